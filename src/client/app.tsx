import { useEffect, useRef } from 'preact/hooks';
import { AnnouncementPlace } from './company/announcement-place.tsx';
import { t } from './language.ts';
import { OfflineNote } from './offline/network.tsx';
import { pageAt } from './pages/all-pages.ts';
import { path } from './route.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Toasts } from './ui/toast.tsx';

export const App = () => {
  const here = path.value;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(here);
  useEffect(() => {
    // Keyboards and screen readers go on from the new page, not from the link that led here.
    // A page that has taken the focus to its next step keeps it.
    const isTaken = main.current?.contains(document.activeElement) && document.activeElement !== main.current;
    if (shown.current !== here && !isTaken) main.current?.focus({ preventScroll: true });
    shown.current = here;
  }, [here]);

  const Content = pageAt(here);
  return (
    <>
      <a class="skip" href="#content">
        {t().site.toContent}
      </a>
      <Header />
      <AnnouncementPlace />
      <main id="content" ref={main} tabIndex={-1} aria-busy={Content === undefined}>
        <OfflineNote />
        {Content !== undefined && <Content />}
      </main>
      <Footer />
      <Toasts />
    </>
  );
};
