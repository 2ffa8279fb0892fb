import { describe, expect, it } from 'vitest';
import { BUYWORD } from '../../games/buyword/buyword.ts';
import { createDealSource } from '../../games/buyword/deal-source.ts';
import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { learnIn } from '../../messages/learn.ts';
import { isWanted, lessonIn, stepsIn } from './buyword-lesson.ts';

describe.each([
  ['en', 349],
  ['fr', 411],
] as const)('the lesson in %s', (language, money) => {
  it('can be played by the rules, step by step, and is not over before its end', () => {
    const { bag, rolls, options } = lessonIn(language);
    const env = {
      deal: createDealSource({ bag, rolls }),
      judge: { has: () => true, inTheme: () => true },
    };
    const table = { ...options, dictionary: `${language}-full`, tiles: TILES_FOR[language] };
    const started = BUYWORD.start(env, { players: 1, options: table, setup: {} });
    if (!started.ok) throw new Error(started.error.code);
    let state = started.value.reduce<ReturnType<typeof BUYWORD.apply> | undefined>(BUYWORD.apply, undefined);
    for (const { name, wants } of stepsIn(language)) {
      if (wants === undefined || state === undefined) continue;
      const decided = BUYWORD.decide(env, state, 0, wants);
      expect([name, decided.ok ? 'ok' : decided.error]).toEqual([name, 'ok']);
      if (decided.ok) state = decided.value.state;
    }
    expect(state?.seats[0]).toMatchObject({ money, wilds: 2, tiles: '' });
    expect(state?.phase).toBe('sell');
    // Whoever plays on finds a game that goes on to its end.
    const next = { sell: { kind: 'done' }, roll: { kind: 'roll' }, buy: { kind: 'decline' } } as const;
    while (state !== undefined && state.phase in next) {
      const decided = BUYWORD.decide(env, state, 0, next[state.phase as keyof typeof next]);
      if (!decided.ok) throw new Error(decided.error.code);
      state = decided.value.state;
    }
    expect(state?.phase).toBe('over');
  });

  it('says something at every step, and wants one thing only', () => {
    const learn = learnIn(language);
    for (const step of stepsIn(language)) {
      expect(step.says(learn, money)).toMatch(/\p{L}/u);
      if (step.wants !== undefined) expect(step.insists(learn)).toMatch(/\p{L}/u);
      expect(isWanted(step, { kind: 'leave' })).toBe(false);
    }
  });
});
