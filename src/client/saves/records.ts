import type { FinishedGame } from './finished-game.ts';

export type Tally = { readonly played: number; readonly won: number };

/** What was reached in one game of the house. */
export type GameRecords = {
  readonly played: number;
  /** Games with the usual rules alone, the best of them. */
  readonly bestAlone?: { readonly score: number; readonly grade: string };
  readonly bestWord?: NonNullable<FinishedGame['word']>;
  /** Games against each bot, by its id. */
  readonly bots: Readonly<Record<string, Tally>>;
};

/** The records of a device, from all games that were finished on it. */
export type Records = {
  readonly games: Readonly<Record<string, GameRecords>>;
  /** Wins one after the other, against anybody in any game: those that still go on, and the most there ever were. */
  readonly streak: { readonly now: number; readonly longest: number };
};

export const NO_RECORDS: Records = { games: {}, streak: { now: 0, longest: 0 } };
const NO_GAMES: GameRecords = { played: 0, bots: {} };

/** The earlier of two comes first; of two at once, always the same. */
const inOrder = (a: FinishedGame, b: FinishedGame): number => a.atMs - b.atMs || (a.id < b.id ? -1 : 1);

const withBots = (before: GameRecords['bots'], { bots, won }: FinishedGame): GameRecords['bots'] => {
  const after = { ...before };
  for (const bot of new Set(bots)) {
    const tally = after[bot] ?? { played: 0, won: 0 };
    after[bot] = { played: tally.played + 1, won: tally.won + Number(won) };
  }
  return after;
};

const withGame = (before: GameRecords, game: FinishedGame): GameRecords => {
  const { alone, word, score } = game;
  const isBestAlone = alone?.isStandard === true && score > (before.bestAlone?.score ?? -1);
  const isBestWord = word !== undefined && word.worth > (before.bestWord?.worth ?? -1);
  return {
    ...before,
    played: before.played + 1,
    ...(isBestAlone ? { bestAlone: { score, grade: alone.grade } } : {}),
    ...(isBestWord ? { bestWord: word } : {}),
    bots: withBots(before.bots, game),
  };
};

/** The records after one game more; a game alone neither goes on with a streak nor ends one. */
const withFinished = ({ games, streak }: Records, game: FinishedGame): Records => {
  const now = game.players < 2 ? streak.now : game.won ? streak.now + 1 : 0;
  return {
    games: { ...games, [game.game]: withGame(games[game.game] ?? NO_GAMES, game) },
    streak: { now, longest: Math.max(streak.longest, now) },
  };
};

/** The records that come of some games, each counted once, in whatever order they are told. */
export const recordsOf = (finished: readonly FinishedGame[]): Records =>
  [...new Map(finished.toSorted(inOrder).map((game) => [game.id, game])).values()].reduce(
    withFinished,
    NO_RECORDS,
  );

/** What is to be said of a game that has just ended, beside what was reached before it. */
export type RecordNews =
  | { readonly kind: 'best-alone'; readonly before: number }
  | { readonly kind: 'first-alone' }
  | { readonly kind: 'best-was'; readonly score: number }
  | { readonly kind: 'best-word'; readonly word: string; readonly worth: number }
  | { readonly kind: 'streak'; readonly wins: number; readonly isLongest: boolean };

const newsAlone = ({ alone, score }: FinishedGame, best: number | undefined): RecordNews[] => {
  if (alone?.isStandard !== true) return [];
  if (best === undefined) return [{ kind: 'first-alone' }];
  return score > best ? [{ kind: 'best-alone', before: best }] : [{ kind: 'best-was', score: best }];
};

/** What is new by a game, most telling first, from all games that were finished: those that came later do not count. */
export const newsOf = (game: FinishedGame, finished: readonly FinishedGame[]): readonly RecordNews[] => {
  const earlier = finished.filter((each) => each.id !== game.id && inOrder(each, game) < 0);
  const before = recordsOf(earlier);
  const { bestAlone, bestWord } = before.games[game.game] ?? NO_GAMES;
  const { now: wins, longest } = withFinished(before, game).streak;
  const { word } = game;
  return [
    ...newsAlone(game, bestAlone?.score),
    ...(word !== undefined && bestWord !== undefined && word.worth > bestWord.worth
      ? [{ kind: 'best-word' as const, ...word }]
      : []),
    ...(game.won && wins > 1
      ? [{ kind: 'streak' as const, wins, isLongest: wins === longest && wins > before.streak.longest }]
      : []),
  ];
};

/** As many as are kept; beyond that the oldest go, but for those that hold a record. */
const MOST_FINISHED = 2000;

/** The ids of those that are no longer kept, there being too many. */
export const surplusOf = (finished: readonly FinishedGame[], most = MOST_FINISHED): readonly string[] => {
  if (finished.length <= most) return [];
  const { games } = recordsOf(finished);
  const holdsRecord = ({ game, score, alone, word }: FinishedGame): boolean => {
    const { bestAlone, bestWord } = games[game] ?? NO_GAMES;
    return (
      (alone?.isStandard === true && score === bestAlone?.score) ||
      (word !== undefined && word.word === bestWord?.word && word.worth === bestWord.worth)
    );
  };
  return finished
    .toSorted(inOrder)
    .slice(0, finished.length - most)
    .filter((game) => !holdsRecord(game))
    .map(({ id }) => id);
};
