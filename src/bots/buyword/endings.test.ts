import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuyWordTable, buywordTable } from '../../../test/support/buyword-table.ts';
import { createEndingByForce } from '../../../test/support/ending-by-force.ts';
import { endingTable } from '../../../test/support/ending-table.ts';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { View } from '../../games/buyword/view.ts';
import { lexiconOfWords } from '../../lexicon/lexicon.ts';
import { createEndings, isEnding } from './endings.ts';
import { makeBuyWordBot, tableWordsOf } from './make-bot.ts';
import { noLotToCome } from './standing.ts';

const botOf = (words: readonly string[], work = 300) =>
  makeBuyWordBot({ lexicon: lexiconOfWords(words), level: 'expert', style: 'steady', seed: 's', work });

/** The same moment as a player thinks about it who cannot reckon it exactly: one who owes the bank something. */
const sampled = (view: View): View => ({
  ...view,
  seats: view.seats.map((each) => ({ ...each, owes: 1 })),
});

describe('the end of a game alone', () => {
  const words = fc.uniqueArray(
    fc.string({ unit: fc.constantFrom(...'AETSNZ'), minLength: 2, maxLength: 6 }),
    {
      minLength: 3,
      maxLength: 9,
    },
  );
  const tiles = fc.shuffledSubarray([...'AAAEEEETTTTSSSNNNNZZ'], { minLength: 12, maxLength: 13 });

  /** What an action brings who plays perfectly afterwards, money held left out. */
  const worthOf = (
    force: ReturnType<typeof createEndingByForce>,
    view: View,
    bag: string,
    action: PlayerAction,
  ) => {
    const standing = { hand: view.seats[0]?.tiles ?? '', wilds: view.seats[0]?.wilds ?? 0, bag };
    switch (action.kind) {
      case 'choose':
        return force.bySize(standing, action.number);
      case 'buy':
      case 'decline':
        return force.buying(standing, view.seats[0]?.lot ?? '')[action.kind];
      case 'sell': {
        const sold = force.sell(standing, action.word, action.wildAt);
        return sold === undefined ? Number.NaN : sold.paid + force.selling(sold.after);
      }
      case 'discard':
        return force.selling(force.discard(standing, action.tiles));
      default:
        return bag === '' ? 0 : force.beforeRoll(standing);
    }
  };

  it('BW-3 to BW-8 is played perfectly, and never worse than by futures that are drawn', () => {
    let better = 0;
    fc.assert(
      fc.property(words, tiles, (list, drawn) => {
        const letters = drawn.join('');
        const [first, second, rest] = [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)];
        const force = createEndingByForce({ words: list, tileLimit: 8, buysShort: false });
        const bot = botOf(list);
        const table = endingTable({ words: list, lots: [first, second], rest, last: 'choice' }).roll(0);
        for (;;) {
          const view = table.view(0);
          if (!isEnding(view, 0)) break;
          const bag = rest.slice(rest.length - view.bagCount);
          const choices = [view, sampled(view)].map(
            (seen) => botOf(list).think(seen, 0)?.action as PlayerAction,
          );
          const [exact, guessed] = choices.map((action) => worthOf(force, view, bag, action)) as [
            number,
            number,
          ];
          const { hand, wilds } = { hand: view.seats[0]?.tiles ?? '', wilds: view.seats[0]?.wilds ?? 0 };
          const best =
            view.phase === 'choose'
              ? Math.max(...[2, 3, 4, 5].map((size) => force.bySize({ hand, wilds, bag }, size)))
              : view.phase === 'buy'
                ? Math.max(...Object.values(force.buying({ hand, wilds, bag }, view.seats[0]?.lot ?? '')))
                : force.selling({ hand, wilds, bag });
          expect(exact).toBeCloseTo(best, 6);
          expect(exact).toBeGreaterThanOrEqual(guessed - 1e-6);
          if (exact > guessed + 1e-6) better++;
          const action = bot.think(view, 0)?.action;
          expect(action).toEqual(choices[0]);
          table.act(0, action);
          if (table.view(0).phase === 'roll') break;
        }
      }),
      { numRuns: 25 },
    );
    expect(better).toBeGreaterThan(0);
  });
});

describe('an ending that is reckoned', () => {
  const words = ['TEN', 'TENS', 'NETS', 'ZA', 'ZEST', 'STATE', 'TASTE', 'NEATEST'];

  it('BW-17 is played alike whatever order the bag is in, and whatever was asked before', () => {
    const says = (rest: string) => {
      const table = endingTable({ words, lots: ['TENS', 'ZAET'], rest, last: 'choice' }).roll(0);
      expect(isEnding(table.view(0), 0)).toBe(true);
      return botOf(words).think(table.view(0), 0);
    };
    expect(says('SATTE')).toMatchObject({ action: { kind: 'choose' }, why: { code: 'named-size' } });
    expect(says('SATTE')).toEqual(says('ETTAS'));
  });

  it('says that nothing was worth waiting for where it sells out before the last round', () => {
    const table = endingTable({ words, lots: ['TEN', 'ZA'], rest: 'VV', last: 2 });
    table.roll(0);
    expect(botOf(words).think(table.view(0), 0)).toMatchObject({ action: { kind: 'decline' } });
    const early = endingTable({ words, lots: ['TEN', 'ZAVV'], rest: 'VVFF', options: { wilds: 0 } })
      .roll(0)
      .decline(0);
    expect(botOf(words).think(early.view(0), 0)).toEqual({
      action: { kind: 'sell', word: 'ZA', wildAt: null },
      why: { code: 'sold-out', word: 'ZA', price: 25 },
    });
  });

  it('BW-3.3 sells out where no lot can come any more, with others at the table too', () => {
    const table = buywordTable({ rounds: [['ARTS', 'EEEE']], rest: 'VVV', words: ['ART', 'ARTS'] });
    table.roll(0).buy(0).buy(1);
    expect(noLotToCome(table.view(0))).toBe(true);
    expect(botOf(['ART', 'ARTS'], 1).think(table.view(0), 0)).toMatchObject({
      action: { kind: 'sell', word: 'ARTS' },
      why: { code: 'sold-out' },
    });
  });

  it('is left to futures that are drawn where money may run short, or the work is too little', () => {
    const poor = endingTable({ words, lots: ['TENS', 'ZAET'], rest: 'QJZVF', options: { startMoney: 130 } });
    const rich = endingTable({ words, lots: ['TENS', 'ZAET'], rest: 'SATTE', options: { startMoney: 1000 } });
    const sizesBy = (table: BuyWordTable, work: number) =>
      createEndings(tableWordsOf(lexiconOfWords(words))(table.view(0).options), work).sizes(table.view(0), 0);
    expect(sizesBy(rich, 300)).toHaveLength(4);
    expect(sizesBy(rich, 0)).toBeUndefined();
    expect(sizesBy(rich, 0.001)).toBeUndefined();
    expect(sizesBy(poor, 300)).toBeUndefined();
  });
});
