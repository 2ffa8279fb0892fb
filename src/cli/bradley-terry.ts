/** How strong players are, from how often each beat each other: the Bradley–Terry model on the scale of Elo. */

/** What the first of two players scored against the second: a point a game won, half a point a tie. */
export type Pairing = {
  readonly players: readonly [string, string];
  readonly points: number;
  readonly games: number;
};

export type Rating = { readonly rating: number; readonly standardError: number };

/** The players whose ratings are this on average; all others are told against them. */
export type Anchor = { readonly players: readonly string[]; readonly rating: number };

/** So many points more stand for odds e times as good: with 400 more one wins ten games for each that is lost. */
const ELO_SCALE = 400 / Math.LN10;
const MOST_STEPS = 100_000;
const SETTLED = 1e-12;

/** By row and column: what one player is to another. */
type Matrix = readonly (readonly number[])[];

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const cell = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] ?? 0;

/** What each player makes of each, over all their pairings. */
const tableOf = (
  players: readonly string[],
  pairings: readonly Pairing[],
  of: (pairing: Pairing, isFirst: boolean) => number,
): Matrix =>
  players.map((player) =>
    players.map((other) =>
      sum(
        pairings.flatMap((pairing) => {
          const [first, second] = pairing.players;
          if (first === player && second === other) return [of(pairing, true)];
          return first === other && second === player ? [of(pairing, false)] : [];
        }),
      ),
    ),
  );

/** Whether everybody has scored against somebody who has scored … against everybody else: only then are ratings finite. */
const isConnected = (points: Matrix): boolean =>
  points.every((_, start) => {
    const reached = new Set([start]);
    for (const at of reached)
      for (const [to, scored] of (points[at] ?? []).entries()) if (scored > 0) reached.add(to);
    return reached.size === points.length;
  });

/** The odds that make the points most likely, by Zermelo's steps: each makes them likelier, and they settle. */
const likeliestOdds = (points: Matrix, games: Matrix): readonly number[] => {
  let odds: readonly number[] = points.map(() => 1);
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = odds.map(
      (own, i) => sum(points[i] ?? []) / sum(odds.map((other, j) => cell(games, i, j) / (own + other))),
    );
    const mean = sum(next.map(Math.log)) / next.length;
    const scaled = next.map((each) => each / Math.exp(mean));
    const moved = Math.max(...scaled.map((each, i) => Math.abs(each / (odds[i] as number) - 1)));
    odds = scaled;
    if (moved < SETTLED) return odds;
  }
  throw new Error('the ratings do not settle');
};

/** Solves a system of linear equations with one solution, by elimination. */
const solve = (matrix: Matrix, right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (let at = 0; at < rows.length; at++) {
    const best = rows.reduce(
      (most, _, i) => (i > at && Math.abs(cell(rows, i, at)) > Math.abs(cell(rows, most, at)) ? i : most),
      at,
    );
    [rows[at], rows[best]] = [rows[best] as number[], rows[at] as number[]];
    const lead = rows[at] as number[];
    for (const [i, row] of rows.entries()) {
      const part = i === at ? 0 : (row[at] as number) / (lead[at] as number);
      for (let j = at; j < row.length; j++) row[j] = (row[j] as number) - part * (lead[j] as number);
    }
  }
  return rows.map((row, i) => (row.at(-1) as number) / (row[i] as number));
};

/**
 * Ratings by maximum likelihood, and their standard errors by the Fisher information, as if all games were independent. Throws where
 * somebody, or a group, beat the others in every game or in none: no finite rating says that.
 */
export const ratePlayers = (
  pairings: readonly Pairing[],
  anchor: Anchor,
): Readonly<Record<string, Rating>> => {
  const players = [...new Set(pairings.flatMap((pairing) => pairing.players))];
  const points = tableOf(players, pairings, (pairing, isFirst) =>
    isFirst ? pairing.points : pairing.games - pairing.points,
  );
  const games = tableOf(players, pairings, (pairing) => pairing.games);
  if (!isConnected(points))
    throw new Error('some won, or lost, every game against all others: play more games');
  const odds = likeliestOdds(points, games);
  const worth = odds.map(Math.log);
  /** What the games tell of the difference between two players. */
  const told = odds.map((own, i) =>
    odds.map((other, j) => (cell(games, i, j) * own * other) / (own + other) ** 2),
  );
  // One more in every cell: the sum of all ratings, of which games tell nothing, is held fast, and no difference changes.
  const information = told.map((row, i) => row.map((each, j) => 1 + (i === j ? sum(row) : -each)));
  const share = players.map((player) => (anchor.players.includes(player) ? 1 / anchor.players.length : 0));
  const anchored = sum(worth.map((each, i) => each * (share[i] as number)));
  return Object.fromEntries(
    players.map((player, i) => {
      const difference = share.map((part, j) => (i === j ? 1 : 0) - part);
      const spread = solve(information, difference);
      const variance = sum(difference.map((each, j) => each * (spread[j] as number)));
      return [
        player,
        {
          rating: anchor.rating + ELO_SCALE * ((worth[i] as number) - anchored),
          standardError: ELO_SCALE * Math.sqrt(Math.max(0, variance)),
        },
      ];
    }),
  );
};
