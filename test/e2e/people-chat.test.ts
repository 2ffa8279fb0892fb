import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { largeText, overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { chatOn, doAt, sitTogether } from './people-page.ts';
import { said } from './table-page.ts';

const { visit } = useSite();

describe('chat at a table', () => {
  it('speaks each reader’s language in phrases, counts what is new, and is muted for good', async () => {
    const { ann, bob } = await sitTogether(visit);
    const [annsChat, bobsChat] = [chatOn(ann), chatOn(bob, 'fr')];
    // On a wide screen the chat is beside the seats from the start.
    await bobsChat.panel.getByRole('button', { name: 'Bonne chance' }).click();
    await bobsChat.write('salut');
    // On a phone the newest line is in sight for a while.
    await ann.getByText('Bob: salut').first().waitFor();
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

  it('shows in place who is muted or blocked, and undoes it there', async () => {
    const { ann, bob } = await sitTogether(visit);
    const [annsChat, bobsChat] = [chatOn(ann), chatOn(bob, 'fr')];
    const seats = ann.getByRole('list', { name: 'Seats' });
    const dialog = ann.getByRole('dialog');
    await bobsChat.write('salut');
    // From the seats, with the chat shut: undone by what says that it is done …
    await seats.getByRole('button', { name: 'More about Bob' }).tap();
    await dialog.getByRole('button', { name: /^Mute/ }).tap();
    await seats.getByText('muted', { exact: true }).waitFor();
    await ann.getByRole('button', { name: 'Undo' }).tap();
    await ann.getByText('You see Bob’s messages again.').waitFor();
    await seats.getByText('muted', { exact: true }).waitFor({ state: 'detached' });
    // … in the dialog …
    await seats.getByRole('button', { name: 'More about Bob' }).tap();
    await dialog.getByRole('button', { name: /^Block/ }).tap();
    await seats.getByText('blocked', { exact: true }).waitFor();
    await seats.getByRole('button', { name: 'More about Bob' }).tap();
    await dialog.getByRole('button', { name: /^Unblock/ }).waitFor();
    expect(await dialog.getByRole('button', { name: /^(?:Mute|Block)/ }).count()).toBe(0);
    expect(await violations(ann)).toEqual([]);
    await dialog.getByRole('button', { name: /^Unblock/ }).tap();
    await seats.getByText('blocked', { exact: true }).waitFor({ state: 'detached' });
    // … and in the chat, where the lines come back.
    await ann.getByRole('button', { name: /^Chat/ }).tap();
    await annsChat.log.getByText('salut').waitFor();
    await annsChat.log.getByRole('button', { name: 'More about Bob' }).tap();
    await dialog.getByRole('button', { name: /^Mute/ }).tap();
    await annsChat.log.getByText('salut').waitFor({ state: 'detached' });
    await annsChat.panel.getByText('muted', { exact: true }).waitFor();
    expect(await violations(ann)).toEqual([]);
    await annsChat.panel.getByRole('button', { name: 'Unmute Bob' }).tap();
    await annsChat.log.getByText('salut').waitFor();
    await expect.poll(() => annsChat.panel.getByText('muted', { exact: true }).count()).toBe(0);
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

describe('chat during a game', () => {
  /** The line that tells the last that happened, and the sheet behind it. */
  const lineOf = (page: Page): Locator => page.getByRole('button', { name: said(({ play }) => play.beside) });

  const sitInGame = async () => {
    const together = await sitTogether(visit);
    const { ann, bob, code } = together;
    await doAt(ann, code, 'start');
    await lineOf(ann).waitFor();
    await bob.getByRole('tab', { name: 'Discussion' }).click();
    return together;
  };

  it('shows a phone who said what in the line below the table, which leads to it', async () => {
    const { ann, bob } = await sitInGame();
    const line = lineOf(ann);
    const last = () => line.getAttribute('data-last');
    await expect.poll(last).toMatch(/^Round 1/);
    await chatOn(bob, 'fr').write('à toi');
    await expect.poll(last).toBe('Bob: à toi');
    // Heard too, politely, by who does not see it.
    await ann.getByRole('log', { name: 'Messages' }).getByText('Bob: à toi').waitFor();
    expect(await violations(ann)).toEqual([]);
    await line.tap();
    await chatOn(ann).log.getByText('à toi').waitFor();
    await expect.poll(last).toMatch(/^Round 1/);
    expect(await ann.evaluate('document.activeElement.tagName')).not.toBe('INPUT');
    await ann.getByRole('button', { name: 'Close', exact: true }).tap();
    await chatOn(ann).panel.waitFor({ state: 'detached' });
    // It goes by itself after a while; the count stays.
    await chatOn(bob, 'fr').write('encore');
    await expect.poll(() => line.getAttribute('data-unread')).toBe('1');
    await expect.poll(last, { timeout: 15_000 }).toMatch(/^Round 1/);
    await expect.poll(() => line.getAttribute('data-unread')).toBe('1');
  });

  it('is a tab beside the table on a desktop, which counts and shows what is new', async () => {
    const { ann, bob } = await sitInGame();
    await bob.getByRole('tab', { name: 'Journal' }).click();
    await lineOf(ann).tap();
    await ann.getByRole('tab', { name: 'Chat' }).tap();
    await chatOn(ann).write('hello Bob');
    await bob.getByRole('tab', { name: 'Discussion 1' }).waitFor();
    await bob.getByRole('button', { name: 'Ann : hello Bob' }).click();
    await chatOn(bob, 'fr').log.getByText('hello Bob').waitFor();
    await expect.poll(() => bob.getByRole('tab', { selected: true }).innerText()).toBe('Discussion');
    expect(await violations(bob)).toEqual([]);
  });
});
