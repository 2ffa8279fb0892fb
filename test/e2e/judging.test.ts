import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { spells } from '../../src/lexicon/lexicon.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { byTouch } from './play-moves.ts';
import { moveFor, myTurn } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { faultsOnStage } from './stage-page.ts';
import {
  commandLine,
  focused,
  handTile,
  logOf,
  prompt,
  result,
  said,
  stepButton,
  takeOver,
  tray,
} from './table-page.ts';

const { visit } = useSite();
const english = loadLexicon('en-full');

const handOf = (view: View): string => view.seats[0]?.tiles ?? '';
const longest = (words: readonly string[], hand: string): string | undefined =>
  words.filter((word) => spells(hand, word)).toSorted((a, b) => b.length - a.length)[0];

/** The words of the round, to be challenged. */
const doubts = (page: Page) =>
  page.getByRole('region', {
    name: said(({ challenges }) => [challenges.heading, challenges.windowHeading, challenges.deviceHeading]),
  });

/** Two letters of a hand that are no word. */
const nonsense = (hand: string): string => {
  for (const a of hand) for (const b of hand.replace(a, '')) if (!english.has(a + b)) return a + b;
  throw new Error(`all pairs of ${hand} are words`);
};

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const shortWords = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter((pair) => english.has(pair));

describe('a theme (BW-15)', () => {
  const animals = english.themeWords('animals');
  const food = english.themeWords('food');

  it('that ships is at hand as a list, and each word laid out is said to be on it or off', async () => {
    const isLast = (view: View): boolean =>
      view.phase === 'sell' && view.lastRound && longest(animals, handOf(view)) !== undefined;
    const save = savedGame({
      seed: 'theme 0',
      bots: ['Penny'],
      options: { theme: 'animals' },
      // Keeps its last letters together.
      plays: ({ phase, bagCount, lastRound, seats }) =>
        phase === 'sell' && bagCount < 12 && !lastRound && (seats[0]?.tileCount ?? 0) <= 8
          ? { kind: 'done' }
          : undefined,
      until: isLast,
    });
    const { page } = await visit({ path: '/play?pace=0', before: plant(save), reducedMotion: 'reduce' });
    const { hand } = await myTurn(page);
    const animal = longest(animals, hand) ?? '';
    const other = [...hand]
      .flatMap((a) => [...hand.replace(a, '')].map((b) => a + b))
      .find((pair) => english.has(pair) && !english.inTheme(pair, 'animals'));
    if (other !== undefined) {
      await page.keyboard.type(other);
      await page.getByText(`✗ ${other} is off theme.`).waitFor();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Words of the theme: animals' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^[\d,]+ words found$/).waitFor();
    await dialog.getByRole('radio', { name: /^Core/ }).check();
    await dialog.getByLabel('Search the list').fill(animal.toLowerCase());
    await dialog.getByRole('radio', { name: /^Wide/ }).check();
    await dialog.getByRole('listitem').first().getByText(animal, { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tray(page).focus();
    await page.keyboard.type(animal);
    await page.getByText(`✓ ${animal} is on theme.`).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => logOf(page)).toContain(`You sold ${animal} for`);
    await stepButton(page, 'Done').click();
    await result(page).waitFor();
  });

  it('shows its list on the smallest phone without scrolling anything but the list', async () => {
    const { page } = await visit({
      device: 'phone',
      viewport: { width: 360, height: 640 },
      path: '/play?pace=0',
      before: plant(
        savedGame({ seed: 'small', options: { theme: 'animals' }, until: ({ phase }) => phase === 'sell' }),
      ),
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: 'Words of the theme: animals' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').first().waitFor();
    const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
    expect((close?.y ?? Number.NaN) + (close?.height ?? 0)).toBeLessThanOrEqual(640);
    expect(await dialog.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0);
    const list = await dialog.getByRole('list').boundingBox();
    expect(list?.height).toBeGreaterThan(72);
  });

  it('of pasted words takes those and no others, on a phone', async () => {
    const theme = { words: [...food, 'ZZYZX'].toSorted() };
    const isLast = (view: View): boolean =>
      view.phase === 'sell' && view.lastRound && longest(food, handOf(view)) !== undefined;
    const save = savedGame({ seed: 'pasted', bots: ['Penny'], options: { theme }, until: isLast });
    const { page } = await visit({
      device: 'phone',
      path: '/play?pace=0',
      before: plant(save),
      reducedMotion: 'reduce',
    });
    const { hand } = await myTurn(page);
    await page.getByRole('button', { name: /^Words of the theme: a list of/ }).tap();
    const dialog = page.getByRole('dialog');
    // The list is there to be read: the keyboard of the phone rises only for whoever taps the field.
    await focused(dialog.getByRole('heading')).waitFor();
    await dialog.getByLabel('Search the list').fill('zzy');
    await dialog.getByText('1 word found').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    const dish = longest(food, hand) ?? '';
    for (const letter of dish) await handTile(page, letter).tap();
    await page.getByText(`✓ ${dish} is on theme.`).waitFor();
    await stepButton(page, /^Sell for/).tap();
    await expect.poll(() => logOf(page)).toContain(`You sold ${dish} for`);
    await stepButton(page, 'Done').tap();
    await result(page).waitFor();
  });

  it('is known at a table that people share, too', async () => {
    const { page } = await visit({ path: '/', device: 'phone', reducedMotion: 'reduce' });
    await page.request.post('/api/identity', { data: { name: 'Ann', language: 'en' } });
    const options = { theme: 'nouns', startMoney: 1000 };
    const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 2, options } });
    const { info } = await made.json();
    await page.request.post(`/api/tables/${info.code}/add-bot`, { data: { bot: 'simple' } });
    await page.request.post(`/api/tables/${info.code}/start`, { data: {} });
    await page.goto(`/t/${info.code}`);
    for (let told = 0; ; ) {
      const shown = await myTurn(page, told);
      const isToSell = shown.buttons.includes('Done');
      const noun = isToSell ? longest(english.themeWords('nouns'), shown.hand) : undefined;
      if (noun !== undefined) {
        await page.keyboard.type(noun);
        await page.getByText(`✓ ${noun} is on theme.`).waitFor();
        return;
      }
      await byTouch(page, isToSell ? { kind: 'done' } : moveFor(shown, 'en'));
      told = shown.told;
    }
  });
});

describe('words that players judge', () => {
  it('BW-6 are challenged, lost and won, for as long as the window is open', async () => {
    const isLast = (view: View): boolean =>
      view.phase === 'sell' &&
      view.lastRound &&
      handOf(view).length > 4 &&
      [1, 2].every((seat) => view.sales.some((sale) => sale.round === view.round && sale.seat === seat));
    const save = savedGame({
      seed: 'challenge 2',
      bots: ['Penny', 'Dot'],
      options: { judge: 'challenge', challengeSeconds: 600 },
      until: isLast,
    });
    const { page } = await visit({
      device: 'phone',
      path: '/play?pace=0',
      before: plant(save),
      reducedMotion: 'reduce',
    });
    const { hand } = await myTurn(page);
    const panel = doubts(page);
    // Nobody says beforehand whether a word is one (BW-5.5).
    const bad = nonsense(hand);
    await page.keyboard.type(bad);
    await stepButton(page, /^Sell for/).waitFor();
    expect(await page.getByText(/in the dictionary/).count()).toBe(0);
    // A bot's word stands: the challenge costs, and what is laid out stays.
    await panel.getByText(/one that stands costs the challenger \$20\.$/).waitFor();
    await panel
      .getByRole('button', { name: /^Challenge / })
      .first()
      .tap();
    await page.getByText(/stands: you paid \$20\.$/).waitFor();
    expect(await violations(page)).toEqual([]);
    // One's own falls as soon as all are done and a bot has looked at it; one may sell again (BW-6.4).
    await stepButton(page, /^Sell for/).tap();
    await expect.poll(() => logOf(page)).toContain(`You sold ${bad} for`);
    await stepButton(page, 'Done').tap();
    await page.getByText(new RegExp(`${bad} falls: you gave back \\$\\d+ and paid \\$20\\.$`)).waitFor();
    await stepButton(page, 'Done').tap();
    // The other bot's word is left to doubt; what comes when time is up, the tests of the clocks tell.
    await panel.getByRole('heading', { name: 'Do you believe these words?' }).waitFor();
    await panel
      .getByRole('timer')
      .getByText(/^(?:10:00|9:\d\d) left$/)
      .waitFor();
    await panel.getByText('Still deciding: You.').waitFor();
    await stepButton(page, 'Let them stand').tap();
    await result(page).waitFor();
  });

  it('BW-6.4 are challenged from another device, and stand where nobody does', async () => {
    // Whoever has sold all tiles is done at a press, not by itself: how many tiles there are is chance.
    const before = (page: Page) =>
      page.addInitScript({ content: `localStorage.setItem('wordstake.forced', 'off')` });
    const { page: ann } = await visit({ path: '/', reducedMotion: 'reduce', before });
    const { page: bob } = await visit({ device: 'phone', path: '/', reducedMotion: 'reduce', before });
    // The server draws, maybe two tiles that go both ways (AB, BA): where no two letters are a word, any two are nonsense.
    const options = { judge: 'challenge', challengeSeconds: 600, startMoney: 1000, houseBans: shortWords };
    for (const [page, name] of [
      [ann, 'Ann'],
      [bob, 'Bob'],
    ] as const)
      await page.request.post('/api/identity', { data: { name, language: 'en' } });
    const made = await ann.request.post('/api/tables', { data: { game: 'buyword', capacity: 2, options } });
    const { info } = await made.json();
    await bob.request.post(`/api/tables/${info.code}/sit`, { data: {} });
    await ann.request.post(`/api/tables/${info.code}/start`, { data: {} });
    await Promise.all([ann, bob].map((page) => page.goto(`/t/${info.code}`)));
    // Each rolls, names a number and buys in their turn, until both sell.
    const comeToSell = async (page: Page): Promise<string> => {
      for (let told = 0; ; ) {
        const shown = await myTurn(page, told);
        if (shown.buttons.includes('Done')) return shown.hand;
        await stepButton(page, /^(?:Roll the die|5 tiles|Buy for .*)$/).click();
        told = shown.told;
      }
    };
    const [hand] = await Promise.all([comeToSell(ann), comeToSell(bob)]);
    const word = hand.slice(0, 2);
    const challenge = bob.getByRole('button', { name: `Challenge ${word}`, exact: true });
    const sellNonsense = async (): Promise<void> => {
      await ann.keyboard.type(word);
      await stepButton(ann, /^Sell for/).click();
      await challenge.waitFor();
    };
    await sellNonsense();
    await challenge.tap();
    await bob.getByText(`${word} falls: Ann gave back`).waitFor();
    await ann.getByText(`${word} falls: you gave back`).waitFor();
    // What fell stays in the list, and is not to be challenged again; the same word sold again is.
    await doubts(bob).getByRole('listitem').filter({ hasText: 'taken back' }).waitFor();
    await expect.poll(() => challenge.count()).toBe(0);
    await sellNonsense();
    await expect.poll(() => doubts(bob).getByRole('listitem').count()).toBe(2);
    await stepButton(ann, 'Done').click();
    await stepButton(bob, 'Done').tap();
    await doubts(bob)
      .getByRole('timer')
      .getByText(/^(?:10:00|9:\d\d) left$/)
      .waitFor();
    await ann.getByText('Still deciding: Bob.').waitFor();
    // Bob lets it stand, and the next round begins.
    await stepButton(bob, 'Let them stand').tap();
    await expect.poll(() => logOf(ann)).toMatch(/^Round 2/m);
    await ann.keyboard.press('/');
    await commandLine(ann).fill('leave');
    await ann.keyboard.press('Enter');
    await stepButton(ann, 'Leave the table').click();
    await result(bob).waitFor();
    await expect.poll(() => prompt(bob).innerText()).toMatch(/^Everybody else has left\. You win with/m);
  });

  it('BW-15.2 are put to the vote at a device that is passed on, to the result', async () => {
    const isLast = (view: View): boolean =>
      view.phase === 'sell' && view.lastRound && handOf(view).length > 2 && view.toAct.length === 1;
    const save = savedGame({
      seed: 'vote',
      people: ['Ann', 'Ben', 'Cleo'],
      options: {
        judge: 'challenge',
        challengeSeconds: 60,
        theme: { free: 'Things that fly' },
        openTiles: false,
      },
      until: isLast,
    });
    const { page } = await visit({
      device: 'phone',
      path: '/pass',
      before: plant(save),
      reducedMotion: 'reduce',
    });
    await takeOver(page, 'Ann');
    const { hand } = await myTurn(page);
    await page.getByText('Things that fly').waitFor();
    await page.keyboard.type(hand.slice(0, 2));
    await stepButton(page, /^Sell for/).tap();
    await stepButton(page, 'Done').tap();
    const forAll = doubts(page);
    await forAll.getByRole('timer').getByText(/left$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await forAll.getByRole('button', { name: `Ben challenges ${hand.slice(0, 2)}` }).tap();
    await takeOver(page, 'Cleo');
    await page.getByRole('heading', { name: `Does ${hand.slice(0, 2)} stand?` }).waitFor();
    await page.getByText(/^Sold by Ann for \$\d+, challenged by Ben\.$/).waitFor();
    await page.getByRole('list', { name: 'The votes' }).getByText('no vote yet').waitFor();
    expect(await faultsOnStage(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await stepButton(page, 'It falls').tap();
    // The word is undone: its seller may sell again (BW-6.4).
    await takeOver(page, 'Ann');
    await expect.poll(() => logOf(page)).toContain('The vote on ');
    expect((await myTurn(page)).hand.length).toBe(hand.length);
    await stepButton(page, 'Done').tap();
    const nobody = page.getByRole('button', { name: 'Nobody challenges' });
    await nobody.or(result(page)).waitFor();
    if ((await nobody.count()) > 0) await nobody.tap();
    await result(page).waitFor();
  });
});
