import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadBuyWordRecord } from '../../src/notation/buyword-replay.ts';
import { loadCardsRecord } from '../../src/notation/cards-replay.ts';
import { finishedRecord } from '../../src/server/app/finished-record.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { EntryBody, LogEntry } from '../../src/server/app/log-entry.ts';
import { recordFor } from '../../src/server/app/record.ts';
import { SERVED_GAMES } from '../../src/server/games/served-games.ts';
import { backUpFolder } from '../../src/server/store/sqlite/back-up.ts';
import { restoreFolder } from '../../src/server/store/sqlite/restore.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { actAs, looker, openRoom, playOut, type Room, startTable } from '../support/table-room.ts';

const LOADERS = { buyword: loadBuyWordRecord, 'choose-your-words': loadCardsRecord } as const;
type GameName = keyof typeof LOADERS;

const scratch: string[] = [];
const rooms: Room[] = [];
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.close();
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wordstake-restore-'));
  scratch.push(folder);
  return folder;
};

const timeOutOnce = async (table: LiveTable): Promise<void> => {
  const [seat] = table.state.playing?.clock.facts.toAct ?? [];
  await table.enqueue(() =>
    table.take({ actor: null, text: table.served.timeOutText(seat as number) }, () => {}),
  );
};

/** What chance brought in a game, event by event. */
const chanceIn = async ({ store }: Room, { id }: LiveTable, afterSeq: number): Promise<string[]> => {
  const CHANCE = ['rolled', 'drew', 'dealt', 'exchanged'];
  const bodies = (await store.readLog(id, afterSeq)).map(({ body }) => body);
  return bodies
    .flatMap((body) => (body.kind === 'acted' ? (body.events as { type: string }[]) : []))
    .filter(({ type }) => CHANCE.includes(type))
    .map((event) => JSON.stringify(event));
};

/** A game in the middle, backed up, and put back into a new folder; the first goes on to its end. */
const restoreMidGame = async (game: GameName) => {
  const folder = newFolder();
  const room = await openRoom({ folder });
  rooms.push(room);
  const table = await startTable(room, ['Ann', 'Bob'], {
    game,
    options: game === 'buyword' ? { leader: 0 } : { revealAll: true },
  });
  for (let i = 0; i < 5; i++) await timeOutOnce(table);
  const { version } = table.state;
  const backup = join(newFolder(), 'copy');
  expect(backUpFolder(folder, backup, 'test')).toMatchObject({ ok: true });
  const restored = newFolder();
  expect(restoreFolder(backup, restored)).toMatchObject({ ok: true });
  const again = await openRoom({ folder: restored });
  rooms.push(again);
  const found = (await again.tables.find(table.code)) as LiveTable;
  return { room, table, version, again, found };
};

describe.each(['buyword', 'choose-your-words'] as const)(
  'a game of %s in the middle of which a backup is restored',
  (game) => {
    it('keeps what was drawn, shuffles again what was hidden, and says so', async () => {
      const { room, table, version, again, found } = await restoreMidGame(game);
      expect(found.state.version).toBe(version + 1);
      expect(found.state.playing?.state).toEqual(table.state.playing?.state);
      const eye = looker('Ann');
      await found.watch(eye, undefined);
      expect(
        eye.mirror?.events.filter((event) => (event as { type: string }).type === 'reseeded'),
      ).toHaveLength(1);
      // The log has another seed, which nobody is shown.
      const [entry] = await again.store.readLog(found.id, version);
      const { seed } = (entry as LogEntry).body as Extract<EntryBody, { kind: 'reseeded' }>;
      expect(seed).toMatch(/^[0-9a-f]{32}$/);
      expect(JSON.stringify(eye.messages)).not.toContain(seed);
      for (let i = 0; i < 40; i++) {
        if (table.state.status === 'playing') await timeOutOnce(table);
        if (found.state.status === 'playing') await timeOutOnce(found);
      }
      const [before, after] = [await chanceIn(room, table, version), await chanceIn(again, found, version)];
      expect(before.length).toBeGreaterThan(2);
      expect(after.slice(0, before.length)).not.toEqual(before.slice(0, after.length));
      // What is read from the log is what was played.
      const state = found.state.playing?.state;
      const next = await again.crash(1000);
      rooms.splice(rooms.indexOf(again), 1, next);
      expect((await next.tables.find(found.code))?.state.playing?.state).toEqual(state);
    });

    it('has a record that can be read, and claims no seed for the whole of it', async () => {
      const { again, found } = await restoreMidGame(game);
      const read = (text: string) => LOADERS[game](text, loadLexicon as never);
      const during = await recordFor(again.store, found, 'ann');
      if (!during.ok) throw new Error(during.error.code);
      expect(during.value).toMatch(/^\[Reseeded "5"\]$/m);
      expect(read(during.value)).toMatchObject({ ok: true });
      if (game === 'buyword') await playOut(found);
      else expect(await actAs(found, 'Bob', 'leave')).toMatchObject({ ok: true });
      const whole = await finishedRecord(again.store, SERVED_GAMES, { code: found.code, number: 1 }, 'ann');
      if (!whole.ok) throw new Error(whole.error.code);
      expect(whole.value).toMatch(/^\[Reseeded "5"\]$/m);
      expect(whole.value).not.toContain('[Seed ');
      const loaded = read(whole.value);
      expect(loaded).toMatchObject({ ok: true });
      if (loaded.ok) expect(loaded.value.match.state).toEqual(found.state.playing?.state);
    });
  },
);
