import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openRules, seats, sitDown } from './friends-page.ts';
import { DEVICES, useSite } from './harness.ts';
import { chatOn, doAt, tableOf } from './people-page.ts';
import { pressAtOnce } from './site.ts';
import { logLines, rankingRows, result } from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

const ready = (page: Page) => page.getByRole('button', { name: /^(Ready|Prêt)$/ });
/** Beside the one obvious step from a result, the other ways are folded up. */
const unfoldWays = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(More choices|Autres choix)$/ }).click();
/** From a result to the room of the next game. */
const goToRoom = async (page: Page): Promise<void> => {
  await unfoldWays(page);
  await page.getByRole('button', { name: /^(Seats and rules|Places et règles)$/ }).click();
};
/** The game is on, and the result before it gone. */
const inGame = async (page: Page): Promise<void> => {
  await result(page).waitFor({ state: 'detached' });
  await logLines(page).first().waitFor();
};

/** Ann and Bob at a table of three of Ann's whose game has ended as Bob left it; both look at the result. */
const ended = async (wish: object = {}) => {
  const [{ page: ann }, { page: bob }] = await Promise.all([
    visit({ as: 'Ann', path: null, ...still }),
    visit({ as: 'Bob', path: null, language: 'fr', device: 'phone', ...still }),
  ]);
  const code = await tableOf(ann, { capacity: 3, ...wish });
  await doAt(bob, code, 'sit');
  await doAt(ann, code, 'start');
  const path = `/t/${code}`;
  await Promise.all([ann, bob].map((page) => page.goto(path)));
  await Promise.all([ann, bob].map((page) => logLines(page).first().waitFor()));
  await doAt(bob, code, 'leave');
  await Promise.all([ann, bob].map((page) => result(page).waitFor()));
  return { ann, bob, code, path };
};

describe('between two games', () => {
  it('a late friend takes a free seat and plays the next; who has left may come back', async () => {
    const { ann, bob, path } = await ended();
    const { page: dot } = await visit({ path, device: 'phone', ...still });
    await dot.getByText('A game has ended here. Seats are free for the next one.').waitFor();
    await sitDown(dot, 'Dot');
    await dot.getByText('Another game? It starts when everybody is ready.').waitFor();
    await dot.getByRole('button', { name: 'Chat' }).tap();
    await chatOn(dot).write('Sorry I’m late');
    await dot.getByRole('button', { name: 'Close chat' }).tap();
    await bob.getByText('La partie est finie. Il reste des places pour la prochaine.').waitFor();
    await bob.getByRole('button', { name: 'M’asseoir' }).click();
    await ready(bob).waitFor();
    await ready(dot).click();
    await ann.getByText('Ready: Dot. Waiting for Bob and you.').waitFor();
    await ready(bob).click();
    await ready(ann).click();
    for (const page of [ann, bob, dot]) await inGame(page);
    // As many as three players get.
    await logLines(dot).getByText('The game begins: everybody gets $200 and 3 wilds.').waitFor();
    await dot.getByText('You’re watching.').waitFor({ state: 'detached' });
  });

  it('a result that somebody looks at is not wiped when the next game begins', async () => {
    const { ann, bob, code } = await ended();
    const { page: dot } = await visit({ as: 'Dot', path: `/t/${code}`, ...still });
    await dot.getByRole('button', { name: 'Take a seat' }).click();
    await ready(dot).click();
    const before = await rankingRows(bob);
    await ready(ann).click();
    for (const page of [ann, dot]) await inGame(page);
    // Bob has said nothing: his result stays, and the game is a tap away.
    await bob.getByText('La partie suivante a commencé.').waitFor();
    expect(await rankingRows(bob)).toEqual(before);
    await bob.getByRole('button', { name: 'Regarder la suivante' }).click();
    await inGame(bob);
    await bob.getByText('Tu regardes la partie.').waitFor();
  });

  it('a second device keeps the result too, until one goes on there', async () => {
    const { ann, code, path } = await ended();
    const context = await ann
      .context()
      .browser()
      ?.newContext({
        ...DEVICES.phone,
        baseURL: new URL(ann.url()).origin,
        storageState: await ann.context().storageState(),
        serviceWorkers: 'block',
        ...still,
      });
    if (context === undefined) throw new Error('no second device');
    await pressAtOnce(context);
    const other = await context.newPage();
    await other.goto(path);
    await result(other).waitFor();
    await doAt(ann, code, 'add-bot', { bot: 'penny' });
    await ready(ann).click();
    await inGame(ann);
    await other.getByText('The next game has begun.').waitFor();
    await result(other).waitFor();
    await other.getByRole('button', { name: 'Go to the game' }).click();
    await inGame(other);
  });

  it('one stands up, comes back to the result, and the host frees the seat of somebody who is away', async () => {
    const { ann, code } = await ended();
    const { page: dot } = await visit({ as: 'Dot', path: `/t/${code}`, ...still });
    await dot.getByRole('button', { name: 'Take a seat' }).click();
    await goToRoom(ann);
    await seats(ann).getByText('Dot', { exact: true }).waitFor();
    await dot.goto('about:blank');
    await ann.getByRole('button', { name: 'Free Dot’s seat' }).click();
    await seats(ann).getByText('Dot', { exact: true }).waitFor({ state: 'detached' });
    await ann.getByRole('button', { name: 'Stand up' }).click();
    await ann.getByRole('button', { name: 'Take a seat', exact: true }).waitFor();
    await ann.getByRole('button', { name: 'Back to the result' }).click();
    await result(ann).waitFor();
  });
});

describe('the rules of a table', () => {
  it('are changed by the host before the start, and everybody sees what changed', async () => {
    const [{ page: ann }, { page: bob }] = await Promise.all([
      visit({ as: 'Ann', path: null, device: 'phone', ...still }),
      visit({ as: 'Bob', path: null, language: 'fr', ...still }),
    ]);
    const code = await tableOf(ann, { game: 'choose-your-words', capacity: 3 });
    await doAt(bob, code, 'sit');
    await Promise.all([ann, bob].map((page) => page.goto(`/t/${code}`)));
    await ann.getByRole('button', { name: 'Change the rules' }).click();
    await openRules(ann);
    await ann.getByLabel('Minimum bet').selectOption({ label: '5' });
    await ann.getByRole('button', { name: 'Save' }).click();
    const changes = bob.getByRole('list', { name: 'Changements des règles' });
    await changes.getByText('Mise minimale : 1 → 5').waitFor();
    await bob.getByText('Ann a changé les règles :').waitFor();
    await ann.getByText('Minimum bet: 1 → 5').waitFor();
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    await Promise.all([ann, bob].map((page) => logLines(page).first().waitFor()));
  });

  it('are changed between two games, told beside the result, and agreed to anew', async () => {
    const { ann, code } = await ended();
    const { page: dot } = await visit({ as: 'Dot', path: `/t/${code}`, ...still });
    await dot.getByRole('button', { name: 'Take a seat' }).click();
    await ready(dot).click();
    await ann.getByText('Ready: Dot. Waiting for you.').waitFor();
    await doAt(ann, code, 'rules', { capacity: 4, options: {} });
    for (const page of [ann, dot]) await page.getByText('Seats: 3 → 4').first().waitFor();
    await dot.getByText('Another game? It starts when everybody is ready.').waitFor();
    await expect.poll(() => ready(dot).getAttribute('aria-pressed')).toBe('false');
  });

  it('go to a new table as they were chosen, and nothing else with them', async () => {
    const { ann } = await ended({ options: { startMoney: 150 } });
    await unfoldWays(ann);
    await ann.getByRole('link', { name: 'New table, same rules' }).click();
    await ann.getByRole('button', { name: 'Make the table' }).waitFor();
    const address = new URL(ann.url());
    const rules = JSON.parse(Buffer.from(address.searchParams.get('o') ?? '', 'base64url').toString());
    expect(rules).toEqual({ seats: 3, startMoney: 150 });
  });
});

const SIZES = [
  [390, 844],
  [375, 553],
  [320, 568],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Whether presses in the middle of a button and near its ends hit it. */
const isHit = (page: Page, { x, y, width, height }: Box): Promise<boolean> =>
  page.evaluate(`[0.05, 0.5, 0.95].every((part) => {
    const hit = document.elementFromPoint(${x} + part * ${width}, ${y + height / 2})?.closest('button');
    return Math.abs((hit?.getBoundingClientRect().x ?? Infinity) - ${x}) < 1;
  })`);

describe('the main button of a room', () => {
  /** The sizes of a window in which a button is not in sight without scrolling, or something is over it. */
  const outOfSight = async (page: Page, name: RegExp): Promise<string[]> => {
    const button = page.getByRole('button', { name });
    await button.waitFor();
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const box = await button.boundingBox();
      const isInSight = box !== null && box.y >= 0 && box.y + box.height <= height;
      const isScrolled = (await page.evaluate('scrollY')) !== 0;
      const isFree = isInSight && (await isHit(page, box));
      if (!isFree || isScrolled) found.push(`${width}×${height}`);
    }
    return found;
  };

  it('is in sight at once, in both languages: alone, with others, and between two games', async () => {
    for (const language of ['en', 'fr'] as const) {
      const [{ page: ann }, { page: bob }] = await Promise.all([
        visit({ as: 'Ann', path: null, language, ...still }),
        visit({ as: 'Bob', path: null, ...still }),
      ]);
      const code = await tableOf(ann, { capacity: 4 });
      await ann.goto(`/t/${code}`);
      expect(await outOfSight(ann, /^(Copy the link|Copier le lien)$/)).toEqual([]);
      await doAt(bob, code, 'sit');
      for (let i = 0; i < 2; i++) await doAt(ann, code, 'add-bot', { bot: 'simple' });
      expect(await outOfSight(ann, /^(Start with|Commencer à) 4/)).toEqual([]);
      await ann.getByRole('button', { name: /^(Change the rules|Changer les règles)$/ }).click();
      const [save, cancel] = [/^(Save|Enregistrer)$/, /^(Cancel|Annuler)$/];
      for (const way of [save, cancel]) expect(await outOfSight(ann, way)).toEqual([]);
      await ann.getByRole('button', { name: cancel }).click();
      await doAt(ann, code, 'remove-bot', { seat: 3 });
      await doAt(ann, code, 'remove-bot', { seat: 2 });
      await doAt(ann, code, 'start');
      await logLines(ann).first().waitFor();
      await doAt(bob, code, 'leave');
      await doAt(bob, code, 'sit');
      await goToRoom(ann);
      expect(await outOfSight(ann, /^(Ready|Prêt)$/)).toEqual([]);
    }
  });
});
