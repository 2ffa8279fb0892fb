/** A thread in which bots think, so that the server never waits for one. */
import { parentPort } from 'node:worker_threads';
import { type BotId, isBotId } from '../../bots/characters.ts';
import { TABLE_WORK } from '../../bots/levels.ts';
import { makeBot } from '../../bots/make-bot.ts';
import type { View as BuyWordView } from '../../games/buyword/view.ts';
import type { View as CardsView } from '../../games/choose-your-words/view.ts';
import { formatAction as formatBuyWord } from '../../notation/buyword-actions.ts';
import { formatAction as formatCards } from '../../notation/cards-actions.ts';
import type { BotAnswer, BotQuestion } from '../app/ports.ts';
import { loadLexicon } from '../words/word-files.ts';

export type NumberedQuestion = BotQuestion & { readonly id: number };
export type BotReply = {
  readonly id: number;
  readonly answer?: BotAnswer | undefined;
  readonly error?: string;
};

type Think = (bot: BotId, question: BotQuestion) => BotAnswer | undefined;

const thinkBuyWord: Think = (id, { view: seen, seat, seed }) => {
  const view = seen as BuyWordView;
  const lexicon = loadLexicon(view.options.dictionary);
  const choice = makeBot('buyword', { lexicon, id, seed, work: TABLE_WORK }).think(view, seat);
  return choice && { text: formatBuyWord(choice.action), why: choice.why };
};

const thinkCards: Think = (id, { view: seen, seat, seed }) => {
  const view = seen as CardsView;
  const lexicon = loadLexicon(view.options.dictionary);
  const choice = makeBot('choose-your-words', { lexicon, id, seed, work: TABLE_WORK }).think(view, seat);
  return choice && { text: formatCards(choice.action), why: choice.why };
};

/** Who plays what. */
const GAMES: ReadonlyMap<string, Think> = new Map([
  ['buyword', thinkBuyWord],
  ['choose-your-words', thinkCards],
]);

const reply = ({ id, ...question }: NumberedQuestion): BotReply => {
  try {
    const { game, bot } = question;
    const think = GAMES.get(game);
    if (think === undefined || !isBotId(bot)) throw new Error(`no bot ${bot} plays ${game}`);
    return { id, answer: think(bot, question) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

parentPort?.on('message', (question: NumberedQuestion) => parentPort?.postMessage(reply(question)));
