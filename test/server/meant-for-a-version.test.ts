import { afterEach, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import {
  actAs,
  happenings,
  looker,
  loseNextAnswer,
  openRoom,
  type Room,
  startTable,
} from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const SECOND = 1000;
const phaseOf = ({ state }: LiveTable) => (state.playing?.state as View | undefined)?.phase;
const messages = (): string[] => room.errors.map((error) => (error as Error).message);

/** A table at which Ann takes one tile after the other. */
const drafting = async (): Promise<LiveTable> => {
  room = await openRoom();
  const table = await startTable(room, ['Ann'], { options: { leader: 0, draft: true, turnSeconds: 30 } });
  await table.watch(looker('Ann'), undefined);
  await actAs(table, 'Ann', 'roll');
  if (phaseOf(table) === 'choose') await actAs(table, 'Ann', 'choose 4');
  expect(phaseOf(table)).toBe('draft');
  return table;
};

describe('what nobody asks for is done at the version it was meant for, or not at all', () => {
  it('time that ran out runs out once, also where it was not known that this was stored', async () => {
    const table = await drafting();
    loseNextAnswer(room);
    await room.clock.pass(45 * SECOND);
    expect((await happenings(room, table)).filter((each) => each === '- timeout 0')).toHaveLength(1);
    expect(messages()).toEqual(['the line was lost']);
    // The next turn has all of its time, from when it began.
    await room.clock.pass(14 * SECOND);
    expect((await happenings(room, table)).filter((each) => each === '- timeout 0')).toHaveLength(1);
    await room.clock.pass(3 * SECOND);
    expect((await happenings(room, table)).filter((each) => each === '- timeout 0')).toHaveLength(2);
  });

  it('time does not run out for the next turn where somebody acted in the last moment, at another process', async () => {
    const table = await drafting();
    const { version } = table.state;
    const [tile] = (table.state.playing?.state as View | undefined)?.open ?? '';
    // Her action is stored, and this process does not hear of it.
    loseNextAnswer(room);
    await room.clock.pass(29 * SECOND);
    await expect(actAs(table, 'Ann', `draft ${tile}`)).rejects.toThrow('the line was lost');
    expect(table.state.version).toBe(version);
    await room.clock.pass(20 * SECOND);
    expect((await happenings(room, table)).slice(version)).toEqual([`0 draft ${tile}`]);
    await room.clock.pass(11 * SECOND);
    expect((await happenings(room, table)).slice(version)).toEqual([`0 draft ${tile}`, '- timeout 0']);
  });

  it('a bot’s choice is not made again at the next version', async () => {
    const table = await drafting();
    const { version } = table.state;
    const [one, other] = (table.state.playing?.state as View | undefined)?.open ?? '';
    const answers: unknown[] = [];
    const choose = (tile: string | undefined) =>
      table.enqueue(() =>
        table.takeOnce({ actor: 0, text: `draft ${tile}` }, (answer) => answers.push(answer)),
      );
    loseNextAnswer(room);
    await expect(choose(one)).rejects.toThrow('the line was lost');
    // It thinks of something else the second time, for the same tile.
    expect(await choose(other)).toBe(false);
    expect(answers).toEqual([]);
    expect((await happenings(room, table)).slice(version)).toEqual([`0 draft ${one}`]);
    expect(table.state.version).toBe(version + 1);
  });
});
