/** The process in which bots think, so that the server never waits for one. It does not outlive the server. */
import { TABLE_WORK } from '../../bots/levels.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import type { Catalog } from '../../catalog/game-module.ts';
import { unpackOptions, type WordList } from '../../shared/long-lists.ts';
import type { BotAnswer, BotQuestion } from '../app/ports.ts';
import { gameLexicon } from '../words/game-lexicon.ts';

export type NumberedQuestion = BotQuestion & { readonly id: number };
/** A question whose view names long lists of words, with those that the process was not told before. */
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

/** The address of the source that has the games, where they are not those of the house. */
const [, , catalog] = process.argv;
const games: Catalog =
  catalog === undefined ? CATALOG : ((await import(catalog)) as { CATALOG: Catalog }).CATALOG;

/** Every game's view holds the table's options. */
type AnyView = { readonly options: unknown };

const answerTo = async (question: BotQuestion): Promise<BotAnswer | undefined> => {
  const { bot, view, seat, seed, work = TABLE_WORK } = question;
  const game = games.find(({ name }) => name === question.game);
  if (game === undefined || !game.bots.includes(bot)) throw new Error(`no bot ${bot} plays ${question.game}`);
  const lexicon = gameLexicon(game, (view as AnyView).options);
  const bots = await game.loadBots();
  const choice = bots.make({ id: bot, lexicon, seed, work }).think(view, seat);
  if (choice === undefined) return undefined;
  const text = game.formatAction(choice.action);
  return choice.why === undefined ? { text } : { text, why: choice.why };
};

const known = new Map<string, WordList>();

const unpack = ({ lists, forgetsLists, ...question }: PackedQuestion): BotQuestion => {
  if (forgetsLists) known.clear();
  for (const [name, list] of lists) known.set(name, list);
  return { ...question, view: unpackOptions(question.view, (name) => known.get(name) as WordList) };
};

const reply = async (question: PackedQuestion): Promise<BotReply> => {
  const { id } = question;
  try {
    return { id, answer: await answerTo(unpack(question)) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

// Signals to the whole group of processes are the server's to act on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (question: PackedQuestion) => {
  // A server that has died meanwhile hears nothing any more.
  process.send?.(await reply(question), undefined, undefined, () => {});
});
