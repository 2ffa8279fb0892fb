import { afterEach, describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { BotPlayers } from '../../src/server/app/ports.ts';
import { reasonsFor } from '../../src/server/app/reasons.ts';
import { addBot, startGame } from '../../src/server/app/waiting-room.ts';
import { actAs, looker, openRoom, person, type Room } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const SECOND = 1000;
const WHY = { code: 'cards-bluff', chance: 12, secret: 'Qb Zr' };

/** A bot that calls, checks or bets the least, and has a reason for it. */
const bots: BotPlayers = {
  choose: async ({ view }) => {
    const { phase, toCall, mustBet } = view as { phase: string; toCall: number; mustBet: boolean };
    if (phase !== 'bet') return undefined;
    return { text: mustBet ? 'bet 1' : toCall > 0 ? 'call' : 'check', why: WHY };
  },
  close: async () => {},
};

const startCards = async (options: Record<string, unknown>): Promise<LiveTable> => {
  room = await openRoom({ bots });
  const wish = { game: 'choose-your-words', capacity: 2, options };
  const made = await room.tables.make(person('Ann'), wish);
  if (!made.ok) throw new Error(made.error.code);
  const table = made.value;
  await table.change((state) => addBot(table.served, state, person('Ann'), { bot: 'vesper' }));
  await table.change((state) => startGame(table.served, state, person('Ann'), 'seed'));
  return table;
};

/** Ann bets or calls where she must, until the bot has acted; then she leaves. */
const playABit = async (table: LiveTable): Promise<void> => {
  for (const text of ['bet 1', 'call']) await actAs(table, 'Ann', text);
  await room.clock.pass(5 * SECOND);
};

describe('a bot’s reasons', () => {
  it('are told to nobody before the game is over, and then to who may look, by seat and round', async () => {
    const table = await startCards({});
    const [ann, eve] = [looker('Ann'), looker('Eve')];
    await table.watch(ann, undefined);
    await table.watch(eve, undefined);
    await playABit(table);
    expect(await reasonsFor(room.store, table, 'ann')).toMatchObject({ error: { code: 'not-over' } });
    await actAs(table, 'Ann', 'leave');
    expect(table.state.status).toBe('over');
    const told = await reasonsFor(room.store, table, 'ann');
    expect(told).toMatchObject({ ok: true, value: [{ seat: 1, round: 1, why: WHY }] });
    expect(await reasonsFor(room.store, table, 'eve')).toEqual(told);
    expect(JSON.stringify([ann.messages, eve.messages])).not.toContain('cards-bluff');
  });

  it('CW-26.1 stay sealed with the hands where these are not opened after the game', async () => {
    const table = await startCards({ revealAll: false });
    await playABit(table);
    await actAs(table, 'Ann', 'leave');
    expect(await reasonsFor(room.store, table, 'ann')).toEqual({ ok: true, value: [] });
  });
});
