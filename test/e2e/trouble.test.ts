import { describe, it } from 'vitest';
import { finderOn } from './finder-page.ts';
import { useSite, type VisitOptions } from './harness.ts';
import { focused } from './table-page.ts';

const site = useSite();
const visit = (options: VisitOptions = {}) => site.visit({ path: '/finder', ...options });
const FAILED_FETCH = /Failed to load resource/;

describe('when words do not come', () => {
  it('says that the dictionary could not be fetched, and tries again', async () => {
    const { page, forgive } = await visit({
      before: (fresh) => fresh.route('**/words/manifest.json', (route) => route.abort()),
    });
    forgive(FAILED_FETCH);
    const { letters, firstWord } = finderOn(page);
    await letters.fill('EEJDNOY');
    await page.getByRole('alert').getByText('The dictionary couldn’t be downloaded.').waitFor();
    await page.unroute('**/words/manifest.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await firstWord(/^ENJOYED/);
  });

  it('says that a dictionary cannot be read', async () => {
    const { page } = await visit({
      before: (fresh) => fresh.route('**/en-full.words', (route) => route.fulfill({ body: 'no dictionary' })),
    });
    await page.getByRole('alert').getByText('can’t be read').waitFor();
  });

  it('waits quietly while the dictionary is on its way', async () => {
    const held = Promise.withResolvers<void>();
    const { page } = await visit({
      before: (fresh) =>
        fresh.route('**/en-full.words', async (route) => {
          await held.promise;
          await route.continue();
        }),
    });
    const { letters, firstWord } = finderOn(page);
    await letters.fill('EEJDNOY');
    await page.getByRole('status').getByText('Opening the dictionary…').waitFor({ state: 'attached' });
    await letters.press('Enter');
    held.resolve();
    const first = await firstWord(/^ENJOYED/);
    await focused(first).waitFor();
  });

  it('tries a definition again', async () => {
    const { page, forgive } = await visit({
      before: (fresh) => fresh.route('**/definitions-en-*', (route) => route.abort()),
    });
    forgive(FAILED_FETCH);
    const { letters, firstWord, definition } = finderOn(page);
    await letters.fill('EEJDNOY');
    await (await firstWord(/^ENJOYED/)).click();
    await definition.getByText('The definition couldn’t be loaded.').waitFor();
    await page.unroute('**/definitions-en-*');
    await definition.getByRole('button', { name: 'Try again' }).click();
    await definition.getByText('from enjoy').waitFor();
  });

  it('says so of a word without a definition', async () => {
    const { page } = await visit({
      before: (fresh) => fresh.route('**/definitions-en-*', (route) => route.fulfill({ body: '' })),
    });
    const { letters, firstWord, definition } = finderOn(page);
    await letters.fill('EEJDNOY');
    await (await firstWord(/^ENJOYED/)).click();
    await definition.getByText('Valid; no definition known.').waitFor();
  });
});
