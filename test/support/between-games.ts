/** What people do between two games of a table. */
import type { LiveTable } from '../../src/server/app/live-table.ts';
import { sayReady } from '../../src/server/app/rematch.ts';
import { changeRules, type RulesAsked } from '../../src/server/app/table-rules.ts';
import { addBot, sit, standUp } from '../../src/server/app/waiting-room.ts';
import { person, playOut, type Room, startTable, type Wish } from './table-room.ts';

/** By which the first seat leads, whatever is drawn. */
export const options = { leader: 0 };

export const ready = (table: LiveTable, name: string, isReady = true) =>
  table.change((state) => sayReady(table.served, state, person(name), isReady));
export const sitDown = (table: LiveTable, name: string, seat?: number) =>
  table.change((state) => sit(state, person(name), seat));
export const leave = (table: LiveTable, name: string) =>
  table.leave(person(name), (state) => standUp(state, person(name)));
export const withRules = (table: LiveTable, name: string, rules: RulesAsked) =>
  table.change((state) => changeRules(table.served, state, person(name), rules));
export const addSimple = (table: LiveTable, host: string) =>
  table.change((state) => addBot(table.served, state, person(host), { bot: 'simple' }));

export const names = (seats: LiveTable['state']['seats'] | undefined) => seats?.map((sitter) => sitter?.name);
export const nextNames = ({ state }: LiveTable) => names(state.next?.seats);
export const refused = (code: string, rest: object = {}) => ({ ok: false, error: { code, ...rest } });

/** A table of these people, with so many more seats, whose first game is over. */
export const finishedIn = async (
  room: Room,
  people: readonly string[],
  free: number,
  wish: Wish = {},
): Promise<LiveTable> => {
  const table = await startTable(room, people, { options, ...wish, capacity: people.length + free });
  await playOut(table);
  return table;
};
