import { afterEach, describe, expect, it } from 'vitest';
import { finderOn } from './finder-page.ts';
import { useSite, type VisitOptions } from './harness.ts';
import { holds, isKept, NO_NETWORK } from './offline-page.ts';
import { byKeyboard, byTouch, playOn } from './play-moves.ts';
import { myTurn, WORDING } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { standBetween } from './stand-between.ts';
import { logLines, result, stepButton } from './table-page.ts';

/** What ends after a test, when its pages are closed: what was said first is done last. */
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const site = useSite();

const visit = (options: VisitOptions = {}) => site.visit({ serviceWorkers: 'allow', ...options });

describe('without a network, after one visit', () => {
  it('opens again, and plays a game alone to its result on a phone', async () => {
    const { page, forgive } = await visit({
      device: 'phone',
      path: '/?pace=0',
      reducedMotion: 'reduce',
      before: plant(savedGame({ seed: 'alone', until: ({ bagCount }) => bagCount < 12 })),
    });
    forgive(NO_NETWORK);
    await isKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('You’re offline.').waitFor();
    await page.getByRole('button', { name: 'Play alone' }).tap();
    await stepButton(page, WORDING.roll).tap();
    await page.goto('/play?game=planted&pace=0');
    await playOn(page, byTouch, 'en');
    await result(page)
      .getByRole('heading', { name: /You finish with \$/ })
      .waitFor();
    await page.goto('/games');
    await page.getByRole('link', { name: 'See the result' }).first().waitFor();
    await page.getByText('You’ll see them when you’re online.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('No tables yet').waitFor();
  });

  it('plays with bots and passes the device on, in French, and finds the game again', async () => {
    const { page, forgive } = await visit({ language: 'fr', path: '/?pace=0', reducedMotion: 'reduce' });
    forgive(NO_NETWORK);
    await isKept(page, 'fr');
    await page.context().setOffline(true);
    await page.goto('/?pace=0');
    await page.getByRole('button', { name: 'Jouer avec des robots' }).click();
    await playOn(
      page,
      byKeyboard,
      'fr',
      ({ told, buttons }) => told > 12 && buttons.some((each) => WORDING.done.test(each)),
    );
    await page.reload();
    await myTurn(page);
    await page.goto('/pass');
    await page.getByRole('textbox', { name: /^Joueur\s1$/ }).fill('Zoé');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: / · / }).waitFor();
    // What needs the network says so, and what does not.
    await page.goto('/new?play=bots&pace=0');
    await page.getByText('Une table entre amis a besoin d’Internet.').waitFor();
    await page.getByRole('radio', { name: /En famille/ }).check();
    await page.getByRole('button', { name: 'Jouer maintenant' }).click();
    await logLines(page).first().waitFor();
    await page.goto('/lobby');
    const needsNetwork = page.getByText('Cette page a besoin d’Internet.');
    await needsNetwork.waitFor();
    // A table says by itself that it is not to be reached, and nothing says so twice.
    await page.goto('/t/BCDFGHJ');
    const unreachable = page.getByText('Le serveur est injoignable.');
    await unreachable.waitFor();
    await expect.poll(() => needsNetwork.count()).toBe(0);
    await page.context().setOffline(false);
    await unreachable.waitFor({ state: 'detached' });
  });
});

describe('the app', () => {
  it.each(['en', 'fr'] as const)('can be installed, with icons of its own: %s', async (language) => {
    const { page } = await visit({ language });
    await holds(page, 'navigator.serviceWorker.controller !== null');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(address).toBe(`/manifest-${language}.webmanifest`);
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe(address);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const manifest = await (await page.request.get(address ?? '')).json();
    expect(manifest).toMatchObject({
      name: 'Wordstake',
      start_url: '/',
      display: 'standalone',
      lang: language,
    });
    for (const { src, sizes } of manifest.icons) {
      const bytes = await (await page.request.get(src)).body();
      // Width and height stand at the head of a PNG.
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('keeps nothing of what is the server’s to say, and a dictionary only once', async () => {
    const { page } = await visit({ path: '/finder' });
    await isKept(page);
    await page.goto('/games');
    await page.getByText('No tables yet').waitFor();
    const kept: string[] = await page.evaluate(
      `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((each) => each.keys()))))
        .then((all) => all.flat().map(({ url }) => new URL(url).pathname))`,
    );
    expect(kept.filter((path) => /^\/(?:api|healthz|socket)/.test(path))).toEqual([]);
    expect(kept).toContain('/index.html');
    const fetched: string[] = [];
    page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/finder');
    const { letters, firstWord } = finderOn(page);
    await letters.fill('EEJDNOY');
    await firstWord(/^ENJOYED/);
    expect(fetched.filter((path) => path.endsWith('.words'))).toEqual([]);
  });

  it('offers a new version only between games, and changes to it whole', async () => {
    let suffix = '';
    const between = await standBetween(site.base, (path) => (path === '/sw.js' ? suffix : ''));
    stops.push(between.stop);
    const { page, forgive } = await visit({
      baseURL: between.base,
      path: '/?pace=0',
      reducedMotion: 'reduce',
    });
    forgive(/^request to/);
    await isKept(page);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.getByRole('button', { name: 'Roll the die' }).waitFor();
    // The server has another service worker from now on, as after an update.
    suffix = '\n// another version';
    await page.evaluate(
      'navigator.serviceWorker.getRegistration().then((each) => each.update()).then(() => 1)',
    );
    await holds(page, 'navigator.serviceWorker.getRegistration().then((each) => each.waiting !== null)');
    const offer = page.getByText('A new version of Wordstake is ready.');
    expect(await offer.count()).toBe(0);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await offer.waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await holds(page, 'navigator.serviceWorker.getRegistration().then((each) => each.waiting === null)');
  });
});
