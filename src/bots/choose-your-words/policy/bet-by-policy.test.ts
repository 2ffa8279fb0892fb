import { describe, expect, it } from 'vitest';
import { type CardsTable, cardsTable } from '../../../../test/support/cards-table.ts';
import type { PlayerAction } from '../../../games/choose-your-words/actions.ts';
import { loadLexicon } from '../../../server/words/word-files.ts';
import { CARDS_BOTS } from '../bots.ts';
import type { CardsReason } from '../reasons.ts';

const TIMES = 200;
const HOPELESS = 'Vb Cb Vr Cr Vb Cb Vr';
const MIDDLING = 'Pb Lr Ab Nr Tb Eb Rb';
const STRONG = 'Qb Ub Ib Zb Zr Eb Db';

const bet = (table: CardsTable, seat: number, seed: string, id = 'expert', work = 1) =>
  CARDS_BOTS.make({ id, lexicon: loadLexicon('en-full'), seed, work }).think(table.view(seat), seat);

/** A round of two at its last betting: both have exchanged two cards twice, and the first got the same ones back. */
const toLast = (hand: string, stack: number): CardsTable => {
  const two = hand.slice(0, 'Qb Ub'.length);
  const hands = [hand, 'Tb Ab Eb Eb Eb Eb Eb'];
  const table = cardsTable({ rounds: [{ hands, draws: `${two} Ob Ob Ob Ob ${two}` }], options: { stack } });
  table.callAll().play(`0 exchange ${two}`, '1 exchange Tb Ab').callAll();
  return table.play('1 exchange Eb Eb', `0 exchange ${two}`);
};

/** How often, over many seeds, the Expert does each kind of thing with a hand in the last betting, after a line of its rival. */
const lastOf = (hand: string, stack: number, line: string) => {
  const table = toLast(hand, stack).play(line);
  const kinds = Array.from({ length: TIMES }, (_, i) => bet(table, 0, `s${i}`)?.action.kind);
  return (kind: PlayerAction['kind']): number => kinds.filter((each) => each === kind).length / TIMES;
};

describe('the Expert at Choose Your Words, betting by its policy', () => {
  it('bets its best hands mostly and its worst now and then, and gives up the worst against a bet', () => {
    expect(lastOf(STRONG, 200, '1 check')('bet')).toBeGreaterThan(0.6);
    // Which of the worst hands bluff goes by the place: some stacks, not all.
    const bluffs = [20, 30, 50, 80, 120, 200].map((stack) => lastOf(HOPELESS, stack, '1 check')('bet'));
    expect(Math.max(...bluffs)).toBeGreaterThan(0.05);
    expect(Math.min(...bluffs)).toBeLessThan(0.8);
    expect(lastOf(HOPELESS, 200, '1 bet 4')('fold')).toBeGreaterThan(0.6);
    expect(lastOf(STRONG, 200, '1 bet 4')('fold')).toBe(0);
  });

  it('is not bluffed out of middling hands by small bets, nor all-ins of short stacks', () => {
    expect(lastOf(MIDDLING, 200, '1 bet 1')('fold')).toBeLessThan(0.3);
    // QUIZZED beats bluffs and not much else that goes all-in: giving it up now and then costs nothing.
    expect(lastOf(STRONG, 20, '1 bet 18')('fold')).toBeLessThan(0.2);
    expect(lastOf(STRONG, 50, '1 bet 48')('fold')).toBe(0);
  });

  it('bets the same whatever it may think about exchanges, and tells what it weighed', () => {
    const table = cardsTable({ rounds: [{ hands: [MIDDLING, STRONG] }] });
    table.callAll().keepAll().play('1 check');
    const first = bet(table, 0, 'a');
    expect(bet(table, 0, 'a', 'expert', 20)).toEqual(first);
    expect(first?.why).toMatchObject({ code: 'cards-plan-free', fold: 0 });
    table.play('0 bet 2', '1 raise 8');
    expect(bet(table, 0, 'a')?.why).toMatchObject({ code: 'cards-plan-met' });
  });

  it('says how often it bets more than it must, as the dealer, and that a bluffer poses', () => {
    const table = cardsTable({ rounds: [{ hands: [MIDDLING, STRONG] }] });
    const why = bet(table, 0, 'a')?.why as CardsReason;
    expect(why).toMatchObject({ code: 'cards-plan-open', least: expect.any(Number) });
    if (why.code === 'cards-plan-open') expect(why.least + why.more).toBe(100);
    const weak = toLast(HOPELESS, 200).play('1 check');
    const whys = Array.from({ length: TIMES }, (_, i) => bet(weak, 0, `s${i}`, 'vesper')?.why as CardsReason);
    expect(whys.some((each) => each.code === 'cards-pose' && each.beats < 40)).toBe(true);
    expect(whys.some((each) => each.code === 'cards-plan-free')).toBe(true);
  });

  it.each([
    { maxBet: 2 },
    { limit: 1, minBet: 7, ante: 0 },
    { leastRaise: 'poker', minBet: 5 },
    { stack: 100_000, ante: 500 },
  ])('CW-1 bets within the limits of the table: %j', (options) => {
    for (let i = 0; i < 12; i++) {
      const hands = [STRONG, STRONG, STRONG];
      const table = cardsTable({ rounds: [{ hands }], options: { stack: 60, ...options } });
      while (table.state.phase === 'bet' || table.state.phase === 'exchange') {
        const [seat = 0] = table.view().toAct;
        if (table.state.phase === 'exchange') table.keepAll();
        else expect(table.try(seat, bet(table, seat, `${i}`)?.action as PlayerAction)).toBeUndefined();
        if (table.state.round > 1) break;
      }
    }
  });

  it('as a bluffer plays weak hands as strong ones more often', () => {
    const table = toLast(HOPELESS, 200).play('1 bet 4');
    const raises = (id: string): number =>
      Array.from({ length: TIMES }, (_, i) => bet(table, 0, `s${i}`, id)?.action.kind).filter(
        (kind) => kind !== 'fold',
      ).length;
    expect(raises('vesper')).toBeGreaterThan(raises('quill'));
  });
});
