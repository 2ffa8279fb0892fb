import { t } from '../base/language.ts';
import { tryAgain } from '../base/try-again.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast-state.ts';

/** Stands for a page that there is not. */
export const NotFound = () => {
  const { notFound } = t();
  return (
    <section class="page not-found">
      <p class="tumbled" aria-hidden="true">
        <WordTiles word={notFound.tiles} />
      </p>
      <h1>{notFound.heading}</h1>
      <p>{notFound.text}</p>
      <p>
        <LinkButton href="/">{notFound.home}</LinkButton>
      </p>
    </section>
  );
};

/** Stands for a page that could not be fetched: no line, or a newer version has taken its place. */
export const PageTrouble = ({ fetchPart }: { readonly fetchPart: () => Promise<unknown> }) => {
  const { ui } = t();
  const retry = async (): Promise<void> => {
    if ((await tryAgain(fetchPart)) === 'unreachable') toast(t().ui.notYet);
  };
  return (
    <Page heading={ui.troubleHeading}>
      <Notice kind="alarm">{ui.trouble}</Notice>
      <p>
        <Button onClick={retry}>{ui.retry}</Button>
      </p>
    </Page>
  );
};
