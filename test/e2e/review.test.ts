import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { holds, isKept, NO_NETWORK } from './offline-page.ts';
import { doAt, tableOf } from './people-page.ts';
import { plant, savedGame } from './saves.ts';
import { commandLine, result, step, stepButton } from './table-page.ts';

const { visit } = useSite();

const RECORDS = fileURLToPath(new URL('../records/', import.meta.url));
const solo = readFileSync(`${RECORDS}0.1-solo.txt`, 'utf8');

/** Nothing that was bought is ever sold: the coach has much to say. */
const careless = savedGame({
  seed: 'careless',
  bots: ['Penny'],
  plays: ({ phase, seats: [me] }) =>
    phase === 'sell' && (me?.tileCount ?? 0) <= 8 ? { kind: 'done' } : undefined,
  until: ({ phase }) => phase === 'over',
});

/** A long game on a busy machine. */
const REVIEWING = { timeout: 90_000 };

const panel = (page: Page) => page.getByRole('tabpanel', { name: /^(?:Review|Analyse)$/ });
const part = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true });
const shownStep = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: /^(?:Step|Étape)$/ }).inputValue());
/** What the coach says of the step that is shown. */
const comment = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

describe('the review of a game', () => {
  it('shows its first results at once, then everybody’s play, luck and choices that add up, turning points and missed words', async () => {
    const { page } = await visit({
      path: '/play?game=planted',
      reducedMotion: 'reduce',
      before: plant(careless),
    });
    await result(page).getByRole('link', { name: 'Review this game' }).click();
    await panel(page).getByRole('progressbar').waitFor();
    // A first mistake is there while the rest is still thought about.
    await part(page, 'Mistakes').getByRole('listitem').first().waitFor(REVIEWING);
    const players = part(page, 'How everyone played');
    await players.waitFor(REVIEWING);
    await players
      .getByText(/^\d+%$/)
      .first()
      .waitFor();
    const sentence = await part(page, 'Luck and choices')
      .getByRole('figure')
      .getByText(/Result:/)
      .innerText();
    const sums = [...sentence.matchAll(/([−+±]?)\u2060?\$(\d+)/g)].map(
      ([, sign, sum]) => (sign === '−' ? -1 : 1) * Number(sum),
    );
    const [end, ...parts] = sums.toReversed();
    expect(parts).toHaveLength(4);
    expect(parts.reduce((sum, each) => sum + each, 0)).toBe(end);

    await part(page, 'Turning points').getByRole('button').first().click();
    const turning = await shownStep(page);
    expect(turning).toBeGreaterThan(0);
    await page.keyboard.press('Home');
    await page.getByText(/^Step 0 of/).waitFor();
    await page.keyboard.press('n');
    await comment(
      page,
      /^(?:\?!|\?|\?\?)?\s*(?:Inaccuracy|Mistake|Blunder) You lost \$\d+\. Better: .+\.$/,
    ).waitFor();
    const first = await shownStep(page);
    await page.getByRole('button', { name: 'Next mistake' }).click();
    await expect.poll(() => shownStep(page)).toBeGreaterThan(first);
    await page.keyboard.press('p');
    await expect.poll(() => shownStep(page)).toBe(first);
    await part(page, 'Words missed').getByRole('button').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('is kept with the game, and marks every step of the list by sign and word', async () => {
    const { page } = await visit({ path: '/games', before: plant(careless) });
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    await part(page, 'How everyone played').waitFor(REVIEWING);
    await page.goto('/replay?game=planted');
    await page.getByRole('tab', { name: 'Review' }).click();
    // At once, and without the coach.
    await part(page, 'How everyone played').waitFor();
    await expect.poll(() => panel(page).getByRole('progressbar').count()).toBe(0);
    await page.getByRole('tab', { name: 'All steps' }).click();
    await page
      .getByRole('tabpanel', { name: 'All steps' })
      .getByRole('button', { name: /^(?:Mistake|Blunder|Inaccuracy) / })
      .first()
      .waitFor();
  });

  it('lets a moment be decided anew, then compares', async () => {
    const { page } = await visit({
      path: '/replay?game=planted&review=1&pace=0',
      reducedMotion: 'reduce',
      before: plant(careless),
    });
    await part(page, 'How everyone played').waitFor(REVIEWING);
    await part(page, 'Mistakes')
      .getByRole('listitem')
      .filter({ hasText: 'You are done.' })
      .first()
      .getByRole('button', { name: /^Try it yourself: / })
      .click();
    await page.getByText(/your decision\. What would you do this time\?$/).waitFor();
    await step(page).waitFor();
    // What was done in the game once more.
    await stepButton(page, 'Done').click();
    const compared = page.getByRole('dialog', { name: 'Try it yourself' });
    await compared.getByText(/^The same as in the game: \$\d+ short of the best\.$/).waitFor(REVIEWING);
    await expect.poll(() => compared.getByRole('row').count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await compared.getByRole('button', { name: 'Try again' }).click();
    await step(page).waitFor();
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await part(page, 'How everyone played').waitFor();
    // The same from the controls, where the step shown is a mistake.
    const tryIt = page.getByRole('button', { name: 'Try it yourself (T)' });
    await page.keyboard.press('Home');
    await page.getByText(/^Step 0 of/).waitFor();
    await expect.poll(() => tryIt.isDisabled()).toBe(true);
    await page.keyboard.press('n');
    await tryIt.click();
    await step(page).waitFor();
    await page.getByRole('button', { name: 'Back to the review' }).click();
    const first = await shownStep(page);
    await page.keyboard.press('t');
    await step(page).waitFor();
    // From one mistake straight to the next.
    await page.keyboard.press('/');
    await commandLine(page).fill('sell HATTED');
    await page.keyboard.press('Enter');
    await compared.getByText(/^The same as in the game: /).waitFor(REVIEWING);
    await compared.getByRole('button', { name: 'Next mistake' }).click();
    await compared.waitFor({ state: 'detached' });
    await step(page).waitFor();
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await expect.poll(() => shownStep(page)).toBeGreaterThan(first);
  });

  it('takes a pasted record, on a phone and in French', async () => {
    const { page } = await visit({
      device: 'phone',
      language: 'fr',
      path: '/replay',
      reducedMotion: 'reduce',
    });
    await page.getByRole('textbox', { name: 'Relevé' }).fill(solo);
    await page.getByRole('button', { name: 'Voir la partie' }).tap();
    await page.getByRole('button', { name: 'Analyse (R)' }).tap();
    await part(page, 'Le jeu de chacun').waitFor(REVIEWING);
    // The ways on keep to one line, in the longer of the two languages, too.
    const ways = page.locator('.replay-ways');
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      expect((await ways.boundingBox())?.height, `${width} px`).toBeLessThan(60);
    }
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await overflow(page)).toBe(0);
  });

  it('takes a game of a shared table', async () => {
    const { page } = await visit({ as: 'Reviewer', path: null });
    const code = await tableOf(page);
    await doAt(page, code, 'add-bot', { bot: 'simple' });
    await doAt(page, code, 'start');
    await doAt(page, code, 'leave');
    await page.goto(`/replay?table=${code}&number=1&review=1`);
    await part(page, 'How everyone played').getByText('Reviewer').waitFor(REVIEWING);
  });

  it('goes on without a network', async () => {
    const { page, forgive } = await visit({
      serviceWorkers: 'allow',
      path: '/games',
      reducedMotion: 'reduce',
      before: plant(careless),
    });
    forgive(NO_NETWORK);
    await isKept(page);
    await page.context().setOffline(true);
    await holds(page, '!navigator.onLine');
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    await part(page, 'How everyone played').waitFor(REVIEWING);
  });
});
