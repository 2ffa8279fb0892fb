import { batch, signal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import type { ToldReason } from '../../protocol/bot-reasons.ts';

/** Fetches why the bots did what they did; undefined where that cannot be had. */
type ReadReasons = () => Promise<readonly ToldReason[] | undefined>;

/** Which bot sits where at the table on the page, by seat; undefined where a person does. */
const bots = signal<readonly (string | undefined)[]>([]);
const reasons = signal<ReadReasons>(async () => []);

/** Says who at the table is a bot, and where their reasons are to be had after the game. */
export const seatBots = (seats: readonly (string | undefined)[], read: ReadReasons): void =>
  batch(() => {
    bots.value = seats;
    reasons.value = read;
  });

/** The bot at a seat. */
export const botAt = (seat: Seat): string | undefined => bots.value[seat];

/** The seats of the bots. */
export const botSeats = (): readonly Seat[] =>
  bots.value.flatMap((bot, seat) => (bot === undefined ? [] : [seat]));

/** Asks for the bots' reasons. */
export const readReasons = (): ReturnType<ReadReasons> => reasons.value();
