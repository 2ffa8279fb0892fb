import { batch, computed, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Result } from '../../shared/result.ts';
import { language, t } from '../language.ts';
import { navigate } from '../route.ts';
import { dropSave, readSave, writeSave } from './game-save.ts';
import { table } from './play-port.ts';
import { ME, type SavedGame, type Snapshot, type TableError } from './play-protocol.ts';

const BOT_PACE_MS = 600;

/** How long bots seem to think: not at all for those who want no motion, or where the address says `?pace=0`. */
const givenPace = new URLSearchParams(location.search).get('pace');
const paceMs = (): number => {
  if (givenPace !== null && /^\d{1,4}$/.test(givenPace)) return Number(givenPace);
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : BOT_PACE_MS;
};

type Game = Omit<SavedGame, 'events'>;

/** The game on the table, and what is seen of it once it is open. */
export const game = signal<Game | undefined>(undefined);
export const view = signal<View | undefined>(undefined);
export const events = signal<readonly GameEvent[]>([]);
export const trouble = signal<TableError | undefined>(undefined);
/** A refusal of the game, or a sentence that somebody else has made of one. */
export type ShownRefusal = BuyWordRefusal | { readonly code: 'told'; readonly sentence: string };
/** Why the last action was refused. */
export const refusal = signal<ShownRefusal | undefined>(undefined);
/** Where the person at the page sits; -1 for who only looks on. */
export const mySeat = signal<Seat>(ME);
/** Names as a table elsewhere has them; undefined for a game against bots of the page. */
export const seating = signal<readonly string[] | undefined>(undefined);
/** A kept game could not be read and is gone. */
export const saveWasBroken = signal(false);

/** Everybody's name, as the page's language has it. */
export const names = computed<readonly string[]>(() => {
  const { you } = t().play;
  const others = seating.value;
  return others === undefined
    ? [you, ...(game.value?.bots ?? [])]
    : others.map((name, seat) => (seat === mySeat.value ? you : name));
});

/** Whether a game is kept that has not ended. */
export const hasRunningGame = (): boolean => {
  if (view.value !== undefined) return view.value.phase !== 'over';
  const kept = readSave();
  return typeof kept === 'object' && kept.events.at(-1)?.type !== 'ended';
};

const show = (news: Snapshot): void => {
  batch(() => {
    view.value = news.view;
    events.value = [...events.value, ...news.events];
  });
  if (game.value !== undefined) writeSave({ ...game.value, events: events.value });
};

/** What the game on the table was opened with. */
let openedWith: SavedGame | undefined;

const open = async (saved: SavedGame): Promise<void> => {
  openedWith = saved;
  acting = false;
  const { events: _, ...opening } = saved;
  batch(() => {
    game.value = opening;
    view.value = undefined;
    events.value = [];
    trouble.value = undefined;
    refusal.value = undefined;
    saveWasBroken.value = false;
  });
  const opened = await table.ask('open', { game: saved, paceMs: paceMs() });
  if (game.value !== opening) return;
  if (opened.ok) show(opened.value);
  else if (opened.error.code === 'game-broken') dropBrokenGame();
  else trouble.value = opened.error;
};

const dropBrokenGame = (): void => {
  dropSave();
  batch(() => {
    game.value = undefined;
    saveWasBroken.value = true;
  });
};

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Starts a game against so many bots, in the language of the page, and goes to the table. */
export const startGame = (bots: number): void => {
  dropSave();
  navigate('/play');
  void open({
    language: language.value,
    seed: newSeed(),
    bots: t().play.botNames.slice(0, bots),
    events: [],
  });
};

/** Goes on with the game kept, unless one is on the table already. */
export const resumeGame = (): void => {
  if (game.value !== undefined) return;
  const kept = readSave();
  if (kept === 'broken') dropBrokenGame();
  else if (kept !== undefined) void open(kept);
};

/** Tries again to open the game that could not be opened. */
export const reopenGame = (): void => {
  if (openedWith === undefined) return;
  void open(events.value.length === 0 ? openedWith : { ...openedWith, events: events.value });
};

/** Where actions go and words are judged: the worker of the page, or a table elsewhere. */
export type PlayHost = {
  readonly act: (action: PlayerAction) => Promise<Result<null, ShownRefusal>>;
  /** Whether a word would be good; undefined where nobody may say. */
  readonly judge: (word: string) => Promise<boolean | undefined>;
};

const worker: PlayHost = {
  act: (action) => table.ask('act', action),
  judge: (word) => table.ask('judge', word),
};
let host: PlayHost = worker;

/** Clears the table for a game elsewhere, or again for those of the page. */
export const playThrough = (other: PlayHost | undefined): void => {
  host = other ?? worker;
  acting = false;
  batch(() => {
    game.value = undefined;
    view.value = undefined;
    events.value = [];
    trouble.value = undefined;
    refusal.value = undefined;
    mySeat.value = ME;
    seating.value = undefined;
  });
};

export const judge = (word: string): Promise<boolean | undefined> => host.judge(word);

let acting = false;

/** Does something at the table; whether that was allowed. A refusal is kept to be shown; a second tap does nothing. */
export const act = async (action: PlayerAction): Promise<boolean> => {
  if (acting) return false;
  acting = true;
  const acted = await host.act(action);
  acting = false;
  refusal.value = acted.ok ? undefined : acted.error;
  return acted.ok;
};

table.listen(show, () => {
  trouble.value = { code: 'words-unreachable' };
});
