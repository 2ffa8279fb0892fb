import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./simulate.ts', import.meta.url));

const simulate = (...typed: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const child = execFile(
      process.execPath,
      [PROGRAM, 'choose-your-words', ...typed],
      { env },
      (_, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

describe('npm run simulate -- choose-your-words', () => {
  it('plays the house bot to the end, the same games for the same seed, no chip lost', async () => {
    const typed = [
      '--players',
      '3',
      '--games',
      '2',
      '--seed',
      'x',
      '--json',
      '--options',
      '{"stack":40,"ante":2}',
    ];
    const [first, second] = await Promise.all([simulate(...typed), simulate(...typed)]);
    const { seconds: _, ...figures } = JSON.parse(first.out) as Record<string, unknown>;
    expect(figures).toMatchObject({ game: 'choose-your-words', players: 3, games: 2, mean: 40 });
    expect(JSON.parse(second.out)).toMatchObject(figures);
  });

  it('plays rounds of two bots against each other, seats swapped, the same for the same seed', async () => {
    const typed = ['--bot', 'novice', '--against', 'always-fold', '--games', '6', '--work', '1', '--json'];
    const [first, second] = await Promise.all([simulate(...typed), simulate(...typed)]);
    const { seconds: _, ...figures } = JSON.parse(first.out) as Record<string, unknown>;
    expect(figures).toMatchObject({ bot: 'novice', against: 'always-fold', games: 6, work: 1 });
    expect(figures['gain']).toBeGreaterThan(-2);
    expect(JSON.parse(second.out)).toMatchObject(figures);
  });

  it.each([
    [['--against', 'deep'], 'There is no bot "deep"'],
    [['--bot', 'always-call'], 'There is no bot "always-call"'],
    [['--players', '1'], '--players takes a whole number from 2 to 8'],
    [['--options', '{"stack":7}'], 'stack takes a whole number from 20 to 100000'],
    [['--options', '{"category":"moon"}'], 'no theme “moon”'],
  ])('answers %j with a sentence and code 2', async (typed, sentence) => {
    const { code, out, error } = await simulate(...typed);
    expect(error).toContain(sentence);
    expect([code, out]).toEqual([2, '']);
  });
});
