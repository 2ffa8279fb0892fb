import type { ComponentProps } from 'preact';
import { useContext } from 'preact/hooks';
import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { language, t } from '../base/language.ts';
import { followLink } from '../base/route.ts';
import { Price } from '../tiles/price.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { GameHome } from './game-home.tsx';
import { LiveNow } from './live-game.tsx';
import { RecordsStrip } from './records-strip.tsx';
import { WaysToPlay } from './ways-to-play.tsx';

/** The door to BuyWord, and to all else that there is. */
export const Home = () => {
  const { home, tiles } = t();
  return (
    <TileSetContext.Provider value={TILE_SETS[TILES_FOR[language.value]]}>
      <GameHome
        here="/"
        heading={home.heading}
        sample={<Sample />}
        lead={home.lead}
        records={<RecordsStrip game="buyword" sayWorth={tiles.price} />}
        ways={<WaysToPlay />}
      />
      <LiveNow game="buyword" drawWord={drawSold} />
      <section class="also stack">
        <h2>{home.alsoHeading}</h2>
        <ul class="columns fit links gap-8" style="--column: 13rem">
          {home.also.map(({ name, text, href }) => (
            <li key={href}>
              <a class="title" href={href} onClick={followLink}>
                {name}
              </a>
              <p class="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </TileSetContext.Provider>
  );
};

/** A word that was just sold, in tiles as they are in its language. */
const drawSold: ComponentProps<typeof LiveNow>['drawWord'] = ({ text, worth }, game) => (
  <TileSetContext.Provider value={TILE_SETS[TILES_FOR[game.language]]}>
    <span class="row gap-4 lines-2">
      <span class="unseen" translate={false}>
        {text}
      </span>
      <WordTiles word={text} />
      <Price amount={worth} />
    </span>
  </TileSetContext.Provider>
);

/** A word and what it sells for. */
const Sample = () => {
  const { home, tiles } = t();
  const pips = pipsOf(useContext(TileSetContext), home.sampleWord);
  return (
    <p class="hero-sample row gap-6 lines-4">
      <span class="unseen">{tiles.spoken(home.sampleWord, pips, priceOf(pips), undefined)}</span>
      <span class="hero-word" aria-hidden="true">
        <WordTiles word={home.sampleWord} />
      </span>
      <span class="hero-sum quiet row gap-4" aria-hidden="true">
        {tiles.pips(pips)} <span class="quiet">→</span> <Price amount={priceOf(pips)} />
      </span>
    </p>
  );
};
