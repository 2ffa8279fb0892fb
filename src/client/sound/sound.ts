import { signal } from '@preact/signals';
import { readStored, writeStored } from '../base/stored.ts';
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

/** A note: when it begins (seconds from now), its pitch in hertz, how long it rings, how loud it is, and its shape. */
type Tone = readonly [at: number, pitch: number, seconds: number, loud: number, shape?: OscillatorType];
const tone = (...told: Tone): Tone => told;

/** Wood on felt, a die in a cup, a till, a small fanfare: all soft. */
const SOUNDS = {
  tile: [tone(0, 520, 0.05, 0.05, 'triangle')],
  back: [tone(0, 380, 0.05, 0.04, 'triangle')],
  roll: [0, 0.07, 0.13, 0.2, 0.29, 0.4].map((at, i) => tone(at, 240 + 60 * (i % 3), 0.04, 0.05, 'triangle')),
  draw: [0, 0.09, 0.18].map((at, i) => tone(at, 300 + 40 * i, 0.05, 0.04, 'triangle')),
  buy: [tone(0, 330, 0.09, 0.05), tone(0.08, 262, 0.14, 0.05)],
  sell: [tone(0, 659, 0.1, 0.05), tone(0.08, 880, 0.22, 0.05), tone(0.16, 1319, 0.3, 0.02)],
  gavel: [tone(0, 150, 0.07, 0.08, 'triangle'), tone(0.16, 150, 0.09, 0.08, 'triangle')],
  bid: [tone(0, 440, 0.06, 0.05), tone(0.06, 554, 0.1, 0.05)],
  offer: [tone(0, 494, 0.08, 0.04), tone(0.09, 494, 0.08, 0.03)],
  deal: [tone(0, 392, 0.1, 0.05), tone(0.09, 494, 0.1, 0.05), tone(0.18, 587, 0.18, 0.05)],
  refuse: [tone(0, 196, 0.16, 0.06, 'triangle')],
  turn: [tone(0, 587, 0.12, 0.035)],
  end: [
    tone(0, 523, 0.16, 0.05),
    tone(0.14, 659, 0.16, 0.05),
    tone(0.28, 784, 0.16, 0.05),
    tone(0.42, 1047, 0.5, 0.05),
  ],
} as const satisfies Record<string, readonly Tone[]>;
export type Sound = keyof typeof SOUNDS;

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

const audio = createWaking({
  makeContext: () => new AudioContext(),
  // Not every key is a touch to a browser: Escape is none; nor is a finger before it is lifted.
  mayBeHeard: () => soundIsOn.peek() && navigator.userActivation.hasBeenActive,
  ring: (heard: AudioContext, sound: Sound) => {
    for (const each of SOUNDS[sound]) ring(heard, each);
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

/** Makes a sound, if it may. */
export const play = (sound: Sound): void => {
  if (soundIsOn.peek()) audio.play(sound);
};
