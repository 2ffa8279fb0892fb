import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { HIDDEN, readLaid } from '../../games/choose-your-words/card.ts';
import type { Opened } from '../../games/choose-your-words/events.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { isStill, turnUp } from '../table/motion/moves.ts';
import { useCards } from './card-table.ts';
import { CardRow } from './letter-card.tsx';
import { CountedCards, ScoreSteps } from './score-steps.tsx';

type DeclaredWordProps = Pick<Opened, 'seat' | 'word' | 'steps' | 'score'> & {
  readonly isBest: boolean;
  readonly struck: boolean;
  /** Whether it is shown how the score comes about. */
  readonly isLong?: boolean;
  /** Whether it is still to be turned over. */
  readonly isSealed?: boolean;
  /** What can be said and done about it. */
  readonly children?: ComponentChildren;
};

/** What is still to be turned over: as many backs for every hand, so that nothing is known of the word. */
const FACE_DOWN = Array<string>(5).fill(HIDDEN);

/** What somebody declared: a word or none, its cards and its score. */
export const DeclaredWord = (props: DeclaredWordProps) => {
  const { seat, word, steps, score, isBest, struck, isLong = true, isSealed = false, children } = props;
  const { cards } = t();
  const isSeen = word !== null && !isSealed;
  const own = useRef<HTMLLIElement>(null);
  const wasSealed = useRef(isSealed);
  useLayoutEffect(() => {
    if (wasSealed.current && !isSealed && !isStill())
      turnUp(own.current?.querySelectorAll('.letter-card') ?? []);
    wasSealed.current = isSealed;
  }, [isSealed]);
  return (
    <li
      ref={own}
      class={classes(
        'declared felt-panel stack gap-2 pad-4',
        isBest && 'declared-best',
        struck && 'declared-struck',
      )}
    >
      <p class="row items-baseline gap-4 lines-0">
        <b>{useCards().nameOf(seat)}</b>
        {isSeen && (
          <span class="unseen" translate={false}>
            {readLaid(word)}
          </span>
        )}
        {isSeen && (
          <span class="push title" style="--size: var(--text-6)">
            {cards.points(score)}
          </span>
        )}
        {struck && <span class="tag text-1 bold">{cards.states.struck}</span>}
      </p>
      {isSealed && (
        <p class="declared-sealed">
          <span class="unseen">{cards.turning}</span>
          <CardRow cards={FACE_DOWN} />
        </p>
      )}
      {word === null && !isSealed && <p>{cards.hasNoWord}</p>}
      {isSeen &&
        steps !== null &&
        (isLong ? <CountedCards word={word} steps={steps} /> : <CardRow cards={word} />)}
      {isSeen && steps !== null && isLong && <ScoreSteps word={word} steps={steps} score={score} />}
      {isSeen && children}
    </li>
  );
};
