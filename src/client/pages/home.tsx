import { useContext } from 'preact/hooks';
import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { language, t } from '../language.ts';
import { followLink } from '../route.ts';
import { Price } from '../tiles/price.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { GameTabs } from './game-tabs.tsx';
import { WaysToPlay } from './ways-to-play.tsx';

export const Home = () => (
  <TileSetContext.Provider value={TILE_SETS[TILES_FOR[language.value]]}>
    <GameTabs here="/" />
    <div class="home">
      <Hero />
      <WaysToPlay />
    </div>
    <AlsoHere />
  </TileSetContext.Provider>
);

const Hero = () => {
  const { home, tiles } = t();
  const pips = pipsOf(useContext(TileSetContext), home.sampleWord);
  return (
    <section class="hero">
      <h1>
        {home.heading.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </h1>
      <p class="hero-sample">
        <span class="unseen">{tiles.spoken(home.sampleWord, pips, priceOf(pips), undefined)}</span>
        <span class="hero-word" aria-hidden="true">
          <WordTiles word={home.sampleWord} />
        </span>
        <span class="hero-sum" aria-hidden="true">
          {tiles.pips(pips)} <span class="arrow">→</span> <Price amount={priceOf(pips)} />
        </span>
      </p>
      <p class="lead">{home.lead}</p>
    </section>
  );
};

/** What else there is, and what is to come. */
const AlsoHere = () => {
  const { home } = t();
  return (
    <section class="also">
      <h2>{home.alsoHeading}</h2>
      <ul>
        {home.also.map(({ name, text, href }) => (
          <li key={href}>
            <a href={href} onClick={followLink}>
              {name}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
