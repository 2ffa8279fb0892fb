/** A note: when it begins (seconds from now), its pitch in hertz, how long it rings, how loud it is, and its shape. */
export type Tone = readonly [
  at: number,
  pitch: number,
  seconds: number,
  loud: number,
  shape?: 'sine' | 'triangle',
];
const tone = (...told: Tone): Tone => told;

/** Wood on felt, a die in a cup, a till, a small fanfare: all soft. */
export const SOUNDS = {
  tile: [tone(0, 520, 0.05, 0.05, 'triangle')],
  back: [tone(0, 380, 0.05, 0.04, 'triangle')],
  // The die rattles ever more slowly, then knocks on the felt and lies still.
  roll: [0, 0.05, 0.1, 0.16, 0.22, 0.29, 0.37, 0.46, 0.57].map((at, i) =>
    tone(at, 250 + 70 * (i % 3), 0.045, 0.055 - 0.003 * i, 'triangle'),
  ),
  settle: [tone(0, 165, 0.07, 0.09, 'triangle'), tone(0.06, 120, 0.12, 0.06, 'triangle')],
  // Each tile of a word that is counted rings higher than the one before.
  count: [tone(0, 392, 0.09, 0.045), tone(0, 784, 0.06, 0.012)],
  draw: [0, 0.09, 0.18].map((at, i) => tone(at, 300 + 40 * i, 0.05, 0.04, 'triangle')),
  flip: [tone(0, 680, 0.03, 0.035, 'triangle'), tone(0.035, 920, 0.05, 0.03, 'triangle')],
  great: [523, 659, 784, 1047, 1319, 1568].flatMap((pitch, i) => [
    tone(0.075 * i, pitch, 0.4, 0.045),
    tone(0.075 * i + 0.02, 2 * pitch, 0.5, 0.012),
  ]),
  buy: [tone(0, 330, 0.09, 0.05), tone(0.08, 262, 0.14, 0.05)],
  sell: [tone(0, 659, 0.1, 0.05), tone(0.08, 880, 0.22, 0.05), tone(0.16, 1319, 0.3, 0.02)],
  gavel: [tone(0, 150, 0.07, 0.08, 'triangle'), tone(0.16, 150, 0.09, 0.08, 'triangle')],
  bid: [tone(0, 440, 0.06, 0.05), tone(0.06, 554, 0.1, 0.05)],
  offer: [tone(0, 494, 0.08, 0.04), tone(0.09, 494, 0.08, 0.03)],
  deal: [tone(0, 392, 0.1, 0.05), tone(0.09, 494, 0.1, 0.05), tone(0.18, 587, 0.18, 0.05)],
  refuse: [tone(0, 196, 0.16, 0.06, 'triangle')],
  turn: [tone(0, 587, 0.12, 0.035)],
  // From a tab that nobody sees: two notes, to be told from what is heard at the table.
  call: [tone(0, 587, 0.2, 0.06), tone(0.16, 880, 0.4, 0.06)],
  // Up to the octave, and there the whole chord over its bass, with a glint on top.
  won: [
    ...[523, 659, 784].map((pitch, i) => tone(0.13 * i, pitch, 0.2, 0.055)),
    ...[523, 659, 784, 1047].map((pitch) => tone(0.4, pitch, 1.2, 0.04)),
    tone(0.4, 262, 1.2, 0.05, 'triangle'),
    tone(0.56, 1568, 0.8, 0.02),
    tone(0.7, 2093, 0.9, 0.015),
  ],
  lost: [tone(0, 440, 0.22, 0.045, 'triangle'), tone(0.2, 392, 0.24, 0.04), tone(0.42, 330, 0.55, 0.04)],
} as const satisfies Record<string, readonly Tone[]>;
export type Sound = keyof typeof SOUNDS;
