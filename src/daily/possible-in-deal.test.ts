import { beforeAll, describe, expect, it } from 'vitest';
import { botPlayOf, judgeAtOnce, playDaily } from '../../test/support/daily-log.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { LANGUAGES, type Language } from '../shared/language.ts';
import type { BotPlay } from './bot-play.ts';
import type { Daily } from './daily-game.ts';
import type { Possible } from './possible.ts';
import { searchDeal } from './possible-in-deal.ts';

const dealOf = (language: Language): Daily => ({ kind: 'deal', language, day: '2026-11-20' });

type Found = Possible & { readonly progress: readonly number[]; readonly parts: BotPlay };

const search = async (language: Language): Promise<Found> => {
  const parts = await botPlayOf(dealOf(language));
  const steps = searchDeal(dealOf(language), parts, parts.lexicon as Lexicon);
  const progress: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...step.value, progress, parts };
    progress.push(step.value);
  }
};

const found = new Map<Language, Found>();
beforeAll(async () => {
  for (const language of LANGUAGES) found.set(language, await search(language));
});
const of = (language: Language): Found => found.get(language) as Found;

describe('what was possible in the deals of a day', () => {
  it.each(LANGUAGES)('is a line that the rules and the day’s bots give, to the chip (%s)', (language) => {
    const { score, log, parts } = of(language);
    expect(judgeAtOnce(dealOf(language), log, parts)).toMatchObject({ ok: true, value: { score } });
  });

  it.each(LANGUAGES)('is more than bots make that do not know the cards (%s)', async (language) => {
    for (const id of ['novice', 'casual', 'club', 'expert']) {
      const { result } = await playDaily(dealOf(language), id);
      expect(of(language).score, id).toBeGreaterThan(result.score);
    }
  });

  it('is the same whenever it is looked for', async () => {
    const { score, log } = await search('en');
    expect({ score, log }).toEqual({ score: of('en').score, log: of('en').log });
  });

  it('tells how far it has come, round by round', () => {
    expect(of('fr').progress).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });
});
