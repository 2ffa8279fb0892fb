import type { ThemeName } from '../../shared/themes.ts';
import type { DealSource } from './deal-source.ts';

/** Says whether a word stands in the table's dictionary, and in the wide list of a theme or among its names (BW-15.1). */
export type Judge = {
  readonly has: (word: string) => boolean;
  readonly inTheme: (word: string, theme: ThemeName) => boolean;
};

/** What the rules ask from outside: chance and the judge. */
export type Env = { readonly deal: DealSource; readonly judge: Judge };
