import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { layOut } from './cards-page.ts';
import { useSite, type VisitOptions } from './harness.ts';
import { deckOf, plant, savedCards } from './saves.ts';
import { seatOf, stepButton, takeOver } from './table-page.ts';

const { visit } = useSite();

const PEOPLE = ['Ann', 'Bob', 'Cy'];
const HANDS = ['Rb Eb Db Db Eb Rb Ab', 'Zb Ib Pr Sb Eb Ar Nb', 'Cr Ar Tr Sr Ob Nb Eb'];
const DRAWN = 'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb';
const DECKS = [0, 1].map((dealer) => deckOf(HANDS, DRAWN, dealer));

/** Takes the device at a moment of a game of three. */
const openAt = async (turns: readonly string[], options: VisitOptions = {}): Promise<Page> => {
  const before = plant(savedCards({ people: PEOPLE, decks: DECKS, turns }));
  const { page } = await visit({ path: '/pass?game=planted', reducedMotion: 'reduce', before, ...options });
  await takeOver(page);
  return page;
};

const amount = (page: Page) => page.getByRole('spinbutton', { name: 'Amount' });

const RAISED = ['0 bet 4', '1 raise 12', '2 call'];

describe('betting at the card table', () => {
  it('offers the least, half the pot, the pot and all-in at one tap, a slider, and says who did what', async () => {
    const page = await openAt(RAISED, { device: 'phone' });
    // 31 lie in the pot, 8 are to be called: a raise by the pot is to 12 + 39.
    const quick = page.getByRole('group', { name: 'Your raise' }).getByRole('button');
    await expect
      .poll(() => quick.allInnerTexts())
      .toEqual(['Min\n13', '½ pot\n32', 'Pot\n51', 'All in\n199']);
    await page.getByRole('button', { name: /^½ pot/ }).tap();
    await stepButton(page, 'Raise to 32').waitFor();
    await page.getByRole('slider', { name: 'Amount' }).focus();
    await page.keyboard.press('ArrowRight');
    await stepButton(page, 'Raise to 33').waitFor();
    await page.keyboard.press('End');
    await stepButton(page, 'All in: 199').waitFor();
    await seatOf(page, 'Bob').getByText('raise to 12').waitFor();
    await seatOf(page, 'Cy').getByText('call 12').waitFor();
    await seatOf(page, 'You').getByText('bet 4').waitFor();
  });

  it('takes an amount by digits: Enter bets it, and what is too little is mended before', async () => {
    const page = await openAt(RAISED);
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect.poll(() => amount(page).inputValue()).toBe('13');
    await stepButton(page, 'Raise to 13').waitFor();
    await amount(page).blur();
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Ann raises to 25.').waitFor();
  });

  it('CW-4.2 keeps in sight how many cards each exchanged', async () => {
    const swapped = ['0 exchange Ab', '1 exchange Ar Nb', '2 exchange none', '1 check', '2 check'];
    const page = await openAt([...RAISED, '0 call', ...swapped]);
    await seatOf(page, 'Bob').getByText('exchanged 2').waitFor({ state: 'attached' });
    await seatOf(page, 'Cy').getByText('exchanged 0').waitFor({ state: 'attached' });
    await seatOf(page, 'Bob').getByText('check').waitFor();
    await page.getByRole('heading', { name: 'Nobody has bet: check, or bet.' }).waitFor();
  });

  it('tells how the round before ended, and keeps the rounds to be opened', async () => {
    const page = await openAt(['0 bet 4', '1 fold', '2 fold']);
    await page.getByText('Round 1 · Pot: Ann takes 3, the last one in.').waitFor();
    await page.getByRole('tab', { name: 'Rounds' }).click();
    const history = page.getByRole('region', { name: 'Rounds' });
    await history.getByText('Round 1', { exact: true }).click();
    const changes = history.getByRole('listitem').filter({ hasText: /[+−]\d+$/ });
    await expect
      .poll(() => changes.allInnerTexts())
      .toEqual(['Ann\n202 chips\n202\n+2', 'You\n199 chips\n199\n−1', 'Cy\n199 chips\n199\n−1']);
  });
});

describe('a word at the card table', () => {
  it('is counted step by step as the rules do: letters, pairs, length, extras (CW-11 to 20)', async () => {
    const page = await openAt([]);
    await layOut(page, ['Rb', 'Eb', 'Db', 'Db', 'Eb', 'Rb']);
    // For the eye alone: what is read aloud is one sentence.
    await expect
      .poll(() => page.locator('.score-lines li').allInnerTexts())
      .toEqual([
        'Letters\n12',
        'Pair\n+6\n= 18',
        '6 letters\n+4\n= 22',
        'Palindrome\n+20\n= 42',
        'Score\n42',
      ]);
    await expect
      .poll(() => page.locator('.card-tray .card-count').allInnerTexts())
      .toEqual(['2', '1', '3×2', '3×2', '1', '2']);
  });
});
