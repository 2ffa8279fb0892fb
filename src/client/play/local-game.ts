import { batch, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { language, t } from '../language.ts';
import { navigate } from '../route.ts';
import { dropSave, readSave, type Slot, writeSave } from './game-save.ts';
import { table } from './play-port.ts';
import { ME, type SavedGame, type Snapshot } from './play-protocol.ts';
import {
  events,
  game,
  mySeat,
  NO_SEAT,
  type PlayHost,
  playThrough,
  seating,
  trouble,
  view,
} from './play-state.ts';

const BOT_PACE_MS = 600;

/** How long bots seem to think: not at all for those who want no motion, or where the address says `?pace=0`. */
const givenPace = new URLSearchParams(location.search).get('pace');
const paceMs = (): number => {
  if (givenPace !== null && /^\d{1,4}$/.test(givenPace)) return Number(givenPace);
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : BOT_PACE_MS;
};

/** Where a game that runs in this browser is kept; a lesson is not. */
export type Place = Slot | 'learn';

/** A kept game could not be read and is gone. */
export const saveWasBroken = signal(false);
/** Where the game on the table is kept; undefined where it is none of ours. */
const place = signal<Place | undefined>(undefined);
/** What each person at this device sees. */
const views = signal<readonly View[]>([]);
/** What the game on the table was opened with. */
let openedWith: SavedGame | undefined;

/** The page's own worker runs the game; `wrap` may put a lesson before it. */
const worker: PlayHost = {
  act: (action: PlayerAction, seat = mySeat.value) => table.ask('act', { seat, action }),
  judge: async (word) =>
    view.value?.options.judge === 'challenge' ? undefined : ((await table.ask('judge', word)) ?? 'good'),
};

/** Whether a game is kept that has not ended. */
export const hasRunningGame = (slot: Slot = 'own'): boolean => {
  if (place.value === slot && game.value !== undefined && view.value !== undefined)
    return view.value.phase !== 'over';
  const kept = readSave(slot);
  return typeof kept === 'object' && kept.events.at(-1)?.type !== 'ended';
};

const show = (news: Snapshot): void => {
  // What comes late from a game put away, or while a table elsewhere is shown.
  if (place.value === undefined || game.value === undefined) return;
  batch(() => {
    views.value = news.views;
    if (news.views[0]?.phase === 'over' && seating.value !== undefined) mySeat.value = NO_SEAT;
    view.value = news.views[mySeat.value] ?? news.views[0];
    events.value = [...events.value, ...news.events];
  });
  if (place.value !== 'learn') writeSave(place.value, { ...game.value, events: events.value });
};

/** Puts a game on the table; whether it could be opened. */
export const openGame = async (
  at: Place,
  saved: SavedGame,
  wrap: (host: PlayHost) => PlayHost = (host) => host,
): Promise<void> => {
  openedWith = saved;
  const { events: _, ...opening } = saved;
  batch(() => {
    playThrough(wrap(worker));
    place.value = at;
    game.value = opening;
    seating.value = saved.people;
    mySeat.value = saved.people === undefined ? ME : NO_SEAT;
    saveWasBroken.value = false;
  });
  const opened = await table.ask('open', { game: saved, paceMs: paceMs() });
  if (game.value !== opening) return;
  if (opened.ok) show(opened.value);
  else if (opened.error.code === 'game-broken') dropBrokenGame(at);
  else trouble.value = opened.error;
};

const dropBrokenGame = (at: Place): void => {
  if (at !== 'learn') dropSave(at);
  batch(() => {
    playThrough(undefined);
    place.value = at;
    saveWasBroken.value = true;
  });
};

export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Starts a game against so many bots, in the language of the page, and goes to the table. */
export const startGame = (bots: number): void => {
  dropSave('own');
  void openGame('own', {
    language: language.value,
    seed: newSeed(),
    bots: t().play.botNames.slice(0, bots),
    events: [],
  });
  navigate('/play');
};

/** Starts a game of people who pass this device on. */
export const startPassing = (people: readonly string[]): void => {
  dropSave('pass');
  void openGame('pass', { language: language.value, seed: newSeed(), people, bots: [], events: [] });
};

/** Goes on with the game kept, unless it is on the table already. */
export const resumeGame = (slot: Slot): void => {
  if (place.value === slot && game.value !== undefined) return;
  const kept = readSave(slot);
  if (kept === 'broken') dropBrokenGame(slot);
  else if (kept !== undefined) void openGame(slot, kept);
  else if (place.value !== slot) {
    playThrough(undefined);
    place.value = slot;
    saveWasBroken.value = false;
  }
};

/** Tries again to open the game that could not be opened. */
export const reopenGame = (): void => {
  if (openedWith === undefined || place.value === undefined) return;
  void openGame(
    place.value,
    events.value.length === 0 ? openedWith : { ...openedWith, events: events.value },
  );
};

/** Who has the device next, where it is to be passed on. */
export const nextHolder = (): Seat | undefined => {
  const seen = view.value;
  if (seating.value === undefined || seen === undefined || seen.phase === 'over') return undefined;
  if (seen.toAct.includes(mySeat.value)) return undefined;
  return seen.toAct.find((seat) => seat > mySeat.value) ?? seen.toAct[0];
};

/** Somebody takes the device. */
export const takeSeat = (seat: Seat): void =>
  batch(() => {
    mySeat.value = seat;
    view.value = views.value[seat];
  });

table.listen(show, () => {
  if (game.value !== undefined) trouble.value = { code: 'words-unreachable' };
});
