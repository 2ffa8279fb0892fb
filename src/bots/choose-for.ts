import type { View as BuyWordView } from '../games/buyword/view.ts';
import type { View as CardsView } from '../games/choose-your-words/view.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { createSimpleBot } from './buyword/simple-bot.ts';
import { createSimpleCardsBot } from './choose-your-words/simple-bot.ts';

type Choose = (view: unknown, seat: number) => unknown;

/** Who plays what, over a dictionary. What a game hands in is its own view, so the casts hold. */
const MAKERS: Readonly<Record<string, (lexicon: Lexicon) => Choose>> = {
  'buyword simple': (lexicon) => {
    const { choose } = createSimpleBot(lexicon);
    return (view, seat) => choose(view as BuyWordView, seat);
  },
  'choose-your-words simple': (lexicon) => {
    const { choose } = createSimpleCardsBot(lexicon);
    return (view, seat) => choose(view as CardsView, seat);
  },
};

/** Bots take a while to make: those of a dictionary in use are kept. */
const made = new WeakMap<Lexicon, Map<string, Choose>>();

/** What a bot of some name does at a seat, from what that seat sees; undefined where it has nothing to do. Throws where nobody of that name plays the game. */
export const chooseFor = (
  game: string,
  bot: string,
  view: unknown,
  seat: number,
  lexicon: Lexicon,
): unknown => {
  const name = `${game} ${bot}`;
  const bots = made.get(lexicon) ?? new Map<string, Choose>();
  made.set(lexicon, bots);
  let choose = bots.get(name);
  if (choose === undefined) {
    const make = MAKERS[name];
    if (make === undefined) throw new Error(`no bot ${bot} plays ${game}`);
    choose = make(lexicon);
    bots.set(name, choose);
  }
  return choose(view, seat);
};
