import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../src/messages/messages.ts';
import { violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { doAt, tableOf } from './people-page.ts';
import { deckOf, plant, savedCards, savedGame } from './saves.ts';
import { prompt, result, stepButton } from './table-page.ts';

const { visit } = useSite();
const en = messagesIn('en');

const alone = savedGame({ seed: 'pictures', until: ({ phase }) => phase === 'over' });
const beaten = savedGame({ seed: 's5', bots: ['Penny'], until: ({ phase }) => phase === 'over' });
const underWay = savedGame({
  seed: 'mine',
  bots: ['Penny'],
  options: { auctions: 'english' },
  until: ({ round }) => round > 2,
});
const WINNING = [
  ...['0 bet 19', '1 call', '0 exchange none', '1 exchange none', '1 exchange none', '0 exchange none'],
  ...['0 declare Bb Ib Gb *Gb Eb Rb', '1 declare Zb Ib Pr Sb', '1 waive', '0 waive'],
];
const atCards = (turns: readonly string[]): string =>
  savedCards({
    bots: ['Penny'],
    options: { stack: 20 },
    decks: [deckOf(['Bb Ib Gb Eb Rb * Tr', 'Zb Ib Pr Sb Eb Ar Nb'], 'Ab Eb Ib Ob Ub Ab Eb Ib')],
    turns,
  });
const wonAtCards = atCards(WINNING);
const aboutToWin = atCards(WINNING.slice(0, -1));

const atTable = (save: string, more = {}) =>
  visit({ path: '/play?game=planted', before: plant(save), ...more });

/** The records that the browser has at hand: who leaves before they are counted sees nothing of it. */
const KEPT_AT_HAND = `localStorage.getItem('wordstake.records') ?? ''`;

/** What has been reached, as the home page says it. */
const records = (page: Page) => page.getByRole('region', { name: en.records.heading });

describe('the end of a game', () => {
  it('says how close it was, counts the money and tells what the best word means', async () => {
    const { page } = await atTable(alone);
    await prompt(page).getByText('$58 short of Outstanding').waitFor();
    await result(page).getByText('$942', { exact: true }).first().waitFor();
    const best = result(page).getByRole('region', { name: en.ending.bestOwn });
    await best.getByText('$196').waitFor();
    await best.getByText('a very short time').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('names a narrow loss, and rains nothing on it', async () => {
    const { page } = await atTable(beaten);
    await prompt(page).getByText('So close: beaten by $21').waitFor();
    expect(await page.locator('.confetti').count()).toBe(0);
  });

  it('celebrates a win once, as it comes, until a key is pressed', async () => {
    const { page } = await atTable(aboutToWin);
    await stepButton(page, en.cards.waive).click();
    await prompt(page).getByText('Last one standing').waitFor();
    await page.locator('.confetti').waitFor({ state: 'attached' });
    await page.keyboard.press('Shift');
    await page.locator('.confetti').waitFor({ state: 'detached' });
    await result(page).getByText('40', { exact: true }).last().waitFor();
    // Looked at again, it is an old win.
    await page.reload();
    await prompt(page).getByText('Last one standing').waitFor();
    expect(await page.locator('.confetti, .result-lively').count()).toBe(0);
  });

  it('rains nothing for who wants no motion', async () => {
    const { page } = await atTable(aboutToWin, { reducedMotion: 'reduce' });
    await stepButton(page, en.cards.waive).click();
    await prompt(page).getByText('Last one standing').waitFor();
    expect(await page.locator('.confetti').count()).toBe(0);
  });

  it('shows what matters at once on the smallest phone, without scrolling', async () => {
    const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
    for (const save of [alone, beaten, wonAtCards]) {
      const { page } = await atTable(save, { ...small, reducedMotion: 'reduce' });
      const best = result(page).getByRole('region', { name: /^(?:Your best word|Best word of the game)/ });
      const again = page.getByRole('button', { name: en.play.again });
      for (const seen of [prompt(page), page.locator('.own-sum'), best, again]) {
        await seen.waitFor();
        const box = await seen.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
      }
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(640);
    }
  });
});

describe('the records of a device', () => {
  it('are told at the end and on the home page, and a game counts once', async () => {
    const { page } = await atTable(alone);
    await result(page).getByText(en.records.firstAlone).waitFor();
    await page.reload();
    await result(page).getByText(en.records.firstAlone).waitFor();
    await page.goto('/');
    await records(page).getByText('Best solo $942').waitFor();
    await records(page).getByText('JIFFIES $196').waitFor();
    // Played once: that is not worth a line.
    await expect.poll(() => records(page).getByRole('listitem').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
  });

  it('count games at shared tables too, each once', async () => {
    const [{ page: ann }, { page: bob }] = [
      await visit({ as: 'Annabel', path: null }),
      await visit({ as: 'Bobby', path: null }),
    ];
    for (let won = 0; won < 2; won += 1) {
      const code = await tableOf(ann);
      await doAt(bob, code, 'sit');
      await doAt(ann, code, 'start');
      await doAt(bob, code, 'leave');
      await ann.goto(`/t/${code}`);
      await prompt(ann).getByText('Nobody left to beat').waitFor();
      await expect.poll(() => ann.evaluate(KEPT_AT_HAND)).toContain(`"played":${won + 1}`);
    }
    await result(ann).getByText(en.records.newStreak(2)).waitFor();
    await ann.reload();
    await result(ann).getByText(en.records.newStreak(2)).waitFor();
    await ann.goto('/');
    await records(ann).getByText(en.records.streak(2)).waitFor();
    await records(ann).getByText(en.records.played(2)).waitFor();
  });

  it('are not there before the first game, and go with all else that the browser keeps', async () => {
    const { page } = await visit();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await records(page).count()).toBe(0);
    const played = await atTable(alone);
    await result(played.page).getByText(en.records.firstAlone).waitFor();
    await played.page.goto('/settings');
    await played.page.getByText(en.records.kept).waitFor();
    await played.page.getByRole('button', { name: en.settings.forgetButton }).click();
    await played.page.getByRole('dialog').getByRole('button', { name: en.settings.forgetButton }).click();
    await played.page.getByRole('heading', { level: 1, name: en.home.heading[0] ?? '' }).waitFor();
    expect(await records(played.page).count()).toBe(0);
  });
});

describe('a game that goes on', () => {
  it('is told by rules, round and money, where one goes on with it', async () => {
    const { page } = await atTable(underWay);
    await prompt(page).waitFor();
    await page.goto('/games');
    await page.getByText(/^Round 3 · \$\d+ · Auctions$/).waitFor();
    await page.goto('/');
    await page.getByText(/^BuyWord with Penny · auctions · round 3 · \$\d+$/).waitFor();
  });
});

describe('the picture of a result', () => {
  it('has one’s name in it, and says in words what it shows', async () => {
    const { page } = await visit({ path: '/replay?game=planted', before: plant(beaten) });
    await page.getByRole('button', { name: en.replay.picture }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en.ending.pictureName).fill('Ada');
    await dialog.getByRole('img', { name: /So close: beaten by \$21.*Ada \$643/ }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
