import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tenthsOf } from './coach-calibration.ts';

const PROGRAM = fileURLToPath(new URL('./coach.ts', import.meta.url));
const RECORD = fileURLToPath(new URL('../../test/records/0.1-four-in-turn.txt', import.meta.url));

/** Runs `npm run coach` as a person would, without npm. */
const coach = (...typed: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const child = execFile(process.execPath, [PROGRAM, ...typed], { env }, (_, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

describe('npm run coach', () => {
  it('review tells mistakes with what was better, and splits every result so that it adds up', async () => {
    const { code, out } = await coach('review', RECORD);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\. \w+: sell \w+ \((mistake|blunder), \$\d+ lost\)\. Better: \w+/m);
    const rows = out.split('\n').filter((line) => /\d+%/.test(line));
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const amounts = (row.match(/−?\$\d+/g) ?? []).map((text) =>
        Number(text.replace('−', '-').replace('$', '')),
      );
      const [start, luck, own, others, result] = amounts as [number, number, number, number, number];
      expect(start + luck + own + others).toBe(result);
    }
  });

  it('answers what it cannot read with a sentence', async () => {
    expect(await coach('review', 'no-such-file')).toMatchObject({
      code: 2,
      error: 'no-such-file can’t be read.\n',
    });
    expect(await coach('calibrate', 'chess')).toMatchObject({ code: 2 });
    expect((await coach('calibrate', 'buyword', '--bot', 'nobody')).error).toContain('nobody');
  });

  it('calibrate puts cases into tenths by what was expected', () => {
    const cases = Array.from({ length: 20 }, (_, i) => ({ expected: 20 - i, came: 2 * (20 - i) }));
    const tenths = tenthsOf(cases);
    expect(tenths).toHaveLength(10);
    expect(tenths[0]).toEqual({ expected: 1.5, came: 3, cases: 2 });
    expect(tenths[9]).toEqual({ expected: 19.5, came: 39, cases: 2 });
  });
});
