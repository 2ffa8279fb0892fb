import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Messages } from '../messages/messages.ts';
import { PAGES, type Page, tableCodeOf } from '../protocol/pages.ts';
import { t } from './language.ts';
import { Credits } from './pages/credits.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Play } from './pages/play.tsx';
import { SharedTable } from './pages/shared-table.tsx';
import { path } from './route.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';

type PageView = { readonly content: ComponentType; readonly title: (messages: Messages) => string };

const VIEWS: Readonly<Record<Page, PageView>> = {
  '/': { content: Home, title: ({ home }) => home.title },
  '/play': { content: Play, title: ({ play }) => play.title },
  '/credits': { content: Credits, title: ({ credits }) => credits.title },
};
const SHARED_TABLE: PageView = { content: SharedTable, title: ({ online }) => online.title };
const NOT_FOUND: PageView = { content: NotFound, title: ({ notFound }) => notFound.title };

/** What is shown at an address. */
export const viewOf = (address: string): PageView => {
  const page = PAGES.find((each) => each === address);
  if (page !== undefined) return VIEWS[page];
  return tableCodeOf(address) === undefined ? NOT_FOUND : SHARED_TABLE;
};

export const App = () => {
  const here = path.value;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(here);
  useEffect(() => {
    // Keyboards and screen readers go on from the new page, not from the link that led here.
    if (shown.current !== here) main.current?.focus({ preventScroll: true });
    shown.current = here;
  }, [here]);

  const { content: Content } = viewOf(here);
  return (
    <>
      <a class="skip" href="#content">
        {t().site.toContent}
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1}>
        <Content />
      </main>
      <Footer />
    </>
  );
};
