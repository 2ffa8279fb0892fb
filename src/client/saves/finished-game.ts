/** What a game of one's own came to, once it is over: of these the records of a device are made. */
export type FinishedGame = {
  /** Of a game of this device its id, of one at a shared table its code and number: counted once, however often it is seen. */
  readonly id: string;
  readonly game: string;
  /** When it was first seen to be over. */
  readonly atMs: number;
  readonly players: number;
  /** One's own money or chips. */
  readonly score: number;
  /** Whether one won against others. */
  readonly won: boolean;
  /** The bots at the table, by id. */
  readonly bots: readonly string[];
  /** Alone: the grade, and whether the rules were the usual ones, so that scores can be compared. */
  readonly alone?: { readonly grade: string; readonly isStandard: boolean };
  /** One's own best word, and what it brought. */
  readonly word?: { readonly word: string; readonly worth: number };
};

/** What a game says of itself when it ends; who sat there, and under which id it counts, its table knows. */
export type Outcome = Omit<FinishedGame, 'id' | 'atMs' | 'bots'>;

const LONGEST_ID = 60;
const LONGEST_WORD = 40;
const MOST_BOTS = 8;

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isAlone = (value: unknown): boolean =>
  isThing(value) && isText(value['grade'], LONGEST_ID) && typeof value['isStandard'] === 'boolean';
const isWord = (value: unknown): boolean =>
  isThing(value) && isText(value['word'], LONGEST_WORD) && isWhole(value['worth']);

/** Whether something read from outside is a finished game. */
export const isFinishedGame = (value: unknown): value is FinishedGame => {
  if (!isThing(value)) return false;
  const { id, game, atMs, players, score, won, bots, alone, word } = value;
  if (!isText(id, LONGEST_ID) || !isText(game, LONGEST_ID) || typeof won !== 'boolean') return false;
  if (![atMs, players, score].every(isWhole)) return false;
  if (!Array.isArray(bots) || bots.length > MOST_BOTS || !bots.every((bot) => isText(bot, LONGEST_ID)))
    return false;
  return (alone === undefined || isAlone(alone)) && (word === undefined || isWord(word));
};
