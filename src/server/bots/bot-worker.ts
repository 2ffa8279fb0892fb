/** A thread in which bots think, so that the server never waits for one. */
import { parentPort } from 'node:worker_threads';
import { chooseFor } from '../../bots/choose-for.ts';
import { TABLE_WORK } from '../../bots/levels.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import type { BotAnswer, BotQuestion } from '../app/ports.ts';
import { SERVED_GAMES } from '../games/served-games.ts';
import { loadLexicon } from '../words/word-files.ts';

export type NumberedQuestion = BotQuestion & { readonly id: number };
export type BotReply = {
  readonly id: number;
  readonly answer?: BotAnswer | undefined;
  readonly error?: string;
};

/** Every game's view holds the table's options, and every game's options a dictionary. */
type AnyView = { readonly options: { readonly dictionary: DictionaryName } };

const answerTo = ({ game, bot, view, seat, seed }: BotQuestion): BotAnswer | undefined => {
  const served = SERVED_GAMES.get(game);
  if (served === undefined || !served.bots.includes(bot)) throw new Error(`no bot ${bot} plays ${game}`);
  const lexicon = loadLexicon((view as AnyView).options.dictionary);
  const choice = chooseFor({ game, bot, view, seat, lexicon, seed, work: TABLE_WORK });
  if (choice === undefined) return undefined;
  const text = served.formatAction(choice.action);
  return choice.why === undefined ? { text } : { text, why: choice.why };
};

const reply = ({ id, ...question }: NumberedQuestion): BotReply => {
  try {
    return { id, answer: answerTo(question) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

parentPort?.on('message', (question: NumberedQuestion) => parentPort?.postMessage(reply(question)));
