import { t } from '../texts.ts';
import { names } from './cards-state.ts';
import { rounds } from './round-end.tsx';
import { isOver, type RoundTold } from './round-history.ts';
import { RoundStory } from './round-story.tsx';

/** The rounds that are over, newest first; a tap opens one. */
export const History = () => {
  const { cards } = t();
  const over = rounds.value.filter(isOver).toReversed();
  if (over.length === 0) return null;
  return (
    <section class="history" aria-labelledby="history-heading">
      <h2 id="history-heading">{cards.history}</h2>
      {over.map((told) => (
        <details key={told.round}>
          <summary>
            <span>{cards.round(told.round)}</span>
            <small>{summaryOf(told)}</small>
          </summary>
          <RoundStory told={told} isLong={false} />
        </details>
      ))}
    </section>
  );
};

const summaryOf = ({ pots, carried }: RoundTold): string => {
  const { cards } = t();
  if (pots.length === 0) return cards.carried(carried);
  const winners = [...new Set(pots.flatMap((pot) => pot.winners.map(({ seat }) => names.value[seat] ?? '')))];
  return cards.wonBy(
    winners,
    pots.reduce((sum, { amount }) => sum + amount, 0),
  );
};
