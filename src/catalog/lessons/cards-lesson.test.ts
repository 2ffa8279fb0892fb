import { describe, expect, it } from 'vitest';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../games/choose-your-words/deal-source.ts';
import { startMatch } from '../../games/core/match.ts';
import { cardsLearnIn } from '../../messages/cards-learn.ts';
import { parseAction } from '../../notation/cards-actions.ts';
import {
  cardsStepsIn,
  isWantedCard,
  LEARNER,
  LESSON_STACK,
  lessonDecks,
  PARTNER,
  partnerMoves,
} from './cards-lesson.ts';

describe.each(['en', 'fr'] as const)('the lesson of Choose Your Words in %s', (language) => {
  it('can be played by the rules, step by step, and ends with all chips won by a challenge', () => {
    const decks = lessonDecks(language).map((deck) => deck.split(' '));
    const env = {
      deal: createDealSource({ seed: 'lesson', decks, dealer: LEARNER }),
      judge: { has: (word: string) => word !== 'QIG', inTheme: () => false, themes: [] },
    };
    const options = {
      stack: LESSON_STACK,
      dictionary: `${language}-full`,
      deck: language === 'fr' ? 'french' : 'classic',
    };
    const started = startMatch(CHOOSE_YOUR_WORDS, env, { players: 2, options, setup: null });
    if (!started.ok) throw new Error(started.error.code);
    const match = started.value;
    const moves = [...partnerMoves(language)];
    const letPartnerPlay = (): void => {
      while (CHOOSE_YOUR_WORDS.view(match.state, null).toAct.includes(PARTNER) && moves.length > 0) {
        const parsed = parseAction(moves.shift() ?? '');
        const acted = parsed.ok ? match.act(PARTNER, parsed.value) : parsed;
        expect(acted.ok || acted.error).toBe(true);
      }
    };
    for (const { name, wants } of cardsStepsIn(language)) {
      letPartnerPlay();
      if (wants === undefined) continue;
      const acted = match.act(LEARNER, wants);
      expect([name, acted.ok || acted.error]).toEqual([name, true]);
    }
    expect(moves).toEqual([]);
    expect(match.state.result).toMatchObject({ winners: [LEARNER], chips: [2 * LESSON_STACK, 0] });
  });

  it('says something at every step, and wants one thing only', () => {
    const cardsLearn = cardsLearnIn(language);
    for (const step of cardsStepsIn(language)) {
      expect(step.says(cardsLearn)).toMatch(/\p{L}/u);
      if (step.wants !== undefined) expect(step.insists(cardsLearn)).toMatch(/\p{L}/u);
      expect(isWantedCard(language, step, { kind: 'leave' })).toBe(false);
      if (step.wants !== undefined) expect(isWantedCard(language, step, step.wants)).toBe(true);
    }
  });
});
