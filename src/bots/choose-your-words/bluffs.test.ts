import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { CARDS_BOTS } from './bots.ts';
import type { CardsReason } from './reasons.ts';

/** Those that bet by their chance to win: the levels below the Expert, and the Expert as it was. */
const LEVELS = ['novice', 'casual', 'club', 'expert-1'];
const TIMES = 400;
const HOPELESS = 'Vb Cb Vr Cr Vb Cb Vr';
const STRONG = 'Qb Ub Ib Zb Zr Eb Db';

/** What a level does, over many seeds, with a hand in the last betting where it could check: why, and how much it bets. */
const lastBets = (
  level: string,
  hand: string,
): { readonly why: CardsReason['code']; readonly bet: number }[] => {
  const table = cardsTable({ dealer: 1, rounds: [{ hands: [hand, 'Tb Ab Xb Vb Wb Kb Vb'] }] });
  table.callAll().keepAll().callAll().keepAll();
  return Array.from({ length: TIMES }, (_, i) => {
    const lexicon = loadLexicon('en-full');
    const bot = CARDS_BOTS.make({ id: level, lexicon, seed: `bluff ${i}`, work: 1 });
    const choice = bot.think(table.view(0), 0);
    const { action, why } = choice ?? {};
    return { why: (why as CardsReason).code, bet: action?.kind === 'bet' ? action.amount : 0 };
  });
};

const shareOf = (level: string, code: CardsReason['code']): number =>
  lastBets(level, HOPELESS).filter(({ why }) => why === code).length / TIMES;

describe('bluffs in Choose Your Words', () => {
  it('are mixed in by the old Expert, now and then and by chance; the lower the level, the fewer', () => {
    const shares = LEVELS.map((level) => shareOf(level, 'cards-bluff'));
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    const [novice = 0, , , expert = 0] = shares;
    expect(expert).toBeGreaterThan(0.06);
    expect(expert).toBeLessThan(0.2);
    expect(novice).toBeLessThan(expert / 3);
    expect(shareOf('expert-1', 'cards-check')).toBeCloseTo(1 - expert);
  });

  it('are as large as bets on good hands, so that the sum tells nothing', () => {
    const sums = (hand: string): number[] =>
      [...new Set(lastBets('expert-1', hand).map(({ bet }) => bet))]
        .filter((bet) => bet > 0)
        .sort((a, b) => a - b);
    expect(sums(HOPELESS).length).toBeGreaterThan(1);
    expect(sums(HOPELESS)).toEqual(sums(STRONG));
  });
});
