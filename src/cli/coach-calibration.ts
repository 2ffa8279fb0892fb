/** How far the coach's word can be trusted: what it expected, by tenths of all cases, beside what came. */
import type { Review } from '../coach/review.ts';
import type { Split } from '../coach/split.ts';

/** What was expected of a game at some step, and how it ended. */
type Case = { readonly expected: number; readonly came: number };

export type Tenth = { readonly expected: number; readonly came: number; readonly cases: number };

const TENTHS = 10;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Every step of a review before the last that changed anything, for every seat. */
export const casesOf = ({ steps, players }: Review): Case[] =>
  steps.slice(0, -1).flatMap(({ expected, changes }) =>
    players.flatMap(({ split }, i) => {
      const { luck, own, others } = changes[i] as Review['steps'][number]['changes'][number];
      const isNew = luck !== 0 || own !== 0 || others !== 0;
      return isNew ? [{ expected: expected[i] as number, came: split.result }] : [];
    }),
  );

/** Cases by tenths of what was expected, the least first. */
export const tenthsOf = (cases: readonly Case[]): Tenth[] => {
  const sorted = [...cases].sort((a, b) => a.expected - b.expected);
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const [from, to] = [tenth, tenth + 1].map((edge) => Math.floor((edge * sorted.length) / TENTHS));
    const within = sorted.slice(from, to);
    return {
      expected: meanOf(within.map(({ expected }) => expected)),
      came: meanOf(within.map(({ came }) => came)),
      cases: within.length,
    };
  });
};

/** What results came from on average. */
export const meanSplit = (splits: readonly Split[]): Split => {
  const mean = (part: keyof Split): number => meanOf(splits.map((split) => split[part]));
  return {
    start: mean('start'),
    luck: mean('luck'),
    own: mean('own'),
    others: mean('others'),
    result: mean('result'),
  };
};
