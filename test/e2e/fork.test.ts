import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { byKeyboard, byTouch, playOn } from './play-moves.ts';
import { plant, readKept, savedCards, savedGame } from './saves.ts';
import { result } from './table-page.ts';

const { visit } = useSite();

const over = savedGame({
  seed: 'to be seen again',
  bots: ['Penny', 'Marlowe'],
  until: ({ phase }) => phase === 'over',
});

const position = (page: Page) => page.getByRole('slider', { name: /^(?:Step|Étape)$/ });

/** Goes to a step so many before the last. */
const goBack = async (page: Page, steps: number): Promise<void> => {
  const last = Number(await position(page).getAttribute('max'));
  await position(page).fill(String(last - steps));
  await page.getByText(new RegExp(`^(?:Step|Étape) ${last - steps} `)).waitFor();
};

describe('a game played on from a moment of another', () => {
  it('goes to a result by key, with both lines side by side, and counts for nothing', async () => {
    const { page } = await visit({
      path: '/replay?game=planted&pace=0',
      reducedMotion: 'reduce',
      before: plant(over),
    });
    await position(page).waitFor();
    await goBack(page, 6);
    await page.keyboard.press('f');
    const dialog = page.getByRole('dialog', { name: 'Play on from here' });
    await dialog.getByText(/^You take over after step \d+, in round \d+\./).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.waitForURL(/\/play\?game=/);
    await playOn(page, byKeyboard, 'en');
    const lines = result(page).getByRole('region', { name: 'Both lines' });
    await lines.getByText(/(?:ahead of|behind|exactly as in) the real game\.$/).waitFor();
    const first = lines.getByRole('row').nth(1);
    // They begin alike.
    await first.getByRole('cell').filter({ hasText: '=' }).waitFor();
    await expect.poll(() => lines.getByText('The games diverge here').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again from there' }).waitFor();
    await page.goto('/games');
    await page.getByRole('heading', { name: /^BuyWord, played on from round \d+$/ }).waitFor();
    const kept = await readKept(page);
    expect(kept.filter(({ fork }) => fork?.from === '/replay?game=planted')).toHaveLength(1);
    await expect.poll(() => page.evaluate('localStorage.getItem("wordstake.records")')).toBeNull();
  });

  it('takes any seat of a game of cards on a phone, in French', async () => {
    const { page } = await visit({
      device: 'phone',
      language: 'fr',
      path: '/replay?game=planted&pace=0',
      reducedMotion: 'reduce',
      before: plant(
        savedCards({
          bots: ['Penny'],
          options: { stack: 20, ante: 1, minBet: 1 },
          decks: ['Ab Bb Eb Cb Rb Db Sb Fb Tb Gb Ib Hb Nb Jb Kb Lb Mb Ob Pb Qb Ub Vb Wb Xb Yb Zb'],
          turns: ['0 bet 5', '1 fold', '0 leave'],
        }),
      ),
    });
    await position(page).waitFor();
    await goBack(page, 2);
    await page.getByRole('button', { name: 'Reprendre à partir d’ici' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Jouer à la place de' }).selectOption({ label: 'Penny' });
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reprendre', exact: true }).tap();
    await page.waitForURL(/\/play\?game=/);
    await page.getByRole('group', { name: 'À toi de jouer' }).waitFor();
    const kept = await readKept(page);
    expect(kept.find(({ fork }) => fork !== undefined)).toMatchObject({
      seat: 1,
      bots: [{ bot: 'marlowe' }],
    });
  });

  it('is not to be had where the game is over', async () => {
    const { page } = await visit({ path: '/replay?game=planted', before: plant(over) });
    await position(page).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog').getByText('The game is over at this step.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

it('plays a fork on a phone by touch, too', async () => {
  const { page } = await visit({
    device: 'phone',
    path: '/replay?game=planted&pace=0',
    reducedMotion: 'reduce',
    before: plant(over),
  });
  await position(page).waitFor();
  await goBack(page, 6);
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).tap();
  await page.waitForURL(/\/play\?game=/);
  await playOn(page, byTouch, 'en');
  await result(page).getByRole('region', { name: 'Both lines' }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
});
