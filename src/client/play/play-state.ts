import { batch, computed, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { err, type Result } from '../../shared/result.ts';
import type { LocalGame } from '../saves/saved-game.ts';
import { t } from '../texts.ts';
import { toast } from '../ui/toast-state.ts';
import { createActionQueue, type Deed } from './action-queue.ts';
import { type Judgement, ME, type TableError } from './play-protocol.ts';

/** Nobody's seat: for who only looks on, and between two who share a device. */
export const NO_SEAT = -1;

/** The game of this device on the table, and what is seen of it once it is open. */
export const game = signal<LocalGame | undefined>(undefined);
export const view = signal<View | undefined>(undefined);
export const events = signal<readonly GameEvent[]>([]);
export const trouble = signal<TableError | undefined>(undefined);
/** A refusal of the game, or a sentence that somebody else has made of one. */
export type ShownRefusal = BuyWordRefusal | { readonly code: 'told'; readonly sentence: string };
/** Why the last action was refused. */
export const refusal = signal<ShownRefusal | undefined>(undefined);
/** Where the person at the page sits; NO_SEAT for who only looks on. */
export const mySeat = signal<Seat>(ME);
/** Names where several people play; undefined for a game against bots of the page. */
export const seating = signal<readonly string[] | undefined>(undefined);
/** When the window for challenges, or a vote, closes, by the clock of this device; undefined where no time runs. */
export const windowEndsMs = signal<number | undefined>(undefined);

/** The seats of the people at this device: one's own, or all where it is passed on. */
export const deviceSeats = computed<readonly Seat[]>(
  () => game.value?.people?.map((_, seat) => seat) ?? [mySeat.value],
);

/** Where the game on the table can be looked at again, once it is over. */
export const replayAddress = signal<string | undefined>(undefined);

/** Everybody's name, as the page's language has it. */
export const names = computed<readonly string[]>(() => {
  const { you } = t().play;
  const others = seating.value;
  return others === undefined
    ? [you, ...(game.value?.bots ?? []).map(({ name }) => name)]
    : others.map((name, seat) => (seat === mySeat.value ? you : name));
});

/** Somebody's name; undefined for who reads it, whom sentences address. */
export const nameUnlessMine = (seat: Seat): string | undefined =>
  seat === mySeat.value ? undefined : (names.value[seat] ?? '');

/** Where actions go and words are judged: the worker of the page, a lesson, or a table elsewhere. */
export type PlayHost = {
  /** `seat`: for who else sits at this device; else for who holds it. `id`: under which it is done once. */
  readonly act: (action: PlayerAction, seat?: Seat, id?: string) => Promise<Result<null, ShownRefusal>>;
  /** What would be said of a word; undefined where nobody may say. */
  readonly judge: (word: string) => Promise<Judgement | undefined>;
  /** Where what is done can outlive the page: something is to be done, or is not any more. */
  readonly keep?: (id: string, action: PlayerAction) => void;
  readonly forget?: (id: string) => void;
};

let host: PlayHost | undefined;

/** Clears the table, for a game of another host or for none. */
export const playThrough = (other: PlayHost | undefined): void => {
  host = other;
  queue.clear();
  batch(() => {
    game.value = undefined;
    view.value = undefined;
    events.value = [];
    trouble.value = undefined;
    refusal.value = undefined;
    mySeat.value = ME;
    seating.value = undefined;
    replayAddress.value = undefined;
    windowEndsMs.value = undefined;
  });
};

export const judge = async (word: string): Promise<Judgement | undefined> => host?.judge(word);

/** What was done and is still unanswered after a while: the line is down, or slow. */
export const kept = signal<readonly Deed<PlayerAction>[]>([]);
/** Whether what was just done is still on its way: the table is about to change. */
export const acting = signal(false);

const tell = (sentence: string): void => {
  refusal.value = { code: 'told', sentence };
};

const GOES_ON: ReadonlySet<PlayerAction['kind']> = new Set([
  'sell',
  'discard',
  'challenge',
  'propose',
  'accept',
  'reject',
  'withdraw',
]);

const queue = createActionQueue<PlayerAction, ShownRefusal>({
  goesOn: ({ kind }) => GOES_ON.has(kind),
  send: async ({ action, seat, id }) => (await host?.act(action, seat, id)) ?? err({ code: 'bad-action' }),
  onAdded: ({ id, action }) => host?.keep?.(id, action),
  onSettled: ({ id }) => host?.forget?.(id),
  onKept: (deeds) => {
    kept.value = deeds;
  },
  onBusy: (isBusy) => {
    acting.value = isBusy;
  },
  onAnswer: (why) => {
    refusal.value = why;
  },
  onDropped: () => void toast(t().online.dropped),
  onWait: () => tell(t().online.waits),
});

/**
 * Does something at the table, after all that was done before; whether that was allowed, or is kept until the line is
 * back. A refusal is kept to be shown; a second tap does nothing.
 */
export const act = async (
  action: PlayerAction,
  around: Omit<Deed<PlayerAction>, 'action'> = {},
): Promise<boolean> => host !== undefined && queue.add({ action, ...around });
