import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { botPlayOf, JUDGING, judgeAtOnce, playDaily } from '../../test/support/daily-log.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { LANGUAGES, type Language } from '../shared/language.ts';
import type { Daily } from './daily-game.ts';
import { type Possible, possibleAtLeast } from './possible.ts';
import { searchBag } from './possible-in-bag.ts';

const DAY = '2026-11-18';
const bagOf = (language: Language): Daily => ({ kind: 'bag', language, day: DAY });
/** Narrow enough for a test. */
const WIDTH = 6;

const search = async (language: Language): Promise<Possible & { readonly progress: readonly number[] }> => {
  const { lexicon } = await botPlayOf(bagOf(language));
  const steps = searchBag(bagOf(language), JUDGING.bag, lexicon as Lexicon, WIDTH);
  const progress: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...step.value, progress };
    progress.push(step.value);
  }
};

const found = new Map<Language, Awaited<ReturnType<typeof search>>>();
beforeAll(async () => {
  for (const language of LANGUAGES) found.set(language, await search(language));
});
const of = (language: Language) => found.get(language) as Awaited<ReturnType<typeof search>>;

describe('what was possible in the bag of a day', () => {
  it.each(LANGUAGES)('is a line that the rules give, to the dollar (%s)', (language) => {
    const { score, log } = of(language);
    expect(judgeAtOnce(bagOf(language), log)).toMatchObject({ ok: true, value: { score } });
  });

  it.each(LANGUAGES)('is more than a bot makes that does not know the bag (%s)', async (language) => {
    const { result } = await playDaily(bagOf(language), 'club');
    expect(of(language).score).toBeGreaterThan(result.score);
  });

  it('is never less than what somebody made of the same bag', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.array(fc.nat(5000)), (found, made) => {
        const possible = possibleAtLeast(found, made);
        for (const each of [found, ...made]) expect(possible).toBeGreaterThanOrEqual(each);
        expect([found, ...made]).toContain(possible);
      }),
    );
  });

  it('is the same whenever it is looked for', async () => {
    expect(await search('en')).toEqual(of('en'));
  });

  it('tells how far it has come, up to the end', () => {
    const { progress } = of('en');
    expect(progress.at(-1)).toBe(1);
    expect(progress.length).toBeGreaterThan(15);
    expect(Math.min(...progress)).toBeGreaterThan(0);
  });
});
