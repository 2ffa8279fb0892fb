/** Paths that open a page of the client; all others are not found. */
export const PAGES = ['/', '/play', '/credits'] as const;
export type Page = (typeof PAGES)[number];
