import { afterAll, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { PAGES } from '../../src/protocol/pages.ts';
import { type BuiltClient, buildClientWith } from './client-build.ts';
import { openRules } from './friends-page.ts';
import { useOwnServer } from './harness.ts';
import { checkBuyWord } from './pseudo/buyword-texts.ts';
import { checkCards } from './pseudo/cards-texts.ts';
import { checkPeople } from './pseudo/people-texts.ts';
import { BOTS, foreignTexts, type OpenPseudo } from './pseudo/pseudo-page.ts';
import { pseudoPlugin } from './pseudo/pseudo-plugin.ts';
import { plant, savedGame } from './saves.ts';
import { result, said } from './table-page.ts';

let client: BuiltClient | undefined;
const { visit } = useOwnServer(async () => {
  client = await buildClientWith(pseudoPlugin);
  return client.folder;
});
afterAll(() => client?.remove());

const open: OpenPseudo = (path, save) =>
  visit({
    path,
    reducedMotion: 'reduce',
    ...(save === undefined ? {} : { before: plant(save) }),
  });

// One client is built for all of them.
describe('in a pseudo-language every text comes from the catalogue', () => {
  it('on every page', async () => {
    const { page, forgive } = await open('/');
    forgive(/status of 404/);
    const found: string[] = [];
    for (const path of [...PAGES, '/nowhere']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      // What the API can do comes from the server.
      if (path === '/developers') await page.getByText('/api/identity').first().waitFor();
      found.push(...(await foreignTexts(page)).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  });

  it('of a game that is looked at again, at its steps, its end and its picture', async () => {
    const until = ({ phase }: View): boolean => phase === 'over';
    const { page } = await open('/replay?game=planted', savedGame({ seed: 'pseudo', bots: BOTS, until }));
    await page.getByText(said(({ replay }) => replay.allSteps)).click();
    expect(await foreignTexts(page)).toEqual([]);
    await page.keyboard.press('End');
    await result(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.getByRole('button', { name: said(({ replay }) => replay.picture) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('where a table is made, with all options open and what does not go together', async () => {
    const { page } = await open('/new?play=bots');
    await page.getByRole('radio', { name: '8', exact: true }).check();
    await openRules(page);
    const fix = said(({ make }) => make.fixSeats(4));
    await page.getByRole('button', { name: fix }).first().waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  checkBuyWord(open);
  checkCards(open);
  checkPeople(open);
});
