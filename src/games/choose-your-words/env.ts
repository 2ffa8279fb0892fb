import type { DealSource } from './deal-source.ts';

/** Says whether a word stands in the table's dictionary, and whether it belongs to a theme. */
export type Judge = {
  readonly has: (word: string) => boolean;
  readonly inTheme: (word: string, theme: string) => boolean;
  /** The themes there are. */
  readonly themes: readonly string[];
};

/** What the rules ask from outside: chance and the judge. */
export type Env = { readonly deal: DealSource; readonly judge: Judge };
