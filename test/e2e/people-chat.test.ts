import { describe, expect, it } from 'vitest';
import { largeText, overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { chatOn, sitTogether } from './people-page.ts';

const { visit } = useSite();

describe('chat at a table', () => {
  it('speaks each reader’s language in phrases, counts what is new, and is muted for good', async () => {
    const { ann, bob } = await sitTogether(visit);
    const [annsChat, bobsChat] = [chatOn(ann), chatOn(bob, 'fr')];
    await bob.getByRole('button', { name: 'Discussion' }).click();
    await bobsChat.panel.getByRole('button', { name: 'Bonne chance' }).click();
    await bobsChat.write('salut');
    await ann.getByRole('button', { name: 'Chat, 2 new' }).tap();
    await annsChat.log.getByText('Good luck!').waitFor();
    await annsChat.log.getByText('salut').waitFor();
    expect(await violations(ann)).toEqual([]);
    expect(await smallTargets(ann)).toEqual([]);
    await annsChat.log.getByRole('button', { name: 'More about Bob' }).last().tap();
    const dialog = ann.getByRole('dialog');
    await dialog.waitFor();
    expect(await violations(ann)).toEqual([]);
    await dialog.getByRole('button', { name: /^Mute/ }).tap();
    await ann.getByText('You muted Bob.').waitFor();
    await annsChat.log.getByText('salut').waitFor({ state: 'detached' });
    await bobsChat.write('encore moi');
    await annsChat.write('still here');
    await bobsChat.log.getByText('still here').waitFor();
    expect(await annsChat.log.getByText('encore moi').count()).toBe(0);
    // Nothing is lost in large text.
    await largeText(ann);
    expect(await overflow(ann)).toBe(0);
    // Kept: in another visit too.
    await ann.reload();
    await ann.getByRole('button', { name: 'Chat' }).tap();
    await annsChat.log.getByText('still here').waitFor();
    expect(await annsChat.log.getByText('encore moi').count()).toBe(0);
    await ann.goto('/settings');
    await ann.getByRole('button', { name: 'Unmute Bob' }).tap();
    await ann.getByText('Nobody.').waitFor();
  });

  it('takes only phrases where the table wants it so, and lets the host send somebody away', async () => {
    const { ann, bob } = await sitTogether(visit, { chat: 'phrases' });
    const { panel, log, field } = chatOn(ann);
    await ann.getByRole('button', { name: 'Chat' }).tap();
    await panel.getByText('This table allows quick phrases only.').waitFor();
    expect(await field.count()).toBe(0);
    await panel.getByRole('button', { name: 'Hello!' }).tap();
    await log.getByText('Hello!').waitFor();
    await panel.getByRole('button', { name: 'Close chat' }).tap();
    const seats = ann.getByRole('list', { name: 'Seats' });
    await seats.getByRole('button', { name: 'More about Bob' }).tap();
    await ann.getByRole('dialog').getByRole('button', { name: 'Kick' }).tap();
    await bob.getByText('Tu ne peux pas t’asseoir à cette table.').waitFor();
    await seats.getByText('Seat 2, free').waitFor();
  });
});
