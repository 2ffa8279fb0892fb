import { signal } from '@preact/signals';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryStorage } from '../saves/storage-store.ts';
import { followKeptWord } from './kept-word.ts';

beforeEach(() => void vi.stubGlobal('localStorage', createMemoryStorage()));

/** Opens the page of a table, in a step, with letters in hand. */
const openPage = (table: string | undefined, step = 'round 1', hand = 'ACT') => {
  const laid = signal<readonly string[]>([]);
  const [now, mySeat] = [signal(step), signal(0)];
  const stop = followKeptWord({
    storedAs: 'wordstake.test',
    table,
    mySeat,
    step: now,
    laid,
    write: (letters) => letters.join(''),
    read: (text) => (Array.from(text).every((letter) => hand.includes(letter)) ? [...text] : undefined),
    layAgain: (letters) => {
      laid.value = letters;
    },
  });
  onTestFinished(stop);
  return { laid, step: now, mySeat, stop };
};

it('lays out again what lay there when the page was closed', () => {
  openPage('ours').laid.value = ['C', 'A', 'T'];
  expect(openPage('ours').laid.value).toEqual(['C', 'A', 'T']);
});

it('knows tables and seats apart', () => {
  const page = openPage('ours');
  page.laid.value = ['C', 'A'];
  expect(openPage('theirs').laid.value).toEqual([]);
  page.stop();
  const again = openPage('ours');
  again.laid.value = ['A'];
  again.mySeat.value = 1;
  again.laid.value = [];
  again.mySeat.value = 0;
  expect(again.laid.value).toEqual(['A']);
});

it('forgets what was taken back, what its step has left behind, and what is no longer in hand', () => {
  const page = openPage('ours');
  page.laid.value = ['C', 'A', 'T'];
  expect(openPage('ours', 'round 2').laid.value).toEqual([]);
  page.laid.value = ['C', 'A'];
  expect(openPage('ours', 'round 1', 'XYZ').laid.value).toEqual([]);
  page.laid.value = ['C'];
  page.laid.value = [];
  expect(openPage('ours').laid.value).toEqual([]);
});

it('keeps nothing of a lesson or a replay, and of old tables only the last ones', () => {
  openPage(undefined).laid.value = ['C', 'A', 'T'];
  expect(openPage(undefined).laid.value).toEqual([]);
  for (let table = 0; table < 12; table++) openPage(`table ${table}`).laid.value = ['A', 'C', 'T'];
  expect(openPage('table 0').laid.value).toEqual([]);
  expect(openPage('table 11').laid.value).toEqual(['A', 'C', 'T']);
});
