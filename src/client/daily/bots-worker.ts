/** The worker in which bots play the bag of a day, so that the page does not wait for them. */
import { TABLE_WORK } from '../../bots/levels.ts';
import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import { DAILY_GAMES, type Daily, dailySeed } from '../../daily/daily-game.ts';
import { dailyOptions, openDaily } from '../../daily/judge.ts';
import { lexiconNamed } from '../words/word-source.ts';

export type BotsQuestion = { readonly daily: Daily; readonly bots: readonly string[] };
/** What one came to; or that they cannot play. */
export type BotsAnswer = { readonly bot: string; readonly score: number } | 'failed';

const answer = (said: BotsAnswer): void => postMessage(said);

const play = async ({ daily, bots: ids }: BotsQuestion): Promise<void> => {
  const module = await LAZY_CATALOG[DAILY_GAMES[daily.kind].game]?.();
  if (module === undefined) throw new Error('no such game');
  const bots = await module.loadBots();
  const dictionary = module.dictionaryOf(dailyOptions(module, daily));
  const lexicon = dictionary === null ? null : await lexiconNamed(dictionary);
  const seed = `bot ${dailySeed(daily)}`;
  for (const id of ids) {
    let { env, state } = openDaily(daily, {
      module,
      envFor: (chance) => module.makeEnv({ seed: chance }, lexicon),
    });
    while (!module.isOver(state)) {
      const choice = bots.make({ id, lexicon, seed, work: TABLE_WORK }).think(module.view(state, 0), 0);
      const decided = module.decide(env, state, 0, choice?.action);
      if (!decided.ok) throw new Error(decided.error.code);
      state = decided.value.state;
    }
    answer({ bot: id, score: module.standing(state).scores[0] ?? 0 });
  }
};

addEventListener('message', ({ data }: MessageEvent<BotsQuestion>) => {
  play(data).catch(() => answer('failed'));
});
