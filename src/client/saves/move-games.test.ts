import '../../../test/support/listed-games.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedGame } from '../../../test/support/saved-game.ts';
import { dailyTries } from './daily-tries.ts';
import { exportData, exportGames, importGames } from './move-games.ts';
import { NO_PROGRESS, puzzleProgress } from './puzzle-progress.ts';
import type { KeptTurn, SavedGame } from './saved-game.ts';
import { createMemoryStorage, createStorageStore } from './storage-store.ts';

const turn: KeptTurn = { actor: 0, action: { kind: 'roll' }, events: [] };
const gameOf = (id: string, turnCount: number): SavedGame =>
  savedGame({ id, turnCount, turns: Array.from({ length: turnCount }, () => turn) });
const storeWith = async (...games: readonly SavedGame[]) => {
  const store = createStorageStore(createMemoryStorage());
  for (const game of games) await store.put(game);
  return store;
};

/** What this device knows, which other files of this worker may have used. */
beforeEach(() => {
  puzzleProgress.value = NO_PROGRESS;
  dailyTries.value = [];
});

describe('games in a file', () => {
  it('come to another device as they were', async () => {
    const [here, there] = [await storeWith(gameOf('a', 2), gameOf('b', 0)), await storeWith()];
    expect(await importGames(there, await exportGames(here))).toEqual({ added: 2, known: 0, unread: 0 });
    expect(await there.read('a')).toEqual(gameOf('a', 2));
    expect(await there.read('b')).toEqual(gameOf('b', 0));
  });

  it('do not take the place of one that was played further', async () => {
    const [here, there] = [await storeWith(gameOf('a', 2), gameOf('b', 5)), await storeWith()];
    await there.put(gameOf('a', 4));
    await there.put(gameOf('b', 1));
    expect(await importGames(there, await exportGames(here))).toEqual({ added: 1, known: 1, unread: 0 });
    expect(await there.read('a')).toMatchObject({ turnCount: 4 });
    expect(await there.read('b')).toMatchObject({ turnCount: 5 });
  });

  it('bring their records along, each counted once', async () => {
    const won = { id: 'w', game: 'buyword', atMs: 5, players: 2, score: 9, won: true, bots: ['penny'] };
    const [here, there] = [await storeWith(), await storeWith()];
    await here.noteFinished([won]);
    const file = await exportGames(here);
    await importGames(there, file);
    await importGames(there, file);
    expect(await there.finished()).toEqual([won]);
    // As they were written before there were records.
    const { finished: _, ...old } = JSON.parse(file);
    expect(await importGames(there, JSON.stringify(old))).toEqual({ added: 0, known: 0, unread: 0 });
    expect(await there.finished()).toEqual([won]);
  });

  it('bring the progress with puzzles along', async () => {
    const here = await storeWith();
    const done = {
      ...NO_PROGRESS,
      run: 3,
      bestRun: 5,
      tried: { 'en solo-1-2': true },
      lessons: ['en hold 0'],
    };
    puzzleProgress.value = done;
    const file = await exportGames(here);
    puzzleProgress.value = NO_PROGRESS;
    await importGames(here, file);
    expect(puzzleProgress.value).toEqual(done);
    // As they were written before there were puzzles.
    const { puzzles: _, ...old } = JSON.parse(file);
    await importGames(here, JSON.stringify(old));
    expect(puzzleProgress.value).toEqual(done);
  });

  it('bring the tries at the games of the days along', async () => {
    const here = await storeWith();
    const done = {
      kind: 'bag',
      language: 'en',
      day: '2026-11-18',
      game: 'a',
      result: { score: 950, grade: 'good', marks: '01' },
    } as const;
    dailyTries.value = [done];
    const file = await exportGames(here);
    dailyTries.value = [];
    await importGames(here, file);
    expect(dailyTries.value).toEqual([done]);
    dailyTries.value = [];
  });

  it('go with what the coach said of them where all data is asked for', async () => {
    const here = await storeWith(gameOf('a', 1));
    const said = { id: 'a', atMs: 7, coach: 2, review: { accuracy: 93 } };
    await here.keepReview(said);
    expect(JSON.parse(await exportData(here, null))).toMatchObject({ games: [{ id: 'a' }], reviews: [said] });
  });

  it('that cannot be read are counted, and a file of something else is refused', async () => {
    const here = await storeWith(gameOf('a', 1));
    const file = JSON.parse(await exportGames(here));
    file.games.push({ id: 'x' }, null);
    const there = await storeWith();
    expect(await importGames(there, JSON.stringify(file))).toEqual({ added: 1, known: 0, unread: 2 });
    for (const text of [
      '',
      'null',
      '[]',
      '{"format":"wordstake-games","version":9,"games":[]}',
      '{"games":[]}',
    ])
      expect(await importGames(there, text)).toBeUndefined();
  });
});
