import { expect, it } from 'vitest';
import type { Options } from '../../../src/games/buyword/options.ts';
import type { View } from '../../../src/games/buyword/view.ts';
import type { Messages } from '../../../src/messages/messages.ts';
import { grid, laidOnGrid } from '../grid-page.ts';
import { myTurn, WORDING } from '../play-page.ts';
import { savedGame } from '../saves.ts';
import {
  ANY,
  commandLine,
  focused,
  laidOut,
  letterKeys,
  SOME,
  said,
  settled,
  stepButton,
  takeOver,
} from '../table-page.ts';
import { BOTS, foreignTexts, type OpenPseudo } from './pseudo-page.ts';

/** At the table of BuyWord, step by step. */
export const checkBuyWord = (open: OpenPseudo): void => {
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

  it('at the end of a game', async () => {
    const until = (view: View): boolean => view.phase === 'sell' && view.lastRound && view.sales.length > 1;
    const { page } = await open('/play?pace=0', savedGame({ seed: 'pseudo end', until }));
    await stepButton(page, WORDING.done).first().click();
    // The meanings of the dearest words come last.
    const dearest = page.getByRole('region', { name: said(({ play }) => play.dearest) });
    await dearest.locator('p[lang]').first().waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });
};
