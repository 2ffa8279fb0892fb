import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { myTurn } from './play-page.ts';
import { plant, readKept, savedGame } from './saves.ts';

const { visit } = useSite();

const running = savedGame({ seed: 'mine', bots: ['Penny'], until: ({ round }) => round > 2 });
const over = savedGame({ seed: 'done', bots: ['Penny'], until: ({ phase }) => phase === 'over' });

describe('my games', () => {
  it('go on where they were, and are deleted once asked', async () => {
    const { page } = await visit({ device: 'phone', path: '/games', before: plant(running) });
    const row = page.locator('.game-row', { hasText: 'BuyWord with Penny' });
    await row.getByText(/^Round \d/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await row.getByRole('link', { name: 'Go on' }).tap();
    expect((await myTurn(page)).told).toBeGreaterThan(5);
    await page.goto('/games');
    await row.getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).tap();
    await row.getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
    await page.getByText('No games yet').waitFor();
    expect(await readKept(page)).toEqual([]);
    // Not on the table, not on the home page.
    await page.goto('/play?game=planted');
    await page.getByText('not kept on this device').waitFor();
    await page.goto('/');
    expect(await page.getByRole('link', { name: 'Continue your game' }).count()).toBe(0);
  });

  it('that are over are looked at again', async () => {
    const { page } = await visit({ path: '/games', before: plant(over) });
    const row = page.locator('.game-row', { hasText: 'BuyWord with Penny' });
    await row.getByText(/^Over: .* won$/).waitFor();
    await row.getByRole('link', { name: 'Replay' }).click();
    await page.getByText(/^Step 0 of/).waitFor();
    await page.goto('/games');
    await row.getByRole('link', { name: 'See the result' }).click();
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
    await other.page.getByText('1 game taken in.').waitFor();
    await other.page.getByRole('link', { name: 'Go on' }).click();
    expect((await myTurn(other.page)).told).toBeGreaterThan(5);
    await other.page.goto('/games');
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await other.page.getByText('That is no file of games').waitFor();
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
    await page.getByText('1 game kept here cannot be read.').waitFor();
    await page.getByRole('link', { name: 'Go on' }).waitFor();
  });
});

describe('my tables', () => {
  it('are gone on with, and taken off the list once asked; what was played there stays', async () => {
    const { page } = await visit({ device: 'phone', path: '/' });
    await page.request.post('/api/identity', { data: { name: 'Ann', language: 'en' } });
    const tables: string[] = [];
    for (const game of ['buyword', 'choose-your-words']) {
      const made = await page.request.post('/api/tables', { data: { game, capacity: 2 } });
      tables.push((await made.json()).info.code);
    }
    const [running = '', open = ''] = tables;
    await page.request.post(`/api/tables/${running}/add-bot`, { data: {} });
    await page.request.post(`/api/tables/${running}/start`, { data: {} });
    await page.goto('/games');
    const row = (name: string) => page.locator('.game-row', { hasText: name });
    await row(`BuyWord, table ${running}`).getByRole('link', { name: 'Go on' }).waitFor();
    await row(`Choose Your Words, table ${open}`).getByRole('link', { name: 'To the table' }).waitFor();
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await row(open).getByRole('button', { name: 'Take off my list' }).tap();
    await page.getByRole('dialog').getByText('The table goes from your list.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).tap();
    await row(open).getByRole('button', { name: 'Take off my list' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Take off my list' }).tap();
    await row(open).waitFor({ state: 'detached' });

    // To leave a game that runs ends one's part in it.
    await row(running).getByRole('button', { name: 'Take off my list' }).tap();
    await page.getByRole('dialog').getByText('You leave its game for good').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Take off my list' }).tap();
    await row(running).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Finished games' }).first().tap();
    await page.locator('.record-list').getByText('Ann').waitFor();
  });
});

describe('my data', () => {
  it('come in one file, and are deleted, with those of this device where wanted', async () => {
    const { page } = await visit({ path: '/settings', before: plant(over) });
    await page.request.post('/api/identity', { data: { name: 'Xanthippe', language: 'en' } });
    const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 2 } });
    const { info } = await made.json();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all my data' }).click(),
    ]);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(data).toMatchObject({
      format: 'wordstake-data',
      games: [{ id: 'planted' }],
      server: { name: 'Xanthippe', tables: [{ code: info.code }] },
    });
    await page.getByRole('button', { name: 'Delete me' }).click();
    const dialog = page.getByRole('dialog', { name: 'Be forgotten for good?' });
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete me' }).click();
    await page.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
    const me = await page.request.get('/api/identity');
    expect((await me.json()).identity).toBeNull();
    await page.goto('/games');
    await page.getByText('No games yet').waitFor();
  });

  it('of who was forgotten leave a seat of somebody’s', async () => {
    const ann = await visit({ path: '/' });
    await ann.page.request.post('/api/identity', { data: { name: 'Xanthippe', language: 'en' } });
    const made = await ann.page.request.post('/api/tables', {
      data: { game: 'buyword', capacity: 2, options: { leader: 0 } },
    });
    const { info } = await made.json();
    const bob = await visit({ path: '/' });
    await bob.page.request.post('/api/identity', { data: { name: 'Bob', language: 'en' } });
    await bob.page.request.post(`/api/tables/${info.code}/sit`, { data: {} });
    await ann.page.request.post(`/api/tables/${info.code}/start`, { data: {} });
    await ann.page.request.post('/api/identity/delete', { data: {} });
    await bob.page.goto(`/replay?table=${info.code}&number=1`);
    await bob.page.getByText('BuyWord: somebody and Bob').waitFor();
    // Who has the link of the table may look at its game too.
    const eve = await visit({ path: `/replay?table=${info.code}&number=1` });
    await eve.page.getByText('BuyWord: somebody and Bob').waitFor();
    const stranger = await visit({ path: '/replay?table=BCDFGHJ&number=1' });
    stranger.forgive(/404/);
    await stranger.page.getByRole('alert').waitFor();
  });
});
