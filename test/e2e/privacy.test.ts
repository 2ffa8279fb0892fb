import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';

const { visit } = useSite();

describe('the privacy page', () => {
  it.each([
    ['en', 'archived 30 days after', 'deleted after another 365 days', 'Nothing: it doesn’t know you.'],
    ['fr', 'rangée 30\u00a0jours après', 'au bout de 365\u00a0jours de plus', 'il ne te connaît pas'],
  ] as const)('says for how long things are kept (%s)', async (language, archived, removed, nothing) => {
    const { page } = await visit({ language, path: '/privacy' });
    for (const text of [archived, removed, nothing]) await page.getByText(text).waitFor();
  });

  it('gives people what is kept of them, and has them forgotten', async () => {
    const { page } = await visit({ as: 'Annabella', path: '/privacy' });
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download it' }).click();
    const file = await (await coming).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name: 'Annabella', tables: [] });
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await page.getByText('Nothing: it doesn’t know you.').waitFor();
    const { identity } = await (await page.request.get('/api/identity')).json();
    expect(identity).toBeNull();
  });
});
