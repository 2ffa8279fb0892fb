import type { Closeness } from '../games/core/closeness.ts';

/** How a game names what is compared: its sums, and its grades. */
export type ClosenessWays = {
  readonly sum: (amount: number) => string;
  readonly grade: (grade: string) => string;
};

/** How close a game was, a line a kind. */
export type ClosenessSentences = {
  readonly [Kind in Closeness['kind']]: (
    closeness: Extract<Closeness, { kind: Kind }>,
    ways: ClosenessWays,
  ) => string;
};

/** With a small letter, where something stands before it. */
export const within = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Margin = Extract<Closeness, { kind: 'won' }>['margin'];

/** Begins with how tight it was, where it was. */
export const tight = (
  beginnings: Readonly<Partial<Record<Margin, string>>>,
  margin: Margin,
  text: string,
): string => {
  const beginning = beginnings[margin];
  return beginning === undefined ? text : `${beginning}${within(text)}`;
};
