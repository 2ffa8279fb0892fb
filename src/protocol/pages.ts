/** The documents for developers that the site shows, by their names in docs; each as it is written at /docs/NAME.md. */
export const DOCUMENTS = ['protocol', 'notation'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** Paths that open a page of the client; all others are not found. */
export const PAGES = [
  '/',
  '/play',
  '/daily',
  '/daily/deal',
  '/puzzles',
  '/lessons',
  '/bots',
  '/pass',
  '/learn',
  '/cards',
  '/cards/learn',
  '/new',
  '/games',
  '/replay',
  '/lobby',
  '/records',
  '/finder',
  '/rules',
  '/rules/buyword',
  '/rules/choose-your-words',
  '/settings',
  '/credits',
  '/privacy',
  '/developers',
  '/developers/protocol',
  '/developers/notation',
  '/admin',
  '/design',
] as const;
export type Page = (typeof PAGES)[number];

/** The page of a table: this, and the table's code. */
export const TABLE_PATH = '/t/';

/** The code of the table whose page is at an address; undefined where that is another page. */
export const tableCodeOf = (address: string): string | undefined =>
  address.startsWith(TABLE_PATH) && /^[\w-]{1,16}$/.test(address.slice(TABLE_PATH.length))
    ? address.slice(TABLE_PATH.length).toUpperCase().replaceAll('-', '')
    : undefined;
