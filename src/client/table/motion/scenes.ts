import { signal } from '@preact/signals';
import type { Sound } from '../../sound/sounds.ts';

/** Lets something be heard, so many semitones higher than usual. */
type Hear = (sound: Sound, semitones?: number) => void;

/** A piece of what is seen to happen. It lasts so long, and can be brought to its end at any moment. */
export type Scene = {
  readonly ms: number;
  /** Begins it, seen and heard; gives what brings it to its end at once. */
  readonly begin: (hear: Hear) => () => void;
};

/** What is seen before something that has happened is shown, and what is seen of it then. */
export type ScenePlan = {
  readonly before?: readonly Scene[];
  readonly after?: readonly Scene[];
  /** Whether it is told in words only once it has been seen. */
  readonly tellsLast?: boolean;
};

type Shown = ScenePlan & {
  /** Puts it on the table … */
  readonly show: () => void;
  /** … and tells it in words. */
  readonly tell: () => void;
};

/**
 * A scene of several steps, one after the other; whoever jumps to its end sees all of them done. Each is heard, so many semitones higher
 * than the one before.
 */
export const steppedScene = (
  stepMs: number,
  steps: readonly (() => void)[],
  sound: Sound,
  risesBy = 0,
): Scene => ({
  ms: stepMs * steps.length,
  begin: (hear) => {
    const left = [...steps];
    const timer = setInterval(() => {
      if (left.length > 0) hear(sound, risesBy * (steps.length - left.length));
      left.shift()?.();
    }, stepMs);
    return () => {
      clearInterval(timer);
      for (const step of left) step();
    };
  },
});

/** Calls back after a while; gives what calls that off. */
type Wait = (ms: number, then: () => void) => () => void;

const waitByTimer: Wait = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** A page that is not seen draws nothing, and its timers come late: there is nothing to wait for. */
const isPageSeen = (): boolean =>
  (globalThis as { readonly document?: { readonly visibilityState: string } }).document?.visibilityState !==
  'hidden';

/** Where so much waits to be shown, the table is behind, and what waits is shown without its scenes. */
const MOST_WAITING = 2;

type Step =
  | { readonly kind: 'show' | 'tell'; readonly run: () => void }
  | ({ readonly kind: 'scene' } & Scene);

const stepsOf = ({ before = [], after = [], tellsLast = false, show, tell }: Shown): Step[] => {
  const scenes = (all: readonly Scene[]): Step[] => all.map((scene) => ({ kind: 'scene', ...scene }));
  const shown: Step = { kind: 'show', run: show };
  const told: Step = { kind: 'tell', run: tell };
  return tellsLast
    ? [...scenes(before), shown, ...scenes(after), told]
    : [...scenes(before), shown, told, ...scenes(after)];
};

/**
 * Shows what happens at a table one after the other, each with its scenes: the next is not on the table before the last one has been
 * seen. Nothing waits for long: whoever acts jumps to the end of all of it, and where nobody sees it, it is there at once.
 */
export const createScenes = (wait: Wait = waitByTimer, isSeen: () => boolean = isPageSeen) => {
  /** Whether anything is being played. */
  const isPlaying = signal(false);
  let steps: Step[] = [];
  let endScene: (() => void) | undefined;
  let isRunning = false;
  let hear: Hear = () => {};

  const isHolding = (): boolean => steps.some(({ kind }) => kind === 'show');

  const play = ({ ms, begin }: Scene): void => {
    const end = begin((...heard) => hear(...heard));
    const callOff = wait(ms, () => {
      endScene = undefined;
      end();
      run();
    });
    endScene = () => {
      callOff();
      end();
    };
  };

  const run = (): void => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (endScene === undefined) {
        const step = steps.shift();
        if (step === undefined) break;
        if (step.kind === 'scene') play(step);
        else step.run();
      }
    } finally {
      // Even where something went wrong: what happens next must still be shown.
      isRunning = false;
      isPlaying.value = endScene !== undefined;
    }
  };

  const dropScenes = (): void => {
    steps = steps.filter(({ kind }) => kind !== 'scene');
  };

  const skip = (): void => {
    dropScenes();
    const end = endScene;
    endScene = undefined;
    end?.();
    run();
  };

  return {
    isPlaying,
    /** Whether something has happened that is not on the table yet. */
    isHolding,
    /** Lets what is seen be heard, too. */
    hearBy: (by: Hear): void => {
      hear = by;
    },
    /** Shows something after all that came before it. */
    add: (shown: Shown): void => {
      if (steps.filter(({ kind }) => kind === 'show').length >= MOST_WAITING) dropScenes();
      steps.push(...stepsOf(shown));
      if (!isSeen()) {
        skip();
        return;
      }
      // Known before anything is shown: whoever acts on it unasked waits until it has been seen.
      isPlaying.value = endScene !== undefined || steps.some(({ kind }) => kind === 'scene');
      run();
    },
    /** Jumps to the end: everything that has happened is on the table. */
    skip,
  };
};
