import type { Split } from '../../coach/split.ts';

const PARTS = ['luck', 'own', 'others'] as const;

/** A bar of the chart: from where to where it reaches, and what it is. */
type Bar = {
  readonly part: 'start' | (typeof PARTS)[number] | 'result';
  readonly from: number;
  readonly to: number;
};

/** What a result came from, one bar after the other: each begins where the one before it ended, so that the last is their sum. */
export const barsOf = ({ start, result, ...split }: Split): readonly Bar[] => {
  const bars: Bar[] = [{ part: 'start', from: 0, to: start }];
  for (const part of PARTS) {
    const from = bars.at(-1)?.to ?? 0;
    bars.push({ part, from, to: from + split[part] });
  }
  return [...bars, { part: 'result', from: 0, to: result }];
};

/** From where to where the chart reaches: not down to nothing where that would make the changes too small to be seen. */
export const axisOf = (bars: readonly Bar[]): { readonly low: number; readonly high: number } => {
  const sums = bars.map(({ to }) => to);
  const [least, most] = [Math.min(...sums), Math.max(1, ...sums)];
  const low = least < 0 ? least : Math.max(0, least - (most - least));
  return { low, high: Math.max(most, low + 1) };
};
