import { expect, it } from 'vitest';
import { addBot, makeTable } from './friends-page.ts';
import { useSite } from './harness.ts';
import { logLines } from './table-page.ts';

const { visit } = useSite();

it('offers a new version between games, and never in the middle of one', async () => {
  let version = '';
  const watched = Promise.withResolvers<void>();
  const { page } = await visit({
    path: '/new',
    reducedMotion: 'reduce',
    before: (each) =>
      each.route('/healthz', (route) => {
        watched.resolve();
        return version === '' ? route.continue() : route.fulfill({ json: { ok: true, version } });
      }),
  });
  // The page asks once as soon as it watches at all.
  await watched.promise;
  const offer = page.getByText('A new version of Wordstake is ready.');
  /** A page that comes back to sight asks which version is served. */
  const comeBack = async (): Promise<void> => {
    const asked = page.waitForResponse('**/healthz');
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await (await asked).finished();
  };
  await comeBack();
  expect(await offer.count()).toBe(0);

  await makeTable(page);
  await addBot(page);
  version = '9.9.9';
  await comeBack();
  await offer.waitFor();

  await page.getByRole('button', { name: 'Start with 2 players' }).click();
  await logLines(page).first().waitFor();
  await offer.waitFor({ state: 'detached' });
  await comeBack();
  expect(await offer.count()).toBe(0);

  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await offer.waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await loaded;
  await page.getByRole('heading', { level: 1 }).waitFor();
});
