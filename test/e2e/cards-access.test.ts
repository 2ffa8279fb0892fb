import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from '../../src/bots/characters.ts';
import { messagesIn } from '../../src/messages/messages.ts';
import { lost, overflow, smallTargets, violations, violationsInBothLights } from './access-checks.ts';
import { layOut } from './cards-page.ts';
import { useSite, type VisitOptions } from './harness.ts';
import { deckOf, plant, savedCards } from './saves.ts';
import {
  commandLine,
  focused,
  handOver,
  handTile,
  logLines,
  moreTold,
  myHand,
  prompt,
  ranking,
  settled,
  step,
  stepButton,
  takeOver,
  tray,
} from './table-page.ts';

const { visit } = useSite();

const HANDS = ['Bb Ib Gb Eb Rb * Tr', 'Zb Ib Pr Sb Eb Ar Nb', 'Cr Ar Tr Sr Ob Nb Eb'];
const DECKS = [0, 1, 2].map((dealer) => deckOf(HANDS, 'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb', dealer));
const BET = ['0 bet 4', '1 raise 12', '2 call'];
const TO_DECLARE = [
  ...BET,
  '0 call',
  ...['0 exchange none', '1 exchange none', '2 exchange none', '1 check', '2 check', '0 check'],
  ...['1 exchange none', '2 exchange none', '0 exchange none', '1 check', '2 check', '0 check'],
  ...['1 declare Zb Ib Pr Sb', '2 declare Cr Ar Tr Sr'],
];
const MOMENTS = {
  bet: BET,
  declare: TO_DECLARE,
  challenge: [...TO_DECLARE, '0 declare Bb Ib Gb *Gb Eb Rb', '1 waive', '2 waive'],
} as const;

/** Takes the device at a moment of a game of three. */
const openAt = async (moment: keyof typeof MOMENTS, options: VisitOptions = {}): Promise<Page> => {
  const save = savedCards({ people: ['Ann', 'Bob', 'Cy'], decks: DECKS, turns: MOMENTS[moment] });
  const { page } = await visit({
    path: '/pass?game=planted',
    reducedMotion: 'reduce',
    before: plant(save),
    ...options,
  });
  await takeOver(page);
  if (moment === 'declare') await layOut(page, ['Bb', 'Ib', 'Gb', '*Gb', 'Eb', 'Rb']);
  return page;
};

describe('the card table is open to all', () => {
  const EACH_MOMENT = ['bet', 'declare', 'challenge'] as const;

  it.each(EACH_MOMENT)('axe finds nothing to %s on a phone, by day or by lamplight', async (moment) => {
    const page = await openAt(moment, { device: 'phone' });
    expect(await violationsInBothLights(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  it.each(EACH_MOMENT)(
    'axe finds nothing to %s on a desktop; nothing is lost on narrow screens and with large text',
    async (moment) => {
      const page = await openAt(moment);
      expect(await violationsInBothLights(page)).toEqual([]);
      expect(await lost(page)).toEqual([]);
    },
  );

  it('keeps eight players with long names apart on a phone', async () => {
    const people = [...'ABCDEFGH'].map((initial) => `${initial}nne-Sophie-Marie`);
    const turns = ['0 bet 4', ...[1, 2, 3, 4, 5, 6, 7].map((seat) => `${seat} call`)];
    const decks = [deckOf(Array(8).fill(HANDS[2]), 'Ab Eb Ib Ob', 0)];
    const before = plant(savedCards({ people, decks, turns }));
    const { page } = await visit({ path: '/pass?game=planted', device: 'phone', before });
    await takeOver(page);
    expect(await overflow(page)).toBe(0);
    const spills = await page
      .locator('.rivals .seat-card')
      .evaluateAll((seats) => seats.filter((seat) => seat.scrollWidth > seat.clientWidth).length);
    expect(spills).toBe(0);
    // A name that does not fit says so: … is painted for text of a block that is cut off.
    const cut: unknown[] =
      await page.evaluate(`[...document.querySelectorAll('.rivals .seat-who')].map((name) => {
      const { textOverflow, display } = getComputedStyle(name);
      return [name.scrollWidth > name.clientWidth, textOverflow, display];
    })`);
    expect(cut).toEqual(Array(7).fill([true, 'ellipsis', 'block']));
  });

  it('shows the names of seven bots on a phone', async () => {
    const bots = CHARACTER_IDS.slice(0, 7).map((bot) => ({
      bot,
      name: messagesIn('en').characters.of[bot].name,
    }));
    const decks = [deckOf(Array(8).fill(HANDS[2]), 'Ab Eb Ib Ob', 0)];
    const before = plant(savedCards({ bots, decks, turns: [] }));
    const { page } = await visit({ path: '/play?pace=0&game=planted', device: 'phone', before });
    await page.locator('.rivals .seat-who').nth(6).waitFor();
    const cut = await page
      .locator('.rivals .seat-who')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
    expect([await overflow(page), await smallTargets(page), await violations(page)]).toEqual([0, [], []]);
  });

  it('is played by keys and by texts: letters and ? lay out, the score is counted, Enter declares', async () => {
    const page = await openAt('bet');
    await page.keyboard.press('/');
    await commandLine(page).fill('raise 12');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The minimum is 13.').waitFor();
    await commandLine(page).fill('call');
    await page.keyboard.press('Enter');
    await stepButton(page, 'Keep all').waitFor();

    const later = await openAt('declare');
    await later.keyboard.press('Escape');
    await later.keyboard.type('BIGGER');
    await tray(later)
      .getByRole('status')
      .getByText('BIGGER: letters 14, pair plus 12, 6 letters plus 4, flush times 2: 60 points.')
      .waitFor();
    await later.getByRole('button', { name: 'Make the wild G red' }).click();
    await tray(later)
      .getByRole('status')
      .getByText(/: 24 points\.$/)
      .waitFor();
    await later.keyboard.press('Control+z');
    await tray(later)
      .getByRole('status')
      .getByText(/: 60 points\.$/)
      .waitFor();
    await later.keyboard.press('Enter');
    await later.getByRole('region', { name: 'The words' }).or(handOver(later)).waitFor();
  });
});

describe('Choose Your Words on this device', () => {
  it('is played against bots, offline too', async () => {
    const { page, forgive } = await visit({ path: '/cards?pace=0', reducedMotion: 'reduce' });
    forgive(/ERR_INTERNET_DISCONNECTED/);
    await page.getByRole('button', { name: 'Play with bots' }).click();
    await settled(page);
    await page.context().setOffline(true);
    const told = await logLines(page).count();
    await focused(step(page).getByRole('button')).click();
    await moreTold(page, told);
    await page.context().setOffline(false);
  });

  it('is learnt by playing: bet, exchange, declare a pair with a wild, go all-in, a flush, a challenge', async () => {
    const { page } = await visit({ path: '/cards/learn', device: 'phone', reducedMotion: 'reduce' });
    const press = (name: string | RegExp) => stepButton(page, name).click();
    await stepButton(page, 'Bet 1').waitFor();
    await page.getByRole('button', { name: /^Pot/ }).click();
    await press(/^Bet 2$/);
    await page.getByRole('alert').getByText('Bet 1 here').waitFor();
    await page.getByRole('button', { name: /^Min/ }).click();
    await press('Bet 1');
    await page.getByText('Exchange up to 4 cards, or keep all.').waitFor();
    for (const letter of ['Q', 'X']) await handTile(page, letter).click();
    await press('Exchange 2 cards');
    await page.getByRole('button', { name: /^½ pot/ }).click();
    await press('Bet 2');
    await press('Keep all');
    await press('Check');
    await stepButton(page, 'Declare').waitFor();
    await layOut(page, ['Bb', 'Ib', 'Gb', '*Gb', 'Eb', 'Rb']);
    await press('Declare BIGGER for 60');
    await press('Let them stand');
    await page.getByRole('button', { name: /^On to round 2/ }).click();
    await press(/^Call/);
    await press('Keep all');
    const stages = page.getByRole('list', { name: 'Progress of the round' });
    await stages.locator('[aria-current="step"]').getByText('Swap 2').waitFor();
    await press('Keep all');
    await stepButton(page, 'Declare').waitFor();
    await layOut(page, ['Or', 'Xr', 'Er', 'Nr']);
    await press('Declare OXEN for 30');
    await page.getByRole('button', { name: 'Challenge QIG' }).click();
    await page.getByRole('button', { name: 'Yes, challenge' }).click();
    await ranking(page).first().getByText('120 chips').waitFor();
    await prompt(page).getByText('You win with 120 chips!').waitFor();
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await myHand(page).waitFor();
  });
});
