/**
 * `npm run daily:measure -- deal|judge|bag|possible [days] [first day]`, for the figures of docs/daily.md, in both languages. `deal`: what bots come to
 * on so many days of the Daily Deal, one of each level in the person's place, and which grade that is. `judge`: how long the bots think
 * again where a log of it is judged. `bag`, `possible`: what was possible at least in the Daily Bag and in the Daily Deal, and how long that takes to find.
 */
import { LEVELS } from '../../src/bots/levels.ts';
import { CATALOG } from '../../src/catalog/catalog.ts';
import { summarise } from '../../src/cli/statistics.ts';
import { type BotPlay, playByBot, thinkFor } from '../../src/daily/bot-play.ts';
import { DAILY_GAMES, DAILY_WORK, type Daily, type DailyKind } from '../../src/daily/daily-game.ts';
import { daysAfter, isDay } from '../../src/daily/day.ts';
import { DEAL_GRADES } from '../../src/daily/deal-result.ts';
import { dailyOptions, judgeLog } from '../../src/daily/judge.ts';
import { searchBag } from '../../src/daily/possible-in-bag.ts';
import { searchDeal } from '../../src/daily/possible-in-deal.ts';
import type { Lexicon } from '../../src/lexicon/lexicon.ts';
import { gameLexicon } from '../../src/server/words/game-lexicon.ts';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';

const [what = 'deal', days = '200', from = '2026-01-01'] = process.argv.slice(2);

const partsFor = async (of: DailyKind, language: Language): Promise<BotPlay> => {
  const module = CATALOG.find(({ name }) => name === DAILY_GAMES[of].game);
  if (module === undefined) throw new Error(`no game for ${of}`);
  const lexicon = gameLexicon(module, dailyOptions(module, { kind: of, language, day: from }));
  return {
    module,
    lexicon,
    bots: await module.loadBots(),
    envFor: (seed) => module.makeEnv({ seed }, lexicon),
  };
};

/** The parts of some figures that reach each grade, in percent, the best grade first. */
const gradesOf = (scores: readonly number[]): string =>
  DEAL_GRADES.map(([grade, least]) => {
    const share = scores.filter((score) => score >= least).length / scores.length;
    return `${grade} ${(100 * share).toFixed(0)} %`;
  }).join(', ');

const quantilesOf = (scores: readonly number[]): string => {
  const sorted = scores.toSorted((a, b) => a - b);
  return [2, 5, 10, 25, 50, 75, 90, 95, 98, 99.5]
    .map((percent) => `${percent} %: ${sorted[Math.floor((percent / 100) * (sorted.length - 1))]}`)
    .join(' · ');
};

const daysOf = (of: DailyKind, language: Language): readonly Daily[] =>
  Array.from({ length: Number(days) }, (_, i) => ({ kind: of, language, day: daysAfter(from, i) }));

/** Processor time of this process: a busy machine makes nothing longer. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const told = (scores: readonly number[]): string => {
  const { mean, standardError } = summarise(scores);
  return `${mean.toFixed(1)} ± ${standardError.toFixed(1)}`;
};

const measureDeals = async (language: Language): Promise<void> => {
  const parts = await partsFor('deal', language);
  for (const id of LEVELS) {
    const scores = daysOf('deal', language).map(
      (daily, i) => playByBot(daily, parts, { id, seed: `measured ${i}`, work: DAILY_WORK }).result.score,
    );
    console.log(`${language} ${id}: ${told(scores)}`);
    console.log(`  ${quantilesOf(scores)}`);
    console.log(`  ${gradesOf(scores)}`);
  }
};

const measureJudge = async (language: Language): Promise<void> => {
  const parts = await partsFor('deal', language);
  const { module } = parts;
  const thoughts: number[] = [];
  const logs = daysOf('deal', language).map((daily) => {
    const { log } = playByBot(daily, parts, { id: 'casual', seed: 'measured', work: DAILY_WORK });
    const judging = judgeLog(daily, log, parts);
    let ms = 0;
    for (let step = judging.next(); !step.done; ) {
      const began = cpuMs();
      const said = step.value && module.formatAction(thinkFor(parts, step.value));
      if (said !== undefined) thoughts.push(cpuMs() - began);
      ms += cpuMs() - began;
      step = judging.next(said);
    }
    return ms;
  });
  const longest = Math.max(...thoughts).toFixed(0);
  const each = (thoughts.length / logs.length).toFixed(0);
  console.log(
    `${language}: ${told(logs)} ms of processor time a log, ${each} thoughts, the longest ${longest} ms`,
  );
};

const measurePossible = async (of: DailyKind, language: Language): Promise<void> => {
  const parts = await partsFor(of, language);
  const took: number[] = [];
  const scores = daysOf(of, language).map((daily) => {
    const began = cpuMs();
    const search = SEARCHES[of](daily, parts, parts.lexicon as Lexicon);
    for (let step = search.next(); ; step = search.next()) {
      if (!step.done) continue;
      took.push(cpuMs() - began);
      return step.value.score;
    }
  });
  console.log(`${language}: ${told(scores)}, found in ${told(took)} ms of processor time`);
};

const SEARCHES = { bag: searchBag, deal: searchDeal } as const;

const MEASURES: Readonly<Record<string, (language: Language) => Promise<void>>> = {
  deal: measureDeals,
  judge: measureJudge,
  bag: (language) => measurePossible('bag', language),
  possible: (language) => measurePossible('deal', language),
};

const measure = MEASURES[what];
if (measure === undefined || !/^[1-9]\d{0,4}$/.test(days) || !isDay(from)) {
  console.error('npm run daily:measure -- deal|judge|bag|possible [days] [first day]');
  process.exit(2);
}
for (const language of LANGUAGES) await measure(language);
