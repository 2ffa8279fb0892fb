import type { DealSource } from './deal-source.ts';

/** Says whether a word stands in the table's dictionary. */
export type Judge = { readonly has: (word: string) => boolean };

/** What the rules ask from outside: chance and the judge. */
export type Env = { readonly deal: DealSource; readonly judge: Judge };
