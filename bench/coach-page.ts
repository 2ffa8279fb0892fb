/**
 * The review of a game of four as somebody meets it who pastes its record: by the clock, in Chromium on this machine, from the press of
 * “Review” to its first steps and to the whole of it. The best of some runs, since what else the machine does only adds to them.
 */
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { BUYWORD_MODULE } from '../src/catalog/buyword.ts';
import { CHOOSE_YOUR_WORDS_MODULE } from '../src/catalog/choose-your-words.ts';
import type { GameModule } from '../src/catalog/game-module.ts';
import { prepareSimulation } from '../src/cli/simulation.ts';
import { gameLexiconPin } from '../src/server/words/game-lexicon.ts';
import { DEVICES, launchBrowser, pressAtOnce, startServer } from '../test/e2e/site.ts';
import { report } from './measure.ts';

const RUNS = 3;
const NAMES = ['Ada', 'Grace', 'Mary', 'Sophie'] as const;
const MOST_REVIEW_MS = 10_000;
const MOST_FIRST_MS = 2000;

/** The record of a game of four bots, and how many steps it has. */
const recordOf = async (
  game: GameModule,
  options: object,
  bots: string,
): Promise<{ readonly record: string; readonly steps: number }> => {
  const prepared = await prepareSimulation(game, options, NAMES.length, 4);
  if (!prepared.ok) throw new Error(`${game.name} cannot be played so`);
  const match = prepared.value.match(
    NAMES.map(() => bots),
    'bench',
  );
  const { rulesVersion } = game;
  const lexicon = gameLexiconPin(game, prepared.value.options);
  const table = { match, setup: { seed: 'bench' }, lexicon, rulesVersion, names: NAMES };
  return { record: [...game.recordPieces(table, 'all')].join(''), steps: match.turns.length };
};

type Taken = { readonly first: number; readonly whole: number };

const reviewOnce = async (browser: Browser, base: string, record: string): Promise<Taken> => {
  const context = await browser.newContext({ ...DEVICES.desktop, baseURL: base, locale: 'en-GB' });
  await pressAtOnce(context);
  const page = await context.newPage();
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'Record' }).fill(record);
  await page.getByRole('button', { name: 'Show the game' }).click();
  const review = page.getByRole('button', { name: 'Review (R)' });
  await review.waitFor();
  const began = performance.now();
  await review.click();
  await page.locator('.expected-chart polyline').first().waitFor({ state: 'attached' });
  const first = performance.now() - began;
  await page.getByRole('region', { name: 'How everyone played' }).waitFor({ timeout: 10 * MOST_REVIEW_MS });
  const whole = performance.now() - began;
  await context.close();
  return { first, whole };
};

const benchGame = async (
  { browser, base }: { readonly browser: Browser; readonly base: string },
  title: string,
  { record, steps }: { readonly record: string; readonly steps: number },
): Promise<void> => {
  const taken: Taken[] = [];
  for (let run = 0; run < RUNS; run++) taken.push(await reviewOnce(browser, base, record));
  const best = (part: keyof Taken): number => Math.min(...taken.map((each) => each[part]));
  const tell = (what: string, ms: number, most: number): void =>
    report(
      `${title}, ${steps} steps: ${what}`,
      `${(ms / 1000).toFixed(1)} s`,
      `< ${most / 1000} s`,
      ms < most,
    );
  tell('first results', best('first'), MOST_FIRST_MS);
  tell('review', best('whole'), MOST_REVIEW_MS);
  tell('the slowest of them', Math.max(...taken.map(({ whole }) => whole)), MOST_REVIEW_MS);
};

/** Runs the benchmarks of the coach in a page. */
export const run = async (): Promise<void> => {
  const games = [
    ['BuyWord, Experts', await recordOf(BUYWORD_MODULE, {}, 'expert')],
    ['Cards up to 300 chips', await recordOf(CHOOSE_YOUR_WORDS_MODULE, { end: { score: 300 } }, 'club')],
  ] as const;
  console.log(`\nThe coach in Chromium, best of ${RUNS} (load ${loadavg()[0]?.toFixed(1)})`);
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    for (const [title, game] of games) await benchGame({ browser, base: server.base }, title, game);
  } finally {
    await browser.close();
    await server.stop();
  }
};
