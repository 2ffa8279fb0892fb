import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { makeTable, openRules, sitDown } from './friends-page.ts';
import { useSite } from './harness.ts';
import { commandLine, logLines, logOf, money, question, stepButton } from './table-page.ts';
import { listen, playVariant, variantGame } from './variant-moves.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce', path: '/play?pace=0' } as const;
const phone = { device: 'phone', ...still } as const;

/** A lot on the felt; once tapped it begins with where it goes. */
const lotOf = (page: Page, who: string) =>
  page.getByRole('button', { name: new RegExp(`^(?:to \\w+\\??)?${who}: lot `) });
const ownLot = (page: Page) => page.getByRole('button', { name: /^(?:to \w+\??)?Your lot / });
const propose = (page: Page) => page.getByRole('button', { name: 'Propose', exact: true });
/** Waits until what is put together is said to do so. */
const means = (page: Page, text: RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Your proposal' }).getByRole('status').getByText(text).waitFor();

/** Chooses how many play. */
const forTwo = (page: Page) => page.getByRole('radio', { name: '2', exact: true }).check();

describe('trades (BW-11)', () => {
  it('are proposed by tapping lots, rings too; what they do is said; done is final; on to the result', async () => {
    const { page } = await visit({
      ...phone,
      before: variantGame({
        bots: 2,
        options: { deals: 'trades' },
        until: ({ phase, toAct, bagCount }) => phase === 'deal' && toAct.length === 3 && bagCount < 16,
      }),
    });
    await page.getByRole('heading', { name: /Propose a deal|for your answer/ }).waitFor();
    await expect.poll(() => propose(page).isDisabled()).toBe(true);
    await ownLot(page).tap();
    await page.getByText('Tap the lots to swap, one after another.').first().waitFor();
    await lotOf(page, 'Penny').tap();
    await means(page, /^You give Penny [A-Z]+ \(\$\d+\) and Penny gives you [A-Z]+ \(\$\d+\)\.$/);
    await lotOf(page, 'Marlowe').tap();
    await means(page, /^You give Penny .*, Penny gives Marlowe .* and Marlowe gives you [A-Z]+ \(\$\d+\)\.$/);
    await page.getByRole('button', { name: 'Reverse the ring' }).tap();
    await means(page, /^You give Marlowe .*, Marlowe gives Penny .* and Penny gives you /);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const heard = await listen(page);
    await propose(page).tap();
    await expect.poll(heard).toMatch(/You propose deal \d+: your lot goes to Marlowe/);
    await expect.poll(() => logOf(page)).toMatch(/(Penny|Marlowe) (accepted|rejected) deal \d+\./);
    await page.getByText('Done is final for this round').waitFor();
    await playVariant(page);
    await expect.poll(() => logOf(page)).toMatch(/You are done\./);
    await page.getByRole('list', { name: 'Money at the end' }).waitFor();
  });
});

describe('deals of many parts', () => {
  const atDeal = (options: { readonly deals: 'trades' | 'sales' }) =>
    variantGame({
      bots: 3,
      options: { ...options, startMoney: 500 },
      until: ({ phase, toAct }) => phase === 'deal' && toAct.length === 4,
    });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('BW-11.1 two exchanges go into one trade', async () => {
    const { page } = await visit({ ...phone, before: atDeal({ deals: 'trades' }) });
    await ownLot(page).tap();
    await lotOf(page, 'Penny').tap();
    await button(page, 'Add another swap').tap();
    await lotOf(page, 'Marlowe').tap();
    await expect.poll(() => propose(page).isDisabled()).toBe(true);
    await lotOf(page, 'Dot').tap();
    await means(
      page,
      /^You give Penny .*, Penny gives you .*, Marlowe gives Dot .* and Dot gives Marlowe .*\.$/,
    );
    await propose(page).tap();
    await expect
      .poll(() => logOf(page))
      .toMatch(/You propose deal \d+: your lot goes to Penny, .*Dot.* goes to Marlowe/);
  });

  it('BW-12.1 two lots go to one player, who pays for each; others may pay too', async () => {
    const { page } = await visit({ ...phone, before: atDeal({ deals: 'sales' }) });
    await lotOf(page, 'Penny').tap();
    await button(page, 'Me').tap();
    await button(page, 'Add another lot').tap();
    await lotOf(page, 'Dot').tap();
    await button(page, 'Me').tap();
    await button(page, 'Add money').tap();
    await button(page, 'Add another payment').tap();
    await button(page, 'Add another payment').tap();
    const payers = page.getByLabel('Who pays');
    await expect.poll(() => payers.count()).toBe(3);
    await payers.last().selectOption({ label: 'Marlowe' });
    await means(
      page,
      /^Penny gives you .*, Dot gives you .*, you pay Penny \$10, you pay Dot \$10 and Marlowe pays \w+ \$10\.$/,
    );
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await propose(page).tap();
    await expect.poll(() => logOf(page)).toMatch(/You propose deal \d+: .*you pay Penny \$10/);
    // What was put together is gone, for the next proposal.
    await page.getByRole('region', { name: 'Your proposal' }).waitFor({ state: 'detached' });
  });
});

describe('sales (BW-12)', () => {
  it('pass money with a lot, or a lot for money alone; the lot bought is one of several, with its origin; on to the result', async () => {
    const { page } = await visit({
      ...phone,
      before: variantGame({
        bots: 2,
        seed: 'sales',
        options: { deals: 'sales', startMoney: 500 },
        until: ({ phase, toAct, bagCount }) => phase === 'deal' && toAct.length === 3 && bagCount < 16,
      }),
    });
    await page.getByRole('heading', { name: /Propose a deal|for your answer/ }).waitFor();
    // Penny's lot to me, for a sum that nobody refuses.
    await lotOf(page, 'Penny').tap();
    await page.getByRole('button', { name: 'Me', exact: true }).tap();
    await page.getByRole('button', { name: 'Add money' }).tap();
    await page.getByLabel('How much').fill('200');
    await page.getByLabel('How much').press('Tab');
    await means(page, /^Penny gives you [A-Z]+ \(\$\d+\) and you pay Penny \$200\.$/);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await propose(page).tap();
    await expect.poll(() => logOf(page)).toMatch(/Deal \d+ goes through: .*you pay Penny \$200\./);
    // Now two lots lie before me, and none before Penny.
    const lots = page.getByRole('listitem').filter({ hasText: 'drawn for Penny' });
    await expect.poll(() => lots.count()).toBe(1);
    const told = await logLines(page).count();
    await stepButton(page, 'Done with deals').tap();
    // Where a bot has proposed something meanwhile it is asked first.
    await stepButton(page, 'Yes, done').or(logLines(page).nth(told)).first().waitFor({ state: 'attached' });
    if ((await question(page).count()) > 0) await stepButton(page, 'Yes, done').tap();
    await page.getByRole('heading', { name: /First of 2 lots|The lot .* costs/ }).waitFor();
    await page.getByText('drawn for Penny').first().waitFor();
    await playVariant(page);
    await page.getByRole('list', { name: 'Money at the end' }).waitFor();
  });

  it('are proposed by command, in French', async () => {
    const { page } = await visit({
      ...still,
      language: 'fr',
      before: variantGame({
        bots: 2,
        language: 'fr',
        options: { deals: 'sales', startMoney: 500 },
        until: ({ phase, toAct }) => phase === 'deal' && toAct.length === 3,
      }),
    });
    await page.getByRole('heading', { name: /Propose un échange|attend/ }).waitFor();
    await page.keyboard.press('/');
    await page.getByText(/Tu peux taper\s: propose \d>\d/).waitFor();
    await commandLine(page).fill('propose 0>1 $0>2:5');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => logOf(page))
      .toMatch(/Tu proposes l’échange \d+\s: ton lot à Penny, tu paies 5\s\$ à Marlowe\./);
  });

  it('go between friends: offered, withdrawn, accepted, and asked about before one is done', async () => {
    const { page: ann } = await visit({ path: '/new', reducedMotion: 'reduce' });
    await ann.getByRole('radio', { name: /Traders/ }).check();
    await forTwo(ann);
    await openRules(ann);
    await ann.getByLabel('First leader').selectOption({ label: 'Seat 1' });
    const path = await makeTable(ann);
    const { page: bob } = await visit({ path, device: 'phone', reducedMotion: 'reduce' });
    await sitDown(bob, 'Bob');
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    await ann.getByRole('button', { name: 'Roll the die' }).click();
    const choose = ann.getByRole('button', { name: '3 tiles' });
    await choose.or(ownLot(ann)).first().waitFor();
    if ((await choose.count()) > 0) await choose.click();

    await ownLot(ann).click();
    await lotOf(ann, 'Bob').click();
    await propose(ann).click();
    await bob.getByText('Deal 1, by Ann').waitFor();
    await bob.getByText(/^Ann gives you [A-Z]+ \(\$\d+\) and you give Ann [A-Z]+ \(\$\d+\)\.$/).waitFor();
    await ownLot(ann).click();
    await lotOf(ann, 'Bob').click();
    await ann.getByText('That deal is already on the table.').waitFor();
    await expect.poll(() => propose(ann).isDisabled()).toBe(true);
    await ann.getByRole('button', { name: 'Clear', exact: true }).click();
    await ann.getByRole('button', { name: 'Withdraw deal 1' }).click();
    await bob.getByText('Deal 1, by Ann').waitFor({ state: 'detached' });

    // Bob asks for the lot and pays for it.
    await lotOf(bob, 'Ann').tap();
    await bob.getByRole('button', { name: 'Me', exact: true }).tap();
    await bob.getByRole('button', { name: 'Add money' }).tap();
    await bob.getByRole('button', { name: '+$25' }).tap();
    await propose(bob).tap();
    await ann.getByRole('heading', { name: '1 deal is waiting for your answer.' }).waitFor();
    await ann.getByRole('button', { name: 'Done with deals' }).click();
    await ann.getByRole('heading', { name: /^1 deal is still open\. Finish anyway\?/ }).waitFor();
    await ann.getByRole('button', { name: 'Not yet' }).click();
    await ann.getByRole('button', { name: 'Accept deal 2' }).click();
    for (const page of [ann, bob])
      await expect.poll(() => logOf(page)).toMatch(/Deal 2 goes through: .*pays? (you|Ann) \$35\./);
    await expect.poll(() => money(ann).innerText()).toBe('$335');
    // The answer is seen at the table by whoever had proposed it, and by nobody else.
    const answers = (page: Page) => page.getByRole('status').filter({ hasText: 'Your offers, answered' });
    await answers(bob)
      .getByText(/^Deal 2 goes through: /)
      .waitFor();
    expect(await answers(ann).count()).toBe(0);
    for (const page of [ann, bob]) await page.getByRole('button', { name: 'Done with deals' }).click();
    await bob.getByRole('heading', { name: /First of 2 lots|The lot .* costs/ }).waitFor();
  });

  it('go between people who share a device, which is handed on before anybody is done', async () => {
    const { page } = await visit({ ...phone, path: '/new?play=pass' });
    await page.getByRole('radio', { name: /Traders/ }).check();
    await forTwo(page);
    await openRules(page);
    await page.getByLabel('First leader').selectOption({ label: 'Seat 1' });
    await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Player 2' }).fill('Bob');
    await page.getByRole('button', { name: 'Start the game' }).tap();
    await page.getByRole('heading', { name: /^Ann · / }).waitFor();
    await page.getByRole('button', { name: 'Roll the die' }).tap();
    const choose = page.getByRole('button', { name: '3 tiles' });
    await choose.or(ownLot(page)).first().waitFor();
    if ((await choose.count()) > 0) await choose.tap();
    await ownLot(page).tap();
    await lotOf(page, 'Bob').tap();
    await propose(page).tap();
    await page.getByRole('group', { name: 'Pass the device to' }).getByRole('button', { name: 'Bob' }).tap();
    // All lots and tiles are open: nothing is to be hidden on the way.
    await page.getByRole('heading', { name: /^Bob · / }).waitFor();
    await page.getByRole('button', { name: 'Accept deal 1' }).tap();
    await expect.poll(() => logOf(page)).toContain('Deal 1 goes through');
  });
});
