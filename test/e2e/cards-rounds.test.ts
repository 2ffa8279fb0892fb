import { describe, expect, it } from 'vitest';
import { layOut } from './cards-page.ts';
import { useSite } from './harness.ts';
import { deckOf, plant, savedCards } from './saves.ts';
import { handOver, logOf, myHand, prompt, result, stepButton, takeOver, tray } from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

const PEOPLE = ['Ann', 'Bob', 'Cy'] as const;
const HANDS = ['Bb Ib Gb Gb Eb Rb *', 'Qb Xb Zb Vb Jb Kb Wb', 'Cr Ar Tr Sr Or Nr Er'] as const;
/** The same hands every round: the deal passes to the left. */
const DEALT = [0, 1, 2].map((dealer) =>
  deckOf(HANDS, 'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib', dealer),
);

/** Notes what would be shown or told outside the page. */
const NOTIFIED = `
  window.notified = [];
  window.Notification = class { constructor(...all) { window.notified.push(all); } };
  window.ServiceWorkerRegistration.prototype.showNotification = async (...all) => void window.notified.push(all);
`;

const open = async (options: Parameters<typeof savedCards>[0], device: 'phone' | 'desktop' = 'desktop') => {
  const { page } = await visit({
    path: '/pass?game=planted',
    device,
    before: async (each) => {
      await plant(savedCards(options))(each);
      await each.addInitScript({ content: NOTIFIED });
    },
    ...still,
  });
  return page;
};

/** Everybody stays in for the least, exchanges nothing, and checks on. */
const TO_DECLARE = [
  '0 bet 1',
  '1 call',
  '2 call',
  '0 exchange none',
  '1 exchange none',
  '2 exchange none',
  '1 check',
  '2 check',
  '0 check',
  '1 exchange none',
  '2 exchange none',
  '0 exchange none',
  '1 check',
  '2 check',
  '0 check',
];

describe('pass and play with cards', () => {
  it('hides everybody’s cards in between, from the eye, from screen readers and from notifications', async () => {
    const page = await open({ people: PEOPLE, decks: DEALT, turns: [] }, 'phone');
    const covered = async (name: string): Promise<void> => {
      await page.getByRole('heading', { name: `Pass the device to ${name}.` }).waitFor();
      await expect.poll(() => page.locator('.letter-card').count()).toBe(0);
      const tree = await page.locator('body').ariaSnapshot();
      expect(tree).not.toMatch(/\b[A-Z], (?:blue|red)|\b(?:blue|red) [A-Z]\b|\b[A-Z][br]\b|\bwilds?\b/i);
      expect(await page.title()).not.toMatch(/[A-Z][br]\b/);
    };
    await covered('Ann');
    await takeOver(page, 'Ann');
    await page.getByRole('heading', { name: 'You open: bet 1 or more.' }).waitFor();
    const cards = myHand(page).getByRole('button', { name: /^Wild$|, (?:blue|red), \d+ points?$/ });
    await expect.poll(() => cards.count()).toBe(7);
    await stepButton(page, 'Bet 1').click();
    await page.getByRole('status').getByText('Ann bets 1.').waitFor();
    await covered('Bob');
    await takeOver(page, 'Bob');
    await stepButton(page, 'Call 1').click();
    await covered('Cy');
    expect(await page.evaluate('window.notified')).toEqual([]);
  });

  it('plays an all-in with a side pot: who is in it is told, and each pot is won on its own (CW-4.6, CW-4.9)', async () => {
    // Two rounds won by who deals leave Cy with the least.
    const turns = ['0 bet 1', '1 fold', '2 fold', '1 bet 1', '2 fold', '0 fold'];
    const page = await open({ people: PEOPLE, options: { stack: 40 }, decks: DEALT, turns });
    await takeOver(page, 'Cy');
    const all = page.getByRole('button', { name: /^All in/ }).first();
    await all.click();
    await stepButton(page, 'All in: 37').click();
    await takeOver(page, 'Ann');
    await all.click();
    await stepButton(page, 'All in: 40').click();
    await takeOver(page, 'Bob');
    await stepButton(page, 'Call all in: 40').click();
    await takeOver(page, 'Cy');
    const pots = page.getByRole('region', { name: 'The pot' }).getByRole('listitem');
    await expect
      .poll(() => pots.allInnerTexts())
      .toEqual([
        expect.stringMatching(/Main pot\s*114\s*for Ann, Bob and you/),
        expect.stringMatching(/Side pot\s*6\s*for Ann and Bob/),
      ]);
    // Cy, who looks already, goes first and last: the cards stay theirs from the last exchange to their word.
    for (const name of ['Cy', 'Ann', 'Bob', 'Ann', 'Bob', 'Cy']) {
      const keep = stepButton(page, 'Keep all');
      await keep.or(handOver(page)).waitFor();
      if ((await handOver(page).count()) > 0) await takeOver(page, name);
      await keep.click();
      await keep.waitFor({ state: 'detached' });
    }
    const words = { Cy: 'Cr Ar Tr Sr', Ann: 'Bb Ib Gb Gb Eb Rb', Bob: 'Qb Xb' } as const;
    for (const name of ['Cy', 'Ann', 'Bob'] as const) {
      if (name !== 'Cy') await takeOver(page, name);
      await layOut(page, words[name].split(' '));
      await stepButton(page, /^Declare/).click();
      await tray(page).waitFor({ state: 'detached' });
    }
    for (const name of ['Bob', 'Cy', 'Ann'] as const) {
      if (name !== 'Bob') await takeOver(page, name);
      await stepButton(page, 'Let them stand').click();
      await stepButton(page, 'Let them stand').waitFor({ state: 'detached' });
    }
    await result(page)
      .or(page.getByRole('region', { name: 'Round 3 is over' }))
      .waitFor();
    for (const pot of [/^Main pot: .* 114 with [A-Z]+\.$/, /^Side pot: .* 6 with [A-Z]+\.$/])
      await page.getByRole('listitem').getByText(pot).first().waitFor();
  });

  it('lets a challenge be won and lost: the word falls, or the challenger owes the next pot (CW-8)', async () => {
    const page = await open({
      people: PEOPLE,
      options: { stack: 40, ante: 2 },
      decks: DEALT,
      turns: [...TO_DECLARE, '0 declare Bb Ib Gb Gb Eb Rb', '1 declare Qb Xb Zb', '2 declare Cr Ar Tr Sr'],
    });
    await takeOver(page, 'Bob');
    await stepButton(page, 'Let them stand').click();
    await takeOver(page, 'Cy');
    await page.getByRole('button', { name: 'Challenge QXZ' }).click();
    await page.getByRole('heading', { name: /If it’s valid, you owe 3 chips/ }).waitFor();
    // On a phone that is out of sight where the word lies: it stands beside the answers, too.
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('group', { name: /you owe 3 chips/ })
      .getByText('you owe 3 chips')
      .waitFor();
    await page.getByRole('button', { name: 'Yes, challenge' }).click();
    const words = page.getByRole('region', { name: 'The words' }).getByRole('listitem');
    await words.filter({ hasText: 'QXZ' }).getByText('invalid word').waitFor();
    await page.getByRole('button', { name: 'Challenge BIGGER' }).click();
    await page.getByRole('button', { name: 'Yes, challenge' }).click();
    await takeOver(page, 'Ann');
    await page.getByText('owes 3 to the next pot').waitFor();
    await page.getByText('challenged, and valid').waitFor();
  });

  it('votes on a category, which the dealer announces and a player claims (CW-7.2, CW-21)', async () => {
    const page = await open(
      { people: PEOPLE, options: { category: 'dealer' }, decks: DEALT, turns: [] },
      'phone',
    );
    await takeOver(page, 'Ann');
    await page.getByLabel('Category', { exact: true }).fill('Things that purr');
    await page.getByRole('button', { name: 'Announce' }).click();
    await page.getByText('“Things that purr”').first().waitFor();
    const rest = await open({
      people: PEOPLE,
      options: { category: 'dealer' },
      decks: DEALT,
      turns: [
        '0 category "Things that purr"',
        ...TO_DECLARE,
        '0 declare Bb Ib Gb Gb Eb Rb',
        '1 declare none',
      ],
    });
    await takeOver(rest, 'Cy');
    await layOut(rest, ['Cr', 'Ar', 'Tr']);
    await rest.getByLabel(/It fits “Things that purr”/).check();
    await tray(rest).getByText('Category', { exact: true }).waitFor();
    await stepButton(rest, 'Declare CAT for 24').click();
    await stepButton(rest, 'Let them stand').click();
    await takeOver(rest, 'Bob');
    await rest.getByRole('button', { name: 'Challenge the category' }).click();
    await rest.getByRole('button', { name: 'Yes, challenge' }).click();
    for (const [name, vote] of [
      ['Bob', 'No'],
      ['Cy', 'Yes'],
      ['Ann', 'No'],
    ] as const) {
      if (name !== 'Bob') await takeOver(rest, name);
      await expect.poll(() => prompt(rest).innerText()).toBe('Does CAT fit “Things that purr”?');
      await stepButton(rest, vote).click();
    }
    await expect.poll(() => logOf(rest)).toMatch(/against: it falls/);
  });
});
