import { expect, it } from 'vitest';
import type { Messages } from '../../../src/messages/messages.ts';
import { type CardsConfig, deckOf, savedCards } from '../saves.ts';
import {
  ANY,
  commandLine,
  handOver,
  handWild,
  laidOut,
  letterKeys,
  question,
  result,
  SOME,
  said,
  settled,
  stepButton,
  takeOver,
} from '../table-page.ts';
import { BOTS, foreignTexts, type OpenPseudo } from './pseudo-page.ts';

/** At the card table, step by step. */
export const checkCards = (open: OpenPseudo): void => {
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
};
