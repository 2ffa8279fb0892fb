import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { Result } from '../../shared/result.ts';
import { playCardsThrough } from '../cards/cards-state.ts';
import { CARDS_ONLINE } from '../cards/online-cards.ts';
import { playThrough } from '../play/play-state.ts';
import { BUYWORD_ONLINE } from './online-buyword.ts';
import type { Told } from './told.ts';

/** The way of actions, as texts, to a table elsewhere. */
export type TableLine = {
  /** Under an id where it has one: the server does each id once. */
  readonly send: (text: string, id?: string) => Promise<Result<null, Told>>;
  /** Keeps past a reload what is still to be sent … */
  readonly keep: (id: string, text: string) => void;
  /** … until it was, or is not to be. */
  readonly forget: (id: string) => void;
};

/** What a game of this page does with a table elsewhere. */
export type OnlineGame = {
  /** Clears the table; from now on actions go by this line. */
  readonly begin: (line: TableLine) => void;
  /** In which step the game is: what is done in one is not meant for another. */
  readonly step: (view: unknown) => string;
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
