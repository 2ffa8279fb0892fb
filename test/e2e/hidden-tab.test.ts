import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { type OwnWindow, openOwnWindow } from './own-window.ts';
import { doAt, tableOf } from './people-page.ts';
import { WORDING } from './play-page.ts';
import { stepButton } from './table-page.ts';
import { workerBrowser } from './worker-site.ts';

const { visit, base } = useSite();

/** Says, in the page, which notes were played. */
const HEAR_NOTES = `globalThis.notes = [];
  const Plain = OscillatorNode;
  globalThis.OscillatorNode = class extends Plain {
    constructor(context, options) {
      super(context, options);
      notes.push(options.frequency);
    }
  };
  sessionStorage.setItem('wordstake.settle-ms', '0');`;
/**
 * The screen that notifications appear on, which a browser without one does not have: it lets all be shown, and keeps them by tag.
 * What the page asks of it is the real thing, by the service worker of the site.
 */
const SHOW_NOTICES = `globalThis.notices = new Map();
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, body, data }) => {
    notices.set(tag, [title, body, data].join(' | '));
  };
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) =>
    notices.has(tag) ? [{ close: () => notices.delete(tag) }] : [];`;
/** Of the call from a table that is not seen. */
const CALL = 880;

const ICON = `document.querySelector('link[rel="icon"]').href`;

/** Sends something to the server as who uses a window; fails where that is refused. */
const post = async (from: OwnWindow, path: string, body: object = {}): Promise<void> => {
  const isTaken = await from.evaluate(`fetch('/api${path}', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(body))},
  }).then(({ ok }) => ok)`);
  expect(isTaken).toBe(true);
};

/** Bob, in a window of his own, who has a name. */
const openAsBob = async (language: 'en' | 'fr' = 'en'): Promise<OwnWindow> => {
  const bob = await openOwnWindow(await workerBrowser(), base(), HEAR_NOTES + SHOW_NOTICES);
  await bob.goto('/privacy');
  await post(bob, '/identity', { name: 'Bob', language });
  await bob.evaluate(`localStorage.setItem('wordstake.known', '1')`);
  await bob.evaluate(`localStorage.setItem('wordstake.language', '${language}')`);
  return bob;
};

const sit = (bob: OwnWindow, code: string): Promise<void> => post(bob, `/tables/${code}/sit`);

/** Ann makes her part of the first round: then the lot is Bob's to buy. */
const playToBob = async (ann: Page): Promise<void> => {
  await stepButton(ann, WORDING.roll).click();
  const choice = stepButton(ann, WORDING.choose);
  const decline = stepButton(ann, WORDING.decline);
  await choice.or(decline).first().waitFor();
  if (await choice.first().isVisible()) await choice.first().click();
  await decline.click();
};

/** Ann at her page and Bob in his window, at a game that Ann begins. */
const sitDown = async () => {
  const { page: ann } = await visit({ as: 'Ann', path: null, reducedMotion: 'reduce' });
  const bob = await openAsBob();
  const code = await tableOf(ann, { options: { leader: 0 } });
  await sit(bob, code);
  await doAt(ann, code, 'start');
  await ann.goto(`/t/${code}`);
  await bob.goto(`/t/${code}`);
  await bob.holds(`document.body.innerText.includes('Ann')`);
  return { ann, bob, code };
};

describe('a table in a hidden tab', () => {
  it('says at once in its title, on its icon and by a sound that it is one’s turn, until it is seen', async () => {
    const { ann, bob } = await sitDown();
    // A page that has been touched may be heard.
    await bob.press('Menu');
    const plain = await bob.evaluate(ICON);
    await bob.putAway();
    await expect.poll(() => bob.evaluate('document.title')).toBe('A table · Wordstake');
    await playToBob(ann);
    await bob.holds(`document.title === 'Your turn – BuyWord'`);
    await bob.holds(`${ICON}.startsWith('data:image/svg')`);
    await bob.holds(`notes.includes(${CALL})`);
    // Nobody has asked for notifications.
    await expect.poll(() => bob.evaluate('notices.size')).toBe(0);
    // What happened is on the table already, die and all, though nobody has seen it.
    await bob.holds(`document.querySelector('[role="log"]').textContent.includes('Ann declined')`);
    await bob.bringBack();
    await bob.holds(`document.title === 'A table · Wordstake' && ${ICON} === ${JSON.stringify(plain)}`);
    // Whoever turns away in the middle of their turn is reminded, but not called.
    const heard = await bob.evaluate('notes.length');
    await bob.putAway();
    await bob.holds(`document.title === 'Your turn – BuyWord'`);
    expect(await bob.evaluate('notes.length')).toBe(heard);
  });

  it('shows a notification where that is wanted, and takes it back as soon as the table is seen', async () => {
    const { ann, bob, code } = await sitDown();
    const shown = '[...notices.values()]';
    await bob.goto('/games');
    await bob.holds('navigator.serviceWorker.controller !== null');
    await bob.press('Notify me about open tables');
    await bob.holds(`localStorage.getItem('wordstake.notices') === 'on'`);
    await bob.goto(`/t/${code}`);
    await bob.holds(`document.body.innerText.includes('Ann')`);
    await bob.putAway();
    await playToBob(ann);
    await bob.holds('notices.size > 0');
    const told = `Your turn – BuyWord | At the table with Ann. | /t/${code}`;
    await expect.poll(() => bob.evaluate(shown)).toEqual([told]);
    await bob.bringBack();
    await bob.holds('notices.size === 0');
  });

  it('tells in French, with the tables that wait elsewhere', async () => {
    const { page: ann } = await visit({ as: 'Ann', path: null });
    const bob = await openAsBob('fr');
    const [here, elsewhere] = [
      await tableOf(ann, { options: { leader: 1 } }),
      await tableOf(ann, { options: { leader: 1 } }),
    ];
    for (const code of [here, elsewhere]) await sit(bob, code);
    await bob.goto(`/t/${here}`);
    await bob.holds(`document.body.innerText.includes('Ann')`);
    await bob.putAway();
    await doAt(ann, elsewhere, 'start');
    await bob.holds(`document.title.startsWith('(1) ')`);
    await doAt(ann, here, 'start');
    await bob.holds(`document.title === '(2) À toi de jouer – BuyWord'`);
  });
});

describe('a game against bots in a hidden tab', () => {
  it('says when the bots have played', async () => {
    const own = await openOwnWindow(await workerBrowser(), base(), HEAR_NOTES);
    await own.goto('/bots');
    await own.press('Play');
    await own.holds(`location.pathname === '/play' && document.querySelector('[role="log"]') !== null`);
    await own.putAway();
    await own.holds(`document.title === 'Your turn – BuyWord'`);
    await own.bringBack();
    await own.holds(`!document.title.includes('Your turn')`);
  });
});

describe('turns at other tables', () => {
  it('are told at once at any page, and no longer counted once they are played', async () => {
    const { page: ann } = await visit({ as: 'Ann', path: null });
    const { page: bob } = await visit({ as: 'Bob', path: '/games' });
    await bob.getByText('No table is waiting for you.').waitFor();
    // Another page of the same browser, which has no line of its own.
    const other = await bob.context().newPage();
    await other.goto('/credits');
    const code = await tableOf(ann, { options: { leader: 1 } });
    await doAt(bob, code, 'sit');
    await doAt(ann, code, 'start');
    for (const page of [bob, other]) await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await bob.getByRole('heading', { name: 'With Ann' }).waitFor();
    await doAt(bob, code, 'leave');
    for (const page of [bob, other]) await expect.poll(() => page.title()).not.toMatch(/^\(/);
  });
});
