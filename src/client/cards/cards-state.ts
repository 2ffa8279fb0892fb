import { batch, computed, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { DECKS } from '../../games/choose-your-words/decks.ts';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { CardsRefusal } from '../../games/choose-your-words/refusals.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { err, type Result } from '../../shared/result.ts';
import { language } from '../language.ts';
import { createActionQueue } from '../play/action-queue.ts';
import { onNewsOf } from '../play/news-of.ts';
import { t } from '../texts.ts';
import { toast } from '../ui/toast-state.ts';

/** Nobody's seat: for who only looks on, and between two who share a device. */
export const NO_SEAT = -1;

export const view = signal<View | undefined>(undefined);
export const events = signal<readonly GameEvent[]>([]);
/** Where the person at the page sits; NO_SEAT for who only looks on. */
export const mySeat = signal<Seat>(NO_SEAT);
/** Everybody's name, as they call themselves. */
export const seating = signal<readonly string[]>([]);
/** A refusal of the game, or a sentence that somebody else has made of one. */
export type ShownRefusal = CardsRefusal | { readonly code: 'told'; readonly sentence: string };
/** Why the last action was refused. */
export const refusal = signal<ShownRefusal | undefined>(undefined);
/** The last round whose showdown has been looked at. */
export const roundSeen = signal(0);

/** Where the game on the table can be looked at again, once it is over. */
export const replayAddress = signal<string | undefined>(undefined);

/** Everybody's name, with «you» for the person at the page. */
export const names = computed<readonly string[]>(() =>
  seating.value.map((name, seat) => (seat === mySeat.value ? t().play.you : name)),
);
/** The deck of the game on the table; with none there, that of the page's language. */
export const deck = computed(
  () => DECKS[view.value?.options.deck ?? (language.value === 'fr' ? 'french' : 'classic')],
);

/** Where actions go: a game of this device, a lesson, or a table elsewhere. */
export type CardsHost = {
  readonly act: (action: PlayerAction) => Promise<Result<null, ShownRefusal>>;
};

let host: CardsHost | undefined;
/** Whether what was just done is still on its way: the table is about to change. */
export const acting = signal(false);

const queue = createActionQueue<PlayerAction, ShownRefusal>({
  goesOn: ({ kind }) => kind === 'challenge',
  send: async ({ action }) => (await host?.act(action)) ?? err({ code: 'bad-action' }),
  onAdded: () => {},
  onSettled: () => {},
  onKept: () => {},
  onBusy: (isBusy) => {
    acting.value = isBusy;
  },
  onAnswer: (why) => {
    refusal.value = why;
  },
  onDropped: () => void toast(t().online.dropped),
  onWait: () => {
    refusal.value = { code: 'told', sentence: t().online.waits };
  },
});

/** Clears the table, for a game of another host or for none. */
export const playCardsThrough = (other: CardsHost | undefined): void => {
  host = other;
  queue.clear();
  batch(() => {
    view.value = undefined;
    events.value = [];
    refusal.value = undefined;
    mySeat.value = NO_SEAT;
    seating.value = [];
    roundSeen.value = 0;
    replayAddress.value = undefined;
  });
};

/**
 * Does something at the table; whether that was allowed, or waits for the line. A refusal is kept to be shown; a second tap does
 * nothing, and what cannot be done before the answer to the last is said to have to wait.
 */
export const act = async (action: PlayerAction): Promise<boolean> =>
  host !== undefined && queue.add({ action });

/** Does something beside the game, which nobody else sees and which may fail unnoticed (CW-26.2). */
export const actQuietly = (action: PlayerAction): void => void host?.act(action);

/** Puts on the table what is seen of a game. Who comes to one under way has no showdown to look back on. */
export const showCards = (seen: View | undefined, happened: readonly GameEvent[]): void =>
  batch(() => {
    const isOther = view.value === undefined || (seen?.round ?? 0) < view.value.round;
    if (isOther) roundSeen.value = (seen?.round ?? 1) - 1;
    view.value = seen;
    events.value = happened;
  });

/** Tells what happens from now on, as it happens. Returns what stops it. */
export const onCardNews = (tell: (fresh: readonly GameEvent[]) => void): (() => void) =>
  onNewsOf(events, tell);
