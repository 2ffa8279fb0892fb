/** Games of a day, played by the simplest bot, as the texts of their actions. */
import { BUYWORD_MODULE } from '../../src/catalog/buyword.ts';
import type { Daily } from '../../src/daily/daily-game.ts';
import { openDaily } from '../../src/daily/judge.ts';
import { type DailyResult, resultOf } from '../../src/daily/result.ts';
import type { State } from '../../src/games/buyword/state.ts';
import { gameLexicon } from '../../src/server/words/game-lexicon.ts';

export const JUDGING = {
  module: BUYWORD_MODULE,
  envFor: (seed: string, options: unknown) =>
    BUYWORD_MODULE.makeEnv({ seed }, gameLexicon(BUYWORD_MODULE, options)),
};

export type PlayedDay = {
  readonly log: readonly string[];
  readonly state: State;
  readonly result: DailyResult;
};

/** A whole game of a day, as a bot would play it. */
export const playDaily = async (daily: Daily, bot = 'casual', seed = 'seed'): Promise<PlayedDay> => {
  const bots = await BUYWORD_MODULE.loadBots();
  let { env, state } = openDaily(daily, JUDGING);
  const lexicon = gameLexicon(BUYWORD_MODULE, (state as State).options);
  const log: string[] = [];
  while (!BUYWORD_MODULE.isOver(state)) {
    const thought = bots.make({ id: bot, lexicon, seed, work: 40 }).think(BUYWORD_MODULE.view(state, 0), 0);
    const decided = BUYWORD_MODULE.decide(env, state, 0, thought?.action);
    if (thought === undefined || !decided.ok) throw new Error('the bot erred');
    log.push(BUYWORD_MODULE.formatAction(thought.action));
    state = decided.value.state;
  }
  return { log, state: state as State, result: resultOf(state as State) as DailyResult };
};
