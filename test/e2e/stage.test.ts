import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { useSite } from './harness.ts';
import { doAt, tableOf } from './people-page.ts';
import { WORDING } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { faultsOnStage, leaveToOthers } from './stage-page.ts';
import { commandLine, letterKeys, logLines, money, question, settled, stepButton } from './table-page.ts';

const { visit } = useSite();

const BOTS = ['Lison', 'Marius', 'W'.repeat(24), 'Colette', 'Félix', 'Margot', 'Jules'];

type Moment = {
  readonly bots: number;
  readonly options?: Partial<Options>;
  readonly until: (view: View) => boolean;
  /** What is done before it is measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

const isLate = ({ round, seats }: View): boolean => round > 2 && (seats[0]?.tileCount ?? 0) > 3;
const mineIs = (phase: View['phase']) => (view: View) => view.phase === phase && isLate(view);

const layAll = async (page: Page): Promise<void> => {
  for (const letter of 'AEIOURSTLNDMPGCBFHVXYZJKQW') await page.keyboard.press(letter);
};
const openKeys = async (page: Page): Promise<void> => {
  await page.keyboard.type('?');
  await letterKeys(page).waitFor();
};
const putTogether = async (page: Page): Promise<void> => {
  const lots = page.locator('.deal-lot:enabled');
  for (const lot of [0, 1]) await lots.nth(lot).click();
};

/** Every phase and variant of BuyWord, as who is to act sees it. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'a roll': { bots: 1, until: mineIs('roll') },
  'a choice': { bots: 2, until: ({ phase }) => phase === 'choose' },
  'a lot, alone': { bots: 0, until: mineIs('buy') },
  'a lot, among three': { bots: 2, until: mineIs('buy') },
  'a lot, among eight': {
    bots: 7,
    options: { extended: { refill: 'all', bags: 2, target: 2000 } },
    until: ({ phase, round }) => phase === 'buy' && round > 1,
  },
  'a word': { bots: 3, until: mineIs('sell'), prepare: layAll },
  'letters to swipe': {
    bots: 3,
    until: mineIs('sell'),
    prepare: async (page) => {
      await page.evaluate(`localStorage.setItem('wordstake.swipe', 'on')`);
      await page.reload();
      await settled(page);
      await layAll(page);
    },
  },
  'a lot of somebody else': {
    bots: 3,
    until: ({ phase, leader }) => phase === 'buy' && leader === 0,
    prepare: (page) => leaveToOthers(page, WORDING.decline),
  },
  'a lot of somebody else, among eight': {
    bots: 7,
    until: ({ phase, leader }) => phase === 'buy' && leader === 0,
    options: { extended: { refill: 'all', bags: 2, target: 2000 } },
    prepare: (page) => leaveToOthers(page, WORDING.decline),
  },
  'tiles too many': {
    bots: 1,
    until: ({ phase, seats }) => phase === 'sell' && (seats[0]?.tileCount ?? 0) > 8,
  },
  'a wild': { bots: 2, until: mineIs('sell'), prepare: openKeys },
  'the command line': {
    bots: 2,
    until: mineIs('sell'),
    prepare: async (page) => {
      await page.keyboard.type('/');
      await commandLine(page).waitFor();
    },
  },
  'a question': {
    bots: 2,
    until: mineIs('sell'),
    prepare: async (page) => {
      await page.keyboard.type('/');
      await commandLine(page).fill('leave');
      await page.keyboard.press('Enter');
      await question(page).waitFor();
      await page.keyboard.press('/');
    },
  },
  'an auction': {
    bots: 3,
    options: { auctions: 'french', startMoney: 80 },
    until: ({ phase, auction }) => phase === 'auction' && auction?.seller !== 0,
  },
  deals: {
    bots: 3,
    options: { deals: 'sales' },
    until: ({ phase, round, toAct }) => phase === 'deal' && round > 1 && toAct.length === 4,
    prepare: putTogether,
  },
  'a deal to answer': {
    bots: 2,
    options: { deals: 'sales' },
    until: ({ phase, proposals }) =>
      phase === 'deal' && proposals.some(({ by, parties }) => by !== 0 && parties.includes(0)),
    prepare: (page) => stepButton(page, /^Accepter/).waitFor(),
  },
  'a draft': {
    bots: 2,
    options: { draft: true },
    until: ({ phase, round }) => phase === 'draft' && round > 1,
  },
  'a grid': {
    bots: 2,
    options: { crossword: true },
    until: (view) => mineIs('sell')(view) && view.board.length > 10,
  },
  'a grid while one buys': {
    bots: 2,
    options: { crossword: true },
    until: (view) => mineIs('buy')(view) && view.board.length > 10,
  },
  'a theme': {
    bots: 2,
    options: { theme: 'animals' },
    until: ({ phase, seats }) => phase === 'sell' && (seats[0]?.tileCount ?? 0) > 2,
  },
  challenges: {
    bots: 2,
    options: { judge: 'challenge' },
    until: ({ phase, sales, round }) =>
      phase === 'sell' && sales.some((sale) => sale.round === round && sale.seat !== 0),
  },
  'the end': { bots: 3, until: ({ phase }) => phase === 'over' },
};

describe.each(Object.entries(MOMENTS))(
  'BuyWord’s table at %s',
  (_name, { bots, options = {}, until, prepare }) => {
    it('shows all that one needs, at every size and with large text', async () => {
      const save = savedGame({ language: 'fr', seed: 'pictures', bots: BOTS.slice(0, bots), options, until });
      const { page } = await visit({
        language: 'fr',
        path: '/play?pace=0&game=planted',
        reducedMotion: 'reduce',
        before: plant(save),
      });
      await settled(page);
      await prepare?.(page);
      expect(await faultsOnStage(page)).toEqual([]);
    });
  },
);

describe('a table that people share', () => {
  it.each(['buyword', 'choose-your-words'])(
    'shows all that players and those who watch need, by link (%s)',
    async (game) => {
      const { page: ann } = await visit({ as: 'W'.repeat(24), path: null, reducedMotion: 'reduce' });
      const { page: bob } = await visit({ as: 'Bob', path: null, language: 'fr', reducedMotion: 'reduce' });
      const code = await tableOf(ann, { game, capacity: 3, options: { turnSeconds: 3600 } });
      for (const _ of [1, 2]) await doAt(ann, code, 'add-bot', { bot: 'simple' });
      await doAt(ann, code, 'start');
      for (const page of [ann, bob]) {
        await page.goto(`/t/${code}`);
        await logLines(page).first().waitFor({ state: 'attached' });
      }
      await settled(ann);
      expect(await faultsOnStage(ann)).toEqual([]);
      expect(await faultsOnStage(bob)).toEqual([]);
    },
  );
});

describe('the result of a table that people share', () => {
  it.each(['buyword', 'choose-your-words'])(
    'shows the ways to the next game, whoever looks (%s)',
    async (game) => {
      const asked = { path: null, reducedMotion: 'reduce' } as const;
      const { page: ann } = await visit({ as: 'W'.repeat(24), ...asked });
      const { page: bob } = await visit({ as: 'M'.repeat(24), language: 'fr', ...asked });
      const { page: eve } = await visit({ as: 'Eve', language: 'fr', ...asked });
      const code = await tableOf(ann, { game, capacity: 3 });
      await doAt(bob, code, 'sit');
      await doAt(ann, code, 'start');
      const pages = [ann, bob, eve];
      for (const page of pages) {
        await page.goto(`/t/${code}`);
        await logLines(page).first().waitFor({ state: 'attached' });
      }
      await doAt(bob, code, 'leave');
      await doAt(bob, code, 'sit');
      await doAt(ann, code, 'rules', { capacity: 4, patienceSeconds: 300, options: { turnSeconds: 60 } });
      await doAt(ann, code, 'ready', { ready: true });
      await bob.getByText(/On n’attend plus que toi/).waitFor({ state: 'attached' });
      for (const page of pages) expect(await faultsOnStage(page)).toEqual([]);
      await doAt(bob, code, 'ready', { ready: true });
      await eve.getByText('La partie suivante a commencé.').waitFor();
      expect(await faultsOnStage(eve)).toEqual([]);
    },
  );
});

describe('what is not played', () => {
  it.each(['/learn', '/cards/learn'])('a lesson shows table and coach (%s)', async (path) => {
    const { page } = await visit({ language: 'fr', path, reducedMotion: 'reduce' });
    await settled(page);
    expect(await faultsOnStage(page)).toEqual([]);
  });

  it('a replay shows table and controls', async () => {
    const save = savedGame({
      language: 'fr',
      seed: 'pictures',
      bots: BOTS.slice(0, 3),
      until: ({ phase }) => phase === 'over',
    });
    const { page } = await visit({
      language: 'fr',
      path: '/replay?game=planted',
      reducedMotion: 'reduce',
      before: plant(save),
    });
    const slider = page.getByRole('slider');
    await slider.fill('60');
    expect(await faultsOnStage(page)).toEqual([]);
  });
});

describe('nothing moves', () => {
  it('from step to step: no stands on the left and yes on the right, what I have stays, the page is never scrolled', async () => {
    const save = savedGame({ seed: 'pictures', bots: ['Penny'], until: mineIs('buy') });
    const { page } = await visit({
      device: 'phone',
      path: '/play?pace=0&game=planted',
      reducedMotion: 'reduce',
      before: plant(save),
    });
    await settled(page);
    const middleOf = async (name: string | RegExp): Promise<number> => {
      const box = await stepButton(page, name).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    const moneyAt = (): Promise<unknown> =>
      page.evaluate(
        `(({ left, top }) => [left, top, scrollY])(document.querySelector('[data-home="money"]').getBoundingClientRect())`,
      );
    const before = await moneyAt();
    expect(await middleOf('Decline')).toBeLessThan(await middleOf(/^Buy/));
    await stepButton(page, /^Buy/).click();
    await stepButton(page, 'Done').waitFor();
    expect(await middleOf('Done')).toBeLessThan(await middleOf('Sell'));
    expect(await moneyAt()).toEqual(before);
    await openKeys(page);
    expect(await moneyAt()).toEqual(before);
    await page.keyboard.press('Escape');
    await letterKeys(page).waitFor({ state: 'detached' });
    expect(await moneyAt()).toEqual(before);
    await page.keyboard.press('Q');
    await page.keyboard.press('Enter');
    expect(await moneyAt()).toEqual(before);
  });

  it('for tiles too many, which are smaller, on a laptop', async () => {
    const moneyWith = async (tiles: (count: number) => boolean): Promise<number | undefined> => {
      const until = ({ phase, seats }: View): boolean =>
        phase === 'sell' && (seats[0]?.wilds ?? 0) > 0 && tiles(seats[0]?.tileCount ?? 0);
      const { page } = await visit({
        viewport: { width: 1280, height: 720 },
        path: '/play?pace=0&game=planted',
        reducedMotion: 'reduce',
        before: plant(savedGame({ seed: 'pictures', bots: ['Penny'], until })),
      });
      await settled(page);
      return (await money(page).boundingBox())?.y;
    };
    expect(await moneyWith((count) => count > 9)).toBe(await moneyWith((count) => count > 2 && count < 8));
  });
});
