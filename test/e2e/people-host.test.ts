import { expect, it } from 'vitest';
import { violations } from './access-checks.ts';
import { useOwnServer } from './harness.ts';
import { chatOn, sitTogether } from './people-page.ts';

// What the host of a site announces is heard by all who are there.
const { visit, adminToken } = useOwnServer();

it('what is said is reported to the host of the site, who reads it, bans and announces', async () => {
  const { ann, bob, code, forgive } = await sitTogether(visit);
  forgive(/WebSocket|status of 40[0-9]/);
  await chatOn(bob, 'fr').write('vous êtes nuls');
  await ann.getByRole('button', { name: 'Chat, 1 new' }).tap();
  await chatOn(ann).log.getByRole('button', { name: 'More about Bob' }).tap();
  const person = ann.getByRole('dialog');
  await person.getByRole('button', { name: 'Report' }).tap();
  await person.getByLabel('In your own words').fill('rude from the start');
  await person.getByRole('button', { name: 'Send the report' }).tap();
  await ann.getByText('The site admin will look into it.').waitFor();

  const { page: host } = await visit({ as: 'Host', path: '/admin', reducedMotion: 'reduce' });
  await host.getByLabel('Token').fill(adminToken());
  await host.getByRole('button', { name: 'Sign in' }).click();
  await host.getByRole('heading', { name: 'Ann about Bob' }).waitFor();
  expect(await violations(host)).toEqual([]);
  await host.getByText('Messages').click();
  await host.getByText('Bob: vous êtes nuls').waitFor();
  await host.getByText('rude from the start').waitFor();
  await host.getByLabel('In English').fill('Be kind, please.');
  await host.getByRole('button', { name: 'Announce' }).click();
  // Banning asks once, and says what happens and to whom; a slip bans nobody.
  const dialog = host.getByRole('dialog');
  await host.getByRole('button', { name: 'Ban Bob' }).click();
  await dialog.getByRole('heading', { name: 'Ban Bob?' }).waitFor();
  await dialog.getByText('lose their seats in every game for good').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await host.getByText('Nobody is banned.').waitFor();
  await host.getByRole('button', { name: 'Ban Bob' }).click();
  await dialog.getByLabel('Reason').fill('insults');
  await dialog.getByRole('button', { name: 'Ban Bob' }).click();
  await host.getByRole('button', { name: 'Unban Bob' }).waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  // Also without a report; and no table is put away by a slip.
  await host.getByRole('button', { name: `Archive ${code}` }).click();
  await host.getByRole('button', { name: 'Keep it' }).click();
  await host.getByRole('button', { name: `Ban somebody ${code}` }).click();
  await dialog.getByRole('button', { name: 'Ban Ann' }).waitFor();
  expect(await violations(host)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await ann.goto(`/t/${code}`);
  await ann.getByRole('status').getByText('Be kind, please.').waitFor();
  await ann.getByRole('list', { name: 'Seats' }).getByText('Seat 2, free').waitFor();
  const banned = bob.getByRole('main').getByText('L’administrateur du site t’a banni.');
  await banned.waitFor();
  // Coming anew is told the same, and not that the server cannot be reached.
  await bob.reload();
  await banned.waitFor();
  expect(await bob.getByText('injoignable').count()).toBe(0);
});
