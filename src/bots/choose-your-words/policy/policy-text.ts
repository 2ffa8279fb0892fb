/**
 * A betting policy as text that a module can hold. Rows that training never came to are left out: the numbers of rows that are missing and
 * there take turns; each row that is there has the fifteenths of every action but checking and calling, which has the rest.
 */
import { bytesOfText, textOfBytes } from '../../bytes-text.ts';
import { ACTIONS, PASS, ROWS } from './abstraction.ts';

/** How often each action is played at every row, in fifteenths; rows that are not known are all zero. */
export type Policy = Uint8Array;

export const WHOLE = 15;
const STORED = Array.from({ length: ACTIONS }, (_, action) => action).filter((action) => action !== PASS);

const isKnown = (policy: Policy, row: number): boolean =>
  policy.subarray(row * ACTIONS, (row + 1) * ACTIONS).some((part) => part > 0);

/** A number as bytes of seven bits, the last one marked. */
const writeNumber = (bytes: number[], number: number): void => {
  for (let left = number; ; left = Math.floor(left / 128)) {
    if (left < 128) {
      bytes.push(left | 128);
      return;
    }
    bytes.push(left % 128);
  }
};

export const packPolicy = (policy: Policy): string => {
  const runs: number[] = [];
  const nibbles: number[] = [];
  let [start, known] = [0, false];
  for (let row = 0; row <= ROWS; row++) {
    const isNext = row < ROWS && isKnown(policy, row);
    if (isNext) for (const action of STORED) nibbles.push(policy[row * ACTIONS + action] as number);
    if (row < ROWS && isNext === known) continue;
    writeNumber(runs, row - start);
    [start, known] = [row, isNext];
  }
  const packed = nibbles.flatMap((nibble, i) => (i % 2 === 0 ? [(nibble << 4) | (nibbles[i + 1] ?? 0)] : []));
  return textOfBytes(Uint8Array.from([...runs, ...packed]));
};

export const unpackPolicy = (text: string): Policy => {
  const bytes = bytesOfText(text);
  const policy = new Uint8Array(ROWS * ACTIONS);
  const runs: number[] = [];
  let at = 0;
  for (let total = 0; total < ROWS; ) {
    let [run, unit] = [0, 1];
    for (; (bytes[at] as number) < 128; at++, unit *= 128) run += (bytes[at] as number) * unit;
    run += ((bytes[at++] as number) & 127) * unit;
    runs.push(run);
    total += run;
  }
  let [row, nibble] = [0, 0];
  runs.forEach((run, i) => {
    const end = row + run;
    if (i % 2 === 0) row = end;
    for (; row < end; row++) {
      let rest = WHOLE;
      for (const action of STORED) {
        const byte = bytes[at + (nibble >> 1)] as number;
        const part = nibble++ % 2 === 0 ? byte >> 4 : byte & 15;
        policy[row * ACTIONS + action] = part;
        rest -= part;
      }
      policy[row * ACTIONS + PASS] = rest;
    }
  });
  return policy;
};
