/** Friends whose pages are at different processes of the server, one of which ends in the middle of their game. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { socketsAt } from '../support/behind-nginx.ts';
import { playBoldly } from './cards-page.ts';
import { playPart } from './friends-page.ts';
import { doAt, tableOf } from './people-page.ts';
import { useSeveralServers } from './several-servers.ts';
import { logLines, rankingRows, sharedLogLines } from './table-page.ts';

const { visitAt, at, startAgain } = useSeveralServers();
const still = { reducedMotion: 'reduce', path: null } as const;
/** Ann's page is at this server, Bob's at another. */
const ANNS = 0;
const BOBS = 1;
afterEach(() => startAgain(ANNS));

const socketsOfBoth = () => Promise.all([ANNS, BOBS].map((server) => socketsAt(at(server).base)));

/** Their game begun and seen by both. */
const begin = async (wish: object = {}): Promise<readonly [ann: Page, bob: Page]> => {
  const [{ page: ann }, { page: bob }] = await Promise.all([
    visitAt(ANNS, { as: 'Ann', ...still }),
    visitAt(BOBS, { as: 'Bob', ...still }),
  ]);
  const code = await tableOf(ann, wish);
  await doAt(bob, code, 'sit');
  await doAt(ann, code, 'start');
  for (const page of [ann, bob]) {
    await page.goto(`/t/${code}`);
    await logLines(page).first().waitFor();
  }
  // Those of an earlier test may still be on their way out.
  await expect.poll(socketsOfBoth).toEqual([1, 1]);
  return [ann, bob];
};

const toldBy = (page: Page): Promise<string[]> => sharedLogLines(page).allInnerTexts();
/** Who has what at the end, by name. */
const endOf = async (page: Page, name: string): Promise<string[]> =>
  (await rankingRows(page)).map((row) => row.replace('You', name));
/** Both see the same end, and all that was told before the process ended is told still. */
const expectSameEnd = async (ann: Page, bob: Page, before: readonly string[]): Promise<void> => {
  expect(await endOf(ann, 'Ann')).toEqual(await endOf(bob, 'Bob'));
  const told = await toldBy(ann);
  expect(told.slice(0, before.length)).toEqual(before);
  expect(told.length).toBeGreaterThan(before.length);
  expect((await toldBy(bob)).length).toBe(told.length);
};

it('they play on where the process of one of them is killed, and nothing is lost', async () => {
  const [ann, bob] = await begin();
  let before: string[] = [];
  await Promise.all([
    playPart(ann, async (moves) => {
      if (moves !== 5) return;
      before = await toldBy(ann);
      await at(ANNS).kill();
    }),
    playPart(bob),
  ]);
  await expectSameEnd(ann, bob, before);
});

it('they see nothing of it where the process of one of them is stopped: the page is told to move, and does', async () => {
  const [ann, bob] = await begin({ game: 'choose-your-words', options: { stack: 30, ante: 5, minBet: 5 } });
  // A page that has only just come is sent on like any other.
  await ann.reload();
  await logLines(ann).first().waitFor();
  // Whatever is shown, however shortly.
  await ann.evaluate(`
    window.shown = '';
    new MutationObserver(() => { window.shown += document.body.innerText; })
      .observe(document.body, { subtree: true, childList: true, characterData: true });`);
  const before = await toldBy(ann);
  const stopped = at(ANNS).stop();
  await Promise.all([playBoldly(ann), playBoldly(bob)]);
  await stopped;
  await expectSameEnd(ann, bob, before);
  expect(await ann.evaluate('window.shown.length')).toBeGreaterThan(0);
  expect(await ann.evaluate('window.shown.match(/Connection lost|can’t reach/i)')).toBeNull();
});
