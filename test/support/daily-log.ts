/** Games of a day, played by bots, as the texts of their actions. */
import { BUYWORD_MODULE } from '../../src/catalog/buyword.ts';
import { CHOOSE_YOUR_WORDS_MODULE } from '../../src/catalog/choose-your-words.ts';
import type { GameModule } from '../../src/catalog/game-module.ts';
import { type BotPlay, type PlayedDay, playByBot, thinkFor } from '../../src/daily/bot-play.ts';
import type { Daily, DailyKind } from '../../src/daily/daily-game.ts';
import {
  type BotAsked,
  dailyOptions,
  type Judging,
  judgeLog,
  type LogRefusal,
} from '../../src/daily/judge.ts';
import type { DailyResult } from '../../src/daily/result.ts';
import { gameLexicon } from '../../src/server/words/game-lexicon.ts';
import type { Result } from '../../src/shared/result.ts';

export type { PlayedDay };

const judgingBy = (module: GameModule): Judging => ({
  module,
  envFor: (seed, options) => module.makeEnv({ seed }, gameLexicon(module, options)),
});

export const JUDGING: Readonly<Record<DailyKind, Judging>> = {
  bag: judgingBy(BUYWORD_MODULE),
  deal: judgingBy(CHOOSE_YOUR_WORDS_MODULE),
};

/** All that it takes to let bots play a day. */
export const botPlayOf = async (daily: Daily): Promise<BotPlay> => {
  const judging = JUDGING[daily.kind];
  const { module } = judging;
  return {
    ...judging,
    bots: await module.loadBots(),
    lexicon: gameLexicon(module, dailyOptions(module, daily)),
  };
};

/** A whole game of a day, as a bot would play it. */
export const playDaily = async (daily: Daily, id = 'casual', seed = 'seed'): Promise<PlayedDay> =>
  playByBot(daily, await botPlayOf(daily), { id, seed, work: 40 });

/** A log judged at one go; bots are asked here. */
export const judgeAtOnce = (
  daily: Daily,
  log: readonly string[],
  play?: BotPlay,
): Result<DailyResult, LogRefusal> => {
  const judging = judgeLog(daily, log, JUDGING[daily.kind]);
  const textOf = (asked: BotAsked): string => {
    if (play === undefined) throw new Error('there are no bots to ask');
    return play.module.formatAction(thinkFor(play, asked));
  };
  let said: string | undefined;
  for (;;) {
    const step = judging.next(said);
    if (step.done) return step.value;
    said = step.value && textOf(step.value);
  }
};
