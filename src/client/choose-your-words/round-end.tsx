import type { View } from '../../games/choose-your-words/view.ts';
import { into } from '../base/into.ts';
import { t } from '../base/texts.ts';
import { Actions, StepButton } from '../table/actions.tsx';
import { StepMoment } from '../table/use-step-guard.ts';
import { useCards } from './card-table.ts';
import { isOver, roundToLookAt, seenAfter } from './round-history.ts';
import { potLines, RoundStory } from './round-story.tsx';

/** How the round before ended: a line, while the first bets are placed. */
export const RoundBefore = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  const { rounds, nameOf } = useCards();
  const isEarly = view.phase === 'category' || (view.phase === 'bet' && view.betting === 1);
  const last = rounds.told.value.find(({ round }) => round === view.round - 1);
  if (!isEarly || last === undefined || !isOver(last)) return null;
  return <p class="centred text-2">{cards.roundBefore(last.round, potLines(last, nameOf).join(' '))}</p>;
};

/** How the round before ended, until one goes on: the next one waits meanwhile, but for its clock. */
export const RoundEnd = () => {
  const told = useCards().rounds.toSee.value;
  if (told === undefined) return null;
  return (
    <section class="stack" aria-labelledby="round-end-heading">
      <h2 id="round-end-heading">{t().cards.roundOver(told.round)}</h2>
      <RoundStory told={told} isLong />
    </section>
  );
};

/** On to what comes next. */
export const RoundEndActions = () => {
  const { cards } = t();
  const { view, mySeat, rounds } = useCards();
  const told = rounds.toSee.value;
  if (told === undefined || view.value === undefined) return null;
  const { round: now, phase, toAct } = view.value;
  const isMyTurn = toAct.includes(mySeat.value);
  const seen = seenAfter(told, now, phase === 'over');
  const missed = roundToLookAt(rounds.told.value, now, seen);
  const onward = (): string => {
    if (phase === 'over') return cards.seeResult;
    if (missed !== undefined) return cards.seeRoundEnd(missed.round);
    return isMyTurn ? cards.nextRoundYours(now) : cards.nextRound(now);
  };
  return (
    // What others do meanwhile changes where it leads to, and its text, but not what is meant: away from this round.
    <StepMoment.Provider value={`after round ${told.round}`}>
      <Actions>
        <StepButton means="onward" onClick={() => into(rounds.lastSeen)(seen)}>
          {onward()}
        </StepButton>
      </Actions>
    </StepMoment.Provider>
  );
};
