/**
 * How long the review of a game takes, and a hint: one thread does it all, so it is counted in processor time, and other programs on the
 * machine change little.
 */
import { BUYWORD_MODULE } from '../src/catalog/buyword.ts';
import { CHOOSE_YOUR_WORDS_MODULE } from '../src/catalog/choose-your-words.ts';
import type { GameModule } from '../src/catalog/game-module.ts';
import { prepareSimulation } from '../src/cli/simulation.ts';
import { HINT_WORK, reviewWork } from '../src/coach/coach.ts';
import { reviewSteps } from '../src/coach/review.ts';
import { replay } from '../src/games/core/game.ts';
import { gameLexicon } from '../src/server/words/game-lexicon.ts';
import { median, report } from './measure.ts';

const PLAYERS = 4;
const MOST_REVIEW_MS = 10_000;
/** The first of a process reads the words in, and for cards plays hands to compare with. */
const MOST_FIRST_MS = 2000;
const MOST_HINT_MS = 1500;
/** Decisions that a hint is asked for. */
const HINTS = 30;

/** Milliseconds of processor time since the process began. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const benchGame = async (title: string, game: GameModule, options: object, bots: string): Promise<void> => {
  const prepared = await prepareSimulation(game, options, PLAYERS, 4);
  const gameCoach = await game.loadCoach?.();
  if (!prepared.ok || gameCoach === undefined) throw new Error(`nobody coaches ${game.name}`);
  const lexicon = gameLexicon(game, prepared.value.options);
  if (lexicon === null) throw new Error('no words');
  const { opening, turns } = prepared.value.match(Array<string>(PLAYERS).fill(bots), 'bench');
  const seats = Array.from({ length: PLAYERS }, (_, seat) => seat);
  const coach = gameCoach.make({ lexicon, seed: 'bench', work: reviewWork(turns.length) });
  const began = now();
  let first = 0;
  for (const { decision } of reviewSteps({ game, gameCoach, coach, opening, turns, seats }))
    if (decision !== undefined && first === 0) first = now() - began;
  const whole = now() - began;
  const label = `${title}, ${turns.length} turns`;
  report(`${label}: first decision`, seconds(first), `< ${MOST_FIRST_MS} ms`, first < MOST_FIRST_MS);
  report(`${label}: review`, seconds(whole), `< ${seconds(MOST_REVIEW_MS)}`, whole < MOST_REVIEW_MS);

  const helper = gameCoach.make({ lexicon, seed: 'bench', work: HINT_WORK });
  let state = replay(game, opening);
  const taken: number[] = [];
  for (const { actor, events } of turns) {
    if (actor !== null && taken.length < HINTS) {
      const asked = now();
      if (helper.hint(game.view(state, actor), actor) !== undefined) taken.push(now() - asked);
    }
    for (const event of events) state = game.apply(state, event);
  }
  const slowest = Math.max(...taken);
  report(
    `${title}: hint (${taken.length}); slowest ${seconds(slowest)}`,
    `${median(taken).toFixed(0)} ms`,
    `< ${MOST_HINT_MS} ms`,
    slowest < MOST_HINT_MS,
  );
};

/** Runs the benchmarks of the coach. */
export const run = async (): Promise<void> => {
  console.log(`\nThe coach: games of ${PLAYERS} bots`);
  await benchGame('BuyWord', BUYWORD_MODULE, {}, 'expert');
  await benchGame('BuyWord, crossword', BUYWORD_MODULE, { crossword: true }, 'club');
  await benchGame(
    'BuyWord, draft and auctions',
    BUYWORD_MODULE,
    { draft: true, auctions: 'english' },
    'club',
  );
  await benchGame('Cards up to 300 chips', CHOOSE_YOUR_WORDS_MODULE, { end: { score: 300 } }, 'club');
  await benchGame('Cards, Experts', CHOOSE_YOUR_WORDS_MODULE, {}, 'expert');
};
