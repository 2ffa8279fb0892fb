import { afterEach, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { BotAnswer, BotPlayers } from '../../src/server/app/ports.ts';
import { addBot, startGame } from '../../src/server/app/waiting-room.ts';
import { actAs, happenings, looker, openRoom, person, type Room } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const SECOND = 1000;

/** A bot that does as this says; undefined where it waits. */
const botThat = (choose: (view: View) => string | undefined): BotPlayers => ({
  choose: async ({ view }) => {
    const text = choose(view as View);
    return text === undefined ? undefined : { text };
  },
  close: async () => {},
});

/** Ann and a bot, in the middle of the deals before they buy. */
const dealing = async (bots: BotPlayers): Promise<LiveTable> => {
  room = await openRoom({ bots });
  const options = { leader: 0, deals: 'trades' };
  const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 2, options });
  if (!made.ok) throw new Error(made.error.code);
  const table = made.value;
  await table.change((state) => addBot(table.served, state, person('Ann'), { bot: 'simple' }));
  await table.change((state) => startGame(table.served, state, person('Ann'), 'seed'));
  await table.watch(looker('Ann'), undefined);
  for (const text of ['roll', 'choose 3']) await actAs(table, 'Ann', text);
  expect(phaseOf(table)).toBe('deal');
  return table;
};
const phaseOf = ({ state }: LiveTable) => (state.playing?.state as View | undefined)?.phase;

describe('a bot that waits for a person’s answer', () => {
  it('is waited with: its proposal stands until the person has answered', async () => {
    const table = await dealing(
      botThat(({ phase, proposals, proposed }) => {
        if (phase !== 'deal') return 'decline';
        if (proposed.length === 0) return 'propose 0>1 1>0';
        return proposals.length > 0 ? undefined : 'done';
      }),
    );
    await room.clock.pass(60 * SECOND);
    expect((await happenings(room, table)).at(-1)).toMatch(/^1 propose/);
    expect((await actAs(table, 'Ann', 'accept 1')).ok).toBe(true);
    // Who is done can be offered nothing more: the bot is done after her, not before.
    await room.clock.pass(60 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('0 accept 1');
    await actAs(table, 'Ann', 'done');
    await room.clock.pass(SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('1 done');
    expect(room.errors).toEqual([]);
  });

  it('does not hold up a game where no person is to act', async () => {
    const table = await dealing(botThat(() => undefined));
    await room.clock.pass(SECOND);
    expect(await happenings(room, table)).not.toContain('- timeout 1');
    await actAs(table, 'Ann', 'done');
    await room.clock.pass(SECOND);
    expect(await happenings(room, table)).toContain('- timeout 1');
  });

  it('thinks again where others have acted while its thought waited', async () => {
    let answer = (_answer: BotAnswer): void => {};
    const thought = new Promise<BotAnswer>((resolve) => {
      answer = resolve;
    });
    const table = await dealing({ choose: () => thought, close: async () => {} });
    await room.clock.pass(SECOND);
    const asked = table.enqueue(async () => {
      // The bot has its thought while this is going on, and has to wait in the queue behind Ann.
      answer({ text: 'done' });
      await room.clock.pass(0);
    });
    const acted = actAs(table, 'Ann', 'done');
    await asked;
    expect((await acted).ok).toBe(true);
    const { version } = table.state;
    await room.clock.pass(0);
    expect(table.state.version).toBe(version);
  });
});
