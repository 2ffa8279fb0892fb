import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playJobs } from './game-jobs.ts';
import { OtherGames, playKeptJobs } from './kept-games.ts';

const common = { game: 'buyword', options: { dictionary: 'en-common' }, players: 2, work: 1 };
const jobs = ['a', 'b', 'c', 'd'].map((seed) => ({ bots: ['novice', 'casual'], seed }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-games-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Plays so many of the games; gives what came of them, and how many were said to be over each time. */
const played = async (file: string, games = jobs.length) => {
  const told: number[] = [];
  const results = await playKeptJobs(common, jobs.slice(0, games), 1, (done) => told.push(done), file);
  return { results, told };
};

it('games that are kept come to the same as others', async () => {
  const { results, told } = await played(join(folder, 'new', 'games.jsonl'));
  expect(results).toEqual(await playJobs(common, jobs, 1, () => {}));
  expect(told).toEqual([1, 2, 3, 4]);
});

it('a run that was broken off goes on where it was, even in the middle of a line', async () => {
  const file = join(folder, 'games.jsonl');
  await played(file, 2);
  // What was kept is taken as it stands, so it was not played again.
  const [title, first, second] = readFileSync(file, 'utf8').split('\n');
  const known = { money: [1, 2], words: 3 };
  const [job] = JSON.parse(first as string);
  writeFileSync(file, [title, JSON.stringify([job, known]), second, ''].join('\n'));
  appendFileSync(file, '[{"bots":["nov');
  const { results, told } = await played(file);
  const all = await playJobs(common, jobs, 1, () => {});
  expect(results).toEqual([known, ...all.slice(1)]);
  expect(told).toEqual([3, 4]);
  expect((await played(file, 3)).results).toEqual(results.slice(0, 3));
});

it('what other games came to is never taken for these', async () => {
  const file = join(folder, 'games.jsonl');
  await played(file, 1);
  const others = { ...common, work: 2 };
  await expect(playKeptJobs(others, jobs, 1, () => {}, file)).rejects.toThrow(OtherGames);
  writeFileSync(file, 'a letter to a friend');
  await expect(played(file)).rejects.toThrow(OtherGames);
  expect(readFileSync(file, 'utf8')).toBe('a letter to a friend');
});
