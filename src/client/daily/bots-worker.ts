/** The worker in which bots play a day's game, and what was possible is looked for, so that the page does not wait for them. */
import { TABLE_WORK } from '../../bots/levels.ts';
import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import { type BotPlay, playByBot } from '../../daily/bot-play.ts';
import { DAILY_GAMES, type Daily, type DailyKind, dailySeed } from '../../daily/daily-game.ts';
import { dailyOptions } from '../../daily/judge.ts';
import type { Search } from '../../daily/possible.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { lexiconNamed } from '../words/word-source.ts';

export type BotsQuestion = {
  readonly daily: Daily;
  readonly bots: readonly string[];
  /** Whether it is to be looked for what was possible. */
  readonly isToSearch: boolean;
};
/** What one came to; how far the search is, from 0 to 1, and what was possible; or that they cannot play. */
export type BotsAnswer =
  | { readonly bot: string; readonly score: number }
  | { readonly searched: number }
  | { readonly possible: number }
  | 'failed';

const answer = (said: BotsAnswer): void => postMessage(said);

const partsFor = async (daily: Daily): Promise<BotPlay> => {
  const module = await LAZY_CATALOG[DAILY_GAMES[daily.kind].game]?.();
  if (module === undefined) throw new Error('no such game');
  const dictionary = module.dictionaryOf(dailyOptions(module, daily));
  const lexicon = dictionary === null ? null : await lexiconNamed(dictionary);
  return {
    module,
    lexicon,
    bots: await module.loadBots(),
    envFor: (seed) => module.makeEnv({ seed }, lexicon),
  };
};

const searchFor: Readonly<
  Record<DailyKind, (daily: Daily, parts: BotPlay, lexicon: Lexicon) => Promise<Search>>
> = {
  bag: async (...game) => (await import('../../daily/possible-in-bag.ts')).searchBag(...game),
  deal: async (...game) => (await import('../../daily/possible-in-deal.ts')).searchDeal(...game),
};

const search = async (daily: Daily, parts: BotPlay): Promise<void> => {
  if (parts.lexicon === null) throw new Error('no words to search');
  const steps = await searchFor[daily.kind](daily, parts, parts.lexicon);
  for (;;) {
    const step = steps.next();
    if (step.done) return answer({ possible: step.value.score });
    answer({ searched: step.value });
  }
};

const play = async ({ daily, bots, isToSearch }: BotsQuestion): Promise<void> => {
  const parts = await partsFor(daily);
  const seed = `bot ${dailySeed(daily)}`;
  for (const id of bots) {
    const { result } = playByBot(daily, parts, { id, seed, work: TABLE_WORK });
    answer({ bot: id, score: result.score });
  }
  if (isToSearch) await search(daily, parts);
};

addEventListener('message', ({ data }: MessageEvent<BotsQuestion>) => {
  play(data).catch(() => answer('failed'));
});
