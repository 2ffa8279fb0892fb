import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../../test/support/cards-table.ts';
import type { Answers } from '../../../games/choose-your-words/state.ts';
import type { View } from '../../../games/choose-your-words/view.ts';
import { loadLexicon } from '../../../server/words/word-files.ts';
import { CARDS_BOTS } from '../bots.ts';
import { ACTIONS, FOLD, LEAST, PASS } from './abstraction.ts';
import { habitOf, lean, MOST_LEANED } from './lean.ts';

const FOLDS_MUCH: Answers = { folds: 60, calls: 3, raises: 1 };
const CALLS_MUCH: Answers = { folds: 0, calls: 60, raises: 4 };

/** A view in which one seat is known to have answered bets so. */
const knowing = (view: View, seat: number, answers: Answers): View => ({
  ...view,
  seats: view.seats.map((held, each) => (each === seat ? { ...held, answers } : held)),
});

/** Some of the actions but folding, and parts of one for those that are open. */
const mixes = fc
  .tuple(
    fc.integer({ min: 0, max: 15 }),
    fc.array(fc.integer({ min: 0, max: 15 }), { minLength: ACTIONS, maxLength: ACTIONS }),
  )
  .map(([bets, parts]) => {
    const open = (1 << PASS) | (bets << LEAST);
    const weights = parts.map((part, action) =>
      (open >> action) & 1 ? part + (action === PASS ? 1 : 0) : 0,
    );
    const sum = weights.reduce((total, each) => total + each, 0);
    return { open, mix: Float64Array.from(weights, (each) => each / sum) };
  });

describe('the lean of the policy', () => {
  it('moves no more than its bound, whatever was shown, and plays nothing that is not open', () => {
    fc.assert(
      fc.property(
        mixes,
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ open, mix }, habit, rank) => {
          const leaned = Float64Array.from(mix);
          lean(leaned, { toCall: 0 }, { habit, rank, open });
          const moved = leaned.reduce(
            (sum, part, action) => sum + Math.abs(part - (mix[action] as number)),
            0,
          );
          expect(moved / 2).toBeLessThanOrEqual(MOST_LEANED + 1e-9);
          expect(leaned.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
          leaned.forEach((part, action) => {
            expect(part).toBeGreaterThanOrEqual(-1e-12);
            if (((open >> action) & 1) === 0) expect(part).toBe(0);
          });
        },
      ),
    );
  });

  it('leaves answers to bets alone', () => {
    const mix = Float64Array.from({ length: ACTIONS }, (_, action) => (action === FOLD ? 0.75 : 0.05));
    const leaned = Float64Array.from(mix);
    lean(leaned, { toCall: 3 }, { habit: 1, rank: 0.1, open: 63 });
    expect(leaned).toEqual(mix);
  });

  it('goes by those who are in, by nothing where they have shown little, and grows with what they show', () => {
    const view = cardsTable({ players: 3 }).play('0 bet 1 | 1 fold').view(0);
    expect(habitOf(knowing(view, 1, FOLDS_MUCH), 0)).toBe(0);
    expect(habitOf(knowing(view, 0, FOLDS_MUCH), 0)).toBe(0);
    expect(habitOf(knowing(view, 2, { folds: 7, calls: 0, raises: 0 }), 0)).toBe(0);
    const some = habitOf(knowing(view, 2, { folds: 8, calls: 0, raises: 0 }), 0);
    expect(some).toBeGreaterThan(0);
    expect(habitOf(knowing(view, 2, FOLDS_MUCH), 0)).toBeGreaterThan(some);
    expect(habitOf(knowing(view, 2, CALLS_MUCH), 0)).toBeLessThan(-some);
  });

  it('makes the Expert bluff those who fold too much, and less those who call too much', () => {
    const hands = ['Vb Cb Vr Cr Vb Cb Vr', 'Tb Ab Eb Eb Eb Eb Eb'];
    const table = cardsTable({ rounds: [{ hands, draws: 'Vb Cb Ob Ob Ob Ob Vb Cb' }] });
    table.callAll().play('0 exchange Vb Cb', '1 exchange Tb Ab').callAll();
    const view = table.play('1 exchange Eb Eb', '0 exchange Vb Cb', '1 check').view(0);
    const betsAgainst = (answers: Answers): number =>
      Array.from({ length: 300 }, (_, i) => {
        const bot = CARDS_BOTS.make({
          id: 'expert',
          lexicon: loadLexicon('en-full'),
          seed: `s${i}`,
          work: 1,
        });
        return bot.think(knowing(view, 1, answers), 0)?.action.kind;
      }).filter((kind) => kind === 'bet').length / 300;
    const usually = betsAgainst({ folds: 0, calls: 0, raises: 0 });
    expect(betsAgainst(FOLDS_MUCH)).toBeGreaterThan(usually + 0.05);
    expect(betsAgainst(FOLDS_MUCH)).toBeLessThan(usually + MOST_LEANED + 0.05);
    expect(betsAgainst(CALLS_MUCH)).toBeLessThan(usually - 0.05);
    expect(betsAgainst(CALLS_MUCH)).toBeGreaterThan(usually - MOST_LEANED - 0.05);
  });
});
