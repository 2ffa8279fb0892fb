import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { Result } from '../../shared/result.ts';
import { playCardsThrough } from '../cards/cards-state.ts';
import { CARDS_ONLINE } from '../cards/online-cards.ts';
import { playThrough } from '../play/play-state.ts';
import { BUYWORD_ONLINE } from './online-buyword.ts';
import type { Told } from './told.ts';

/** Sends an action as a text to the table. */
export type SendAction = (text: string) => Promise<Result<null, Told>>;

/** What a game of this page does with a table elsewhere. */
export type OnlineGame = {
  /** Clears the table; from now on actions go through `send`. */
  readonly begin: (send: SendAction) => void;
  /** Puts on the table what the server shows; its clock is so far ahead of ours. */
  readonly show: (mirror: TableMirror, aheadMs: number) => void;
};

const GAMES: Readonly<Record<string, OnlineGame>> = {
  buyword: BUYWORD_ONLINE,
  'choose-your-words': CARDS_ONLINE,
};

/** The game of a table. */
export const onlineGame = (name: string): OnlineGame => GAMES[name] ?? BUYWORD_ONLINE;

/** Clears the tables of all games. */
export const endOnlineGames = (): void => {
  playThrough(undefined);
  playCardsThrough(undefined);
};
