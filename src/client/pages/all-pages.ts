import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Messages } from '../../messages/messages.ts';
import { PAGES, type Page, tableCodeOf } from '../../protocol/pages.ts';
import { Home } from './home.tsx';
import { NotFound } from './not-found.tsx';
import { PageTrouble } from './page-trouble.tsx';

type PageView = {
  readonly title: (messages: Messages) => string;
  /** Fetches the page; those that are always there have nothing to fetch. */
  readonly load?: () => Promise<ComponentType>;
  readonly content?: ComponentType;
};

const VIEWS: Readonly<Record<Page, PageView>> = {
  '/': { content: Home, title: ({ home }) => home.title },
  '/play': { load: async () => (await import('./play.tsx')).Play, title: ({ play }) => play.title },
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
    title: ({ cards }) => cards.title,
  },
  '/cards/learn': {
    load: async () => (await import('../learn/cards-learn-page.tsx')).CardsLearnPage,
    title: ({ cards }) => cards.learnTitle,
  },
  '/new': {
    load: async () => (await import('../make/make-page.tsx')).MakePage,
    title: ({ pages }) => pages.newTable,
  },
  '/games': { load: async () => (await import('./games.tsx')).Games, title: ({ pages }) => pages.games },
  '/replay': {
    load: async () => (await import('../replay/replay-page.tsx')).ReplayPage,
    title: ({ replay }) => replay.title,
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
    title: ({ credits }) => credits.title,
  },
  '/privacy': {
    load: async () => (await import('./privacy.tsx')).Privacy,
    title: ({ pages }) => pages.privacy,
  },
  '/design': { load: async () => (await import('./design.tsx')).Design, title: ({ pages }) => pages.design },
};

const SHARED_TABLE: PageView = {
  load: async () => (await import('./shared-table.tsx')).SharedTable,
  title: ({ online }) => online.title,
};
const NOT_FOUND: PageView = { content: NotFound, title: ({ notFound }) => notFound.title };

const viewOf = (address: string): PageView => {
  const page = PAGES.find((each) => each === address);
  if (page !== undefined) return VIEWS[page];
  return tableCodeOf(address) === undefined ? NOT_FOUND : SHARED_TABLE;
};

const fetched = signal<ReadonlyMap<PageView, ComponentType>>(new Map());

const keep = (view: PageView, content: ComponentType): void => {
  fetched.value = new Map([...fetched.value, [view, content]]);
};

/** Fetches the page of an address, unless it is there; where that fails, the page says so. */
export const fetchPage = (address: string): Promise<void> | undefined => {
  const view = viewOf(address);
  if (view.load === undefined || fetched.value.has(view)) return undefined;
  return view.load().then(
    (content) => keep(view, content),
    () => keep(view, PageTrouble),
  );
};

/** What the page of an address is called. */
export const titleOf = (address: string, messages: Messages): string => viewOf(address).title(messages);

/** The page of an address; undefined while it is being fetched. */
export const pageAt = (address: string): ComponentType | undefined => {
  const view = viewOf(address);
  return view.content ?? fetched.value.get(view);
};
