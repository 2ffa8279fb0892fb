import { afterEach, describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import { readEntries } from '../../src/server/app/log-pages.ts';
import { storyPage } from '../../src/server/app/story.ts';
import { countReads } from '../support/counted-store.ts';
import { longTable } from '../support/long-table.ts';
import { scaled } from '../support/scale.ts';
import { actAs, looker, openRoom, person, playOut, type Room, startTable } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const SECOND = 1000;

type Page = {
  readonly game: number;
  readonly version: number;
  readonly more: boolean;
  readonly events: unknown[];
};

const pageFor = async (
  table: LiveTable,
  name: string,
  after = 0,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Page> => {
  const page = await storyPage(room.store, table, person(name).id, { after, upTo });
  if (!page.ok) throw new Error(page.error.code);
  return JSON.parse(page.value) as Page;
};

/** All that somebody may know of what has happened, page by page. */
const storyFor = async (table: LiveTable, name: string, upTo?: number): Promise<unknown[]> => {
  const told: unknown[] = [];
  for (let after = 0; ; ) {
    const page = await pageFor(table, name, after, upTo);
    told.push(...page.events);
    if (!page.more) return told;
    after = page.version;
  }
};

describe('the story of a game', () => {
  it('is told in pages, and with what a watcher is shown it is whole', async () => {
    room = await openRoom();
    const code = await longTable(room, scaled(1500, 200_000));
    room = await room.crash(0);
    const table = (await room.tables.find(code)) as LiveTable;
    const reads = countReads(room.store);
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    const before = await storyFor(table, 'Ann', ann.mirror?.earlier ?? 0);
    expect(reads.most).toBeLessThanOrEqual(200);
    const whole: unknown[] = [];
    for await (const { body } of readEntries(room.store, table.id, 0))
      if ('events' in body) whole.push(...body.events.map((event) => table.served.redact(event, 0)));
    expect([...before, ...(ann.mirror?.events ?? [])]).toEqual(whole);
  });

  it('hides what is hidden from who asks', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { game: 'choose-your-words' });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    const own = await storyFor(table, 'Ann');
    expect(own).toEqual(ann.mirror?.events);
    const cardsOfAnn = (events: unknown[]) =>
      events.find((event) => {
        const { type, seat } = event as { type: string; seat: number };
        return type === 'dealt' && seat === 0;
      });
    for (const other of ['Bob', 'Eve'])
      expect(cardsOfAnn(await storyFor(table, other))).not.toEqual(cardsOfAnn(own));
  });

  it('is of the game that is on, and refused to who may not look', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann'], { options: { leader: 0 }, spectators: 'off' });
    expect((await pageFor(table, 'Ann')).events[0]).toMatchObject({ type: 'began' });
    expect(await storyPage(room.store, table, 'eve', { after: 0, upTo: 9 })).toEqual({
      ok: false,
      error: { code: 'no-spectators' },
    });
    await playOut(table);
    expect((await storyFor(table, 'Ann')).at(-1)).toMatchObject({ type: 'ended' });
  });

  it('comes late to those who see the game late', async () => {
    room = await openRoom({ times: { spectatorDelayMs: 60 * SECOND } });
    const table = await startTable(room, ['Ann', 'Bob'], {
      options: { leader: 0 },
      spectators: 'delayed',
      patienceSeconds: null,
    });
    await table.watch(looker('Ann'), undefined);
    await room.clock.pass(61 * SECOND);
    await actAs(table, 'Ann', 'roll');
    const seen = await storyFor(table, 'Eve');
    expect(seen).toContainEqual(expect.objectContaining({ type: 'began' }));
    expect(seen).not.toContainEqual(expect.objectContaining({ type: 'rolled' }));
    await room.clock.pass(61 * SECOND);
    expect(await storyFor(table, 'Eve')).toContainEqual(expect.objectContaining({ type: 'rolled' }));
  });
});
