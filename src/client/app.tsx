import { useEffect, useRef } from 'preact/hooks';
import { t } from './base/language.ts';
import { isOnStage } from './base/on-stage.ts';
import { path } from './base/route.ts';
import { OfflineNote } from './offline/network.tsx';
import { fetchAgain, pageAt } from './pages/all-pages.ts';
import { PageTrouble } from './pages/no-page.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { AnnouncementPlace } from './social/announcement-place.tsx';
import { Toasts } from './ui/toast.tsx';

export const App = () => {
  const here = path.value;
  const main = useRef<HTMLElement>(null);
  const focused = useRef(here);
  useEffect(() => {
    // Keyboards and screen readers go on from the new page, not from the link that led here.
    // A page that has taken the focus to its next step keeps it.
    const isTaken = main.current?.contains(document.activeElement) && document.activeElement !== main.current;
    if (focused.current !== here && !isTaken) main.current?.focus({ preventScroll: true });
    focused.current = here;
  }, [here]);

  const Content = pageAt(here);
  return (
    <>
      <a class="skip" href="#content">
        {t().site.toContent}
      </a>
      {!isOnStage.value && <Header />}
      <AnnouncementPlace />
      <main id="content" ref={main} tabIndex={-1} aria-busy={Content === undefined}>
        {!isOnStage.value && <OfflineNote />}
        {Content === 'missed' ? (
          <PageTrouble fetchPart={() => fetchAgain(here)} />
        ) : (
          Content !== undefined && <Content />
        )}
      </main>
      {!isOnStage.value && <Footer />}
      <Toasts />
    </>
  );
};
