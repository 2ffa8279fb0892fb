/** A short visit to the site in engines other than Chromium's, which all other browser tests run in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardNamed, DECLARE, NO_WORD, ONWARD } from '../e2e/cards-page.ts';
import { wordsAreKept } from '../e2e/offline-page.ts';
import { moveFor, READ_TABLE, type Shown, WORDING } from '../e2e/play-page.ts';
import { deckOf, plantScript, savedCards, savedGame } from '../e2e/saves.ts';
import { type Between, standBetween } from '../e2e/stand-between.ts';
import { NAMES, SOME, said } from '../e2e/table-page.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import type { EngineBrowser } from './engine.ts';
import { awaited, holds, seen, type Thing, tap } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** Whether the site answers once it is loaded again: who loaded it before need not be in its worker’s hands yet. */
const ANSWERS_OFFLINE =
  "navigator.serviceWorker.getRegistration().then((kept) => kept?.active?.state === 'activated')";
const KEPT_WITHIN = { timeout: 60_000 };

const TABLE = '/play?pace=0&game=planted';

/** Keeps what the page complains of, whatever it navigates to: added to the script that every page begins with. */
const WATCH = `
;(() => {
  const KEY = 'complaints';
  const noted = () => sessionStorage.getItem(KEY) ?? '';
  const note = (...words) => sessionStorage.setItem(KEY, noted() + words.join(' ') + '\\n');
  sessionStorage.setItem(KEY, noted());
  for (const level of ['error', 'warn']) console[level] = (...words) => note(level, ...words);
  // Firefox tells of files that were on their way when the page was left; whoever needs a style or module that is missing complains too.
  const isLink = ({ localName }) => localName === 'link';
  addEventListener('error', ({ message, target }) => isLink(target) || note('error', message ?? target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(violatedDirective, blockedURI));
})();`;

/** The buttons of the step at hand, or of what is asked first. */
const stepButton = (name: RegExp): Thing => ({
  role: 'button',
  name,
  within: { role: 'group', name: new RegExp(`${NAMES.move.source}|${NAMES.question.source}`) },
});
const inHand = (name: RegExp): Thing => ({
  role: 'button',
  name,
  within: { role: 'region', name: NAMES.hand },
});
const LETTER_KEYS: Thing = {
  role: 'group',
  name: said(({ play, cards }) => [play.chooseWild, play.letterKeys, cards.chooseWild]),
};

/** The table once it is one's own step and more has been told than before. */
const myTurn = (browser: EngineBrowser, toldBefore: number): Promise<Shown> =>
  browser.read(
    awaited(
      `const shown = ${READ_TABLE};
       return shown.settled && shown.told > ${toldBefore} ? shown : undefined;`,
      'a step of mine',
    ),
  );

/** Plays on by touch until a word has been sold, and the step after it done. */
const sellOneWord = async (browser: EngineBrowser): Promise<void> => {
  for (let told = 0, sold = false; ; ) {
    const shown = await myTurn(browser, told);
    const move = moveFor(shown, 'en');
    if (move.kind === 'sell')
      for (const [place, letter] of [...move.found.word].entries()) {
        const isWild = move.found.wildAt.includes(place);
        await tap(browser, inHand(isWild ? NAMES.wild : new RegExp(`^${letter},`)));
        if (isWild)
          await tap(browser, { role: 'button', name: new RegExp(`^${letter}$`), within: LETTER_KEYS });
      }
    await tap(browser, stepButton(WORDING[move.kind]));
    if (move.kind === 'sell' && move.found.wildAt.length > 0) await tap(browser, stepButton(WORDING.yesWild));
    if (sold) return;
    sold = move.kind === 'sell';
    told = shown.told;
  }
};

const DECK = deckOf(
  ['Bb Ib Gb Gb Eb Rb Tr', 'Cr Ar Tr Sr Ob Nb Eb'],
  'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib',
);
const WORD = ['Bb', 'Ib', 'Gb', 'Gb', 'Eb', 'Rb'];
/** What keeps one in without frightening anybody away. */
const CALM = said(({ cards }) => [
  cards.call(SOME),
  cards.callAllIn(SOME),
  cards.check,
  cards.keepAll,
  cards.bet(SOME),
  cards.waive,
]);

/** Plays a round of cards by touch to its end, and goes on to the next. */
const playOneHand = async (browser: EngineBrowser): Promise<void> => {
  for (let told = 0; ; ) {
    const shown = await myTurn(browser, told);
    told = shown.told;
    if (shown.buttons.some((name) => ONWARD.test(name))) return tap(browser, stepButton(ONWARD));
    if (shown.buttons.some((name) => NO_WORD.test(name))) {
      for (const card of WORD) await tap(browser, inHand(cardNamed(card)));
      await tap(browser, stepButton(DECLARE));
    } else await tap(browser, stepButton(CALM));
  }
};

/** Whether both of our faces are there and used. */
const IN_OUR_TYPE = `['Fraunces', 'Figtree'].every((family) =>
  [...document.fonts].some((face) => face.family.replaceAll('"', '') === family && face.status === 'loaded'))`;

const ALONE: Thing = { role: 'button', name: said(({ home }) => home.ways.alone.name) };

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (_, start) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wordstake-engines-'));
  let server: ServerProcess;
  let between: Between;
  let browser: EngineBrowser;

  beforeAll(async () => {
    server = await startServerProcess(dataFolder);
    between = await standBetween(
      () => server.base,
      (path) => (/^\/assets\/index-.*\.js$/.test(path) ? WATCH : ''),
    );
    browser = await start();
  });
  afterAll(async () => {
    await browser?.stop();
    await between?.stop();
    await server?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const open = (path: string): Promise<void> => browser.go(new URL(path, between.base).href);
  /** What pages complained of so far; null where nobody listened. */
  const complaints = (): Promise<string | null> => browser.read("sessionStorage.getItem('complaints')");

  it('shows the home page in our type, switches languages, plays both games by touch, and all of it offline', async () => {
    await open('/?pace=0');
    // Buttons that have just come settle for people before they take a tap; this test is quicker.
    await browser.read("sessionStorage.setItem('wordstake.settle-ms', '0')");
    await seen(browser, ALONE);
    await holds(browser, IN_OUR_TYPE);
    // WebKit for GTK now and then never ends installing a worker whose page was left meanwhile, and then installs no other.
    await expect.poll(() => browser.read(ANSWERS_OFFLINE), KEPT_WITHIN).toBe(true);

    await open('/settings');
    await tap(browser, { role: 'radio', name: /^Français$/ });
    await holds(browser, "document.documentElement.lang === 'fr'");
    await tap(browser, { role: 'radio', name: /^English$/ });
    await holds(browser, "document.documentElement.lang === 'en'");

    const game = savedGame({
      seed: 'engines',
      until: ({ phase, seats }) => phase === 'roll' && (seats[0]?.tileCount ?? 0) > 3,
    });
    await browser.read(plantScript(game));
    await open(TABLE);
    await sellOneWord(browser);

    await browser.read(plantScript(savedCards({ bots: ['Penny'], decks: [DECK, DECK], turns: [] })));
    await open(TABLE);
    await playOneHand(browser);

    await expect.poll(() => browser.read(wordsAreKept('en'))).toBe(true);
    await between.stop();
    await browser.reload();
    await myTurn(browser, 0);
    await open('/?pace=0');
    await holds(browser, IN_OUR_TYPE);
    await tap(browser, ALONE);
    await tap(browser, stepButton(WORDING.roll));
    await myTurn(browser, 1);
    expect(await complaints()).toBe('');
  });
});
