import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openRules } from './friends-page.ts';
import { useSite } from './harness.ts';
import { tool } from './table-page.ts';

const { visit } = useSite();

const summary = (page: Page) => page.getByRole('list', { name: 'The rules at this table' });
/** For how many people. */
const chooseSeats = (page: Page, group: 'Seats' | 'Players', seats: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: seats, exact: true }).check();

/** Whether a button or a field is wholly on the screen, and nothing lies over it. */
const isInSight = async (target: Locator): Promise<boolean> => {
  const page = target.page();
  const [box, size] = [await target.boundingBox(), page.viewportSize()];
  if (box === null || size === null) return false;
  const { x, y, width, height } = box;
  const top = `document.elementFromPoint(${x + width / 2}, ${y + height / 2})?.closest('button, select')?.getBoundingClientRect().top`;
  const isOnScreen = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
  return isOnScreen && Math.abs((await page.evaluate<number>(top)) - y) < 1;
};

const SIZES = ['390x844', '360x640', '375x553', '844x390', '1280x720', '1366x657', '1440x900', '1920x1080'];
const WAYS = [
  ['friends', 'Make the table'],
  ['bots', 'Play now'],
  ['pass', 'Start the game'],
] as const;

describe('what starts a table', () => {
  it.each(WAYS)(
    'is always in sight, at every size and however far one has scrolled: %s',
    async (way, name) => {
      const { page } = await visit({ path: `/new?play=${way}`, reducedMotion: 'reduce' });
      const start = page.getByRole('region', { name: 'Start' }).getByRole('button', { name });
      for (const game of ['buyword', 'choose-your-words']) {
        await page.goto(`/new?game=${game}&play=${way}`);
        await start.waitFor();
        for (const size of SIZES) {
          const [width = 0, height = 0] = size.split('x').map(Number);
          await page.setViewportSize({ width, height });
          for (const part of [0, 0.5, 1]) {
            await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${part})`);
            expect([game, size, part, await isInSight(start)]).toEqual([game, size, part, true]);
          }
        }
      }
    },
  );

  it('is in sight where a device is passed on, too, however many names there are', async () => {
    const viewport = { width: 375, height: 553 };
    const { page } = await visit({ path: '/pass', device: 'phone', viewport, reducedMotion: 'reduce' });
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.evaluate('scrollTo(0, 0)');
    expect(await isInSight(page.getByRole('button', { name: 'Start the game' }))).toBe(true);
  });

  it('leaves nothing behind it: whatever takes the focus comes into sight', async () => {
    const { page } = await visit({ path: '/new?play=bots', device: 'phone', reducedMotion: 'reduce' });
    await openRules(page);
    const fields = page.getByRole('main').getByRole('combobox');
    for (const field of await fields.all()) {
      await field.focus();
      await expect.poll(() => isInSight(field)).toBe(true);
    }
  });
});

describe('making a table of a variant', () => {
  it('shows beside its preset what there is to choose, and says of each folded group what differs', async () => {
    const { page } = await visit({ path: '/new', device: 'phone' });
    const rules = page.getByRole('region', { name: 'More rules' });
    expect(await rules.getByRole('combobox').count()).toBe(0);
    await rules.getByText('Getting letters as usual').waitFor();
    await page.getByRole('radio', { name: /Theme night/ }).check();
    // The theme is chosen in sight; the night stays one of a theme.
    await page.getByLabel('Theme', { exact: true }).selectOption({ label: 'ocean' });
    await summary(page).getByText('ocean').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /Theme night/ }).isChecked()).toBe(true);
    await rules.getByText('Selling words Tiles to keep (12)').waitFor();
    await page.reload();
    await page.getByLabel('Theme', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /Theme night/ }).isChecked()).toBe(true);
  });

  it('takes a pasted list, says what of it cannot be played, and keeps it in the address however long', async () => {
    const { page, forgive } = await visit({ path: '/new' });
    await openRules(page);
    await page.getByLabel('Theme', { exact: true }).selectOption({ label: 'Your own list…' });
    await expect.poll(() => page.getByRole('button', { name: 'Make the table' }).isDisabled()).toBe(true);
    const list = page.getByLabel('The theme’s words');
    await list.fill('Casablanca, 12');
    await page.getByText('The title “12” can’t be used').waitFor();
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const titles = letters.flatMap((a) => letters.map((b) => `The Film ${a}${b}`));
    await list.fill(titles.join('\n'));
    await page.getByText('676 words in the list.').waitFor();
    await summary(page).getByText('676 words').waitFor();
    expect(new URL(page.url()).hash.length).toBeGreaterThan(5000);
    await page.reload();
    await summary(page).getByText('676 words').waitFor();
    // The table names long lists, and the page asks for them before it shows anything.
    await page.route('**/api/lists/*', (route) => route.abort());
    forgive(/ERR_FAILED/);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.getByText('This table’s word list couldn’t be loaded.').waitFor();
    expect(await page.getByRole('list', { name: 'Seats' }).count()).toBe(0);
    await page.unroute('**/api/lists/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('list', { name: 'Seats' }).waitFor();
    await summary(page).getByText('676 words').waitFor();
    await expect.poll(() => page.getByText('couldn’t be loaded').count()).toBe(0);
    await page.reload();
    await summary(page).getByText('676 words').waitFor();
  });

  it('explains at once what a theme without a list needs, and mends it at a tap', async () => {
    const { page } = await visit({ path: '/new' });
    await openRules(page);
    await chooseSeats(page, 'Seats', '2');
    await page.getByLabel('Theme', { exact: true }).selectOption({ label: 'Any theme, by vote…' });
    await page.getByLabel('The theme in your own words').fill('Things that fly');
    await page.getByText('A theme without a list needs at least 3 players').first().waitFor();
    await page.getByRole('button', { name: '3 players' }).first().click();
    await page.getByText('A theme without a list is judged by the players').first().waitFor();
    await page.getByRole('button', { name: 'Let the players judge' }).first().click();
    await summary(page).getByText('Things that fly').waitFor();
    await expect.poll(() => page.getByText('A theme without a list').count()).toBe(0);
    await page.getByLabel('Your name').fill('Ann');
    await expect.poll(() => page.getByRole('button', { name: 'Make the table' }).isEnabled()).toBe(true);
  });

  it('says what a crossword, playing alone and French words decide by themselves', async () => {
    const { page } = await visit({ path: '/new?play=bots' });
    await openRules(page);
    await page.getByLabel('Crossword', { exact: true }).selectOption({ label: 'On' });
    await page.getByText('In a crossword, players sell in turn, never all at once.').waitFor();
    const ways = page.getByLabel('Selling', { exact: true }).getByRole('option');
    await expect.poll(() => ways.allInnerTexts()).toEqual(['In turn', 'In turn, one word at a time']);
    await chooseSeats(page, 'Players', '1');
    await page.getByText('The bank: when you play alone, there’s nobody to challenge you.').waitFor();
    await page.getByLabel('Dictionary').selectOption({ label: 'French, all words' });
    const verbs = page.getByLabel('Theme', { exact: true }).locator('option', { hasText: 'verbs' });
    await expect.poll(() => verbs.innerText()).toBe('verbs (not in French)');
    await expect.poll(() => verbs.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Roll the die' }).waitFor();
    await (await tool(page, 'The rules at this table')).click();
    await page.getByRole('dialog').getByText('French words').first().waitFor();
  });

  it('BW-18.1 shows the time of a turn on this device too, and times nobody who passes it on', async () => {
    const { page } = await visit({ path: '/new?play=bots&pace=0', reducedMotion: 'reduce' });
    await openRules(page);
    const clock = page.getByLabel('Clock', { exact: true });
    await clock.selectOption({ label: '1 minute' });
    await summary(page).getByText('1 minute').waitFor();
    await page.getByRole('radio', { name: 'Pass and play' }).check();
    await page.getByText('in pass and play, everybody takes their time').waitFor();
    await expect.poll(() => clock.isDisabled()).toBe(true);
    await summary(page).getByText('1 minute').waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Bots' }).check();
    await page.getByLabel('First leader').selectOption({ label: 'Seat 1' });
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Roll the die' }).waitFor();
    await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/^Your time:\s(1:00|0:\d\d)$/);
    // Cards are no different.
    await page.goto('/new?game=choose-your-words&play=pass');
    await openRules(page);
    await page.getByText('in pass and play, everybody takes their time').waitFor();
  });
});
