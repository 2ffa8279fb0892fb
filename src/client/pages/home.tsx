import { useContext } from 'preact/hooks';
import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { Finder } from '../finder/finder.tsx';
import { language, t } from '../language.ts';
import { FriendsButton } from '../online/friends-button.tsx';
import { StartButtons } from '../play/start-buttons.tsx';
import { Price } from '../tiles/price.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';

export const Home = () => (
  <TileSetContext.Provider value={TILE_SETS[TILES_FOR[language.value]]}>
    <Hero />
    <Finder />
    <ComingNext />
  </TileSetContext.Provider>
);

const Hero = () => {
  const { home, finder } = t();
  const pips = pipsOf(useContext(TileSetContext), home.sampleWord);
  return (
    <section class="hero">
      <div class="hero-text">
        <h1>
          {home.heading.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p class="lead">{home.lead}</p>
        <p>{home.today}</p>
        <StartButtons />
        <FriendsButton />
      </div>
      <p class="hero-sample">
        <span class="unseen">{finder.spoken(home.sampleWord, pips, priceOf(pips), undefined)}</span>
        <span class="hero-word" aria-hidden="true">
          <WordTiles word={home.sampleWord} />
        </span>
        <span class="hero-sum" aria-hidden="true">
          {finder.pips(pips)} <span class="arrow">→</span> <Price amount={priceOf(pips)} />
        </span>
      </p>
    </section>
  );
};

const ComingNext = () => {
  const { home } = t();
  return (
    <section class="next">
      <h2>{home.nextHeading}</h2>
      <ul>
        {home.games.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
