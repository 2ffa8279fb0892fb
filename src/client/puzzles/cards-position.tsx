import type { View } from '../../games/choose-your-words/view.ts';
import { formatNumber } from '../../messages/wording.ts';
import { language } from '../base/language.ts';
import { CardRow, cardName, useDeck } from '../choose-your-words/letter-card.tsx';
import { Fact } from './facts.tsx';
import { c } from './texts.ts';

type CardsPositionProps = { readonly view: View; readonly seat: number };

const stepIn = (view: View): string => {
  const { table } = c();
  if (view.phase === 'bet') return table.betting(view.betting);
  return view.phase === 'exchange' ? table.exchange(view.exchange) : table.declare;
};

/** Choose Your Words as the puzzle finds it: pot, chips, the others, one's own cards. */
export const CardsPosition = ({ view, seat }: CardsPositionProps) => {
  const { table } = c();
  const deck = useDeck();
  const number = (value: number): string => formatNumber(language.value, value);
  const own = view.seats[seat];
  if (own === undefined) return null;
  const cards = own.cards?.split(' ') ?? [];
  const pot = view.pots.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <p class="bold">
        {stepIn(view)}
        {view.dealer === seat && ` · ${table.dealer}`}
      </p>
      <dl class="puzzle-facts row gap-6 lines-2">
        <Fact name={table.pot}>{number(pot)}</Fact>
        {view.phase === 'bet' && <Fact name={table.toCall}>{number(view.toCall)}</Fact>}
        <Fact name={table.chips}>{number(own.chips)}</Fact>
      </dl>
      <ul class="puzzle-rivals stack gap-1 text-2">
        {view.seats.map((each, other) =>
          other === seat || !each.dealtIn ? null : (
            <li key={other}>
              <b>{table.rival(other + 1)}</b>
              {view.dealer === other && ` (${table.dealer})`}
              {each.folded
                ? table.folded
                : [table.rivalLine(each.bet, each.chips), table.exchanged(each.exchanged)]
                    .filter((part) => part !== '')
                    .join(' · ')}
            </li>
          ),
        )}
      </ul>
      <section class="stack gap-2" aria-label={table.hand}>
        <h3>{table.hand}</h3>
        <p class="puzzle-tiles">
          <span class="unseen">{cards.map((card) => cardName(card, deck)).join(', ')}</span>
          <CardRow cards={cards} />
        </p>
      </section>
    </>
  );
};
