/** Choices of values for named factors such that every pair of values that can go together does so at least once. */
import { seeded } from './racks.ts';

export type Factors = Readonly<Record<string, readonly unknown[]>>;
export type Row = Readonly<Record<string, unknown>>;

const CANDIDATES = 40;
const TRIES = 400;

/** Every pair of values of two factors, as a key. */
const pairsOf = (factors: Factors): Map<string, { a: [string, number]; b: [string, number] }> => {
  const names = Object.keys(factors);
  const pairs = new Map<string, { a: [string, number]; b: [string, number] }>();
  names.forEach((first, i) => {
    for (const second of names.slice(i + 1)) {
      factors[first]?.forEach((_, x) => {
        factors[second]?.forEach((__, y) => {
          pairs.set(`${first}=${x} ${second}=${y}`, { a: [first, x], b: [second, y] });
        });
      });
    }
  });
  return pairs;
};

const keysOf = (choice: Readonly<Record<string, number>>): string[] => {
  const names = Object.keys(choice);
  return names.flatMap((first, i) =>
    names.slice(i + 1).map((second) => `${first}=${choice[first]} ${second}=${choice[second]}`),
  );
};

/** Rows that cover all pairs that some playable row holds; greedy, the same for the same seed. */
export const pairwise = (
  factors: Factors,
  isPlayable: (row: Row) => boolean,
  seed = 1,
): { readonly rows: readonly Row[]; readonly unplayablePairs: readonly string[] } => {
  const random = seeded(seed);
  const names = Object.keys(factors);
  const open = pairsOf(factors);
  const rowOf = (choice: Readonly<Record<string, number>>): Row =>
    Object.fromEntries(names.map((name) => [name, factors[name]?.[choice[name] as number]]));
  const draw = (fixed: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(
      names.map((name) => [name, fixed[name] ?? Math.floor(random() * (factors[name]?.length ?? 1))]),
    );
  const rows: Row[] = [];
  const unplayablePairs: string[] = [];
  while (open.size > 0) {
    const [[key, { a, b }]] = open as unknown as [[string, { a: [string, number]; b: [string, number] }]];
    const fixed = { [a[0]]: a[1], [b[0]]: b[1] };
    let best: { choice: Record<string, number>; covers: number } | undefined;
    for (let tries = 0, found = 0; tries < TRIES && found < CANDIDATES; tries++) {
      const choice = draw(fixed);
      if (!isPlayable(rowOf(choice))) continue;
      found++;
      const covers = keysOf(choice).filter((pair) => open.has(pair)).length;
      if (best === undefined || covers > best.covers) best = { choice, covers };
    }
    if (best === undefined) {
      unplayablePairs.push(key);
      open.delete(key);
      continue;
    }
    for (const pair of keysOf(best.choice)) open.delete(pair);
    rows.push(rowOf(best.choice));
  }
  return { rows, unplayablePairs };
};
