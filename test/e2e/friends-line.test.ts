import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addBot, doMove, makeTable, movedOn, myTurnHere } from './friends-page.ts';
import { useSite } from './harness.ts';
import { moveFor, type Shown } from './play-page.ts';

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
    .poll(async () => {
      const [first, second] = await Promise.all(
        [one, other].map((page) => page.locator('.log li').allInnerTexts()),
      );
      return first?.join('\n') === second?.join('\n');
    })
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
});
