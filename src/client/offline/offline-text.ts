type OfflineText = 'canDo' | 'newTable' | 'needsNetwork';

/** What a page has to say of a lost network: pages from which one goes on to others, those that make a table, and what lives elsewhere. */
const PAGES: Readonly<Record<string, OfflineText>> = {
  '/': 'canDo',
  '/games': 'canDo',
  '/settings': 'canDo',
  '/new': 'newTable',
  '/lobby': 'needsNetwork',
  '/records': 'needsNetwork',
};

/** Which text an address shows without a network; undefined where the page itself tells of it, or needs none. */
export const offlineTextFor = (address: string): OfflineText | undefined => PAGES[address];
