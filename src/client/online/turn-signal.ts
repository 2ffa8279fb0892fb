/** The table that a page shows, and whether it waits for who sits there. */
export type TableHere = {
  /** Its code, or the id of a game of this device. */
  readonly table: string;
  /** What its game is called. */
  readonly game: string;
  readonly waits: boolean;
};

/** What a page knows of whose turn it is. */
export type TurnFacts = {
  /** The codes of the tables that wait, as the server has told them; the one that the page shows may be among them. */
  readonly waiting: readonly string[];
  readonly here: TableHere | undefined;
  readonly isSeen: boolean;
};

export type TurnSignal = {
  /** How many tables wait that nobody sees at this page. */
  readonly count: number;
  /** The game of the table that is open here and waits unseen. */
  readonly calling: string | undefined;
};

/** What the page is to show of turns, wherever it knows of them from: of its own table it knows first, and best. */
export const turnSignal = ({ waiting, here, isSeen }: TurnFacts): TurnSignal => {
  const elsewhere = new Set(waiting);
  elsewhere.delete(here?.table ?? '');
  const calling = here?.waits === true && !isSeen ? here.game : undefined;
  return { count: elsewhere.size + (calling === undefined ? 0 : 1), calling };
};

/** The title of the page with what it is to show of turns. */
export const titleWith = (
  { count, calling }: TurnSignal,
  title: string,
  yourTurn: (game: string) => string,
): string => {
  if (calling === undefined) return count > 0 ? `(${count}) ${title}` : title;
  return count > 1 ? `(${count}) ${yourTurn(calling)}` : yourTurn(calling);
};
