import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { lotPrice } from '../../src/games/buyword/phases/buy.ts';
import type { StandingOrders } from '../../src/games/buyword/standing-orders.ts';
import type { View } from '../../src/games/buyword/view.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import { recordFor } from '../../src/server/app/record.ts';
import { chanceFrom } from '../support/small-chance.ts';
import { actAs, openRoom, type Room, settled, startTable } from '../support/table-room.ts';

const MOVES = 60;
const NAMES = ['Ann', 'Bob', 'Cat'];
let room: Room;
afterEach(() => room.close());

/** What a player does live who has these rules in mind; written down apart from the server's own reading of orders. */
const liveMove = ({ roll, buyAtMost, bidAtMost }: StandingOrders, view: View): string | undefined => {
  const own = view.seats[0];
  if (view.phase === 'roll' && roll) return 'roll';
  if (view.phase === 'buy' && buyAtMost !== null) {
    const price = lotPrice(view.options, own?.lot ?? '');
    return price <= buyAtMost && price <= (own?.money ?? 0) ? 'buy' : 'decline';
  }
  if (view.phase === 'auction' && view.auction?.seller !== 0 && bidAtMost !== null) {
    const least = view.auction?.least ?? 0;
    return least <= bidAtMost && least <= (own?.money ?? 0) ? `bid ${least}` : 'pass';
  }
  return undefined;
};

/** What anybody does where no rule speaks, by chance. */
const anyMove = (view: View, seat: number, chance: () => number): string => {
  const pick = (...moves: string[]): string => moves[Math.floor(chance() * moves.length)] as string;
  const { money = 0, lot = '', tileCount = 0, tiles = '' } = view.seats[seat] ?? {};
  const limit = view.options.tileLimit ?? 99;
  switch (view.phase) {
    case 'roll':
      return 'roll';
    case 'choose':
      return `choose ${2 + Math.floor(chance() * 4)}`;
    case 'buy':
      return pick(
        lotPrice(view.options, lot ?? '') <= money ? 'buy' : 'decline',
        'decline',
        view.options.auctions === 'off' ? 'decline' : 'auction',
      );
    case 'auction': {
      const least = view.auction?.least ?? 0;
      const more = view.auction?.seller === seat ? least : Math.min(money, least + 9);
      return least > money ? 'pass' : pick(`bid ${least}`, `bid ${more}`, 'pass');
    }
    case 'sell':
      return tileCount > limit && !view.lastChance
        ? `discard ${(tiles ?? '').slice(0, tileCount - limit)}`
        : 'done';
    default:
      throw new Error(`nothing to do in ${view.phase}`);
  }
};

type Game = {
  readonly seed: number;
  readonly auctions: 'off' | 'english' | 'french';
  readonly startMoney: number;
  readonly orders: StandingOrders;
};

/** Plays a game; seat 0 by standing orders where they speak, or live by the same rules. */
const playGame = async (game: Game, by: 'orders' | 'live'): Promise<readonly string[]> => {
  const { auctions, startMoney, orders } = game;
  const table = await startTable(room, NAMES, { options: { auctions, startMoney }, patienceSeconds: null });
  const chance = chanceFrom(game.seed);
  if (by === 'orders') await table.orders.set('ann', orders);
  // As far as it goes in so many moves: a few rounds, with all that can happen in them.
  while (table.state.status === 'playing' && table.state.version < MOVES) {
    while (table.orders.areDue) await settled();
    if (table.state.version >= MOVES) break;
    const view = table.served.view(table.state.playing?.state, null) as View;
    const [seat] = view.toAct;
    if (seat === undefined) break;
    const ruled = seat === 0 ? liveMove(orders, view) : undefined;
    // What the orders cover is the server's to do.
    if (by === 'orders' && ruled !== undefined) throw new Error(`${ruled} was not done`);
    const done = await actAs(table, NAMES[seat] as string, ruled ?? anyMove(view, seat, chance));
    if (!done.ok) throw new Error(JSON.stringify([done.error, view.phase]));
  }
  return (await recordOf(table)).trimEnd().split('\n');
};

const recordOf = async (table: LiveTable): Promise<string> => {
  const record = await recordFor(room.store, table, 'ann');
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
};

describe('standing orders', () => {
  const limit = fc.option(fc.integer({ min: 0, max: 150 }), { nil: null });

  it('give the same game as the player who does the same live, line by line', async () => {
    room = await openRoom();
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          seed: fc.integer(),
          auctions: fc.constantFrom('off', 'english', 'french'),
          startMoney: fc.constantFrom(50, 200, 600),
          orders: fc.record({ roll: fc.boolean(), buyAtMost: limit, bidAtMost: limit }),
        }),
        async (game) => {
          const [ordered, live] = [await playGame(game, 'orders'), await playGame(game, 'live')];
          // Where the moves run out the server may just have done one more that was ordered.
          const length = Math.min(ordered.length, live.length);
          expect(ordered.slice(0, length)).toEqual(live.slice(0, length));
        },
      ),
      { numRuns: 10 },
    );
    expect(room.errors).toEqual([]);
  });

  it('survive a restart, wake nobody, and are done while nobody is there', async () => {
    room = await openRoom();
    const options = { leader: 1, turnSeconds: 86_400 };
    const first = await startTable(room, ['Ann', 'Bob'], { options });
    await first.orders.set('ann', { roll: true, buyAtMost: 64, bidAtMost: null });
    room = await room.crash(60_000);
    const table = (await room.tables.find(first.code)) as LiveTable;
    expect(await table.orders.of('ann')).toEqual({ roll: true, buyAtMost: 64, bidAtMost: null });
    await actAs(table, 'Bob', 'roll');
    const view = () => table.served.view(table.state.playing?.state, null) as View;
    if (view().phase === 'choose') await actAs(table, 'Bob', 'choose 2');
    await actAs(table, 'Bob', 'decline');
    await settled();
    expect(view().phase).toBe('sell');
    await table.orders.set('ann', null);
    expect(await room.store.people.ordersAt(table.id)).toEqual([]);
  });

  it('of Choose Your Words check, call up to a limit, and fold beyond it', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { game: 'choose-your-words', options: {} });
    type Bets = {
      readonly toAct: readonly number[];
      readonly toCall: number;
      readonly seats: { folded: boolean }[];
    };
    const view = () => table.served.view(table.state.playing?.state, null) as unknown as Bets;
    const dealer = NAMES[view().toAct[0] as number] as string;
    const other = dealer === 'Ann' ? 'Bob' : 'Ann';
    await table.orders.set(other.toLowerCase(), { callAtMost: 5 });
    await actAs(table, dealer, 'bet 5');
    await settled();
    const log = (await room.store.readLog(table.id, 0)).map(({ body }) =>
      body.kind === 'acted' ? body.action : '',
    );
    expect(log.slice(-2)).toEqual(['bet 5', 'call']);
  });
});
