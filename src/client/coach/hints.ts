import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Hint } from '../../coach/hint.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Result } from '../../shared/result.ts';
import type { TableHints } from '../table/table-hints.ts';
import type { CoachError } from './coach-protocol.ts';

/** A nudge, the letters, the move. */
const LEVELS = 3;

/** A step at a table, as whoever is to act sees it. */
export type HintedStep = {
  readonly view: unknown;
  readonly seat: Seat;
  /** Tells it from every other step of the game. */
  readonly moment: string;
};

type HintParts = {
  /** Whether hints are given at this table at all. */
  readonly isOffered: ReadonlySignal<boolean>;
  /** The step in which somebody at this device is to act; undefined where nobody is, or no hints are given. */
  readonly step: ReadonlySignal<HintedStep | undefined>;
  readonly fetchHint: (step: HintedStep) => Promise<Result<Hint | undefined, CoachError>>;
  /** A hint in words, up to a level. */
  readonly say: (hint: Hint, level: number, step: HintedStep) => readonly string[];
  /** What is said where there is nothing to advise, or the coach cannot be had. */
  readonly sayNone: (why: CoachError | undefined) => string;
  /** How many steps had a hint before this visit. */
  readonly taken: number;
  readonly onTaken: (taken: number) => void;
};

/** What was asked in a step, and what has come of it. */
type Asked = {
  readonly step: HintedStep;
  readonly level: number;
  readonly isOpen: boolean;
  readonly found?: Result<Hint | undefined, CoachError>;
};

/** The hints of a table: a tap asks, each further one in the same step for more. A step counts once, as soon as it is advised on. */
export const createHints = (parts: HintParts): TableHints => {
  const { isOffered, step, fetchHint, say, sayNone, onTaken } = parts;
  const taken = signal(parts.taken);
  const last = signal<Asked | undefined>(undefined);
  /** What was asked in the step at hand. */
  const asked = computed(() =>
    last.value?.step.moment === step.value?.moment && step.value !== undefined ? last.value : undefined,
  );

  const askFirst = async (at: HintedStep): Promise<void> => {
    last.value = { step: at, level: 1, isOpen: true };
    const found = await fetchHint(at);
    const now = last.peek();
    if (now?.step !== at || asked.peek() === undefined) return;
    last.value = { ...now, found };
    if (!found.ok || found.value === undefined) return;
    taken.value += 1;
    onTaken(taken.value);
  };

  return {
    isOffered,
    canAsk: computed(() => step.value !== undefined),
    isThinking: computed(() => asked.value?.isOpen === true && asked.value.found === undefined),
    said: computed(() => {
      const now = asked.value;
      if (now?.found === undefined || !now.isOpen) return [];
      if (!now.found.ok) return [sayNone(now.found.error)];
      const hint = now.found.value;
      return hint === undefined ? [sayNone(undefined)] : say(hint, now.level, now.step);
    }),
    hasMore: computed(() => {
      const now = asked.value;
      return now?.found?.ok === true && now.found.value !== undefined && now.level < LEVELS;
    }),
    taken,
    ask: () => {
      const at = step.peek();
      const now = asked.peek();
      if (at === undefined) return;
      if (now === undefined || (now.found !== undefined && !now.found.ok)) void askFirst(at);
      // What was put away is shown again first.
      else if (!now.isOpen) last.value = { ...now, isOpen: true };
      else if (now.found !== undefined) last.value = { ...now, level: Math.min(LEVELS, now.level + 1) };
    },
    putAway: () => {
      const now = last.peek();
      if (now !== undefined) last.value = { ...now, isOpen: false };
    },
  };
};
