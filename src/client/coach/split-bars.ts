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
