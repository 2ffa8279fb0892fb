import '../../../test/support/listed-games.ts';
import { describe, expect, it } from 'vitest';
import { savedGame } from '../../../test/support/saved-game.ts';
import { type KeptTurn, NO_STANDING, type SavedGame } from './saved-game.ts';
import { createMemoryStorage, createStorageStore } from './storage-store.ts';

const gameAt = (id: string, changedAtMs: number): SavedGame =>
  savedGame({
    id,
    game: 'choose-your-words',
    language: 'fr',
    options: { stack: 300 },
    bots: [{ name: 'Dot', bot: 'simple' }],
    changedAtMs,
    opening: [{ type: 'began' }],
  });
const turn: KeptTurn = { actor: 0, action: { kind: 'check' }, events: [{ type: 'checked', seat: 0 }] };
const progress = { standing: { ...NO_STANDING, round: 2 }, playedMs: 7, changedAtMs: 9, opening: [] };

describe('games kept as texts', () => {
  it('come back whole, the one played last first', async () => {
    const store = createStorageStore(createMemoryStorage());
    await store.put(gameAt('a', 1));
    await store.put(gameAt('b', 2));
    expect((await store.list()).games.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await store.read('a')).toEqual(gameAt('a', 1));
    expect(await store.read('c')).toBeUndefined();
  });

  it('keep how many hints were taken, through the turns that follow', async () => {
    const store = createStorageStore(createMemoryStorage());
    await store.put(gameAt('a', 1));
    await store.noteHints('a', 2);
    await store.noteHints('missing', 1);
    await store.append('a', turn, 0, progress);
    expect(await store.read('a')).toMatchObject({ hints: 2, turnCount: 1 });
    expect(await store.read('missing')).toBeUndefined();
  });

  it('keep what the coach said of a game, which goes with it, and not too much of it', async () => {
    const storage = createMemoryStorage();
    const store = createStorageStore(storage);
    const said = (id: string, atMs: number) => ({ id, atMs, coach: 1, review: { told: id } });
    await store.put(gameAt('a', 1));
    await store.keepReview(said('a', 50));
    expect(await store.readReview('a')).toEqual(said('a', 50));
    expect(await store.reviews()).toEqual([said('a', 50)]);
    for (let i = 0; i < 10; i++) await store.keepReview(said(`other-${i}`, i));
    expect(await store.readReview('a')).toEqual(said('a', 50));
    expect(await store.readReview('other-0')).toBeUndefined();
    storage.setItem('wordstake.review.other-5', '{');
    expect(await store.readReview('other-5')).toBeUndefined();
    await store.drop('a');
    expect(await store.readReview('a')).toBeUndefined();
    await store.dropAll();
    expect(storage.length).toBe(0);
  });

  it('take one turn after the other, and none twice', async () => {
    const store = createStorageStore(createMemoryStorage());
    await store.put(gameAt('a', 1));
    expect(await store.append('a', turn, 0, progress)).toBe('kept');
    expect(await store.append('a', turn, 0, progress)).toBe('overtaken');
    expect(await store.append('a', turn, 2, progress)).toBe('overtaken');
    expect(await store.append('missing', turn, 0, progress)).toBe('overtaken');
    expect(await store.read('a')).toMatchObject({ turnCount: 1, turns: [turn], playedMs: 7, changedAtMs: 9 });
  });

  it('are told of where they cannot be read, and do not hide the others', async () => {
    const storage = createMemoryStorage();
    const store = createStorageStore(storage);
    await store.put(gameAt('a', 1));
    storage.setItem('wordstake.game.b', '{');
    storage.setItem('wordstake.game.c', JSON.stringify({ ...gameAt('c', 1), turnCount: 3 }));
    storage.setItem('wordstake.game.d', JSON.stringify({ ...gameAt('other', 1) }));
    storage.setItem('wordstake.rack', 'no game');
    const { games, broken } = await store.list();
    expect(games.map(({ id }) => id)).toEqual(['a']);
    expect(broken.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
    expect(await store.read('b')).toBe('broken');
    await store.setAside({ id: 'a', raw: 'was a game' });
    expect(await store.read('a')).toBe('broken');
    await store.drop('b');
    expect(await store.read('b')).toBeUndefined();
    await store.dropAll();
    expect(await store.list()).toEqual({ games: [], broken: [] });
    expect(storage.getItem('wordstake.rack')).toBe('no game');
  });

  it('note what a finished game came to once, and forget it with all else', async () => {
    const storage = createMemoryStorage();
    const store = createStorageStore(storage);
    const won = { id: 'w', game: 'buyword', atMs: 5, players: 2, score: 9, won: true, bots: ['penny'] };
    await store.noteFinished([won]);
    await store.noteFinished([{ ...won, atMs: 6, score: 10 }]);
    expect(await store.finished()).toEqual([won]);
    expect((await store.list()).games).toEqual([]);
    await store.dropAll();
    expect(await store.finished()).toEqual([]);
    storage.setItem('wordstake.finished', '{');
    expect(await store.finished()).toEqual([]);
  });
});
