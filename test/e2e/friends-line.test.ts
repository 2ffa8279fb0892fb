import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { doMove, movedOn, playToSelling, sellingTable, sellTwoAndBeDone } from './friends-page.ts';
import { useSite } from './harness.ts';
import { doAt, tableOf } from './people-page.ts';
import { moveFor, myTurn, readTable, type Shown } from './play-page.ts';
import { logLines, sharedLogLines } from './table-page.ts';

const { visit } = useSite();

/** What comes down the line: passed on, lost, or the end of the line. */
type Fate = 'pass' | 'lose' | 'cut';

/** A game against a bot, at one's own turn, whose line to the server goes through our hands. */
const playThrough = async (fate: (type: string) => Fate): Promise<{ page: Page; shown: Shown }> => {
  const { page } = await visit({
    as: 'Ann',
    path: null,
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
  const code = await tableOf(page);
  await doAt(page, code, 'add-bot', { bot: 'simple' });
  await doAt(page, code, 'start');
  await page.goto(`/t/${code}`);
  return { page, shown: await myTurn(page) };
};

/** Another page of the same person: what it shows comes fresh from the server. */
const openBeside = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await logLines(other).first().waitFor();
  return other;
};

/** Two pages come to tell the same, nothing twice and nothing left out. */
const tellTheSame = (one: Page, other: Page): Promise<void> =>
  expect
    .poll(async () => {
      const told = (page: Page) => sharedLogLines(page).allInnerTexts();
      const [first = [], second = []] = await Promise.all([one, other].map(told));
      return first.join('\n') === second.join('\n');
    })
    .toBe(true);

describe('a line that fails', () => {
  it('is tried again by itself where the table could not be reached, until it is there', async () => {
    const { page, forgive } = await visit({ as: 'Ann', path: null, reducedMotion: 'reduce' });
    forgive(/Failed to load resource/);
    const path = await sellingTable(page);
    await page.route('**/api/identity', (route) => route.abort());
    await page.goto(path);
    await page.getByText('Can’t reach the server.').waitFor();
    // Nothing is pressed, and the browser does not say that it is online again: it was all the time.
    await page.unroute('**/api/identity');
    await myTurn(page);
  });

  it('does once what was sent twice: the answer was lost with the line', async () => {
    let cuts = 0;
    const { page, shown } = await playThrough((type) => {
      if (type !== 'accepted' || cuts > 0) return 'pass';
      cuts++;
      return 'cut';
    });
    await doMove(page, moveFor(shown, 'en'));
    await movedOn(page, shown);
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    expect(cuts).toBe(1);
    // Nothing was refused.
    expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
    await tellTheSame(page, await openBeside(page));
  });

  it('fills the gap by itself where something was missed', async () => {
    let losing = false;
    let lost = 0;
    const { page, shown } = await playThrough((type) => {
      if (!losing || type !== 'update' || lost > 0) return 'pass';
      lost++;
      return 'lose';
    });
    losing = true;
    await doMove(page, moveFor(shown, 'en'));
    await expect.poll(() => lost).toBe(1);
    // The next thing that happens shows that one is missing; a second page of one's own makes it happen.
    const other = await openBeside(page);
    const there = await myTurn(other);
    await doMove(other, moveFor(there, 'en'));
    await movedOn(page, shown);
    await tellTheSame(page, other);
  });

  it('keeps all that is done while it is down, and does it in order when it is back', async () => {
    const { page, forgive } = await visit({ as: 'Ann', path: null, reducedMotion: 'reduce' });
    forgive(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await page.goto(await sellingTable(page));
    const { hand } = await playToSelling(page);
    await page.context().setOffline(true);
    await page.getByText('Connection lost').waitFor();
    const [first, second] = await sellTwoAndBeDone(page, hand);
    expect((await readTable(page)).hand.length).toBe(hand.length - 4);
    await page.context().setOffline(false);
    // Of earlier rounds much the same may be told.
    const lastActions = async (): Promise<readonly string[]> => {
      const told = await logLines(page).allInnerTexts();
      return told.filter((text) => /^You (?:sold|are done)/.test(text)).slice(-3);
    };
    await expect
      .poll(lastActions)
      .toEqual([
        expect.stringMatching(`^You sold ${first} for`),
        expect.stringMatching(`^You sold ${second} for`),
        'You are done.',
      ]);
  });
});
