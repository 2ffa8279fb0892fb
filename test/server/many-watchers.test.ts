import { afterEach, describe, expect, it } from 'vitest';
import { loadTable } from '../../src/server/app/load-table.ts';
import type { TableRow } from '../../src/server/app/ports.ts';
import type { ServedGame } from '../../src/server/app/served-game.ts';
import { passHost } from '../../src/server/app/waiting-room.ts';
import { SERVED_GAMES } from '../../src/server/games/served-games.ts';
import { countReads } from '../support/counted-store.ts';
import { longTable } from '../support/long-table.ts';
import { scaled } from '../support/scale.ts';
import { actAs, looker, openRoom, person, type Room, settled, startTable } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const SECOND = 1000;
const ENTRIES = scaled(2000, 200_000);
const options = { leader: 0 };

/** BuyWord, and how often a view of it was made and an event looked at for somebody. */
const counted = () => {
  const buyword = SERVED_GAMES.get('buyword') as ServedGame;
  const counts = { views: 0, redacted: 0 };
  const view: ServedGame['view'] = (...asked) => {
    counts.views += 1;
    return buyword.view(...asked);
  };
  const redact: ServedGame['redact'] = (...asked) => {
    counts.redacted += 1;
    return buyword.redact(...asked);
  };
  return { counts, games: new Map([['buyword', { ...buyword, view, redact }]]) };
};

/** Somebody who comes back, and what they are sent. */
const reconnecting = (name: string) => {
  const frames: { readonly type: string; readonly events?: unknown[] }[] = [];
  const send = (frame: string) => void frames.push(JSON.parse(frame));
  return { identity: person(name).id, frames, send, refuse: () => {} };
};

describe('a long game', () => {
  it('is loaded page by page', async () => {
    room = await openRoom();
    const code = await longTable(room, ENTRIES);
    const row = await room.store.findTable(code);
    const reads = countReads(room.store);
    const loaded = await loadTable(room.store, SERVED_GAMES, row as TableRow);
    expect(loaded.state.version).toBe(ENTRIES + 3);
    expect(reads.most).toBeLessThanOrEqual(200);
    expect(loaded.last.length).toBeLessThanOrEqual(100);
  });
});

describe('who watches a long game', () => {
  it('is shown it from memory, with the last events; the log is not read', async () => {
    room = await openRoom();
    const code = await longTable(room, ENTRIES);
    room = await room.crash(0);
    const table = await room.tables.find(code);
    const reads = countReads(room.store);
    const [ann, eve] = [looker('Ann'), looker('Eve')];
    for (const each of [ann, eve]) await table?.watch(each, undefined);
    const bob = reconnecting('Bob');
    await table?.watch(bob, table.state.version - 40);
    const since = (table?.state.version ?? 0) - 40;
    expect(bob.frames[0]).toMatchObject({ type: 'table', since, earlier: null });
    await table?.watch(looker('Eve'), 3);
    expect(reads.entries).toBe(0);
    expect(eve.mirror?.events.length).toBeLessThan(1000);
    expect(eve.mirror?.earlier).toBeGreaterThan(1000);
    expect(JSON.stringify(eve.mirror).length).toBeLessThan(128 * 1024);
  });

  it('and knows a version of a while ago is told what happened since, and no more', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    const { version } = table.state;
    await actAs(table, 'Ann', 'roll');
    const bob = reconnecting('Bob');
    await table.watch(bob, version);
    const [shown] = bob.frames;
    expect(shown).toMatchObject({ type: 'table', since: version, earlier: null });
    expect(shown?.events?.[0]).toMatchObject({ type: 'rolled' });
  });

  it('late, has it from a table of a while ago, not from its making', async () => {
    room = await openRoom({ times: { spectatorDelayMs: 60 * SECOND } });
    const code = await longTable(room, ENTRIES, { spectators: 'delayed' });
    room = await room.crash(0);
    const table = await room.tables.find(code);
    await room.clock.pass(61 * SECOND);
    const reads = countReads(room.store);
    const eve = looker('Eve');
    await table?.watch(eve, undefined);
    expect(eve.mirror?.version).toBe(table?.state.version);
    // But that it was put away, where it is longer than any game may be.
    expect(reads.entries).toBeLessThanOrEqual(1);
  });
});

describe('many who watch one table', () => {
  it('are shown it by one view for each kind of viewer, however many come and whatever seats do', async () => {
    const { counts, games } = counted();
    room = await openRoom({ games });
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    const crowd = Array.from({ length: 90 }, (_, i) => looker(`Guest ${i}`));
    Object.assign(counts, { views: 0, redacted: 0 });
    for (const each of crowd) await table.watch(each, undefined);
    expect(counts).toEqual({ views: 1, redacted: 3 });
    await table.change((state) => passHost(state, person('Ann'), 1));
    expect(crowd.every(({ mirror }) => mirror?.version === table.state.version)).toBe(true);
    expect(counts.views).toBe(1);
  });

  it('are shown whole tables at a bounded pace: the latest comes, in order, and nothing is missed', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    const [ann, eve] = [looker('Ann'), looker('Eve')];
    for (const each of [ann, eve]) await table.watch(each, undefined);
    const told = eve.messages.length;
    for (let i = 0; i < 100; i++)
      await table.change((state) => passHost(state, person(i % 2 === 0 ? 'Ann' : 'Bob'), 1 - (i % 2)));
    await actAs(table, 'Ann', 'roll');
    expect(eve.messages.length - told).toBeLessThanOrEqual(10);
    await room.clock.pass(SECOND);
    expect(eve.messages.length - told).toBeLessThanOrEqual(11);
    expect(eve.mirror).toMatchObject({ version: table.state.version, info: { host: 0 } });
    expect(eve.mirror?.events).toContainEqual(expect.objectContaining({ type: 'rolled' }));
    const versions = eve.messages.flatMap((message) => ('version' in message ? [message.version] : []));
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    await settled();
    expect(room.errors).toEqual([]);
  });
});
