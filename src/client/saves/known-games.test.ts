import { beforeEach, expect, it, vi } from 'vitest';
import { isNewTo, noteKnown } from './known-games.ts';
import { noteRunning } from './running-game.ts';
import { type GameHead, NO_STANDING } from './saved-game.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

it('knows each game by itself: whoever plays one is still new to the other', () => {
  expect(isNewTo('buyword')).toBe(true);
  noteKnown('buyword');
  expect([isNewTo('buyword'), isNewTo('choose-your-words')]).toEqual([false, true]);
  noteKnown('choose-your-words');
  noteKnown('buyword');
  expect([isNewTo('buyword'), isNewTo('choose-your-words')]).toEqual([false, false]);
  expect(kept.size).toBe(1);
});

it('knows a game as soon as one runs on this device', () => {
  const head = { id: 'a', game: 'choose-your-words', bots: [], standing: NO_STANDING };
  noteRunning(head as unknown as GameHead, { en: [], fr: [] });
  expect([isNewTo('choose-your-words'), isNewTo('buyword')]).toEqual([false, true]);
});
