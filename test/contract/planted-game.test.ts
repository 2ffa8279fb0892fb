/** A whole game in which somebody who plays well otherwise makes ten plain mistakes: its review must find them all, and say what was better. */
import { expect, it } from 'vitest';
import { BUYWORD_MODULE } from '../../src/catalog/buyword.ts';
import { reviewWork } from '../../src/coach/coach.ts';
import { reviewGame } from '../../src/coach/review.ts';
import { pipsOf, priceOf } from '../../src/games/buyword/tile-set.ts';
import { TILE_SETS } from '../../src/games/buyword/tile-sets.ts';
import type { View } from '../../src/games/buyword/view.ts';
import type { Turn } from '../../src/games/core/match.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';

const lexicon = loadLexicon('en-full');
const ME = 0;

type Mistake = {
  readonly name: string;
  readonly most: number;
  readonly in: (view: View) => string | undefined;
};

const lotOf = ({ phase, seats }: View) => {
  const { lot, tileCount } = seats[ME] ?? { lot: null, tileCount: 0 };
  const letters = phase === 'buy' ? (lot ?? '') : '';
  return { size: letters.length, price: priceOf(pipsOf(TILE_SETS.classic, letters)), held: tileCount };
};

/** What nobody who plays well does, and a plain eye sees without a coach; each so often at the most. */
const MISTAKES: readonly Mistake[] = [
  {
    name: 'a bargain declined',
    most: 5,
    in: (view) => {
      const { size, price, held } = lotOf(view);
      return size >= 3 && price <= 36 && held <= 6 ? 'decline' : undefined;
    },
  },
  {
    name: 'a wild wasted on a word of two letters',
    most: 5,
    in: ({ phase, seats }) => {
      const { tiles, wilds } = seats[ME] ?? {};
      if (phase !== 'sell' || wilds === 0 || tiles === undefined || tiles === null) return undefined;
      const words = [...tiles].flatMap((held) => [...'AEIO'].map((wild) => [held, wild] as const));
      const [held, wild] =
        words.find(([held, wild]) => lexicon.has(`${held}${wild}`) && !tiles.includes(wild)) ?? [];
      return held === undefined ? undefined : `sell ${held}${wild?.toLowerCase()}`;
    },
  },
];
/** What is better than each of them. */
const BETTER: Readonly<Record<string, RegExp>> = {
  'a bargain declined': /^buy$/,
  'a wild wasted on a word of two letters': /^(done|discard .*|sell [A-Za-z]{4,})$/,
};
/** Towards the end, little is lost by anything. */
const LEAST_BAG = 25;

it('ten mistakes planted in one game are all found', async () => {
  const game = BUYWORD_MODULE;
  const setup = { seed: 'a bad game 3' };
  const env = game.makeEnv(setup, lexicon);
  const started = game.start(env, { players: 1, options: {}, setup });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const bot = (await game.loadBots()).make({ id: 'expert', lexicon, seed: 'a good player', work: 4 });
  let state: unknown;
  for (const event of started.value) state = game.apply(state, event);
  const turns: Turn<unknown, unknown>[] = [];
  const planted = new Map<number, string>();
  let lastPlanted = 0;
  while (!game.isOver(state)) {
    const view = game.view(state, ME) as View;
    const mistake =
      view.bagCount < LEAST_BAG || view.round <= lastPlanted
        ? undefined
        : MISTAKES.find(
            (each) =>
              [...planted.values()].filter((name) => name === each.name).length < each.most &&
              each.in(view) !== undefined,
          );
    const text = mistake?.in(view);
    const action =
      text === undefined ? bot.think(view, ME)?.action : (game.parseAction(text) as { value: unknown }).value;
    const decided = game.decide(env, state, ME, action);
    if (!decided.ok) throw new Error(`${text}: ${JSON.stringify(decided)}`);
    state = decided.value.state;
    turns.push({ actor: ME, action, events: decided.value.events });
    if (mistake === undefined) continue;
    planted.set(turns.length, mistake.name);
    lastPlanted = view.round;
  }
  const gameCoach = await game.loadCoach?.();
  if (gameCoach === undefined) throw new Error('no coach');
  const coach = gameCoach.make({ lexicon, seed: 'planted', work: reviewWork(turns.length) });
  const { steps } = reviewGame({ game, gameCoach, coach, opening: started.value, turns, seats: [ME] });
  const found = [...planted].map(([step, name]) => [name, steps[step]?.decision] as const);
  expect(found).toHaveLength(10);
  for (const [name, decision] of found) {
    expect(['mistake', 'blunder'], name).toContain(decision?.grade);
    expect(decision?.best.action, name).toMatch(BETTER[name] as RegExp);
    expect(decision?.best.value, name).toBeGreaterThan(decision?.played.value ?? 0);
  }
  // All else is played well.
  const blamed = steps.filter(({ decision }) => ['mistake', 'blunder'].includes(decision?.grade ?? ''));
  expect(blamed.length).toBeLessThan(2 * found.length);
});
