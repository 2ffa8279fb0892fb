import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { dailySeed } from '../../daily/daily-game.ts';
import type { Language } from '../../shared/language.ts';
import type { Look } from '../../shared/looks.ts';
import { language } from '../base/language.ts';
import { newId } from '../base/new-id.ts';
import { navigate } from '../base/route.ts';
import { keepLook, myLook } from '../faces/my-look.ts';
import { keepWhole } from '../local-host/keeping.ts';
import { noteTry } from '../saves/daily-tries.ts';
import { localGames } from '../saves/games.ts';
import { addressOf } from '../saves/running-game.ts';
import {
  type BotSeat,
  type DailyMark,
  type LocalGame,
  NO_STANDING,
  type SavedGame,
} from '../saves/saved-game.ts';
import { fetchSurface, offeredGame } from '../table/client-game.ts';
import { type DeviceTable, type Opening, openDeviceTable } from './device-table.ts';

/** The table of this device that was opened last, and not left … */
const onTable = signal<DeviceTable | undefined>(undefined);
export const localTable: ReadonlySignal<DeviceTable | undefined> = onTable;
/** … and its game. */
export const localGame = computed<LocalGame | undefined>(() => onTable.value?.game);
/** A kept game could not be read and was put away, or is not here at all. */
export const saveTrouble = signal<'broken' | 'missing' | undefined>(undefined);

/** Whether the game on the table has not ended. */
export const hasRunningGame = (): boolean => onTable.peek()?.isOver.peek() === false;

/** Takes the game off the table; it stays among one's games. */
export const leaveGame = (): void => {
  onTable.peek()?.dispose();
  onTable.value = undefined;
  saveTrouble.value = undefined;
};

/** Puts a game on the table, new or kept, in place of the one before. */
export const openGame = (saved: SavedGame, opening: Opening = {}): DeviceTable => {
  leaveGame();
  const table = openDeviceTable(saved, opening, {
    onOvertaken: () => void resumeGame(saved.id, 'anew'),
    onBroken: () => void putAway(saved),
  });
  onTable.value = table;
  return table;
};

/** What was kept leads to no game: it is put away, and that is said. */
const putAway = async (saved: SavedGame): Promise<void> => {
  leaveGame();
  saveTrouble.value = 'broken';
  const { store } = await localGames();
  await store.setAside({ id: saved.id, raw: saved });
};

export type NewGame = {
  /** By its name; left out for the first. */
  readonly game?: string;
  /** Of that game; those not given are as the language and the rules have them. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Who shares this device; left out for one person alone. */
  readonly people?: readonly string[];
  /** How they look; left out for one person alone, who looks as ever. */
  readonly looks?: readonly Look[];
  readonly bots?: readonly BotSeat[];
  readonly language?: Language;
  /** Of a day's game which one it is: chance is that day's. */
  readonly daily?: DailyMark;
};

/** A game that is still to begin. */
export const newGame = ({
  game = offeredGame(undefined).name,
  options = {},
  people,
  looks = [myLook.peek()],
  bots = [],
  language: words = language.value,
  daily,
}: NewGame): SavedGame => ({
  id: newId(),
  game,
  language: words,
  seed: daily === undefined ? newId() : dailySeed(daily),
  options,
  ...(people === undefined ? {} : { people }),
  looks,
  bots,
  ...(daily === undefined ? {} : { daily }),
  startedAtMs: Date.now(),
  changedAtMs: Date.now(),
  playedMs: 0,
  standing: NO_STANDING,
  opening: [],
  turnCount: 0,
  turns: [],
});

/** Keeps a game of this device and goes to its table; the game before it stays among one's games. */
export const playSaved = async (saved: SavedGame): Promise<void> => {
  void keepWhole(saved);
  try {
    await fetchSurface(offeredGame(saved.game));
    openGame(saved);
  } catch {
    // The page of the table says that it cannot be fetched, and goes on with the game once it can.
  }
  navigate(addressOf(saved));
};

/** Starts a game on this device. */
export const startLocalGame = async (wanted: NewGame): Promise<void> => {
  const saved = newGame(wanted);
  // Whoever plays here looks the same the next time.
  keepLook(myLook.peek());
  if (saved.daily !== undefined) noteTry(saved.daily, saved.id);
  await playSaved(saved);
};

/** Starts a game like the one on the table; a fork once more from its moment. */
export const startAgain = (): void => {
  const saved = onTable.peek()?.saved();
  if (localGame.value === undefined || saved === undefined) return;
  if (saved.fork !== undefined) {
    // Where it cannot be fetched, the game that is over stays on the table.
    void import('./start-fork.ts').then(({ forkAgain }) => forkAgain(saved)).catch(() => {});
    return;
  }
  const { game, options, people, looks, bots, language: words } = localGame.value;
  const shared = people === undefined ? {} : { people, looks };
  void startLocalGame({ game, options, ...shared, bots, language: words });
};

/** Goes on with a game that is kept, unless it is on the table already; `anew`: as it is kept, whatever is on the table. */
export const resumeGame = async (id: string, how: 'as-it-is' | 'anew' = 'as-it-is'): Promise<void> => {
  if (localGame.peek()?.id === id && how === 'as-it-is') return;
  const { store } = await localGames();
  const kept = await store.read(id);
  if (typeof kept === 'object') {
    openGame(kept);
    return;
  }
  leaveGame();
  saveTrouble.value = kept === 'broken' ? 'broken' : 'missing';
};

/** Goes on with the game that still runs, alone and with bots or by passing the device on; its id, where there is one. */
export const resumeLatest = async (kind: 'own' | 'pass'): Promise<string | undefined> => {
  const { store, foundBroken } = await localGames();
  const { games } = await store.list();
  const latest = games.find(
    ({ people, standing }) => !standing.isOver && (people === undefined) === (kind === 'own'),
  );
  if (latest === undefined) {
    leaveGame();
    saveTrouble.value = foundBroken ? 'broken' : undefined;
    return undefined;
  }
  await resumeGame(latest.id);
  return latest.id;
};

/** Tries again to open the game that could not be opened. */
export const reopenGame = (): void => {
  const table = onTable.peek();
  if (table !== undefined) openGame(table.saved(), table.opening);
};
