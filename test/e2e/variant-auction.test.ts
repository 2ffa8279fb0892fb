import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { makeTable, openRules, sitDown } from './friends-page.ts';
import { useSite } from './harness.ts';
import { commandLine, focused, logLines, logOf, step, stepButton } from './table-page.ts';
import { listen, playVariant, variantGame } from './variant-moves.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce', path: '/play?pace=0' } as const;
const phone = { device: 'phone', ...still } as const;

describe('an English auction (BW-10.2)', () => {
  it('is bid in by touch: quick raises, one chance each', async () => {
    const { page } = await visit({
      ...phone,
      before: variantGame({
        bots: 2,
        options: { auctions: 'english', startMoney: 80 },
        until: ({ phase, auction }) => phase === 'auction' && auction?.seller !== 0 && auction?.high !== null,
      }),
    });
    await page.getByRole('heading', { name: /^Your one chance: bid at least \$\d+, or pass\.$/ }).waitFor();
    await page.getByText(/^Highest bid: \$\d+, \w+$/).waitFor();
    const bidders = page.getByRole('list', { name: 'Bidders' }).getByRole('listitem');
    await bidders.filter({ hasText: 'You' }).getByText('bidding now').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const heard = await listen(page);
    const least = Number((await page.getByLabel('Your bid').inputValue()).replace(/\D/g, ''));
    await page.getByRole('button', { name: '+$5', exact: true }).tap();
    await page.getByRole('button', { name: 'One dollar more' }).tap();
    await page.getByRole('button', { name: `Bid $${least + 6}` }).tap();
    await expect.poll(heard).toContain(`You bid $${least + 6}.`);
    await expect.poll(() => logOf(page)).toMatch(/(You|\w+) (won|kept) \w+ for \$/);
  });

  it('has its quick raises a tap away on a low phone', async () => {
    const { page } = await visit({
      ...phone,
      viewport: { width: 360, height: 640 },
      before: variantGame({
        bots: 2,
        options: { auctions: 'english', startMoney: 80 },
        until: ({ phase, auction }) => phase === 'auction' && auction?.seller !== 0 && auction?.high !== null,
      }),
    });
    const least = Number((await page.getByLabel('Your bid').inputValue()).replace(/\D/g, ''));
    const raise = page.getByRole('button', { name: '+$5', exact: true });
    expect(await raise.count()).toBe(0);
    await page.getByRole('button', { name: 'Quick raises' }).tap();
    await raise.waitFor();
    expect(await smallTargets(page)).toEqual([]);
    await raise.tap();
    await page.getByRole('button', { name: `Bid $${least + 5}` }).waitFor();
    await page.getByLabel('Your bid').waitFor();
  });

  it('is put up by keyboard, and topped by who sells', async () => {
    const { page } = await visit({
      ...still,
      before: variantGame({
        bots: 2,
        options: { auctions: 'english', startMoney: 300 },
        until: ({ phase, round }) => phase === 'buy' && round > 1,
      }),
    });
    await focused(step(page).getByRole('button')).waitFor();
    while ((await focused(stepButton(page, 'Auction it')).count()) === 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Your lot is up for auction').waitFor();
    await page.getByRole('heading', { name: /Top it, or let the lot go\?|Take your lot for/ }).waitFor();
    await focused(step(page).getByRole('button')).waitFor();
    if ((await page.getByLabel('Your bid').count()) > 0) {
      const before = Number(await page.getByLabel('Your bid').inputValue());
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('PageUp');
      await expect.poll(() => page.getByLabel('Your bid').inputValue()).toBe(String(before + 11));
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => logOf(page)).toMatch(/You kept \w+ for \$/);
  });

  it('is bid in by command, and a bid that is too low is refused in a sentence', async () => {
    const { page } = await visit({
      ...still,
      language: 'fr',
      before: variantGame({
        bots: 2,
        language: 'fr',
        options: { auctions: 'english', startMoney: 80 },
        until: ({ phase, auction }) => phase === 'auction' && auction?.seller !== 0,
      }),
    });
    await page.getByRole('heading', { name: /^Ta seule chance/ }).waitFor();
    await page.keyboard.press('/');
    await page.getByText(/Tu peux taper\s: bid \d+ · pass/).waitFor();
    await commandLine(page).fill('bid 0');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/ou plus/)
      .waitFor();
    await commandLine(page).fill('pass');
    await page.keyboard.press('Enter');
    await expect.poll(() => logOf(page)).toContain('Tu passes.');
  });
});

describe('a French auction (BW-10.3)', () => {
  it('is bid in by a limit that the page keeps to, and that can be stopped; on to the result', async () => {
    const { page } = await visit({
      ...phone,
      before: variantGame({
        bots: 3,
        seed: 'variants 0',
        options: { auctions: 'french', startMoney: 80 },
        until: ({ phase, auction, seats, bagCount }) =>
          phase === 'auction' &&
          bagCount < 30 &&
          auction?.seller !== 0 &&
          (seats[0]?.money ?? 0) > (auction?.least ?? 0) + 3,
      }),
    });
    await page.getByRole('heading', { name: /^Bid at least \$\d+, or pass\.$/ }).waitFor();
    await page
      .getByText(/normally \$\d+/)
      .first()
      .waitFor();
    const least = Number(await page.getByLabel('Your bid').inputValue());
    await page.getByLabel('Your bid').fill(String(least + 2));
    await page.getByLabel('Your bid').press('Tab');
    await page.getByRole('button', { name: `Auto-bid to $${least + 2}` }).tap();
    // The least that is needed, as long as the limit lasts: then it is one's own to decide, or the lot is won.
    await expect.poll(() => logOf(page)).toContain(`You bid $${least}.`);
    const told = logLines(page).filter({ hasText: /You won \w+ for|\w+ kept \w+ for/ });
    await page
      .getByText(/passed your limit of \$\d+: you decide/)
      .or(told.last())
      .first()
      .waitFor();
    await playVariant(page);
    await page.getByRole('list', { name: 'Money at the end' }).waitFor();
  });

  it('lets a limit be set ahead and stopped before one’s turn, and two players are advised against it (BW-10.5)', async () => {
    const { page: ann } = await visit({ path: '/new', reducedMotion: 'reduce' });
    await ann.getByRole('radio', { name: /Auction house/ }).check();
    await ann.getByRole('radio', { name: '2', exact: true }).check();
    await openRules(ann);
    await ann.getByText('With two players, the French rules advise against auctions.').first().waitFor();
    await ann.getByLabel('First leader').selectOption({ label: 'Seat 1' });
    const path = await makeTable(ann);
    const { page: bob } = await visit({ path, device: 'phone', reducedMotion: 'reduce' });
    await sitDown(bob, 'Bob');
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    await ann.getByRole('button', { name: 'Roll the die' }).click();
    const choose = ann.getByRole('button', { name: '3 tiles' });
    await choose
      .or(ann.getByRole('button', { name: 'Auction it' }))
      .first()
      .waitFor();
    if ((await choose.count()) > 0) await choose.click();
    await ann.getByText('With two players, the French rules advise against auctions.').first().waitFor();
    await ann.getByRole('button', { name: 'Auction it' }).click();
    // Who sells sets a limit while the other bids, thinks better of it, and sets it again.
    await ann.getByRole('heading', { name: 'Waiting for Bob to bid.' }).waitFor();
    await ann.getByRole('button', { name: /^Full price/ }).click();
    await ann.getByRole('button', { name: /^Bid up to \$\d+ for me$/ }).click();
    await ann.getByText(/^Bidding up to \$\d+ for you\.$/).waitFor();
    await ann.getByRole('button', { name: 'Cancel' }).click();
    await ann.getByRole('button', { name: /^Bid up to \$\d+ for me$/ }).click();
    await bob.getByRole('button', { name: /^Bid \$\d+$/ }).tap();
    for (const page of [ann, bob])
      await expect.poll(() => logOf(page)).toMatch(/(You|Ann) kept \w+ for \$\d+\./);
  });
});
