import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatHistogram, summarise } from './statistics.ts';

const PROGRAM = fileURLToPath(new URL('./simulate.ts', import.meta.url));

const simulate = (...typed: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const child = execFile(process.execPath, [PROGRAM, ...typed], { env }, (_, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

const figures = async (...typed: string[]) => {
  const { out } = await simulate(...typed, '--json');
  const { seconds: _, ...rest } = JSON.parse(out) as Record<string, unknown>;
  return rest;
};

describe('npm run simulate', () => {
  it('gives the same games for the same seed, others for another', async () => {
    const first = await figures('buyword', '--games', '5', '--seed', 'x');
    expect(first).toMatchObject({ game: 'buyword', players: 1, games: 5, bot: 'simple', seed: 'x' });
    expect(await figures('buyword', '--games', '5', '--seed', 'x')).toEqual(first);
    expect(await figures('buyword', '--games', '5', '--seed', 'y')).not.toMatchObject({
      mean: first['mean'],
    });
  });

  it('plays the same games in one thread and in two, alone and in duels', async () => {
    const games = ['--games', '16', '--seed', 'x', '--options', '{"dictionary":"en-common"}'];
    const alone = ['buyword', '--bot', 'simple', ...games];
    const duel = ['buyword', '--bot', 'simple', '--against', 'novice', ...games];
    for (const typed of [alone, duel]) {
      const [one, two] = await Promise.all(
        ['1', '2'].map((threads) => figures(...typed, '--threads', threads)),
      );
      expect(two).toEqual(one);
    }
  });

  it('says how much the bots may think, and keeps games in a file of their own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
    try {
      const keep = join(folder, 'games.jsonl');
      const typed = ['buyword', '--games', '2', '--options', '{"dictionary":"en-common"}', '--keep', keep];
      expect((await simulate(...typed)).out).toContain('40 units of work a decision');
      expect((await simulate(...typed, '--work', '7')).error).toContain(keep);
      expect((await simulate(...typed, '--lang', 'fr')).out).toContain('40 unités de calcul par choix');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('plays the house bot to the end with four players, challenges, in turn, in French', async () => {
    const options =
      '{"judge":"challenge","selling":"inTurn","dictionary":"fr-common","tiles":"french","openTiles":false}';
    const { code, out } = await simulate('buyword', '--players', '4', '--games', '3', '--options', options);
    expect(code).toBe(0);
    expect(out).toContain('4 players');
    expect(out).toMatch(/mean\s+\$\d/);
    expect(out).toContain('█');
  });

  it('seats different bots at one table, moving on by one from game to game', async () => {
    const typed = ['buyword', '--bots', 'simple,novice,casual', '--games', '3', '--work', '1'];
    const options = '{"dictionary":"en-common"}';
    const all = await figures(...typed, '--options', options);
    expect(all).toMatchObject({ games: 3, bots: ['simple', 'novice', 'casual'] });
    const results = all['results'] as { bot: string; wins: number }[];
    expect(results.map(({ bot }) => bot)).toEqual(['simple', 'novice', 'casual']);
    expect(results.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(1);
    const { out } = await simulate(...typed, '--options', options);
    expect(out).toMatch(/novice +mean \$[\d,]+ ± \$\d+, won \d/);
  });

  it.each([
    [['chess'], 'There is no game "chess"'],
    [['buyword', '--bot', 'deep'], 'There is no bot "deep"'],
    [['buyword', '--bots', 'expert,deep'], 'There is no bot "deep"'],
    [['buyword', '--bots', 'expert,club', '--players', '2'], '--bots names everyone at the table'],
    [['choose-your-words', '--bots', 'expert'], '--bots takes 2 to 8 names'],
    [['buyword', '--players', '9'], '--players takes a whole number from 1 to 8'],
    [['buyword', '--games', '-3'], '--games'],
    [['buyword', '--options', '{'], '--options takes JSON'],
    [['buyword', '--options', '{"startMoney":7}'], 'startMoney takes a whole number from 50 to 1000'],
    [['buyword', '--lang', 'xx'], 'The option --lang'],
  ])('answers %j with a sentence and code 2', async (typed, sentence) => {
    const { code, out, error } = await simulate(...typed);
    expect(error).toContain(sentence);
    expect([code, out]).toEqual([2, '']);
  });
});

describe('statistics', () => {
  it('are mean, standard error and quantiles', () => {
    const { mean, deviation, standardError, quantiles } = summarise([1, 2, 3, 4, 5]);
    expect([mean, quantiles.min, quantiles.median, quantiles.max]).toEqual([3, 1, 3, 5]);
    expect(deviation).toBeCloseTo(Math.sqrt(2.5));
    expect(standardError).toBeCloseTo(Math.sqrt(0.5));
    expect(summarise([7])).toMatchObject({ mean: 7, deviation: 0, standardError: 0 });
  });

  it('count every figure once in a histogram', () => {
    const values = Array.from({ length: 300 }, (_, i) => 800 + 2 * i);
    const counts = formatHistogram(values, String)
      .split('\n')
      .map((line) => Number(/(\d+)$/.exec(line)?.[1] ?? 0));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(formatHistogram([5, 5], String)).toMatch(/5 █+ 2$/);
  });
});
