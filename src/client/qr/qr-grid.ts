/** The square of a QR code while it is drawn: what is dark, and what belongs to its patterns. */
export type Grid = {
  readonly size: number;
  readonly dark: boolean[][];
  readonly isReserved: boolean[][];
};

const square = (size: number): boolean[][] =>
  Array.from({ length: size }, () => Array<boolean>(size).fill(false));

export const newGrid = (version: number): Grid => {
  const size = 17 + 4 * version;
  return { size, dark: square(size), isReserved: square(size) };
};

/** Which modules each mask turns over. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const set = ({ size, dark, isReserved }: Grid, x: number, y: number, isDark: boolean): void => {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  (dark[y] as boolean[])[x] = isDark;
  (isReserved[y] as boolean[])[x] = true;
};

const drawFinder = (grid: Grid, centerX: number, centerY: number): void => {
  for (let dy = -4; dy <= 4; dy++) {
    for (let dx = -4; dx <= 4; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(grid, centerX + dx, centerY + dy, ring !== 2 && ring !== 4);
    }
  }
};

const drawAlignment = (grid: Grid, centerX: number, centerY: number): void => {
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++)
      set(grid, centerX + dx, centerY + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }
};

/** Where alignment patterns have their centres, in both directions (versions 1 to 10). */
const alignmentPlaces = (version: number, size: number): number[] => {
  if (version === 1) return [];
  return version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
};

/** A value followed by its remainder under a generator, as format and version are protected. */
const protect = (value: number, bits: number, generator: number): number => {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator);
  return (value << bits) | rest;
};

const bit = (value: number, at: number): boolean => ((value >> at) & 1) === 1;

/** Error correction M and the mask, twice, and the module that is always dark. */
export const drawFormat = (grid: Grid, mask: number): void => {
  const { size } = grid;
  const format = protect(mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const near = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    set(grid, 8, near, bit(format, i));
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    set(grid, across, 8, bit(format, i));
  }
  set(grid, 8, size - 8, true);
};

const drawVersion = (grid: Grid, version: number): void => {
  const bits = protect(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const far = grid.size - 11 + (i % 3);
    const near = Math.floor(i / 3);
    set(grid, far, near, bit(bits, i));
    set(grid, near, far, bit(bits, i));
  }
};

/** All that is the same for every text of a version; the format is drawn anew with each mask. */
export const drawFunctionPatterns = (grid: Grid, version: number): void => {
  const { size } = grid;
  for (let i = 0; i < size; i++) {
    set(grid, 6, i, i % 2 === 0);
    set(grid, i, 6, i % 2 === 0);
  }
  const places = alignmentPlaces(version, size);
  const [first, last] = [places[0], places.at(-1)];
  for (const y of places) {
    for (const x of places) {
      // Three corners belong to the finder patterns.
      const isCorner = (x === first || x === last) && (y === first || y === last);
      if (!isCorner || (x === last && y === last)) drawAlignment(grid, x, y);
    }
  }
  drawFinder(grid, 3, 3);
  drawFinder(grid, size - 4, 3);
  drawFinder(grid, 3, size - 4);
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
};

const FINDER_LIKE = [true, false, true, true, true, false, true];
const QUIET = [false, false, false, false];
const LOOKALIKES = [
  [...FINDER_LIKE, ...QUIET],
  [...QUIET, ...FINDER_LIKE],
];

const linePenalty = (line: readonly boolean[]): number => {
  let penalty = 0;
  let run = 0;
  line.forEach((isDark, i) => {
    run = i > 0 && line[i - 1] === isDark ? run + 1 : 1;
    if (run === 5) penalty += 3;
    else if (run > 5) penalty++;
    for (const pattern of LOOKALIKES) if (pattern.every((each, j) => line[i + j] === each)) penalty += 40;
  });
  return penalty;
};

/** How hard the code is to read; the mask with the least is taken. */
export const penaltyOf = ({ size, dark }: Grid): number => {
  const columns = dark.map((_, x) => dark.map((row) => row[x] as boolean));
  let penalty = 0;
  for (const line of [...dark, ...columns]) penalty += linePenalty(line);
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const four = [dark[y]?.[x], dark[y]?.[x + 1], dark[y + 1]?.[x], dark[y + 1]?.[x + 1]];
      if (four.every((each) => each === four[0])) penalty += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return penalty + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
};
