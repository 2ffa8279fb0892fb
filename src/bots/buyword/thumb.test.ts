import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import { BUYWORD } from '../../games/buyword/buyword.ts';
import { createDealSource } from '../../games/buyword/deal-source.ts';
import type { View } from '../../games/buyword/view.ts';
import { startMatch } from '../../games/core/match.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import type { Level } from '../levels.ts';
import type { BuyWordChoice } from './evaluator.ts';
import { makeBuyWordBot } from './make-bot.ts';
import { costOf } from './standing.ts';

const BELOW_EXPERT = ['novice', 'casual', 'club'] as const;
const botOf = (level: Level, seed = 'a') =>
  makeBuyWordBot({ lexicon: loadLexicon('en-full'), level, style: 'steady', seed, work: 1 });

/** A level plays alone; each choice with what it saw before and what it holds after. */
const playAlone = (level: Level, see: (choice: BuyWordChoice, before: View, after: View) => void): void => {
  const lexicon = loadLexicon('en-full');
  const env = { deal: createDealSource({ seed: 'alone' }), judge: lexicon };
  const started = startMatch(BUYWORD, env, {
    players: 1,
    options: { dictionary: 'en-full' },
    setup: undefined,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bot = botOf(level);
  while (!BUYWORD.isOver(match.state)) {
    const before = BUYWORD.view(match.state, 0);
    const choice = bot.think(before, 0);
    if (choice === undefined) throw new Error(`no idea in ${match.state.phase}`);
    expect(match.act(0, choice.action)).toMatchObject({ ok: true });
    see(choice, before, BUYWORD.view(match.state, 0));
  }
};

describe('players who have not played much', () => {
  it.each(['novice', 'casual'] as const)(
    'BW-4.2 decline what is too dear: VBFG for $121 with nothing to go with it (%s)',
    (level) => {
      const table = buywordTable({
        players: 1,
        rounds: [['VBFG']],
        rest: 'ONTENSAEIDLR',
        options: { startMoney: 200 },
      });
      table.roll(0);
      const { action, why } = botOf(level).think(table.view(0), 0) ?? {};
      expect(action).toEqual({ kind: 'decline' });
      expect(why).toMatchObject({ code: 'declined', lot: 'VBFG', price: 121 });
      if (why?.code === 'declined') expect(why.worth).toBeLessThan(100);
    },
  );

  it('buy cheap letters, and dear ones that make a word with what is held', () => {
    for (const level of ['novice', 'casual'] as const) {
      const cheap = buywordTable({ players: 1, rounds: [['TEN']], rest: 'ONTENSAEIDLR' }).roll(0);
      expect(botOf(level).think(cheap.view(0), 0)?.action).toEqual({ kind: 'buy' });
      const fits = buywordTable({
        players: 1,
        rounds: [['AIR'], ['FMLY']],
        rest: 'ONTENSAEIDLR',
        options: { startMoney: 300 },
      });
      fits.roll(0).buy(0).done(0).roll(0);
      expect(botOf(level).think(fits.view(0), 0)).toMatchObject({ why: { code: 'bought', lot: 'FMLY' } });
    }
  });
});

describe('what players below the Expert tell', () => {
  it.each(BELOW_EXPERT)('is what they weighed and did (%s)', (level) => {
    const told = new Map<string, number>();
    const worths = new Set<number>();
    playAlone(level, ({ why }, before, after) => {
      if (why === undefined) return;
      told.set(why.code, (told.get(why.code) ?? 0) + 1);
      const held = [...(after.seats[0]?.tiles ?? '')].sort().join('');
      const lot = before.seats[0]?.lot ?? '';
      switch (why.code) {
        case 'bought':
          expect(why.price).toBe(costOf(before, lot));
          expect(why.worth).toBeGreaterThanOrEqual(why.price);
          worths.add(why.worth - why.price);
          break;
        case 'declined':
          expect(why.worth).toBeLessThanOrEqual(why.price);
          break;
        case 'sold-all':
          expect(held).toBe('');
          break;
        case 'sold-and-kept':
        case 'spent-wild':
          expect([...why.kept].sort().join('')).toBe(held);
          break;
      }
    });
    expect(told.get('bought')).toBeGreaterThan(8);
    expect((told.get('sold-and-kept') ?? 0) + (told.get('spent-wild') ?? 0)).toBeGreaterThan(4);
    // No stand-in such as the price and one more: worths differ from lot to lot.
    expect(worths.size).toBeGreaterThan((told.get('bought') ?? 0) / 3);
  });
});
