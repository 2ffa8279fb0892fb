import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { isKept, NO_NETWORK } from './offline-page.ts';

const { visit } = useSite();

const written = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');

describe('the pages for developers', () => {
  it('have the protocol, whose contents lead to its parts and whose links lead to the notation and the rules', async () => {
    const { page } = await visit({ path: '/developers' });
    await page.getByRole('link', { name: 'The server protocol' }).click();
    await page.getByRole('heading', { level: 1, name: 'The server protocol' }).waitFor();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'The view of BuyWord' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#the-view-of-buyword');
    await page.getByRole('rowheader', { name: 'seats[].tiles' }).waitFor();
    await contents.getByRole('link', { name: 'Actions' }).click();
    await page.getByRole('link', { name: 'notation.md' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notation and engine protocol' }).waitFor();
    await page.getByRole('link', { name: 'BW-3.1' }).click();
    await page.locator('[id="bw-3.1"]').waitFor();
  });

  it('open at the part that a link names', async () => {
    const { page } = await visit({ path: '/developers/protocol#the-order-of-messages' });
    const heading = page.getByRole('heading', { name: 'The order of messages' });
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(200);
  });

  it.each(['protocol', 'notation'])('give the %s to download as it is written', async (name) => {
    const { page } = await visit({ path: `/developers/${name}`, serviceWorkers: 'allow' });
    await isKept(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download (Markdown)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`wordstake-${name}.md`);
    expect(readFileSync(await download.path(), 'utf8')).toBe(written(name));
  });

  it('are there without a network, and say in French that the text is in English', async () => {
    const { page, forgive } = await visit({ language: 'fr', path: '/', serviceWorkers: 'allow' });
    forgive(NO_NETWORK);
    await isKept(page, 'fr');
    await page.context().setOffline(true);
    await page.goto('/developers/protocol');
    await page.getByText('Ce document n’existe qu’en anglais.').waitFor();
    await page.getByRole('rowheader', { name: 'seats[].tiles' }).waitFor();
    await page.goto('/developers');
    await page.getByRole('link', { name: 'Notation et protocole du moteur' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notation and engine protocol' }).waitFor();
  });
});
