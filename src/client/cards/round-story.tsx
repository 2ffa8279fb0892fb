import { readLaid } from '../../games/choose-your-words/card.ts';
import type { Messages } from '../../messages/messages.ts';
import { categoryTitle } from '../../messages/themes.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { names } from './cards-state.ts';
import { Chips } from './chips.tsx';
import { CardRow } from './letter-card.tsx';
import type { RoundTold, ShownWord } from './round-history.ts';
import { CountedCards, ScoreSteps } from './score-steps.tsx';

const nameOf = (seat: number): string => names.value[seat] ?? '';

/** Who took what, and why, a sentence a pot; where nobody could, what goes to the next one. */
export const potLines = (cards: Messages['cards'], { pots, words, carried }: RoundTold): string[] => [
  ...(carried > 0 ? [cards.carried(carried)] : []),
  ...pots.map(({ winners, by }, at) => {
    const who = winners.map(({ seat, amount }) => ({ name: nameOf(seat), amount }));
    const best = words.find(({ seat, word }) => seat === winners[0]?.seat && word !== null);
    return cards.took(
      cards.potName(at, pots.length),
      who,
      by,
      by === 'word' ? readLaid(best?.word ?? []) : '',
    );
  }),
];

/** How a round ended: the pots, what is owed to the next one, who is out, what each has come to, what was shown. */
export const RoundStory = ({ told, isLong }: { readonly told: RoundTold; readonly isLong: boolean }) => {
  const { cards } = t();
  const best = new Set(
    told.pots.flatMap(({ by, winners }) => (by === 'word' ? winners.map(({ seat }) => seat) : [])),
  );
  return (
    <div class="round-story">
      {told.category !== null && (
        <p class="quiet">
          {cards.category}{' '}
          {cards.quoted(categoryTitle(language.value, told.category.text, told.category.own))}
        </p>
      )}
      <ul class="round-pots">
        {potLines(cards, told).map((line, at) => (
          <li key={at}>
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
      <Changes told={told} isHome={isLong} />
      {told.words.length > 0 && (
        <ul class="round-words">
          {told.words.map((word) => (
            <RoundWord key={word.seat} shown={word} isBest={best.has(word.seat)} isLong={isLong} />
          ))}
        </ul>
      )}
    </div>
  );
};

type RoundWordProps = {
  readonly shown: ShownWord;
  readonly isBest: boolean;
  readonly isLong: boolean;
};

const RoundWord = ({ shown, isBest, isLong }: RoundWordProps) => {
  const { cards } = t();
  const { seat, word, steps, score, struck } = shown;
  return (
    <li class={struck ? 'declared declared-struck' : isBest ? 'declared declared-best' : 'declared'}>
      <p class="declared-who">
        <b>{nameOf(seat)}</b>
        {word === null ? (
          <span class="unseen">{cards.hasNoWord}</span>
        ) : (
          <span class="unseen" translate={false}>
            {readLaid(word)}
          </span>
        )}
        {word !== null && <span class="declared-score">{cards.points(score)}</span>}
        {struck && <span class="declared-mark">{cards.states.struck}</span>}
      </p>
      {word === null && <p aria-hidden="true">{cards.hasNoWord}</p>}
      {word !== null &&
        steps !== null &&
        (isLong ? <CountedCards word={word} steps={steps} /> : <CardRow cards={word} />)}
      {word !== null && steps !== null && isLong && <ScoreSteps word={word} steps={steps} score={score} />}
    </li>
  );
};

type ChangesProps = {
  readonly told: RoundTold;
  /** Whether chips are seen to come here from the pots. */
  readonly isHome: boolean;
};

/** What each has come to, and won or lost. */
const Changes = ({ told, isHome }: ChangesProps) => {
  const { cards } = t();
  const took = told.change
    .map((change, seat) => ({ seat, change, chips: told.chips[seat] ?? 0 }))
    .filter(({ change, chips }) => change !== 0 || chips > 0);
  return (
    <ul class="changes">
      {took.map(({ seat, change, chips }) => (
        <li key={seat} data-home={isHome ? `chips ${seat}` : undefined}>
          <span class="changes-name">{nameOf(seat)}</span>
          <Chips amount={chips} />
          <span class="unseen">{cards.chipsOf(chips)}</span>
          <b aria-hidden="true">{cards.number(chips)}</b>
          {change !== 0 && (
            <span class={change > 0 ? 'change-up' : 'change-down'}>{cards.change(change)}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
