import { signal } from '@preact/signals';
import { readStored, writeStored } from '../base/stored.ts';
import { SOUNDS, type Sound, type Tone } from './sounds.ts';
import { createWaking } from './waking.ts';

const STORED_AS = 'wordstake.sound';

/** Whether the table may be heard; until the first tap or key it is silent in any case. */
export const soundIsOn = signal(readStored(STORED_AS) !== 'off');

/** Turns the sound off, or on again. */
export const switchSound = (): void => {
  soundIsOn.value = !soundIsOn.value;
  writeStored(STORED_AS, soundIsOn.value ? 'on' : 'off');
  if (soundIsOn.value) play('tile');
};

/** Rings a note, so many semitones higher than it stands there. */
const ring = (
  heard: AudioContext,
  [at, pitch, seconds, loud, shape = 'sine']: Tone,
  semitones: number,
): void => {
  const begin = heard.currentTime + at;
  const voice = new OscillatorNode(heard, { type: shape, frequency: pitch * 2 ** (semitones / 12) });
  const swell = new GainNode(heard, { gain: 0 });
  swell.gain.setValueAtTime(0, begin);
  swell.gain.linearRampToValueAtTime(loud, begin + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  voice.connect(swell).connect(heard.destination);
  voice.start(begin);
  voice.stop(begin + seconds + 0.02);
};

type Heard = { readonly sound: Sound; readonly semitones: number };

const audio = createWaking({
  makeContext: () => new AudioContext(),
  // Not every key is a touch to a browser: Escape is none; nor is a finger before it is lifted.
  mayBeHeard: () => soundIsOn.peek() && navigator.userActivation.hasBeenActive,
  ring: (heard: AudioContext, { sound, semitones }: Heard) => {
    for (const each of SOUNDS[sound]) ring(heard, each, semitones);
  },
  nowMs: () => performance.now(),
});

for (const gesture of ['pointerdown', 'pointerup', 'keydown'] as const) {
  // The first time takes a while: what was touched is answered first.
  const wakeSoon = (): void => {
    if (soundIsOn.peek() && !audio.isAwake()) requestAnimationFrame(() => setTimeout(audio.wake));
  };
  addEventListener(gesture, wakeSoon, { capture: true, passive: true });
}

// A page that is not seen has no next frame, but it may call: it is awake by then.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && !audio.isAwake()) void audio.wake();
});

/** Makes a sound, if it may, so many semitones higher than usual. */
export const play = (sound: Sound, semitones = 0): void => {
  if (soundIsOn.peek()) audio.play({ sound, semitones });
};
