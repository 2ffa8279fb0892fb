import { t } from '../language.ts';
import { followLink } from '../route.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';

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
        <a class="button" href="/" onClick={followLink}>
          {notFound.home}
        </a>
      </p>
    </section>
  );
};
