import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerWith } from '../../../test/support/buyword-player.ts';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import { offers } from '../../games/buyword/offers.ts';
import { offerOf } from './evaluator.ts';
import { chooseBid, chooseBuy } from './lot-choices.ts';
import type { Player } from './player.ts';

/** Three players, seat 0 leads; BED costs $36, ONE $9, ADO $16. */
const opened = (auctions: 'english' | 'french', lots: readonly string[] = ['BED', 'ONE', 'ADO']) =>
  buywordTable({ rounds: [lots], rest: 'EEEEEEEE', options: { auctions } }).roll(0);

const bidOf = (player: Player) => {
  const offer = offerOf(offers(player.view, player.seat), 'bid');
  return offer && chooseBid(player, offer);
};

describe.each(['english', 'french'] as const)('an Expert in an auction by the %s rules', (auctions) => {
  const first = auctions === 'english' ? 10 : 18;

  it('BW-10.2, BW-10.3 makes a seller pay who wants the lot, and not where it would be left with it', () => {
    const table = opened(auctions, ['BED', 'ONE']).auction(0);
    const wanted = bidOf(playerWith(table.view(1), 1, [{ BED: 100 }, {}]));
    expect(wanted?.why?.code).toBe('bid-bluff');
    const unwanted = bidOf(playerWith(table.view(1), 1, [{}, {}]));
    expect(unwanted?.action).toEqual({ kind: 'pass' });
    const cautious = bidOf(playerWith(table.view(1), 1, [{ BED: 100 }, {}], { style: 'cautious' }));
    expect(cautious?.action).toEqual({ kind: 'pass' });
  });

  it('BW-10.2, BW-10.3 never drives a price past what the lot is worth to a rival, nor past their money', () => {
    const table = opened(auctions).auction(0).pass(1);
    const worth = fc.integer({ min: 0, max: 250 });
    fc.assert(
      fc.property(worth, worth, fc.integer({ min: 0, max: 300 }), (own, theirs, money) => {
        const choice = bidOf(
          playerWith(table.view(2), 2, [{ BED: theirs }, {}, { BED: own }], { money: [money, 200, 200] }),
        );
        if (choice?.action.kind !== 'bid' || choice.action.amount <= own) return;
        expect(choice.action.amount).toBeLessThanOrEqual(Math.max(Math.min(theirs, money), own + theirs));
        if (choice.why?.code === 'bid-bluff')
          expect(choice.action.amount).toBeLessThanOrEqual(Math.min(theirs, money));
      }),
    );
  });

  it('BW-10.1 does not put up what would only serve a rival, and says so', () => {
    const table = opened(auctions);
    const offered = offers(table.view(0), 0);
    expect(
      chooseBuy(playerWith(table.view(0), 0, [{ BED: 5 }, { BED: 120 }, { BED: 110 }]), offered),
    ).toEqual({
      action: { kind: 'decline' },
      why: { code: 'declined-to-deny', lot: 'BED', price: 36, theirs: 120 },
    });
    expect(chooseBuy(playerWith(table.view(0), 0, [{ BED: 34 }, {}, {}]), offered)).toMatchObject({
      action: { kind: 'auction' },
      why: { code: 'put-up', lot: 'BED', price: 36, worth: 34 },
    });
    expect(chooseBuy(playerWith(table.view(0), 0, [{ BED: 90 }, { BED: 120 }, {}]), offered)).toMatchObject({
      action: { kind: 'buy' },
    });
  });

  it('BW-10.2, BW-10.3 tops as the seller what costs it less than letting the leader have it', () => {
    const table = opened(auctions)
      .auction(0)
      .bid(1, first + 10)
      .pass(2);
    const worths = [{ BED: first + 5 }, { BED: 100 }, {}];
    const topped = bidOf(playerWith(table.view(0), 0, worths, { money: [200, 260, 40] }));
    expect(topped).toMatchObject({
      action: { kind: 'bid', amount: first + 11 },
      why: { code: 'bid-to-deny' },
    });
    const letGo = bidOf(playerWith(table.view(0), 0, worths, { money: [200, 30, 400] }));
    expect(letGo?.action).toEqual({ kind: 'pass' });
  });
});

describe('an Expert in an auction', () => {
  it('BW-10.2 bids more than a lot is worth to it to keep it from the one who leads', () => {
    const table = opened('english').auction(0).bid(1, 10);
    const worths = [{}, { BED: 90 }, { BED: 8 }];
    const leading = bidOf(playerWith(table.view(2), 2, worths, { money: [150, 260, 200] }));
    expect(leading).toMatchObject({
      action: { kind: 'bid' },
      why: { code: 'bid-to-deny', lot: 'BED', theirs: 90 },
    });
    const behind = bidOf(playerWith(table.view(2), 2, worths, { money: [400, 60, 200] }));
    expect(behind?.action).toEqual({ kind: 'pass' });
  });

  it('BW-10.2 bids as much as keeps the seller from topping, in a round sum', () => {
    const table = opened('english', ['BED', 'ONE']).auction(0);
    const choice = bidOf(playerWith(table.view(1), 1, [{ BED: 22 }, { BED: 100 }]));
    expect(choice?.why?.code).toBe('bid');
    const amount = choice?.action.kind === 'bid' ? choice.action.amount : 0;
    expect(amount).toBeGreaterThanOrEqual(20);
    expect(amount).toBeLessThanOrEqual(40);
    expect(amount % 5).toBe(0);
  });

  it('BW-10.5 counts what a lot adds to the lot that it is to buy itself', () => {
    const table = opened('english', ['BED', 'ONE']).auction(0);
    const alone = [{}, { BED: 100, ONE: 60, BEDONE: 160 }];
    const together = [{}, { BED: 100, ONE: 100, BEDONE: 105 }];
    const code = (worths: typeof alone) => bidOf(playerWith(table.view(1), 1, worths))?.why;
    expect(code(alone)).toMatchObject({ worth: 100 });
    expect(code(together)).toMatchObject({ worth: 5 });
  });
});

describe.each(['english', 'french'] as const)('one who is no Expert, by the %s rules', (auctions) => {
  const plain = (...of: Parameters<typeof playerWith>): Player => ({ ...playerWith(...of), shrewd: false });

  it('BW-10.1 says that a lot was too dear where it hopes for nothing by putting it up', () => {
    const view = opened(auctions).view(0);
    const whyOf = (worth: number) =>
      chooseBuy(plain(view, 0, [{ BED: worth }, { BED: 90 }, {}]), offers(view, 0)).why;
    expect(whyOf(5)).toEqual({ code: 'put-up-dear', lot: 'BED', price: 36 });
    const alone = chooseBuy(plain(view, 0, [{ BED: 34 }, {}, {}]), offers(view, 0));
    expect(alone.why).toMatchObject({ code: 'put-up', worth: 34 });
  });

  it('BW-10.2, BW-10.3 says that it bid for the rival’s sake where it bid more than the lot is worth to it', () => {
    const table = opened(auctions).auction(0).bid(1, 20).pass(2);
    const topped = bidOf(plain(table.view(0), 0, [{ BED: 5 }, { BED: 150 }, {}]));
    expect(topped?.why).toMatchObject({ code: 'bid-to-deny', worth: 5, theirs: 150 });
    const own = bidOf(plain(table.view(0), 0, [{ BED: 60 }, { BED: 150 }, {}]));
    expect(own?.why).toMatchObject({ code: 'bid', worth: 60 });
  });
});
