import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import type { Options as BuyWordOptions } from '../../games/buyword/options.ts';
import type { Options as CardsOptions } from '../../games/choose-your-words/options.ts';
import type { LocalGame } from '../saves/saved-game.ts';

/** What a table of BuyWord plays with: words and tiles of its language, unless others were chosen. */
export const buyWordOptions = ({
  language,
  options,
  lesson,
}: LocalGame): Partial<BuyWordOptions> & Pick<BuyWordOptions, 'dictionary'> => ({
  dictionary: `${language}-full`,
  tiles: TILES_FOR[language],
  ...lesson?.options,
  ...options,
});

/** What a table of Choose Your Words plays with: words and deck of its language, unless others were chosen. */
export const cardsOptions = ({
  language,
  options,
}: LocalGame): Partial<CardsOptions> & Pick<CardsOptions, 'dictionary'> => ({
  dictionary: `${language}-full`,
  deck: language === 'fr' ? 'french' : 'classic',
  ...options,
});
