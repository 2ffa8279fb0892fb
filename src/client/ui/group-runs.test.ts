import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from './group-runs.ts';

it('values without groups stay together, none lost', () => {
  expect(runsOf(['on', 'off'], () => undefined)).toEqual([
    {
      group: undefined,
      values: [
        { value: 'on', at: 0 },
        { value: 'off', at: 1 },
      ],
    },
  ]);
});

it('every value keeps its place, in runs of one group that differ from their neighbours', () => {
  const groups = fc.constantFrom(undefined, 'words', 'names');
  fc.assert(
    fc.property(fc.array(groups), (values) => {
      const runs = runsOf(values, (group) => group);
      expect(runs.flatMap((run) => run.values)).toEqual(values.map((value, at) => ({ value, at })));
      for (const { group, values: run } of runs)
        expect(new Set(run.map(({ value }) => value))).toEqual(new Set([group]));
      expect(runs.some(({ group }, i) => i > 0 && group === runs[i - 1]?.group)).toBe(false);
    }),
  );
});
