import { expect, it } from 'vitest';
import { violations } from './access-checks.ts';
import { useOwnServer } from './harness.ts';
import { doAt, tableOf } from './people-page.ts';
import { WORDING } from './play-page.ts';
import { logLines, stepButton } from './table-page.ts';

const { visit, restart } = useOwnServer();

it('correspondence goes on after a restart, with orders for who is away and a badge for whose turn it is', async () => {
  const [{ page: ann, forgive }, { page: bob }] = await Promise.all([
    visit({ as: 'Ann', path: null, reducedMotion: 'reduce' }),
    visit({ as: 'Bob', path: null, reducedMotion: 'reduce' }),
  ]);
  // While the server is started anew.
  forgive(/WebSocket|Failed to load resource/);
  const code = await tableOf(ann, { options: { leader: 0, turnSeconds: 259_200 } });
  await doAt(bob, code, 'sit');
  await doAt(ann, code, 'start');

  // Bob leaves an order and goes.
  await bob.goto(`/t/${code}`);
  await bob.getByRole('button', { name: 'Standing orders' }).click();
  const dialog = bob.getByRole('dialog');
  await dialog.getByText('Buy lots up to a price').click();
  await dialog.getByLabel('At most, in dollars').fill('0');
  expect(await violations(bob)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await bob.getByRole('button', { name: 'Orders: buy up to $0.' }).waitFor();
  await bob.goto('/games');
  await bob.getByText('No table is waiting for you.').waitFor();

  // Ann sees that it is her turn, plays it, and the server is started anew in between.
  await ann.goto('/games');
  const waiting = ann.getByRole('listitem').filter({ has: ann.getByRole('heading', { name: 'With Bob' }) });
  await waiting.waitFor();
  await expect.poll(() => ann.title()).toMatch(/^\(1\) /);
  expect(await violations(ann)).toEqual([]);
  await waiting.getByRole('link', { name: 'Play' }).click();
  await stepButton(ann, 'Roll the die').click();
  await logLines(ann)
    .filter({ hasText: /^The die shows/ })
    .waitFor();
  await restart();
  await ann.reload();
  // One face of the die lets the leader name the number.
  const choice = stepButton(ann, WORDING.choose);
  const decline = stepButton(ann, WORDING.decline);
  await choice.or(decline).first().waitFor();
  if (await choice.isVisible()) await choice.click();
  await decline.click();
  // Bob's lot is declined by his order; both are selling now.
  await logLines(ann)
    .filter({ hasText: /^Bob declined/ })
    .waitFor();
  // Neither has anything to sell: for Ann, who is there, that step is taken by itself.
  await logLines(ann)
    .filter({ hasText: /^You are done/ })
    .waitFor();
  await bob.reload();
  await bob.getByRole('heading', { name: 'With Ann' }).waitFor();
  await expect.poll(() => bob.title()).toMatch(/^\(1\) /);
  await expect.poll(() => bob.locator('link[rel="icon"]').getAttribute('href')).toContain('data:image/svg');
});
