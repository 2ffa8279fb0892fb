/** What of the browser's audio decides whether anything is heard. */
type Heard = Pick<AudioContext, 'state' | 'resume'>;

type WakingParts<Context extends Heard, Sound> = {
  readonly makeContext: () => Context;
  /** Whether the browser lets the page be heard: it has been touched. */
  readonly mayBeHeard: () => boolean;
  readonly ring: (heard: Context, sound: Sound) => void;
  readonly nowMs: () => number;
};

/** What rings later than this after it was due is no answer to anything. */
const LATEST_MS = 1000;

/**
 * Audio that a browser lets be heard only once the page has been touched, and that takes a moment to wake then: what is due
 * meanwhile, as the roll that the first tap asks for, rings as soon as it is awake.
 */
export const createWaking = <Context extends Heard, Sound>(parts: WakingParts<Context, Sound>) => {
  const { makeContext, mayBeHeard, ring, nowMs } = parts;
  let context: Context | undefined;
  let missed: { readonly sound: Sound; readonly dueMs: number } | undefined;

  const ringMissed = (): void => {
    const late = missed;
    missed = undefined;
    if (context?.state === 'running' && late !== undefined && nowMs() - late.dueMs <= LATEST_MS)
      ring(context, late.sound);
  };

  return {
    isAwake: (): boolean => context?.state === 'running',
    /** Wakes it, if the page has been touched. */
    wake: async (): Promise<void> => {
      if (!mayBeHeard()) return;
      context ??= makeContext();
      if (context.state === 'suspended') await context.resume();
      ringMissed();
    },
    play: (sound: Sound): void => {
      if (context?.state === 'running') ring(context, sound);
      else missed = { sound, dueMs: nowMs() };
    },
  };
};
