import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { doMove, makeTable, movedOn, playPart, sitDown } from './friends-page.ts';
import { useSite } from './harness.ts';
import { doAt, tableOf } from './people-page.ts';
import { moveFor, myTurn } from './play-page.ts';
import { commandLine, focused, logLines, rankingRows, result, seatOf, sharedLogLines } from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

/** What a browser says of itself when it is cut off. */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED|WebSocket/;

/** Ann and Bob at a table of Ann's, their game begun; neither looks at it yet. */
const begin = async (options: object = {}) => {
  const [{ page: ann }, { page: bob }] = await Promise.all([
    visit({ as: 'Ann', path: null, ...still }),
    visit({ as: 'Bob', path: null, ...still }),
  ]);
  const code = await tableOf(ann, { options });
  await doAt(bob, code, 'sit');
  await doAt(ann, code, 'start');
  return { ann, bob, path: `/t/${code}` };
};

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await logLines(page).first().waitFor();
};

/** Loses the line, does something all the same, and gets the line back: all without a reload. */
const loseLine = async (page: Page): Promise<void> => {
  const shown = await myTurn(page);
  if (shown.over) return;
  await page.evaluate('window.wasNotReloaded = true');
  await page.context().setOffline(true);
  await page.getByText('Connection lost').waitFor();
  await doMove(page, moveFor(shown, 'en'));
  await page.getByText('Your move is saved.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await movedOn(page, shown);
  expect(await page.evaluate('window.wasNotReloaded')).toBe(true);
};

describe('a game with friends', () => {
  it('goes from a link to its end, through two reloads and a lost line, and on to the next', async () => {
    const { page: ann } = await visit({ path: '/', ...still });
    await ann.getByRole('link', { name: 'Play with friends' }).click();
    const path = await makeTable(ann);
    expect(path).toMatch(/^\/t\/[2-9B-Z]{7}$/);
    const { page: bob, forgive } = await visit({ device: 'phone', path, ...still });
    forgive(CUT_OFF);
    await sitDown(bob, 'Bob');
    await bob.getByText('Waiting for Ann to start the game.').waitFor();
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();

    const [, moves] = await Promise.all([
      playPart(ann),
      playPart(bob, async (done) => {
        if (done === 4 || done === 9) await bob.reload();
        if (done === 6) await loseLine(bob);
      }),
    ]);
    expect(moves).toBeGreaterThan(9);
    const rowsOf = async (page: Page, name: string) =>
      (await rankingRows(page)).map((row) => row.replace('You', name));
    expect(await rowsOf(ann, 'Ann')).toEqual(await rowsOf(bob, 'Bob'));
    await expect.poll(() => sharedLogLines(ann).count()).toBe(await sharedLogLines(bob).count());

    await ann.getByRole('button', { name: 'Ready' }).click();
    await bob.getByText('Ready: Ann. Waiting for you.').waitFor();
    await bob.getByRole('button', { name: 'Ready' }).click();
    for (const page of [ann, bob]) {
      await result(page).waitFor({ state: 'detached' });
      await logLines(page).first().waitFor();
    }
    expect(new URL(bob.url()).pathname).toBe(path);
  });

  it('asks who would leave, and waits for the answer whatever the others do meanwhile', async () => {
    const { ann, bob, path } = await begin({ leader: 0 });
    await Promise.all([ann, bob].map((page) => goTo(page, path)));
    await bob.keyboard.press('/');
    await commandLine(bob).fill('leave');
    await bob.keyboard.press('Enter');
    const notYet = bob.getByRole('button', { name: 'Not yet' });
    await bob.getByRole('heading', { name: 'Leave this game for good?' }).waitFor();
    await bob.keyboard.press('Shift+Tab');
    await focused(notYet).waitFor();
    await ann.getByRole('button', { name: 'Roll the die' }).click();
    await logLines(bob)
      .filter({ hasText: /^The die shows/ })
      .waitFor();
    await focused(notYet).waitFor();
    await bob.keyboard.press('Tab');
    await bob.keyboard.press('Enter');
    await result(ann).waitFor();
  });

  it('says who is away, until they are back', async () => {
    const { ann, bob, path } = await begin();
    await Promise.all([ann, bob].map((page) => goTo(page, path)));
    await bob.goto('about:blank');
    await ann.getByText('Bob is away.').waitFor();
    // Seen at his seat, where nothing of anybody's is covered by it.
    await seatOf(ann, 'Bob').getByText('away', { exact: true }).waitFor();
    await goTo(bob, path);
    await ann.getByText('Bob is away.').waitFor({ state: 'detached' });
  });

  it('can be watched, and left after being asked once', async () => {
    const { ann, path } = await begin();
    await goTo(ann, path);
    const { page: eve } = await visit({ path, ...still });
    await eve.getByText('You’re watching.').waitFor();
    await ann.getByRole('button', { name: 'Leave the table' }).click();
    await ann.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
    await ann.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
    await result(eve).waitFor();
  });
});
