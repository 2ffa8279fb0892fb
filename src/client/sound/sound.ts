import { signal } from '@preact/signals';
import { readStored, writeStored } from '../base/stored.ts';
import { SOUNDS, type Sound, type Tone } from './sounds.ts';

const STORED_AS = 'wordstake.sound';

/** Whether the table may be heard; until the first tap or key it is silent in any case. */
export const soundIsOn = signal(readStored(STORED_AS) !== 'off');

/** Turns the sound off, or on again. */
export const switchSound = (): void => {
  soundIsOn.value = !soundIsOn.value;
  writeStored(STORED_AS, soundIsOn.value ? 'on' : 'off');
  if (soundIsOn.value) play('tile');
};

let context: AudioContext | undefined;

/** Browsers let a page be heard once it has been touched; before that nothing is even made. */
const wake = (): void => {
  // Not every key is a touch to a browser: Escape is none.
  if (!soundIsOn.peek() || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
};
/** The first time takes a while: what was touched is answered first. */
const soon = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));
for (const gesture of ['pointerdown', 'keydown'] as const) {
  const wakeSoon = (): void => {
    if (soundIsOn.peek() && context?.state !== 'running') soon(wake);
  };
  addEventListener(gesture, wakeSoon, { capture: true, passive: true });
}

const ring = (heard: AudioContext, [at, pitch, seconds, loud, shape = 'sine']: Tone): void => {
  const begin = heard.currentTime + at;
  const voice = new OscillatorNode(heard, { type: shape, frequency: pitch });
  const swell = new GainNode(heard, { gain: 0 });
  swell.gain.setValueAtTime(0, begin);
  swell.gain.linearRampToValueAtTime(loud, begin + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  voice.connect(swell).connect(heard.destination);
  voice.start(begin);
  voice.stop(begin + seconds + 0.02);
};

const ringNow = (heard: AudioContext, sound: Sound): void => {
  for (const each of SOUNDS[sound]) ring(heard, each);
};

/** What is heard so late belongs to what is seen no more. */
const LATE_MS = 400;

/** The first sound comes while the browser still wakes: it is heard as soon as it has. */
const ringOnceAwake = (sound: Sound): void => {
  const askedMs = performance.now();
  soon(() => {
    wake();
    const heard = context;
    const ringInTime = (): void => {
      if (heard?.state === 'running' && performance.now() - askedMs < LATE_MS) ringNow(heard, sound);
    };
    if (heard?.state === 'running') ringInTime();
    else heard?.addEventListener('statechange', ringInTime, { once: true });
  });
};

/** Makes a sound, if it may. */
export const play = (sound: Sound): void => {
  if (!soundIsOn.peek()) return;
  if (context?.state === 'running') ringNow(context, sound);
  else ringOnceAwake(sound);
};
