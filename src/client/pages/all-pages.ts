import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { FrameMessages } from '../../messages/frame-en.ts';
import { type DocumentName, PAGES, type Page, tableCodeOf } from '../../protocol/pages.ts';
import { fetchedPage, type PageView } from '../base/page-view.ts';
import { fetchTexts } from '../base/texts.ts';
import { fetchSurfaces, offeredGames } from '../table/client-game.ts';
import { NotFound } from './no-page.tsx';

/** A page with a table, whichever game is played there: it comes with the tables of all. */
const withTables = async <T>(page: Promise<T>): Promise<T> => (await Promise.all([page, fetchSurfaces()]))[0];

/** The page that makes tables, with the form of each game and pictures of its presets. */
const loadMake = async (): Promise<ComponentType> => {
  const coming = offeredGames().flatMap(({ loadForm, loadPictures }) =>
    loadForm === undefined ? [] : Promise.all([loadForm(), loadPictures?.() ?? {}]),
  );
  const [{ makePageOf }, made] = await Promise.all([import('./make.tsx'), Promise.all(coming)]);
  return makePageOf(made.map(([form, pictures]) => ({ form, pictures })));
};

/** The page of a document for developers. */
const documentView = (name: DocumentName): PageView =>
  fetchedPage(name, async () => (await import('../social/document-page.tsx')).loadDocument(name));

/** The pages that are no game's own. */
const VIEWS: Readonly<Partial<Record<Page, PageView>>> = {
  '/play': fetchedPage('play', async () => (await withTables(import('./play.tsx'))).Play),
  '/daily': fetchedPage('daily', async () => (await import('../daily/daily-page.tsx')).BagPage),
  '/daily/deal': fetchedPage('dailyDeal', async () => (await import('../daily/daily-page.tsx')).DealPage),
  '/puzzles': fetchedPage('puzzles', async () => (await import('../puzzles/puzzles-page.tsx')).PuzzlesPage),
  '/lessons': fetchedPage('lessons', async () => (await import('../puzzles/lessons-page.tsx')).LessonsPage),
  '/bots': fetchedPage('opponents', async () => (await import('./opponents.tsx')).OpponentsPage),
  '/pass': fetchedPage('pass', async () => (await withTables(import('./pass.tsx'))).PassPage),
  '/new': fetchedPage('newTable', loadMake),
  '/games': fetchedPage('games', async () => (await import('./games.tsx')).Games),
  '/replay': fetchedPage(
    'replay',
    async () => (await withTables(import('../replay/replay-page.tsx'))).ReplayPage,
  ),
  '/lobby': fetchedPage('lobby', async () => (await import('../social/lobby-page.tsx')).LobbyPage),
  '/records': fetchedPage('records', async () => (await import('../social/records-page.tsx')).RecordsPage),
  '/developers': fetchedPage(
    'developers',
    async () => (await import('../social/developers-page.tsx')).DevelopersPage,
  ),
  '/developers/protocol': documentView('protocol'),
  '/developers/notation': documentView('notation'),
  '/admin': fetchedPage('admin', async () => (await import('../social/admin-page.tsx')).AdminPage),
  '/finder': fetchedPage('finder', async () => (await import('../finder/finder.tsx')).FinderPage),
  '/rules': fetchedPage('rules', async () => (await import('./rules.tsx')).Rules),
  '/settings': fetchedPage('settings', async () => (await import('./settings.tsx')).Settings),
  '/credits': fetchedPage('credits', async () => (await import('./credits.tsx')).Credits),
  '/privacy': fetchedPage('privacy', async () => (await import('./privacy.tsx')).Privacy),
  '/design': fetchedPage('design', async () => (await import('./design.tsx')).Design),
};

const SHARED_TABLE = fetchedPage(
  'table',
  async () => (await withTables(import('./shared-table.tsx'))).SharedTable,
);
const NOT_FOUND: PageView = { content: NotFound, title: ({ notFound }) => notFound.title };

const viewOf = (address: string): PageView => {
  const page = PAGES.find((each) => each === address);
  if (page === undefined) return tableCodeOf(address) === undefined ? NOT_FOUND : SHARED_TABLE;
  const ownedBy = offeredGames().find(({ pages }) => pages[page] !== undefined);
  return VIEWS[page] ?? ownedBy?.pages[page] ?? NOT_FOUND;
};

/** Pages that were fetched, and those that were wanted and did not come. */
const fetched = signal<ReadonlyMap<PageView, ComponentType | 'missed'>>(new Map());
const note = (view: PageView, content: ComponentType | 'missed'): void => {
  fetched.value = new Map([...fetched.value, [view, content]]);
};

/** Fetches the page of an address and, at the same time, what it says; rejects where either does not come. */
export const fetchAgain = async (address: string): Promise<void> => {
  const view = viewOf(address);
  const [content] = await Promise.all([view.load?.(), fetchTexts()]);
  if (content !== undefined) note(view, content);
};

/** Fetches the page of an address, unless it is there; where that fails, the page says so. */
export const fetchPage = (address: string): Promise<void> | undefined => {
  const view = viewOf(address);
  const found = pageAt(address);
  if (found !== undefined && found !== 'missed') return undefined;
  return fetchAgain(address).catch(() => note(view, 'missed'));
};

/** What the page of an address is called. */
export const titleOf = (address: string, messages: FrameMessages): string => viewOf(address).title(messages);

/** The page of an address; undefined while it is being fetched, `missed` where it did not come. */
export const pageAt = (address: string): ComponentType | 'missed' | undefined => {
  const view = viewOf(address);
  return view.content ?? fetched.value.get(view);
};
