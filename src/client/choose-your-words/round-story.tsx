import { useSignal } from '@preact/signals';
import { readLaid } from '../../games/choose-your-words/card.ts';
import { t } from '../base/texts.ts';
import { type CardTable, useCards } from './card-table.ts';
import { categoryName } from './category-banner.tsx';
import { Chips } from './chips.tsx';
import { DeclaredWord } from './declared-word.tsx';
import { potTotal } from './phases/quick-bets.ts';
import { isOver, type RoundTold } from './round-history.ts';

/** Who took what, and why, a sentence a pot; where nobody could, what goes to the next one. */
export const potLines = ({ pots, words, carried }: RoundTold, nameOf: CardTable['nameOf']): string[] => {
  const { cards } = t();
  const lines = pots.map(({ winners, by }, at) => {
    const who = winners.map(({ seat, amount }) => ({ name: nameOf(seat), amount }));
    const best = words.find(({ seat, word }) => seat === winners[0]?.seat && word !== null);
    const word = by === 'word' ? readLaid(best?.word ?? []) : '';
    return cards.took(cards.potName(at, pots.length), who, by, word);
  });
  return carried > 0 ? [cards.carried(carried), ...lines] : lines;
};

/** How a round ended: the pots, what is owed to the next one, who is out, what each has come to, what was shown. */
export const RoundStory = ({ told, isLong }: { readonly told: RoundTold; readonly isLong: boolean }) => {
  const { cards } = t();
  const { nameOf } = useCards();
  const best = new Set(
    told.pots.flatMap(({ by, winners }) => (by === 'word' ? winners.map(({ seat }) => seat) : [])),
  );
  return (
    <div class="round-story stack gap-4">
      {told.category !== null && (
        <p class="quiet">
          {cards.category} {cards.quoted(categoryName(told.category))}
        </p>
      )}
      <ul class={isLong ? 'strong' : undefined}>
        {potLines(told, nameOf).map((line, at) => (
          <li key={at} class="line gap-4">
            <span data-home={isLong ? `pot ${told.pots[at]?.pot ?? 0}` : undefined}>
              <Chips amount={told.pots[at]?.amount ?? told.carried} />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {told.debts.map(({ seat, owed, amount }) => (
        <p key={`debt ${seat}`}>{cards.paidDebt(nameOf(seat), amount, owed)}</p>
      ))}
      {told.out.map((seat) => (
        <p key={`out ${seat}`}>{cards.isOut(nameOf(seat))}</p>
      ))}
      <Changes round={told.round} isHome={isLong} />
      {told.words.length > 0 && (
        <ul class="columns fit gap-4" style="--column: 17rem">
          {told.words.map((word) => (
            <DeclaredWord key={word.seat} {...word} isBest={best.has(word.seat)} isLong={isLong} />
          ))}
        </ul>
      )}
    </div>
  );
};

type ChangesProps = {
  readonly round: number;
  /** Whether chips are seen to come here from the pots. */
  readonly isHome: boolean;
};

/** What each has come to, and won or lost. */
const Changes = ({ round, isHome }: ChangesProps) => {
  const { cards } = t();
  const { nameOf, rounds } = useCards();
  const took = rounds.chips.value
    .map((sums, seat) => ({ seat, chips: sums[round] ?? 0, before: sums[round - 1] ?? 0 }))
    .map((own) => ({ ...own, change: own.chips - own.before }))
    .filter(({ change, chips }) => change !== 0 || chips > 0);
  return (
    <ul class="columns gap-3" style="--column: 9.5rem">
      {took.map(({ seat, change, chips }) => (
        <li
          key={seat}
          class="row gap-3 lines-0 box pad-2 figures"
          data-home={isHome ? `chips ${seat}` : undefined}
        >
          <span class="whole-row clipped">{nameOf(seat)}</span>
          <Chips amount={chips} />
          <span class="unseen">{cards.chipsOf(chips)}</span>
          <b aria-hidden="true">{cards.number(chips)}</b>
          {change !== 0 && (
            <span class={change > 0 ? 'push bold money' : 'push bold alarm'}>{cards.change(change)}</span>
          )}
        </li>
      ))}
    </ul>
  );
};

/** The rounds that are over, newest first; a tap opens one. */
export const History = () => {
  const { cards } = t();
  const { rounds } = useCards();
  const over = rounds.told.value.filter(isOver).toReversed();
  if (over.length === 0) return <p class="quiet">{cards.noHistory}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="history side-scroll stack gap-3" aria-label={cards.history} tabIndex={0}>
      {over.map((told) => (
        <PastRound key={told.round} told={told} />
      ))}
    </section>
  );
};

/** A round that is over, in a line; its story is told once it is opened: rounds are many, and the list changes with each of them. */
const PastRound = ({ told }: { readonly told: RoundTold }) => {
  const { nameOf } = useCards();
  const isOpen = useSignal(false);
  return (
    <details
      class="panel"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary class="row lines-0">
        <span>{t().cards.round(told.round)}</span>
        <small>{summaryOf(told, nameOf)}</small>
      </summary>
      {isOpen.value && <RoundStory told={told} isLong={false} />}
    </details>
  );
};

const summaryOf = ({ pots, carried }: RoundTold, nameOf: CardTable['nameOf']): string => {
  const { cards } = t();
  if (pots.length === 0) return cards.carried(carried);
  const winners = [...new Set(pots.flatMap((pot) => pot.winners.map(({ seat }) => nameOf(seat))))];
  return cards.wonBy(winners, potTotal({ pots }));
};
