/**
 * `npm run pictures`: takes pictures of every page on a phone, a laptop and a desktop in both languages, in English by day and in French by
 * lamplight, into dist/pictures. `-- home play-sell` takes only those; `--docs` takes those that docs/pictures has, anew
 * and there; `--to FOLDER` puts them elsewhere; `--png` keeps every pixel; `--sideways` takes them on a phone on its side
 * instead.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { TILES_FOR } from '../src/games/buyword/language-tiles.ts';
import { pipsByLetter, WILD_PIPS } from '../src/games/buyword/tile-set.ts';
import { TILE_SETS } from '../src/games/buyword/tile-sets.ts';
import type { View } from '../src/games/buyword/view.ts';
import { createWordFinder } from '../src/lexicon/word-finder.ts';
import { loadLexicon } from '../src/server/words/word-files.ts';
import { myTurn } from '../test/e2e/play-page.ts';
import { plant, savedGame } from '../test/e2e/saves.ts';
import { DEVICES, launchBrowser, pressAtOnce, startServer } from '../test/e2e/site.ts';
import { said, tool } from '../test/e2e/table-page.ts';
import { ROOT } from './install.mjs';
import { CARD_SHOTS } from './pictures/card-shots.ts';
import { COACH_SHOTS } from './pictures/coach-shots.ts';
import { JUDGING_SHOTS } from './pictures/judging-shots.ts';
import { PEOPLE_SHOTS } from './pictures/people-shots.ts';
import { VARIANT_SHOTS } from './pictures/variant-shots.ts';
import { createWordReader, fail } from './typed-words.ts';

type Language = 'en' | 'fr';
type Shot = {
  readonly path: string;
  /** The game kept in the browser. */
  readonly save?: (language: Language) => string;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page, language: Language) => Promise<unknown>;
};

const BOTS = { en: ['Penny', 'Marlowe'], fr: ['Lison', 'Marius'] } as const;
const NAMES = { en: ['Ada', 'Grace'], fr: ['Camille', 'Louis'] } as const;

const gameAt =
  (until: (view: View) => boolean, withBots = true) =>
  (language: Language): string =>
    savedGame({ language, seed: 'pictures', bots: withBots ? BOTS[language] : [], until });

const isMidGame = (view: View): boolean => view.round > 3 && (view.seats[0]?.tileCount ?? 0) > 3;
const buying = gameAt((view) => view.phase === 'buy' && isMidGame(view));
const selling = gameAt((view) => view.phase === 'sell' && isMidGame(view));
const ending = gameAt((view) => view.phase === 'sell' && view.lastRound, false);

/** Lays out the dearest word of the hand. */
const layOut = async (page: Page, language: Language): Promise<void> => {
  const { hand } = await myTurn(page);
  const set = TILE_SETS[TILES_FOR[language]];
  const finder = createWordFinder(loadLexicon(`${language}-full`), {
    letters: pipsByLetter(set),
    wild: WILD_PIPS,
  });
  const [dearest] = finder.dearestWords(hand, { limit: 1 });
  await page.keyboard.type(dearest?.word ?? '');
  await page.locator('.known').waitFor();
};

const finish = async (page: Page): Promise<void> => {
  await page.locator('.play-area .actions button:not(:disabled)').first().click();
  await page.locator('.result').waitFor();
};

const ended = gameAt((view) => view.phase === 'over');

const goToMiddle = async (page: Page): Promise<void> => {
  const slider = page.locator('.replay-slide input');
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
};

const showPicture = async (page: Page): Promise<void> => {
  await (
    await tool(
      page,
      said(({ replay }) => replay.picture),
    )
  ).click();
  await page.locator('.result-picture').waitFor();
};

const FINDER_LETTERS = { en: 'EEJDNOY', fr: 'EYJUXOE' } as const;
const find = async (page: Page, language: Language): Promise<void> => {
  await page.locator('#letters').fill(FINDER_LETTERS[language]);
  await page.locator('.words .word-button').first().waitFor();
};

/** A table in its lobby, with somebody else at it. */
const sitDown = async (page: Page, language: Language): Promise<void> => {
  const [name, friend] = NAMES[language];
  await page.request.post('/api/identity', { data: { name, language } });
  const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 3 } });
  const { info } = (await made.json()) as { readonly info: { readonly code: string } };
  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  await other?.request.post('/api/identity', { data: { name: friend, language } });
  await other?.request.post(`/api/tables/${info.code}/sit`, { data: {} });
  await other?.close();
  await page.goto(`/t/${info.code}`);
  await page.locator('.room').waitFor();
};

/** A few moves against an Expert, then how it played. */
const hearStory = async (page: Page): Promise<void> => {
  const chosen = page.getByRole('checkbox', { checked: true });
  while ((await chosen.count()) > 0) await chosen.first().click();
  await page.locator('.opponent input').nth(6).click();
  await page.locator('.opponents-start .button').click();
  for (let moves = 0, told = 0; moves < 6; moves++) {
    ({ told } = await myTurn(page, told));
    await page.locator('.play-area .actions button:not(:disabled)').first().click();
  }
  await page.keyboard.press('/');
  await page.locator('#command').fill('leave');
  await page.keyboard.press('Enter');
  await page.locator('.question button').last().click();
  await page.locator('.stories summary').first().click();
  await page.locator('.stories').scrollIntoViewIfNeeded();
};

const OWN_RULES = Buffer.from(JSON.stringify({ startMoney: 300, judge: 'challenge' })).toString('base64url');

const SHOTS: Readonly<Record<string, Shot>> = {
  home: { path: '/' },
  daily: { path: '/daily' },
  'daily-deal': { path: '/daily/deal' },
  'play-buy': { path: '/play?pace=0', save: buying },
  'play-sell': { path: '/play?pace=0', save: selling, prepare: layOut },
  'play-result': { path: '/play?pace=0', save: ending, prepare: finish },
  ...VARIANT_SHOTS,
  ...JUDGING_SHOTS,
  bots: { path: '/bots' },
  'bots-story': { path: '/bots', prepare: hearStory },
  pass: { path: '/pass' },
  learn: { path: '/learn' },
  new: { path: '/new' },
  lobby: { path: '/', prepare: sitDown },
  games: { path: '/games', save: selling },
  replay: { path: '/replay?game=planted', save: ended, prepare: goToMiddle },
  'replay-open': { path: '/replay' },
  picture: { path: '/replay?game=planted', save: ended, prepare: showPicture },
  finder: { path: '/finder', prepare: find },
  rules: { path: '/rules' },
  'rules-buyword': { path: `/rules/buyword?o=${OWN_RULES}` },
  settings: { path: '/settings' },
  credits: { path: '/credits' },
  privacy: { path: '/privacy' },
  design: { path: '/design' },
  ...CARD_SHOTS,
  ...COACH_SHOTS,
  ...PEOPLE_SHOTS,
};

const { readWords } = createWordReader(
  'usage: npm run pictures -- [--to FOLDER] [--docs] [--png] [--sideways] [name …]',
);
const { values, positionals } = readWords({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    docs: { type: 'boolean', default: false },
    png: { type: 'boolean', default: false },
    sideways: { type: 'boolean', default: false },
  },
});
/** A page that does not come to its moment within this never will. */
const SHOT_TIMEOUT_MS = 15_000;
const DOCS = join(ROOT, 'docs', 'pictures');
const folder = values.to ?? (values.docs ? DOCS : join(ROOT, 'dist', 'pictures'));
const unknown = positionals.find((name) => !Object.hasOwn(SHOTS, name));
if (unknown !== undefined)
  fail(`There is no picture "${unknown}"; the pictures are ${Object.keys(SHOTS).join(', ')}.`);

/** WebP takes a quarter of what PNG takes; Playwright does not write it, Chromium does. */
const takePicture = async (context: BrowserContext, page: Page): Promise<Buffer> => {
  const session = await context.newCDPSession(page);
  const format = values.png ? ({ format: 'png' } as const) : ({ format: 'webp', quality: 82 } as const);
  const { data } = await session.send('Page.captureScreenshot', format);
  return Buffer.from(data, 'base64');
};

const SIDEWAYS = { sideways: { ...DEVICES.phone, viewport: { width: 844, height: 390 } } };
const LAPTOP = { laptop: { viewport: { width: 1280, height: 720 } } };
const devices: Readonly<Record<string, BrowserContextOptions>> = values.sideways
  ? SIDEWAYS
  : { ...DEVICES, ...LAPTOP };

const server = await startServer();
const browser = await launchBrowser();
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, shot] of Object.entries(SHOTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for (const language of ['en', 'fr'] as const) {
      for (const [device, shape] of Object.entries(devices)) {
        const picture = `${name}-${language}-${device}`;
        if (values.docs && !existsSync(join(DOCS, `${picture}.webp`))) continue;
        const context = await browser.newContext({
          ...shape,
          baseURL: server.base,
          locale: language === 'fr' ? 'fr-FR' : 'en-GB',
          colorScheme: language === 'fr' ? 'dark' : 'light',
          reducedMotion: 'reduce',
        });
        await pressAtOnce(context);
        const page = await context.newPage();
        page.setDefaultTimeout(SHOT_TIMEOUT_MS);
        try {
          if (shot.save !== undefined) await plant(shot.save(language))(page);
          await page.goto(shot.path);
          await page.locator('h1').first().waitFor({ state: 'attached' });
          await shot.prepare?.(page, language);
          await page.waitForLoadState('networkidle');
          await page.evaluate('document.fonts.ready');
          const file = join(folder, `${picture}.${values.png ? 'png' : 'webp'}`);
          writeFileSync(file, await takePicture(context, page));
          console.log(file);
        } catch (error) {
          // One picture that has gone stale keeps nobody from the others.
          console.error(`${picture} could not be taken: ${error}`);
          process.exitCode = 1;
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
