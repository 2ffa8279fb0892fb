import type { View as BuyWordView } from '../games/buyword/view.ts';
import type { View as CardsView } from '../games/choose-your-words/view.ts';
import type { Choice } from './bot.ts';
import { type BotId, isBotId } from './characters.ts';
import { type BotRequest, makeBot } from './make-bot.ts';

/** A bot's turn at some game: which bot, what it sees from which seat, and what it is made of. */
export type Turn = Omit<BotRequest, 'id'> & {
  readonly game: string;
  readonly bot: string;
  /** Of that game. */
  readonly view: unknown;
  readonly seat: number;
};

type Think = (request: BotRequest, view: unknown, seat: number) => Choice<unknown> | undefined;

/** What a game hands in is its own view, so the casts hold. */
const THINKING: ReadonlyMap<string, Think> = new Map<string, Think>([
  ['buyword', (request, view, seat) => makeBot('buyword', request).think(view as BuyWordView, seat)],
  [
    'choose-your-words',
    (request, view, seat) => makeBot('choose-your-words', request).think(view as CardsView, seat),
  ],
]);

/**
 * What a bot does at a table of any game, for hosts that know none of them; undefined where it has nothing to do. Throws where
 * nobody of that name plays the game.
 */
export const chooseFor = ({ game, bot, view, seat, ...parts }: Turn): Choice<unknown> | undefined => {
  const think = THINKING.get(game);
  if (think === undefined || !isBotId(bot)) throw new Error(`no bot ${bot} plays ${game}`);
  return think({ ...parts, id: bot satisfies BotId }, view, seat);
};
