import { signal } from '@preact/signals';
import type { LiveAnswer } from '../../protocol/answers.ts';
import type { Language } from '../../shared/language.ts';
import { whileSeen } from '../base/while-seen.ts';
import { quietGet } from '../online/quiet-get.ts';

const ASK_EVERY_MS = 20_000;

/** What is on at public tables right now; undefined before that is known, and without a network. */
export const live = signal<LiveAnswer | undefined>(undefined);

export type LiveGame = LiveAnswer['games'][number];

/** Asks what is on, now and every so often. Returns what ends that. */
export const followLive = (): (() => void) =>
  whileSeen(async () => {
    live.value = await quietGet<LiveAnswer>('/live');
  }, ASK_EVERY_MS);

/** The game to show to somebody at a game's door: of that game and in their language, as far as there is one. */
export const liveGameFor = (
  games: readonly LiveGame[],
  game: string,
  language: Language,
): LiveGame | undefined => {
  const rank = (each: LiveGame): number =>
    2 * Number(each.game === game) + Number(each.language === language);
  return games.toSorted((a, b) => rank(b) - rank(a))[0];
};
