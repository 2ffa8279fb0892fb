import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { DrawnCoin, DrawnDie, Picture } from '../tiles/drawn.tsx';
import { Price } from '../tiles/price.tsx';
import { Tile } from '../tiles/tile.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { Glance } from '../ui/glance.tsx';

/** What the pictures are made of: a lot, a long word, two short ones of its letters, and a word with a wild at its end. */
const SAMPLES = {
  en: { lot: 'EEJD', long: 'ENJOYED', short: ['JOY', 'NEED'], wild: 'ZEBRA' },
  fr: { lot: 'EEJS', long: 'JOYEUSE', short: ['JEU', 'OSE'], wild: 'ZEBRE' },
} as const;
const WON = 1049;

/** The rules of BuyWord on one screen. */
export const BuyWordGlance = () => {
  const { glance, tiles } = t();
  const { roll, buy, sell, wild, win } = glance.buyWord;
  const sample = SAMPLES[language.value];
  const set = TILE_SETS[TILES_FOR[language.value]];
  const priced = (word: string) => {
    const pips = pipsOf(set, word);
    return (
      <span class="row gap-4">
        <WordTiles word={word} />
        <span class="unseen">{tiles.spoken(word, pips, priceOf(pips), undefined)}</span>
        <span class="inline gap-3" aria-hidden="true">
          <small>{tiles.pips(pips)} →</small> <Price amount={priceOf(pips)} />
        </span>
      </span>
    );
  };
  const panels = [
    {
      ...roll,
      picture: (
        <Picture>
          <g transform="translate(36 24) scale(1.9)">
            <DrawnDie x={0} y={0} turn={-8} />
          </g>
        </Picture>
      ),
    },
    { ...buy, picture: priced(sample.lot) },
    {
      ...sell,
      size: 'large' as const,
      picture: (
        <>
          {priced(sample.long)}
          <span class="glance-less row gap-4">
            {sample.short.map((word, at) => (
              <span key={word} class="row gap-4">
                {at > 0 && <small>{glance.and}</small>}
                {priced(word)}
              </span>
            ))}
          </span>
        </>
      ),
    },
    {
      ...wild,
      picture: (
        <span class="row gap-4" aria-hidden="true">
          <Tile letter="" wild /> → <WordTiles word={sample.wild} wildAt={[sample.wild.length - 1]} />
        </span>
      ),
    },
    {
      ...win,
      picture: (
        <span class="row gap-4">
          <Picture>
            <DrawnCoin x={24} y={30} />
            <DrawnCoin x={38} y={32} />
            <DrawnCoin x={50} y={29} />
            <DrawnCoin x={31} y={20} />
            <DrawnCoin x={43} y={19} />
          </Picture>
          <Price amount={WON} />
        </span>
      ),
    },
  ];
  return (
    <TileSetContext.Provider value={set}>
      <Glance heading={glance.heading} panels={panels} />
    </TileSetContext.Provider>
  );
};
