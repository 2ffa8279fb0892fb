/** A thread in which bots think, so that the server never waits for one. */
import { parentPort } from 'node:worker_threads';
import { createSimpleBot } from '../../bots/buyword/simple-bot.ts';
import { createSimpleCardsBot } from '../../bots/choose-your-words/simple-bot.ts';
import type { View as BuyWordView } from '../../games/buyword/view.ts';
import type { View as CardsView } from '../../games/choose-your-words/view.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { formatAction as formatBuyWord } from '../../notation/buyword-actions.ts';
import { formatAction as formatCards } from '../../notation/cards-actions.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import { loadLexicon } from '../words/word-files.ts';

export type BotQuestion = {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
};
export type BotReply = { readonly id: number; readonly text?: string | undefined; readonly error?: string };

type Choose = (view: unknown, seat: number) => string | undefined;

/** Bots take a while to make: one for each dictionary is kept. */
const byDictionary = <Bot>(make: (lexicon: Lexicon) => Bot): ((dictionary: DictionaryName) => Bot) => {
  const bots = new Map<DictionaryName, Bot>();
  return (dictionary) => {
    let bot = bots.get(dictionary);
    if (bot === undefined) {
      bot = make(loadLexicon(dictionary));
      bots.set(dictionary, bot);
    }
    return bot;
  };
};

const buyWordBot = byDictionary(createSimpleBot);
const simpleBuyWord: Choose = (seen, seat) => {
  const view = seen as BuyWordView;
  const action = buyWordBot(view.options.dictionary).choose(view, seat);
  return action === undefined ? undefined : formatBuyWord(action);
};

const cardsBot = byDictionary(createSimpleCardsBot);
const simpleCards: Choose = (seen, seat) => {
  const view = seen as CardsView;
  const action = cardsBot(view.options.dictionary).choose(view, seat);
  return action === undefined ? undefined : formatCards(action);
};

/** Who plays what. */
const BOTS: ReadonlyMap<string, Choose> = new Map([
  ['buyword simple', simpleBuyWord],
  ['choose-your-words simple', simpleCards],
]);

const reply = ({ id, game, bot, view, seat }: BotQuestion): BotReply => {
  try {
    const choose = BOTS.get(`${game} ${bot}`);
    if (choose === undefined) throw new Error(`no bot ${bot} plays ${game}`);
    return { id, text: choose(view, seat) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(reply(question)));
