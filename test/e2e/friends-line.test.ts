import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addBot, doMove, makeTable, movedOn, myTurnHere } from './friends-page.ts';
import { useSite } from './harness.ts';
import { moveFor, readTable, type Shown } from './play-page.ts';

const { visit } = useSite();

/** What comes down the line: passed on, lost, or the end of the line. */
type Fate = 'pass' | 'lose' | 'cut';

/** A page whose line to the server goes through our hands. */
const visitThrough = async (fate: (type: string) => Fate): Promise<Page> => {
  const { page } = await visit({
    path: '/new',
    reducedMotion: 'reduce',
    before: (each) =>
      each.routeWebSocket('/socket', (line) => {
        const server = line.connectToServer();
        server.onMessage((text) => {
          const { type } = JSON.parse(String(text)) as { readonly type: string };
          switch (fate(type)) {
            case 'pass':
              line.send(text);
              return;
            case 'cut':
              void server.close();
              void line.close();
              return;
            case 'lose':
              return;
          }
        });
      }),
  });
  return page;
};

/** A game against a bot, at one's own turn. */
const begin = async (page: Page): Promise<Shown> => {
  await makeTable(page);
  await addBot(page);
  await page.getByRole('button', { name: 'Start with 2 players' }).click();
  return myTurnHere(page);
};

/** Another page of the same person: what it shows comes fresh from the server. */
const openBeside = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.log li').first().waitFor();
  return other;
};

/** Two pages come to tell the same, nothing twice and nothing left out. */
const tellTheSame = (one: Page, other: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        const [first, second] = await Promise.all(
          [one, other].map((page) => page.locator('.log li').allInnerTexts()),
        );
        return first?.join('\n') === second?.join('\n');
      },
      { timeout: 20_000 },
    )
    .toBe(true);

describe('a line that fails', () => {
  it('does once what was sent twice: the answer was lost with the line', async () => {
    let cuts = 0;
    const page = await visitThrough((type) => {
      if (type !== 'accepted' || cuts > 0) return 'pass';
      cuts++;
      return 'cut';
    });
    const shown = await begin(page);
    await doMove(page, moveFor(shown, 'en'));
    await movedOn(page, shown);
    await page.getByText('The line is lost').waitFor({ state: 'detached' });
    expect(cuts).toBe(1);
    expect(await page.locator('.refused').innerText()).toBe('');
    await tellTheSame(page, await openBeside(page));
  });

  it('fills the gap by itself where something was missed', async () => {
    let losing = false;
    let lost = 0;
    const page = await visitThrough((type) => {
      if (!losing || type !== 'update' || lost > 0) return 'pass';
      lost++;
      return 'lose';
    });
    const shown = await begin(page);
    losing = true;
    await doMove(page, moveFor(shown, 'en'));
    await expect.poll(() => lost).toBe(1);
    // The next thing that happens shows that one is missing; a second page of one's own makes it happen.
    const other = await openBeside(page);
    const there = await myTurnHere(other);
    await doMove(other, moveFor(there, 'en'));
    await movedOn(page, shown);
    await tellTheSame(page, other);
  });

  it('keeps all that is done while it is down, and does it in order when it is back', async () => {
    const { page, forgive } = await visit({ path: '/', reducedMotion: 'reduce' });
    forgive(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await page.request.post('/api/identity', { data: { name: 'Ann', language: 'en' } });
    // Where players judge words, any letters may be sold.
    const options = { judge: 'challenge', startMoney: 1000, challengeSeconds: 600 };
    const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 2, options } });
    const { info } = (await made.json()) as { readonly info: { readonly code: string } };
    await page.request.post(`/api/tables/${info.code}/add-bot`, { data: { bot: 'simple' } });
    await page.request.post(`/api/tables/${info.code}/start`, { data: {} });
    await page.goto(`/t/${info.code}`);
    let shown = await myTurnHere(page);
    const buttons = page.locator('.play-area .actions');
    while (shown.hand.length < 4 || !shown.buttons.includes('Done')) {
      const buy = buttons.getByRole('button', { name: /^Buy/ });
      await ((await buy.count()) > 0 ? buy : buttons.locator('button:not(:disabled)').last()).click();
      await movedOn(page, shown);
      shown = await myTurnHere(page);
    }
    const [first, second] = [shown.hand.slice(0, 2), shown.hand.slice(2, 4)];
    await page.context().setOffline(true);
    await page.getByText('The line is lost').waitFor();
    for (const word of [first, second]) {
      await page.keyboard.type(word);
      await buttons.getByRole('button', { name: /^Sell for/ }).click();
      // Kept: its tiles have left the rack, and more can be laid out.
      await page.getByText('Tap tiles or type letters').waitFor();
    }
    await buttons.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByText('What you did is kept.').waitFor();
    expect((await readTable(page)).hand.length).toBe(shown.hand.length - 4);
    await page.context().setOffline(false);
    // Of earlier rounds much the same may be told.
    const lastDeeds = async (): Promise<readonly string[]> => {
      const told = await page.locator('.log li').allInnerTexts();
      return told.filter((text) => /^You (?:sold|are done)/.test(text)).slice(-3);
    };
    await expect
      .poll(lastDeeds)
      .toEqual([
        expect.stringMatching(`^You sold ${first} for`),
        expect.stringMatching(`^You sold ${second} for`),
        'You are done.',
      ]);
  });
});
