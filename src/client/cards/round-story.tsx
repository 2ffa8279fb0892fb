import { readLaid } from '../../games/choose-your-words/card.ts';
import type { Messages } from '../../messages/messages.ts';
import { t } from '../texts.ts';
import { names } from './cards-state.ts';
import { CardRow } from './letter-card.tsx';
import type { RoundTold, ShownWord } from './round-history.ts';
import { CountedCards, ScoreSteps } from './score-steps.tsx';

const nameOf = (seat: number): string => names.value[seat] ?? '';

/** Who took what, and why, a sentence a pot. */
const potLines = (cards: Messages['cards'], { pots, words }: RoundTold): string[] =>
  pots.map(({ winners, by }, at) => {
    const who = winners.map(({ seat, amount }) => ({ name: nameOf(seat), amount }));
    const best = words.find(({ seat, word }) => seat === winners[0]?.seat && word !== null);
    return cards.took(
      cards.potName(at, pots.length),
      who,
      by,
      by === 'word' ? readLaid(best?.word ?? []) : '',
    );
  });

/** How a round ended: the pots, what was shown, what is owed to the next one, who is out. */
export const RoundStory = ({ told, isLong }: { readonly told: RoundTold; readonly isLong: boolean }) => {
  const { cards } = t();
  return (
    <div class="round-story">
      {told.category !== null && (
        <p class="quiet">
          {cards.category} {cards.quoted(told.category)}
        </p>
      )}
      <ul class="round-pots">
        {potLines(cards, told).map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
      {told.words.length > 0 && (
        <ul class="round-words">
          {told.words.map((word) => (
            <RoundWord key={word.seat} shown={word} isLong={isLong} />
          ))}
        </ul>
      )}
      {told.debts.map(({ seat, owed, amount }) => (
        <p key={`debt ${seat}`}>{cards.paidDebt(nameOf(seat), amount, owed)}</p>
      ))}
      {told.out.map((seat) => (
        <p key={`out ${seat}`}>{cards.isOut(nameOf(seat))}</p>
      ))}
    </div>
  );
};

type RoundWordProps = { readonly shown: ShownWord; readonly isLong: boolean };

const RoundWord = ({ shown, isLong }: RoundWordProps) => {
  const { cards } = t();
  const { seat, word, steps, score, struck } = shown;
  return (
    <li class={struck ? 'declared declared-struck' : 'declared'}>
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

/** What each has won or lost. */
export const Changes = ({ told }: { readonly told: RoundTold }) => {
  const { cards } = t();
  return (
    <ul class="changes">
      {told.change.map(
        (change, seat) =>
          change !== 0 && (
            <li key={seat}>
              {nameOf(seat)} <b class={change > 0 ? 'change-up' : 'change-down'}>{cards.change(change)}</b>
            </li>
          ),
      )}
    </ul>
  );
};
