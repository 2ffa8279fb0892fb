const QUANTILES = { min: 0, p5: 0.05, p25: 0.25, median: 0.5, p75: 0.75, p95: 0.95, max: 1 } as const;

export const QUANTILE_NAMES = Object.keys(QUANTILES) as readonly (keyof typeof QUANTILES)[];

export type Summary = {
  readonly mean: number;
  readonly standardError: number;
  readonly deviation: number;
  readonly quantiles: Readonly<Record<keyof typeof QUANTILES, number>>;
};

/** Mean, spread and quantiles (nearest rank) of some figures, at least one. */
export const summarise = (values: readonly number[]): Summary => {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] as number;
  const quantiles = Object.fromEntries(Object.entries(QUANTILES).map(([name, share]) => [name, at(share)]));
  return {
    mean,
    standardError: deviation / Math.sqrt(values.length),
    deviation,
    quantiles: quantiles as Summary['quantiles'],
  };
};

const BARS = 12;
const WIDEST_BAR = 40;

/** A histogram for a terminal: about a dozen bars over round steps. */
export const formatHistogram = (values: readonly number[], label: (value: number) => string): string => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = Math.max(
    1,
    ...[1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].filter(
      (size) => (most - least) / size >= BARS - 4,
    ),
  );
  const first = Math.floor(least / step) * step;
  const counts = new Map<number, number>();
  for (let from = first; from <= most; from += step) counts.set(from, 0);
  for (const value of values) {
    const from = first + Math.floor((value - first) / step) * step;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  const highest = Math.max(...counts.values());
  const width = Math.max(...[...counts.keys()].map((from) => label(from).length));
  return [...counts]
    .map(([from, count]) => {
      const bar = '█'.repeat(Math.round((count / highest) * WIDEST_BAR)) || (count > 0 ? '▏' : '');
      return `  ${label(from).padStart(width)} ${bar} ${count === 0 ? '' : count}`.trimEnd();
    })
    .join('\n');
};
