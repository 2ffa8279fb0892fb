import { expect, it } from 'vitest';
import { offlineTextFor } from './offline-text.ts';

it('says nothing at tables: those of the server tell of their own line, and one banner is enough', () => {
  expect(offlineTextFor('/t/ABCDEFG')).toBeUndefined();
  expect(offlineTextFor('/play')).toBeUndefined();
});

it('says what works on pages that lead on, and what does not on those of the server', () => {
  expect(offlineTextFor('/')).toBe('canDo');
  expect(offlineTextFor('/new')).toBe('newTable');
  expect(offlineTextFor('/lobby')).toBe('needsNetwork');
});
