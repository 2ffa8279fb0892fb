import { expect, it } from 'vitest';
import { createWaking } from './waking.ts';

/** A browser that is silent until it is touched, and wakes when it is told to; Node has no audio of its own. */
const browser = () => {
  const heard: string[] = [];
  let [now, touched] = [0, false];
  let awake = (): void => {};
  const context = {
    state: 'suspended' as AudioContextState,
    resume: () =>
      new Promise<void>((resolve) => {
        awake = () => {
          context.state = 'running';
          resolve();
        };
      }),
  };
  const audio = createWaking({
    makeContext: () => context,
    mayBeHeard: () => touched,
    ring: (_, sound: string) => void heard.push(sound),
    nowMs: () => now,
  });
  return {
    audio,
    heard,
    /** The first touch: the browser begins to wake, and is awake a while later. */
    touch: (): Promise<void> => {
      touched = true;
      return audio.wake();
    },
    awakeAt: (atMs: number): void => {
      now = atMs;
      awake();
    },
  };
};

it('lets the roll be heard that the very first tap brought, though it came before the audio was awake', async () => {
  const { audio, heard, touch, awakeAt } = browser();
  const waking = touch();
  audio.play('roll');
  expect(heard).toEqual([]);
  awakeAt(200);
  await waking;
  audio.play('buy');
  expect(heard).toEqual(['roll', 'buy']);
});

it('lets it be heard when it came before the browser took the touch for one (a finger that is still down)', async () => {
  const { audio, heard, touch, awakeAt } = browser();
  await audio.wake();
  audio.play('roll');
  const waking = touch();
  awakeAt(100);
  await waking;
  expect(heard).toEqual(['roll']);
});

it('keeps silent about what is long past', async () => {
  const { audio, heard, touch, awakeAt } = browser();
  audio.play('turn');
  const waking = touch();
  awakeAt(5000);
  await waking;
  expect(heard).toEqual([]);
});
