import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { formatAction } from '../../notation/cards-actions.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { BASELINES } from './baseline-bots.ts';
import { CARDS_BOTS } from './bots.ts';

const STRONG = 'Qb Ub Ib Zb Zr Eb Db';
const WEAK = 'Vb Cb Vr Cr Vb Kb Wr';

const says = (id: string, view: ReturnType<ReturnType<typeof cardsTable>['view']>, seat: number) => {
  const bot = CARDS_BOTS.make({ id, lexicon: loadLexicon('en-full'), seed: 's', work: 1 });
  const choice = bot.think(view, seat);
  return choice && formatAction(choice.action);
};

/** What each does in the last betting of a round of two with a hand, where it could check (first) or meet a bet (last). */
const saysLast = (id: string, hand: string, bet: boolean): string | undefined => {
  const table = cardsTable({ dealer: bet ? 0 : 1, rounds: [{ hands: [hand, STRONG] }] });
  table.callAll().keepAll().callAll().keepAll();
  if (bet) table.play('1 bet 4');
  return says(id, table.view(0), 0);
};

describe('players by rote', () => {
  it.each([
    ['always-raise', 'bet 1', 'raise 5'],
    ['always-call', 'check', 'call'],
    ['always-fold', 'check', 'fold'],
    ['always-all-in', 'bet 198', 'raise 198'],
    ['all-in-top-30', 'check', 'fold'],
    ['folds-but-top-15', 'check', 'fold'],
    ['steals-least', 'bet 1', 'fold'],
    ['steals-half', 'bet 2', 'fold'],
    ['steals-pot', 'bet 4', 'fold'],
    ['bluffs-last', 'bet 198', 'raise 198'],
  ])('%s: a weak hand is played as %s, and as %s against a bet', (id, free, met) => {
    expect([saysLast(id, WEAK, false), saysLast(id, WEAK, true)]).toEqual([free, met]);
  });

  it.each([
    ['all-in-top-10', 'bet 198', 'raise 198'],
    ['folds-but-top-15', 'bet 4', 'raise 16'],
    ['steals-half', 'bet 2', 'call'],
    ['bluffs-last', 'check', 'call'],
  ])('%s: a strong one as %s, and as %s', (id, free, met) => {
    expect([saysLast(id, STRONG, false), saysLast(id, STRONG, true)]).toEqual([free, met]);
  });

  it('CW-4.1 bet the least where they must bet and would not', () => {
    const table = cardsTable({ rounds: [{ hands: [WEAK, STRONG] }] });
    for (const id of BASELINES)
      expect(says(id, table.view(0), 0)).toMatch(/all-in$/.test(id) ? 'bet 199' : /^bet [12]$/);
  });
});
