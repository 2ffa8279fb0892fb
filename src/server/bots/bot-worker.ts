/** A thread in which bots think, so that the server never waits for one. */
import { parentPort } from 'node:worker_threads';
import { createSimpleBot } from '../../bots/buyword/simple-bot.ts';
import type { View as BuyWordView } from '../../games/buyword/view.ts';
import { formatAction } from '../../notation/buyword-actions.ts';
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

const simpleBots = new Map<DictionaryName, ReturnType<typeof createSimpleBot>>();
const simpleBuyWord: Choose = (seen, seat) => {
  const view = seen as BuyWordView;
  const { dictionary } = view.options;
  let bot = simpleBots.get(dictionary);
  if (bot === undefined) {
    bot = createSimpleBot(loadLexicon(dictionary));
    simpleBots.set(dictionary, bot);
  }
  const action = bot.choose(view, seat);
  return action === undefined ? undefined : formatAction(action);
};

/** Who plays what. */
const BOTS: ReadonlyMap<string, Choose> = new Map([['buyword simple', simpleBuyWord]]);

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
