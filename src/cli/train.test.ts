import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unpackWeights } from '../bots/buyword/value/weights-text.ts';

const PROGRAM = fileURLToPath(new URL('./train.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'train-'));

const train = (...typed: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const child = execFile(process.execPath, [PROGRAM, ...typed], { env }, (_, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

describe('npm run train', () => {
  it('writes the same weights however many threads play, with the command that makes them again', async () => {
    const made = await Promise.all(
      ['1', '2'].map(async (threads) => {
        const file = join(folder, `weights-${threads}.ts`);
        const typed = ['--generations', '1', '--games', '12', '--seed', 'x', '--threads', threads];
        const { code, out } = await train(...typed, '--out', file);
        expect(code).toBe(0);
        expect(out).toMatch(/1\/1: mean solo result \$\d+/);
        return readFileSync(file, 'utf8');
      }),
    );
    expect(made[1]).toBe(made[0]);
    expect(made[0]).toContain('`npm run train -- --words en --generations 1 --games 12 --seed x`');
    expect(() => unpackWeights(/'(.*)'/.exec(made[0] ?? '')?.[1] ?? '')).not.toThrow();
  });

  it('cards: writes the same policy from the same hands, with the command that makes it again', async () => {
    const hands = join(folder, 'hands.json');
    const typed = ['cards', '--deals', '10', '--rounds', '500', '--seed', 'x', '--hands', hands];
    const make = async (name: string): Promise<string> => {
      const out = join(folder, name);
      expect(await train(...typed, '--out', out)).toMatchObject({ code: 0, error: '' });
      return readFileSync(out, 'utf8');
    };
    const made = await make('first');
    expect(await make('second')).toBe(made);
    expect(made).toContain('`npm run train -- cards --deals 10 --rounds 500 --seed x`');
  });

  it.each([
    [['cards', '--rounds', '0'], '--rounds takes a whole number from 10'],
    [['--words', 'de'], '--words takes en or fr, not "de".'],
    [['--generations', '0'], '--generations takes a whole number from 1'],
    [['--nope'], 'The option --nope is unknown'],
    [['--generations', '1', '--games', '1', '--out', join(folder, 'no', 'such')], 'Cannot write the weights'],
  ])('answers %j with a sentence and code 2', async (typed, sentence) => {
    const { code, error } = await train(...typed);
    expect(error).toContain(sentence);
    expect(code).toBe(2);
  });
});
