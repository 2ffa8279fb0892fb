import { signal } from '@preact/signals';
import { readLaid } from '../../games/choose-your-words/card.ts';
import type { DeclaredView, View } from '../../games/choose-your-words/view.ts';
import { isStill } from '../play/motion/moves.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { mySeat, names, onCardNews } from './cards-state.ts';
import { wish } from './laying.ts';
import { CountedCards, ScoreSteps } from './score-steps.tsx';
import { challengesOpenTo } from './step.ts';

/** How long a hand is looked at before the next one is turned over, and how long all of it takes at most. */
const REVEAL_MS = 900;
const WHOLE_REVEAL_MS = 4500;

/** How many hands of the showdown have been turned over; hand by hand, for who likes to see things move. */
const turned = signal(Number.POSITIVE_INFINITY);

/** Starts to turn hands over as they are opened; returns what stops it. */
export const startReveal = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  turned.value = Number.POSITIVE_INFINITY;
  const turnNext = (left: number, stepMs: number): void => {
    turned.value += 1;
    if (left > 1) timer = setTimeout(() => turnNext(left - 1, stepMs), stepMs);
  };
  const stop = onCardNews((fresh) => {
    const opened = fresh.find((event) => event.type === 'opened');
    if (opened === undefined) return;
    clearTimeout(timer);
    turned.value = isStill() ? Number.POSITIVE_INFINITY : 0;
    if (isStill()) return;
    const hands = opened.declarations.length;
    const stepMs = Math.min(REVEAL_MS, WHOLE_REVEAL_MS / hands);
    timer = setTimeout(() => turnNext(hands, stepMs), stepMs / 3);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
};

/** The words of this round, hand by hand, each with its score and what can be doubted about it. */
export const Showdown = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  if (view.phase !== 'challenge' && view.phase !== 'vote') return null;
  const open = view.declared.filter(({ sealed }) => !sealed);
  const best = Math.max(
    ...open.filter(({ seat }) => view.seats[seat]?.folded === false).map(({ score }) => score ?? 0),
  );
  return (
    <section class="showdown" aria-label={cards.showdown}>
      <ol>
        {open.map((declared, at) => (
          <DeclaredWord
            key={declared.seat}
            view={view}
            declared={declared}
            isTurned={at < turned.value}
            isBest={turned.value >= open.length && declared.score === best && best > 0}
          />
        ))}
      </ol>
    </section>
  );
};

type DeclaredProps = {
  readonly view: View;
  readonly declared: DeclaredView;
  readonly isTurned: boolean;
  readonly isBest: boolean;
};

const DeclaredWord = ({ view, declared, isTurned, isBest }: DeclaredProps) => {
  const { cards } = t();
  const { seat, word, steps, score } = declared;
  const isStruck = view.seats[seat]?.struck === true;
  const laid = word?.split(' ') ?? [];
  const classes = ['declared', isBest && 'declared-best', isStruck && 'declared-struck'];
  return (
    <li class={classes.filter((each) => each !== false).join(' ')}>
      <p class="declared-who">
        <b>{names.value[seat]}</b>
        {isTurned && word !== null && <span class="declared-score">{cards.points(score ?? 0)}</span>}
        {isStruck && <span class="declared-mark">{cards.states.struck}</span>}
      </p>
      {!isTurned ? (
        <p class="declared-sealed">{cards.turning}</p>
      ) : word === null ? (
        <p>{cards.hasNoWord}</p>
      ) : (
        <div class="declared-word">
          <span class="unseen" translate={false}>
            {readLaid(laid)}
          </span>
          {steps !== null && <CountedCards word={laid} steps={steps} />}
          {steps !== null && <ScoreSteps word={laid} steps={steps} score={score ?? 0} />}
          <Marks declared={declared} isStruck={isStruck} />
          <Doubts view={view} declared={declared} />
        </div>
      )}
    </li>
  );
};

type MarksProps = { readonly declared: DeclaredView; readonly isStruck: boolean };

const Marks = ({ declared, isStruck }: MarksProps) => {
  const { cards } = t();
  const { claim, claimLost, listed, wordChallenged } = declared;
  if (!claim && !listed && !wordChallenged) return null;
  return (
    <p class="declared-marks">
      {listed && !claimLost && <span>{cards.listed}</span>}
      {claim && (!listed || claimLost) && <span>{claimLost ? cards.claimLost : cards.claimed}</span>}
      {wordChallenged && !isStruck && <span>{cards.wasChallenged}</span>}
    </p>
  );
};

const Doubts = ({ view, declared }: { readonly view: View; readonly declared: DeclaredView }) => {
  const { cards } = t();
  const { seat, word } = declared;
  const open = challengesOpenTo(view, mySeat.value);
  const reads = readLaid(word?.split(' ') ?? []);
  if (!open.words.includes(seat) && !open.claims.includes(seat)) return null;
  return (
    <p class="doubts">
      {open.words.includes(seat) && (
        <Button kind="quiet" onClick={() => void wish({ kind: 'challenge', seat, what: 'word' })}>
          {cards.challengeWord(reads)}
        </Button>
      )}
      {open.claims.includes(seat) && (
        <Button kind="quiet" onClick={() => void wish({ kind: 'challenge', seat, what: 'category' })}>
          {cards.challengeClaim}
        </Button>
      )}
    </p>
  );
};
