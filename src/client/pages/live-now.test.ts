import { expect, it } from 'vitest';
import { type LiveGame, liveGameFor } from './live-now.ts';

const game = (name: string, language: 'en' | 'fr'): LiveGame => ({
  code: `${name} ${language}`,
  game: name,
  language,
  round: 1,
  watching: 0,
  players: [],
  word: null,
  pot: null,
});

it('shows at a game’s door a game of it, in the language of the page where there is one', () => {
  const all = [game('cards', 'fr'), game('cards', 'en'), game('buyword', 'en'), game('buyword', 'fr')];
  const shown = (games: readonly LiveGame[]) => liveGameFor(games, 'buyword', 'fr')?.code;
  expect(shown(all)).toBe('buyword fr');
  expect(shown(all.slice(0, 3))).toBe('buyword en');
  expect(shown(all.slice(0, 2))).toBe('cards fr');
  expect(shown([])).toBeUndefined();
});
