import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { charactersEn } from '../../src/messages/characters-en.ts';
import type { Messages } from '../../src/messages/messages.ts';
import { PAGES } from '../../src/protocol/pages.ts';
import { type BuiltClient, buildClientWith } from './client-build.ts';
import { openRules } from './friends-page.ts';
import { grid, laidOnGrid } from './grid-page.ts';
import { useOwnServer } from './harness.ts';
import { myTurn, WORDING } from './play-page.ts';
import { pseudoPlugin } from './pseudo/pseudo-plugin.ts';
import { type CardsConfig, deckOf, plant, savedCards, savedGame } from './saves.ts';
import {
  ANY,
  commandLine,
  focused,
  handOver,
  handWild,
  laidOut,
  letterKeys,
  prompt,
  question,
  result,
  SOME,
  said,
  settled,
  stepButton,
  takeOver,
} from './table-page.ts';

let client: BuiltClient | undefined;
const { visit } = useOwnServer(async () => {
  client = await buildClientWith(pseudoPlugin);
  return client.folder;
});
afterAll(() => client?.remove());

/**
 * Texts with plain letters, which no catalogue has given. What is no text of ours is let pass: letters on tiles, what is
 * marked as not to be translated or as being in a language of its own, and the rules, which docs/rules has.
 */
const FOREIGN = `(() => {
  const LETTER = /[A-Za-z]/;
  const OWN = '.tile, .letter-key, script, style, noscript, [translate="no"], [lang]:not(html), .rules h1, .rules-text, .rules-contents ol';
  const found = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (LETTER.test(node.data) && holder.closest(OWN) === null && holder.closest('head > :not(title)') === null)
      found.push(node.data.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      if (LETTER.test(element.getAttribute(name)) && element.closest(OWN) === null)
        found.push(name + ': ' + element.getAttribute(name));
  return found;
})()`;

const foreignTexts = (page: Page): Promise<string[]> => page.evaluate(FOREIGN);
const open = (path: string, save?: string) =>
  visit({
    path,
    reducedMotion: 'reduce',
    ...(save === undefined ? {} : { before: plant(save) }),
  });

describe('in a pseudo-language every text comes from the catalogue', () => {
  it('on every page', async () => {
    const { page, forgive } = await open('/');
    forgive(/status of 404/);
    const found: string[] = [];
    for (const path of [...PAGES, '/nowhere']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      // What the API can do comes from the server.
      if (path === '/developers') await page.getByText('/api/identity').first().waitFor();
      found.push(...(await foreignTexts(page)).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  });

  /** Bots of a kept game have names of no catalogue; these have no plain letters. */
  const BOTS = ['Ωμέγα', 'Δέλτα'];

  it('at the table, while one rolls, buys and sells, with its price list', async () => {
    const until = ({ phase, sales, seats }: View): boolean =>
      phase === 'buy' && sales.length > 1 && (seats[0]?.tileCount ?? 0) > 2;
    const { page } = await open('/play?pace=0', savedGame({ seed: 'pseudo', bots: BOTS, until }));
    const { told } = await myTurn(page);
    expect(await foreignTexts(page)).toEqual([]);
    await stepButton(page, WORDING.decline).click();
    const { hand } = await myTurn(page, told);
    await page.keyboard.type('?');
    await letterKeys(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.type(hand.slice(0, 2));
    await laidOut(page).nth(1).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.keyboard.type('$');
    await page.getByRole('dialog').waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.type('/');
    await commandLine(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it.each<[string, Partial<Options>, (view: View) => boolean]>([
    ['an auction', { auctions: 'french', startMoney: 80 }, ({ phase }) => phase === 'auction'],
    ['a draft', { draft: true }, ({ phase }) => phase === 'draft'],
    [
      'deals of eight players',
      { deals: 'sales', extended: { refill: 'all', bags: 2, target: 3000 } },
      ({ phase, toAct, proposals }) => phase === 'deal' && toAct.length === 8 && proposals.length > 0,
    ],
  ])('at the table, in %s', async (_, options, until) => {
    const bots = [...BOTS, 'Ρω', 'Σίγμα', 'Ταυ', 'Φι', 'Ψι'].slice(0, options.deals === 'sales' ? 7 : 2);
    const { page } = await open('/play?pace=0', savedGame({ seed: 'pseudo', bots, options, until }));
    await settled(page);
    expect(await foreignTexts(page)).toEqual([]);
    if (options.deals !== 'sales') return;
    const press = (say: (deals: Messages['deals']) => string) =>
      page
        .getByRole('button', { name: said(({ deals }) => say(deals)) })
        .first()
        .click();
    await press(({ lot }) => lot(ANY, SOME, ANY));
    await press(({ me }) => me);
    await press(({ addMoney }) => addMoney);
    await page.getByLabel(said(({ deals }) => deals.sum)).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('of a game that is looked at again, at its steps, its end and its picture', async () => {
    const until = ({ phase }: View): boolean => phase === 'over';
    const { page } = await open('/replay?game=planted', savedGame({ seed: 'pseudo', bots: BOTS, until }));
    await page.getByText(said(({ replay }) => replay.allSteps)).click();
    expect(await foreignTexts(page)).toEqual([]);
    await page.keyboard.press('End');
    await result(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.getByRole('button', { name: said(({ replay }) => replay.picture) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('where a table is made, with all options open and what does not go together', async () => {
    const { page } = await open('/new?play=bots');
    await page.getByRole('radio', { name: '8', exact: true }).check();
    await openRules(page);
    const fix = said(({ make }) => make.fixSeats(4));
    await page.getByRole('button', { name: fix }).first().waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('at a grid, with what tiles laid on it make and the words that lie there', async () => {
    const until = (view: View): boolean =>
      view.phase === 'sell' && view.board.length > 6 && (view.seats[0]?.tileCount ?? 0) > 4;
    const save = savedGame({ seed: 'pseudo', bots: BOTS, options: { crossword: true }, until });
    const { page } = await open('/play?pace=0', save);
    const { hand } = await myTurn(page);
    expect(await foreignTexts(page)).toEqual([]);
    await focused(grid(page)).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(hand.slice(0, 1));
    await laidOnGrid(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.getByRole('button', { name: said(({ grid: texts }) => texts.words(SOME)) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('where words have a theme, and its list', async () => {
    const until = (view: View): boolean => view.phase === 'sell';
    const save = savedGame({ seed: 'pseudo', bots: BOTS, options: { theme: 'animals' }, until });
    const { page } = await open('/play?pace=0', save);
    await page.getByRole('button', { name: said(({ theme }) => theme.open(ANY)) }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('where the players judge words, and vote', async () => {
    const until = (view: View): boolean =>
      view.phase === 'sell' && view.toAct.length === 1 && (view.seats[0]?.tileCount ?? 0) > 3;
    const people = ['Ωμέγα', 'Δέλτα', 'Σίγμα'];
    const theme = { free: '???' };
    const options = { judge: 'challenge', challengeSeconds: 600, theme, openTiles: false } as const;
    const { page } = await open('/pass', savedGame({ seed: 'pseudo', people, options, until }));
    await takeOver(page);
    const { hand } = await myTurn(page);
    await page.keyboard.type(hand.slice(0, 2));
    await stepButton(page, WORDING.sell).click();
    await page.getByRole('region', { name: said(({ challenges }) => challenges.heading) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await stepButton(page, WORDING.done).first().click();
    const doubt = page.getByRole('button', {
      name: said(({ challenges }) => challenges.challengeNamedAs(ANY, ANY)),
    });
    await doubt.first().waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await doubt.first().click();
    await takeOver(page);
    const falls = stepButton(
      page,
      said(({ challenges }) => challenges.voteNo),
    );
    await falls.waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await falls.click();
    await takeOver(page);
    expect(await foreignTexts(page)).toEqual([]);
  });

  const HANDS = ['Bb Ib Gb Eb Rb * Tr', 'Zb Ib Pr Sb Eb Ar Nb', 'Cr Ar Tr Sr Ob Nb Eb'];
  const DECKS = [0, 1, 2].map((dealer) => deckOf(HANDS, 'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb', dealer));
  const CHECKS = ['1 check', '2 check', '0 check'];
  const SWAPS = ['1 exchange none', '2 exchange none', '0 exchange none'];
  const BETS = ['0 bet 4', '1 raise 12', '2 call'];
  const FIRST_SWAP = ['0 exchange none', '1 exchange none', '2 exchange none'];
  const TO_DECLARE = [...BETS, '0 call', ...FIRST_SWAP, ...CHECKS, ...SWAPS, ...CHECKS];
  const NAMED = '0 category "γάτες"';
  const cardsAt = (path: string, wish: Omit<CardsConfig, 'decks'>) =>
    open(path, savedCards({ decks: DECKS, ...wish }));
  const withBots = (turns: readonly string[], options = {}) =>
    cardsAt('/play?pace=0&game=planted', { bots: BOTS, turns, options });

  it('at the card table, where a category is announced', async () => {
    const { page } = await withBots([], { category: 'dealer' });
    await page.getByLabel(said(({ cards }) => cards.categoryLabel)).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('at the card table, while one bets, with its values and the command line', async () => {
    const { page } = await withBots([NAMED, ...BETS], { category: 'dealer' });
    await settled(page);
    expect(await foreignTexts(page)).toEqual([]);
    await page.keyboard.type('$');
    await page.getByRole('dialog').waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.type('/');
    await commandLine(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('at the card table, while one exchanges', async () => {
    const { page } = await withBots([...BETS, '0 call']);
    await settled(page);
    await handWild(page).click();
    await stepButton(
      page,
      said(({ cards }) => cards.exchange(1)),
    ).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('at the card table, from the word one declares to the next round', async () => {
    const declared = ['1 declare Zb Ib Pr Sb', '2 declare Cr Ar Tr Sr'];
    const turns = [NAMED, ...TO_DECLARE, ...declared];
    const { page } = await withBots(turns, { category: 'dealer', stack: 20, challengeSeconds: 600 });
    const press = (say: (texts: Messages) => string) => stepButton(page, said(say)).click();
    await handWild(page).click();
    await letterKeys(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await letterKeys(page).getByRole('button', { name: 'A', exact: true }).click();
    await page.keyboard.type('B');
    await laidOut(page).nth(1).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await press(({ cards }) => cards.declareFor(ANY, SOME));
    await page.getByRole('region', { name: said(({ cards }) => cards.showdown) }).waitFor();
    await page.getByRole('timer').waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page
      .getByRole('button', { name: said(({ cards }) => cards.challengeWord(ANY)) })
      .first()
      .click();
    await question(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await press(({ play }) => play.notYet);
    await press(({ cards }) => cards.waive);
    await page.getByRole('region', { name: said(({ cards }) => cards.roundOver(1)) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.getByRole('tab', { name: said(({ cards }) => cards.history) }).click();
    const history = page.getByRole('region', { name: said(({ cards }) => cards.history) });
    await history
      .getByText(said(({ cards }) => cards.round(1)))
      .first()
      .click();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('at the card table, where people vote on a category, and at the end', async () => {
    const declared = ['0 declare Bb Ib Gb', '1 declare none', '2 declare claim Cr Ar Tr'];
    const turns = [NAMED, ...TO_DECLARE, ...declared, '1 challenge category 2'];
    const people = ['Ωμέγα', ...BOTS.slice(1), 'Σίγμα'];
    const { page } = await cardsAt('/pass?game=planted', { people, turns, options: { category: 'dealer' } });
    await handOver(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await takeOver(page);
    expect(await foreignTexts(page)).toEqual([]);
    const left = [...TO_DECLARE, '0 declare Bb Ib Gb', '1 declare none', '1 leave', '2 leave'];
    const { page: end } = await cardsAt('/play?game=planted', { bots: BOTS, turns: left });
    await result(end).waitFor();
    expect(await foreignTexts(end)).toEqual([]);
  });

  it('at the end of a game', async () => {
    const until = (view: View): boolean => view.phase === 'sell' && view.lastRound && view.sales.length > 1;
    const { page } = await open('/play?pace=0', savedGame({ seed: 'pseudo end', until }));
    await stepButton(page, WORDING.done).first().click();
    // The meanings of the dearest words come last.
    const dearest = page.getByRole('region', { name: said(({ play }) => play.dearest) });
    await dearest.locator('p[lang]').first().waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('in the lobby of a table, and at it', async () => {
    const { page } = await open('/');
    await page.request.post('/api/identity', { data: { name: 'Ωμέγα', language: 'en' } });
    const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 2 } });
    const { info } = await made.json();
    await page.goto(`/t/${info.code}`);
    await page.getByRole('button', { name: said(({ online }) => online.addBot) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.request.post(`/api/tables/${info.code}/add-bot`, { data: { bot: 'simple' } });
    await page.request.post(`/api/tables/${info.code}/start`, { data: {} });
    await prompt(page).waitFor();
    // The server, not the page, has given the bot its name.
    const botNames = Object.values(charactersEn.of).map(({ name }) => name);
    expect((await foreignTexts(page)).filter((text) => !botNames.includes(text))).toEqual([]);
  });

  it('to who has no name: a game on the home page, a table’s code, play now, an empty lobby, a table that is watched', async () => {
    const [{ page: host }, { page }] = [await open('/credits'), await open('/credits')];
    await host.request.post('/api/identity', { data: { name: 'Ωμέγα', language: 'en' } });
    const wish = { game: 'buyword', capacity: 1, public: true };
    const { info } = await (await host.request.post('/api/tables', { data: wish })).json();
    await host.request.post(`/api/tables/${info.code}/start`, { data: {} });
    await host.goto(`/t/${info.code}`);
    await prompt(host).waitFor();
    await page.goto('/');
    await page.getByRole('region', { name: said(({ home }) => home.live.heading) }).waitFor();
    await page.getByRole('button', { name: said(({ home }) => home.haveCode) }).click();
    // No code at all: what the server would say is its own.
    await page.getByRole('textbox').fill('???');
    await page.keyboard.press('Enter');
    await page.getByText(said(({ online }) => online.noSuchTable)).waitFor();
    await page.getByRole('button', { name: said(({ home }) => home.online.name) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.goto('/lobby');
    await page.getByLabel(said(({ social }) => social.lobby.pace)).selectOption({ index: 3 });
    await page.getByRole('link', { name: said(({ social }) => social.lobby.meanwhile.make.name) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.goto(`/t/${info.code}`);
    await prompt(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('where people meet: chat, what one can do about somebody, orders, turns, finished games, the lobby', async () => {
    const [{ page }, { page: other }] = [await open('/'), await open('/')];
    await page.request.post('/api/identity', { data: { name: 'Ωμέγα', language: 'en' } });
    await other.request.post('/api/identity', { data: { name: 'Δέλτα', language: 'en' } });
    const options = { leader: 0, turnSeconds: 86_400, auctions: 'english' };
    const wish = { game: 'buyword', capacity: 2, public: true, options };
    const make = async () =>
      (await (await page.request.post('/api/tables', { data: wish })).json()).info.code;
    const code = await make();
    await page.goto('/lobby');
    await page.getByRole('button', { name: said(({ social }) => social.lobby.sitAt(ANY)) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await other.request.post(`/api/tables/${code}/sit`, { data: {} });
    await page.request.post(`/api/tables/${code}/start`, { data: {} });
    await other.goto(`/t/${code}`);
    const openChat = (at: Page): Promise<void> =>
      at
        .getByRole('button', {
          name: said(({ social: { chat } }) => [chat.open(0), chat.open(1)]),
        })
        .click();
    await openChat(other);
    await other
      .getByRole('button', { name: said(({ social }) => social.chat.phrase['hello'] ?? '') })
      .click();
    await page.goto('/games');
    await page.getByRole('link', { name: said(({ social }) => social.turns.play) }).waitFor();
    expect((await foreignTexts(page)).filter((text) => !text.includes(code))).toEqual([]);
    await page.goto(`/t/${code}`);
    await openChat(page);
    await page.getByRole('button', { name: said(({ social }) => social.chat.more(ANY)) }).click();
    await page.getByText(said(({ social }) => social.people.report)).click();
    await page.getByRole('button', { name: said(({ social }) => social.people.send) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: said(({ social }) => social.orders.heading) }).click();
    const buying = said(({ social: { orders } }) => [orders.buy, `${orders.buy} ${orders.buyHint}`]);
    await page.getByRole('switch', { name: buying }).check();
    await page.getByLabel(said(({ social }) => social.orders.buyLimit)).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await other.request.post(`/api/tables/${code}/leave`, { data: {} });
    await page.goto('/records');
    await page
      .getByRole('link', { name: said(({ social }) => social.records.replay) })
      .first()
      .waitFor();
    expect((await foreignTexts(page)).filter((text) => text !== 'BuyWord')).toEqual([]);
  });
});
