/** Glicko-2 (Mark Glickman, 2022: "Example of the Glicko-2 system"), by its steps; each puzzle is a rating period of one game. */

/** How strong somebody is taken to be, how unsure that is, and how much it swings. */
export type Rating = { readonly rating: number; readonly deviation: number; readonly volatility: number };

/** A game against somebody of a rating: 1 won, 0 lost. */
export type RatedGame = Pick<Rating, 'rating' | 'deviation'> & { readonly score: number };

/** Who has played nothing yet. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much the volatility may change; Glickman advises 0.3 to 1.2. */
const TAU = 0.5;
const SCALE = 173.7178;
const CONVERGED = 0.000_001;
/** Nobody is ever surer than this, so that who gets better is followed. */
export const LEAST_DEVIATION = 45;
export const MOST_DEVIATION = FIRST_RATING.deviation;

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

const chanceOf = (mu: number, muOther: number, phiOther: number): number =>
  1 / (1 + Math.exp(-weightOf(phiOther) * (mu - muOther)));

/** The chance that one solves what is rated so. */
export const expectedScore = (own: Rating, other: Pick<Rating, 'rating' | 'deviation'>): number =>
  chanceOf((own.rating - 1500) / SCALE, (other.rating - 1500) / SCALE, other.deviation / SCALE);

/** Step 5: the new volatility, by the Illinois algorithm. */
const nextVolatility = (sigma: number, phi: number, v: number, delta: number): number => {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    const sum = phi * phi + v + ex;
    return (ex * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let A = a;
  let B: number;
  if (delta * delta > phi * phi + v) B = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    B = a - k * TAU;
  }
  let fA = f(A);
  let fB = f(B);
  while (Math.abs(B - A) > CONVERGED) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) {
      A = B;
      fA = fB;
    } else fA /= 2;
    B = C;
    fB = fC;
  }
  return Math.exp(A / 2);
};

/** Steps 2 to 8: the rating after some games, before any bound on how sure it is. */
export const glicko2 = (own: Rating, games: readonly RatedGame[]): Rating => {
  const mu = (own.rating - 1500) / SCALE;
  const phi = own.deviation / SCALE;
  if (games.length === 0) {
    return { ...own, deviation: SCALE * Math.sqrt(phi * phi + own.volatility * own.volatility) };
  }
  let information = 0;
  let gained = 0;
  for (const { rating, deviation, score } of games) {
    const muJ = (rating - 1500) / SCALE;
    const g = weightOf(deviation / SCALE);
    const chance = chanceOf(mu, muJ, deviation / SCALE);
    information += g * g * chance * (1 - chance);
    gained += g * (score - chance);
  }
  const v = 1 / information;
  const volatility = nextVolatility(own.volatility, phi, v, v * gained);
  const before = Math.sqrt(phi * phi + volatility * volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / v);
  return { rating: 1500 + SCALE * (mu + after * after * gained), deviation: SCALE * after, volatility };
};

/** Puzzles are rated by their making alone, so nobody is very sure of them. */
export const PUZZLE_DEVIATION = 100;
const LEAST_RATING = 400;
const MOST_RATING = 3200;

/** The rating after a puzzle was solved or failed. */
export const ratingAfter = (own: Rating, puzzleRating: number, isSolved: boolean): Rating => {
  const game = { rating: puzzleRating, deviation: PUZZLE_DEVIATION, score: isSolved ? 1 : 0 };
  const { rating, deviation, volatility } = glicko2(own, [game]);
  return {
    rating: Math.min(MOST_RATING, Math.max(LEAST_RATING, rating)),
    deviation: Math.min(MOST_DEVIATION, Math.max(LEAST_DEVIATION, deviation)),
    volatility,
  };
};
