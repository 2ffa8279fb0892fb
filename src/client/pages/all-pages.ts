import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { FrameMessages } from '../../messages/frame-en.ts';
import { PAGES, type Page, tableCodeOf } from '../../protocol/pages.ts';
import { fetchTexts } from '../texts.ts';
import { Home } from './home.tsx';
import { NotFound } from './not-found.tsx';

type PageView = {
  readonly title: (messages: FrameMessages) => string;
  /** Fetches the page; those that are always there have nothing to fetch. */
  readonly load?: () => Promise<ComponentType>;
  readonly content?: ComponentType;
};

const VIEWS: Readonly<Record<Page, PageView>> = {
  '/': { content: Home, title: ({ home }) => home.title },
  '/play': { load: async () => (await import('./play.tsx')).Play, title: ({ pages }) => pages.play },
  '/bots': {
    load: async () => (await import('../bots/opponents-page.tsx')).OpponentsPage,
    title: ({ pages }) => pages.opponents,
  },
  '/pass': {
    load: async () => (await import('../play/pass-page.tsx')).PassPage,
    title: ({ pages }) => pages.pass,
  },
  '/learn': {
    load: async () => (await import('../learn/learn-page.tsx')).LearnPage,
    title: ({ pages }) => pages.learn,
  },
  '/cards': {
    load: async () => (await import('./cards-home.tsx')).CardsHome,
    title: ({ pages }) => pages.cards,
  },
  '/cards/learn': {
    load: async () => (await import('../learn/cards-learn-page.tsx')).CardsLearnPage,
    title: ({ pages }) => pages.learnCards,
  },
  '/new': {
    load: async () => (await import('../make/make-page.tsx')).MakePage,
    title: ({ pages }) => pages.newTable,
  },
  '/games': { load: async () => (await import('./games.tsx')).Games, title: ({ pages }) => pages.games },
  '/replay': {
    load: async () => (await import('../replay/replay-page.tsx')).ReplayPage,
    title: ({ pages }) => pages.replay,
  },
  '/lobby': {
    load: async () => (await import('../company/lobby-page.tsx')).LobbyPage,
    title: ({ pages }) => pages.lobby,
  },
  '/records': {
    load: async () => (await import('../company/records-page.tsx')).RecordsPage,
    title: ({ pages }) => pages.records,
  },
  '/developers': {
    load: async () => (await import('../company/developers-page.tsx')).DevelopersPage,
    title: ({ pages }) => pages.developers,
  },
  '/admin': {
    load: async () => (await import('../company/admin-page.tsx')).AdminPage,
    title: ({ pages }) => pages.admin,
  },
  '/finder': {
    load: async () => (await import('./finder.tsx')).FinderPage,
    title: ({ pages }) => pages.finder,
  },
  '/rules': { load: async () => (await import('./rules.tsx')).Rules, title: ({ pages }) => pages.rules },
  '/rules/buyword': {
    load: async () => (await import('./rules.tsx')).BuyWordRules,
    title: ({ pages }) => pages.rulesOf('BuyWord'),
  },
  '/rules/choose-your-words': {
    load: async () => (await import('./rules.tsx')).ChooseYourWordsRules,
    title: ({ pages }) => pages.rulesOf('Choose Your Words'),
  },
  '/settings': {
    load: async () => (await import('./settings.tsx')).Settings,
    title: ({ pages }) => pages.settings,
  },
  '/credits': {
    load: async () => (await import('./credits.tsx')).Credits,
    title: ({ pages }) => pages.credits,
  },
  '/privacy': {
    load: async () => (await import('./privacy.tsx')).Privacy,
    title: ({ pages }) => pages.privacy,
  },
  '/design': { load: async () => (await import('./design.tsx')).Design, title: ({ pages }) => pages.design },
};

const SHARED_TABLE: PageView = {
  load: async () => (await import('./shared-table.tsx')).SharedTable,
  title: ({ pages }) => pages.table,
};
const NOT_FOUND: PageView = { content: NotFound, title: ({ notFound }) => notFound.title };

const viewOf = (address: string): PageView => {
  const page = PAGES.find((each) => each === address);
  if (page !== undefined) return VIEWS[page];
  return tableCodeOf(address) === undefined ? NOT_FOUND : SHARED_TABLE;
};

const fetched = signal<ReadonlyMap<PageView, ComponentType>>(new Map());
/** Pages that were wanted and did not come. */
const missed = signal<ReadonlySet<PageView>>(new Set());

/** Fetches a page and, at the same time, what it says; rejects where either does not come. */
const fetchView = async (view: PageView): Promise<void> => {
  const [content] = await Promise.all([view.load?.(), fetchTexts()]);
  if (content !== undefined) fetched.value = new Map([...fetched.value, [view, content]]);
};

/** Fetches the page of an address, unless it is there; where that fails, the page says so. */
export const fetchPage = (address: string): Promise<void> | undefined => {
  const view = viewOf(address);
  if (view.load === undefined || fetched.value.has(view)) return undefined;
  return fetchView(view).catch(() => {
    missed.value = new Set([...missed.value, view]);
  });
};

/** What the page of an address is called. */
export const titleOf = (address: string, messages: FrameMessages): string => viewOf(address).title(messages);

/** What there is to show at an address. */
export type Shown =
  | { readonly kind: 'page'; readonly Content: ComponentType }
  | { readonly kind: 'on-its-way' }
  | { readonly kind: 'missed'; readonly fetchPage: () => Promise<void> };

/** The page of an address, or that it is still being fetched, or how to fetch it anew where it did not come. */
export const pageAt = (address: string): Shown => {
  const view = viewOf(address);
  const Content = view.content ?? fetched.value.get(view);
  if (Content !== undefined) return { kind: 'page', Content };
  return missed.value.has(view)
    ? { kind: 'missed', fetchPage: () => fetchView(view) }
    : { kind: 'on-its-way' };
};
