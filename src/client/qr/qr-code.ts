/** QR codes (ISO/IEC 18004) for short texts: bytes, error correction M (15 %), versions 1 to 10. */
import { remainderOf } from './error-correction.ts';
import { drawFormat, drawFunctionPatterns, type Grid, MASKS, newGrid, penaltyOf } from './qr-grid.ts';

/** For each version from 1: error correction a block, and the data bytes of its blocks. */
const BLOCKS: readonly { readonly correction: number; readonly data: readonly number[] }[] = [
  { correction: 10, data: [16] },
  { correction: 16, data: [28] },
  { correction: 26, data: [44] },
  { correction: 18, data: [32, 32] },
  { correction: 24, data: [43, 43] },
  { correction: 16, data: [27, 27, 27, 27] },
  { correction: 18, data: [31, 31, 31, 31] },
  { correction: 22, data: [38, 38, 39, 39] },
  { correction: 22, data: [36, 36, 36, 37, 37] },
  { correction: 26, data: [43, 43, 43, 43, 44] },
];

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How many bits say the length. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** Mode, length, the bytes, an end, and padding up to what the version holds. */
const codewords = (bytes: Uint8Array, version: number, capacity: number): number[] => {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, -bits.length & 7);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  for (let i = 0; words.length < capacity; i++) words.push(PADDING[i % 2] as number);
  return words;
};

/** The bytes of several lists, one of each in turn. */
const interleave = (lists: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) =>
    lists.flatMap((list) => (i < list.length ? [list[i] as number] : [])),
  ).flat();

/** Data and error correction, block by block, in the order in which they are drawn. */
const withCorrection = (words: readonly number[], version: number): number[] => {
  const { correction, data } = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  let from = 0;
  const blocks = data.map((length) => {
    from += length;
    return words.slice(from - length, from);
  });
  return [...interleave(blocks), ...interleave(blocks.map((block) => remainderOf(block, correction)))];
};

/** Draws bits in pairs of columns from the right, up and down in turn, past the column of the timing pattern. */
const drawData = ({ size, dark, isReserved }: Grid, words: readonly number[]): void => {
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isReserved[y]?.[x] === true) continue;
        (dark[y] as boolean[])[x] = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        at++;
      }
    }
  }
};

const masked = (grid: Grid, mask: number): Grid => {
  const flips = MASKS[mask] as (typeof MASKS)[number];
  const dark = grid.dark.map((row, y) =>
    row.map((isDark, x) => (grid.isReserved[y]?.[x] === true ? isDark : isDark !== flips(x, y))),
  );
  const result = { ...grid, dark };
  drawFormat(result, mask);
  return result;
};

/** The modules of the QR code of a text, row by row, true where dark; undefined where the text is too long. */
export const qrCode = (text: string): readonly (readonly boolean[])[] | undefined => {
  const bytes = new TextEncoder().encode(text);
  const index = BLOCKS.findIndex(({ data }, i) => 4 + lengthBits(i + 1) + 8 * bytes.length <= 8 * sum(data));
  if (index < 0) return undefined;
  const version = index + 1;
  const words = codewords(bytes, version, sum((BLOCKS[index] as (typeof BLOCKS)[number]).data));
  const grid = newGrid(version);
  drawFunctionPatterns(grid, version);
  drawData(grid, withCorrection(words, version));
  const candidates = MASKS.map((_, mask) => masked(grid, mask));
  const penalties = candidates.map(penaltyOf);
  return candidates[penalties.indexOf(Math.min(...penalties))]?.dark;
};
