/** A thread in which bots think, so that the server never waits for one. */
import { parentPort } from 'node:worker_threads';
import { chooseFor } from '../../bots/choose-for.ts';
import { TABLE_WORK } from '../../bots/levels.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import { unpackOptions, type WordList } from '../../shared/long-lists.ts';
import type { BotAnswer, BotQuestion } from '../app/ports.ts';
import { SERVED_GAMES } from '../games/served-games.ts';
import { loadLexicon } from '../words/word-files.ts';

export type NumberedQuestion = BotQuestion & { readonly id: number };
/** A question whose view names long lists of words, with those that the thread was not told before. */
export type PackedQuestion = NumberedQuestion & {
  readonly lists: readonly (readonly [name: string, list: WordList])[];
  /** Whether it forgets those of earlier questions first. */
  readonly forgetsLists: boolean;
};
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

const known = new Map<string, WordList>();

const unpack = ({ lists, forgetsLists, ...question }: PackedQuestion): BotQuestion => {
  if (forgetsLists) known.clear();
  for (const [name, list] of lists) known.set(name, list);
  return { ...question, view: unpackOptions(question.view, (name) => known.get(name) as WordList) };
};

const reply = (question: PackedQuestion): BotReply => {
  const { id } = question;
  try {
    return { id, answer: answerTo(unpack(question)) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

parentPort?.on('message', (question: PackedQuestion) => parentPort?.postMessage(reply(question)));
