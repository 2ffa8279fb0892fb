import { signal } from '@preact/signals';
import { readStored, writeStored } from '../base/stored.ts';
import { isTouchScreen } from '../ui/touch-screen.ts';

/** What is felt at a table, each as milliseconds on, off, on …: a tick, a small gain, a win. */
export const FEELS = {
  turn: [24],
  gain: [16, 40, 28],
  won: [40, 60, 40, 60, 160],
} as const;
export type Feel = keyof typeof FEELS;

type HapticsParts = {
  /** Undefined where the browser cannot. */
  readonly vibrate: ((pattern: number[]) => unknown) | undefined;
  readonly isWanted: () => boolean;
  /** Whether who holds the device wants no motion: then it does not move either. */
  readonly isStill: () => boolean;
  /** Browsers complain of a page that moves the device before it has been touched. */
  readonly wasTouched: () => boolean;
};

/** Lets something be felt, where that can be and is wanted. */
export const createHaptics =
  ({ vibrate, isWanted, isStill, wasTouched }: HapticsParts) =>
  (feel: Feel): void => {
    if (isWanted() && wasTouched() && !isStill()) vibrate?.([...FEELS[feel]]);
  };

const STORED_AS = 'wordstake.vibration';

/** Whether this device can vibrate, as far as a page is told: of a computer browsers say so, too. */
export const canVibrate = (): boolean => 'vibrate' in navigator && isTouchScreen();

export const vibrationIsOn = signal(readStored(STORED_AS) !== 'off');

/** Lets something be felt at the table. */
export const vibrate = createHaptics({
  vibrate: (pattern) => canVibrate() && navigator.vibrate(pattern),
  isWanted: () => vibrationIsOn.peek(),
  isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  wasTouched: () => navigator.userActivation.hasBeenActive,
});

/** Turns that off, or on again. */
export const switchVibration = (): void => {
  vibrationIsOn.value = !vibrationIsOn.value;
  writeStored(STORED_AS, vibrationIsOn.value ? 'on' : 'off');
  vibrate('turn');
};
