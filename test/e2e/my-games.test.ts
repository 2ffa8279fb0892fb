import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { doAt, tableOf } from './people-page.ts';
import { myTurn } from './play-page.ts';
import { plant, readKept, savedGame } from './saves.ts';

const { visit } = useSite();

/** A game or a table in a list, by what it is called. */
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

const running = savedGame({
  seed: 'mine',
  bots: ['Penny', 'W'.repeat(24)],
  until: ({ round }) => round > 2,
});
const over = savedGame({ seed: 'done', bots: ['Penny'], until: ({ phase }) => phase === 'over' });

describe('my games', () => {
  it('go on where they were, and are deleted once asked', async () => {
    const { page } = await visit({ device: 'phone', path: '/games', before: plant(running) });
    const game = row(page, 'BuyWord with Penny');
    await game.getByText(/^Round \d/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await game.getByRole('link', { name: 'Resume' }).tap();
    expect((await myTurn(page)).told).toBeGreaterThan(5);
    await page.goto('/games');
    await game.getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).tap();
    await game.getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
    await page.getByText('No games yet').waitFor();
    await expect.poll(() => readKept(page)).toEqual([]);
    // Not on the table, not on the home page.
    await page.goto('/play?game=planted');
    await page.getByText('isn’t saved on this device').waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play alone' }).waitFor();
    expect(await page.getByRole('link', { name: 'Continue your game' }).count()).toBe(0);
  });

  it('that are over are looked at again', async () => {
    const { page } = await visit({ path: '/games', before: plant(over) });
    const game = row(page, 'BuyWord with Penny');
    await game.getByText(/^Over: .* won · \$\d+$/).waitFor();
    await game.getByRole('link', { name: 'Replay' }).click();
    await page.getByText(/^Step 0 of/).waitFor();
    await page.goto('/games');
    await game.getByRole('link', { name: 'See the result' }).click();
    await page.getByRole('link', { name: 'Replay and share' }).click();
    await page.getByText(/^Step 0 of/).waitFor();
  });

  it('are taken to another device in a file', async () => {
    const { page } = await visit({ path: '/games', before: plant(running) });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all games' }).click(),
    ]);
    const text = readFileSync(await file.path());
    const other = await visit({ path: '/games' });
    await other.page.getByText('No games yet').waitFor();
    const input = other.page.locator('input[type=file]');
    await input.setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: text });
    await other.page.getByText('1 game imported.').waitFor();
    await other.page.getByRole('link', { name: 'Resume' }).click();
    expect((await myTurn(other.page)).told).toBeGreaterThan(5);
    await other.page.goto('/games');
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await other.page.getByText('Not a Wordstake games file').waitFor();
  });

  it('that cannot be read are told of, and do not hide the others', async () => {
    const { page } = await visit({
      path: '/games',
      before: async (fresh) => {
        await plant(running)(fresh);
        await fresh.addInitScript(() => {
          const { localStorage } = globalThis as unknown as {
            localStorage: { setItem: (name: string, text: string) => void };
          };
          localStorage.setItem('wordstake.game.broken', '{');
        });
      },
    });
    await page.getByText('1 game saved here can’t be read.').waitFor();
    await page.getByRole('link', { name: 'Resume' }).waitFor();
  });
});

describe('my tables', () => {
  it('are gone on with, and taken off the list once asked; what was played there stays', async () => {
    const { page } = await visit({ as: 'Annegret', device: 'phone', path: null });
    const running = await tableOf(page);
    const open = await tableOf(page, { game: 'choose-your-words' });
    await doAt(page, running, 'add-bot', { bot: 'simple' });
    await doAt(page, running, 'start');
    await page.goto('/games');
    const [goesOn, waits] = [
      row(page, `BuyWord, table ${running}`),
      row(page, `Choose Your Words, table ${open}`),
    ];
    await goesOn.getByRole('link', { name: 'Resume' }).waitFor();
    await waits.getByText('Waiting for players').waitFor();
    const toTable = waits.getByRole('link', { name: 'Go to table' });
    await expect.poll(() => toTable.getAttribute('href')).toBe(`/t/${open}`);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await waits.getByRole('button', { name: 'Leave this table' }).tap();
    await page.getByRole('dialog').getByText('It disappears from your list.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).tap();
    await waits.getByRole('button', { name: 'Leave this table' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave this table' }).tap();
    await waits.waitFor({ state: 'detached' });

    // To leave a game that runs ends one's part in it.
    await goesOn.getByRole('button', { name: 'Leave this table' }).tap();
    await page.getByRole('dialog').getByText('You leave its game for good').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave this table' }).tap();
    await goesOn.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Finished games' }).first().tap();
    await page.getByRole('listitem').filter({ hasText: 'Annegret' }).waitFor();
  });
});

describe('my data', () => {
  it('come in one file, and are deleted, with those of this device where wanted', async () => {
    const { page } = await visit({ as: 'Xanthippe', path: null, before: plant(over) });
    const code = await tableOf(page);
    await page.goto('/settings');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all my data' }).click(),
    ]);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(data).toMatchObject({
      format: 'wordstake-data',
      games: [{ id: 'planted' }],
      server: { name: 'Xanthippe', tables: [{ code }] },
    });
    await page.getByRole('button', { name: 'Delete my data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your data for good?' });
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete my data' }).click();
    const done = page.getByRole('dialog', { name: 'Your data has been deleted.' });
    await done.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
    const me = await page.request.get('/api/identity');
    expect((await me.json()).identity).toBeNull();
    await page.goto('/games');
    await page.getByText('No games yet').waitFor();
  });

  it('of who was forgotten leave a seat of somebody’s', async () => {
    const [{ page: ann }, { page: bob }] = await Promise.all([
      visit({ as: 'Xanthippe', path: null }),
      visit({ as: 'Bob', path: null }),
    ]);
    const code = await tableOf(ann, { options: { leader: 0 } });
    await doAt(bob, code, 'sit');
    await doAt(ann, code, 'start');
    await ann.request.post('/api/identity/delete', { data: {} });
    await bob.goto(`/replay?table=${code}&number=1`);
    await bob.getByText('BuyWord: somebody and Bob').waitFor();
    // Who has the link of the table may look at its game too.
    const eve = await visit({ path: `/replay?table=${code}&number=1` });
    await eve.page.getByText('BuyWord: somebody and Bob').waitFor();
    eve.forgive(/404/);
    await eve.page.goto('/replay?table=BCDFGHJ&number=1');
    await eve.page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  });
});
