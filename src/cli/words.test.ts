import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./words.ts', import.meta.url));

type Outcome = { readonly code: number; readonly out: string; readonly error: string };

/** Runs `npm run words` as a person would, without npm. */
const words = (...typed: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const child = execFile(process.execPath, [PROGRAM, ...typed], { env }, (_, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

describe('npm run words', () => {
  it('best EEJDNOY gives ENJOYED, 13 pips, $169', async () => {
    const { code, out } = await words('best', 'EEJDNOY');
    expect(code).toBe(0);
    expect(
      out
        .split('\n')
        .slice(2, 5)
        .map((line) => line.trim().split(/\s+/)),
    ).toEqual([['Word', 'Pips', 'Price'], [expect.stringMatching(/^─+$/)], ['ENJOYED', '13', '$169']]);
  });

  it('best with a wild, for machines, writes the wild in lower case', async () => {
    const { out } = await words('best', 'eednoy', '--wild', '--limit', '50', '--json');
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({ dictionary: 'en-full', rack: 'EEDNOY', wild: true });
    expect(answer.words).toContainEqual({ word: 'ENjOYED', pips: 10, price: 100 });
  });

  it('best keeps to a theme', async () => {
    const { out } = await words('best', 'WHALES', '--theme', 'ocean', '--limit', '2', '--json');
    expect(JSON.parse(out).words.map(({ word }: { word: string }) => word)).toEqual(['WHALES', 'WHALE']);
  });

  it('set sums up what sells together', async () => {
    const { out } = await words('set', 'ABCDEFGHINORS', '--wilds', '2', '--json');
    expect(JSON.parse(out)).toMatchObject({ total: 349, exact: true });
  });

  it('define leads to the base form, in both languages', async () => {
    expect((await words('define', 'aahed')).out).toContain('from aah');
    const { out } = await words('define', 'été', '--dictionary', 'fr-full', '--lang', 'fr');
    expect(out).toContain('ETE: été, forme de «\u00a0être\u00a0»');
    expect((await words('define', 'ZYZZYVA')).out).toContain('Valid; no definition known.');
  });

  it('has and theme answer with their exit code too', async () => {
    expect(await words('has', 'ENJOYED')).toMatchObject({ code: 0, out: 'ENJOYED is a word (en-full).\n' });
    expect(await words('has', 'XQZ')).toMatchObject({ code: 1, out: 'XQZ is not a word (en-full).\n' });
    expect(await words('theme', 'ocean', 'WHALE')).toMatchObject({
      code: 0,
      out: 'WHALE belongs to ocean.\n',
    });
    expect((await words('theme')).out).toContain('nouns');
  });

  it('BW-15.1 theme tells which words are names, and takes them though they are no words', async () => {
    const all = (await words('theme')).out;
    expect(all).toMatch(/animals +\d+ words\n/);
    expect(all).toMatch(/films +\d+ names\n/);
    expect(all).toMatch(/games +\d+ words, \d+ of them names\n/);
    expect((await words('theme', 'capitals')).out).toMatch(/^capitals \(en-full, \d+ names\)/);
    const { out } = await words('theme', '--json');
    const { themes } = JSON.parse(out) as { themes: { name: string; words: number; names: number }[] };
    const named = themes.filter(({ names }) => names > 0);
    expect(named.map(({ name }) => name)).toEqual(['capitals', 'countries', 'films', 'games', 'presidents']);
    expect(await words('theme', 'films', 'amélie')).toMatchObject({
      code: 0,
      out: 'AMELIE belongs to films.\n',
    });
    const best = await words('best', 'AIMELE', '--theme', 'films', '--limit', '1', '--json');
    expect(JSON.parse(best.out).words).toMatchObject([{ word: 'AMELIE' }]);
  });

  it.each([
    [['best'], 'Type the letters of a rack'],
    [['best', 'AB4'], '"4" is not a letter from A to Z.'],
    [['best', 'A'.repeat(60)], 'That is 60 letters; the maximum is 40.'],
    [['best', 'AB', 'CD'], 'Type one rack'],
    [['best', 'AB', '--limit', '0'], '--limit takes a whole number from 1 to 1000, not "0".'],
    [['best', 'AB', '--limit', '1e9'], '--limit takes a whole number'],
    [['best', 'AB', '--dictionary', 'en'], 'There is no dictionary "en"; the dictionaries are en-full'],
    [['best', 'AB', '--theme', 'cars'], 'en-full has no theme "cars"; its themes are adjectives'],
    [['best', 'AB', '--tiles', 'wood'], 'There is no tile set "wood"; the tile sets are classic, french.'],
    [['set', 'AB', '--wilds', '10'], '--wilds takes a whole number from 0 to 9'],
    [['define'], 'Type a word'],
    [['has', 'A'.repeat(16)], 'That is 16 letters; the maximum is 15.'],
    [['best', 'AB', '--nope'], 'The option --nope is unknown'],
    [['sell'], 'There is no command "sell".'],
    [['has', 'A1', '--lang', 'fr'], 'n’est pas une lettre de A à Z'],
  ])('answers %j with a sentence and code 2', async (typed, sentence) => {
    const { code, error, out } = await words(...typed);
    expect(error).toContain(sentence);
    expect([code, out]).toEqual([2, '']);
  });
});
