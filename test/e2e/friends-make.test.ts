import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkOf } from '../../src/client/make/rules-link.ts';
import { presetOptions, USUAL } from '../../src/client/make/table-wish.ts';
import { violations } from './access-checks.ts';
import { doMove, makeTable, movedOn, myTurnHere } from './friends-page.ts';
import { useSite } from './harness.ts';
import { moveFor, WORDING } from './play-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

const summary = (page: Page): Promise<string[]> => page.locator('.rules-summary li').allInnerTexts();
const overflow = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const FRENCH_RULES = linkOf({ ...USUAL, seats: 2, options: presetOptions('french', 'fr') });

describe('making a table', () => {
  it('proposes words of the page’s language and follows it until something is chosen', async () => {
    const { page } = await visit({ path: '/new' });
    await page.getByText('English words, from the full dictionary.').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('Mots français, du dictionnaire complet, sans accents.').waitFor();
    await page.getByRole('radio', { name: /En famille/ }).check();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Common French words only, without accents.').waitFor();
  });

  it('tells every choice in plain words and in its address, which shows the same table again', async () => {
    const { page } = await visit({ path: '/new' });
    await page.getByText('Change the rules').click();
    await page.getByLabel('Tiles to keep').selectOption({ label: 'No limit' });
    await page.getByText('Keep as many tiles as you like.').waitFor();
    await page.getByText('Your own mix of rules').waitFor();
    await page.getByLabel('Words you allow').fill('zut, Hélas');
    await page.getByLabel('Words you ban').focus();
    await page.getByText('Also good here: HELAS and ZUT.').waitFor();
    await page.getByLabel('Who judges words').selectOption({ label: 'The players' });
    await page.getByLabel('Penalty').selectOption({ label: '$50' });
    const before = await summary(page);
    expect(before.join()).toContain('pays $50');
    await page.reload();
    await page.getByText('Also good here').waitFor();
    expect(await summary(page)).toEqual(before);
  });

  it('is there again, rules and all, for who goes back; a name is asked for once', async () => {
    const { page } = await visit({ path: '/new' });
    await page.getByRole('radio', { name: /Family/ }).check();
    const first = await makeTable(page);
    await page.goBack();
    await page.getByText('Common English words only.').waitFor();
    expect(await page.getByRole('radio', { name: /Family/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.locator('.lobby').waitFor();
    expect(new URL(page.url()).pathname).not.toBe(first);
  });

  it('refuses words that are none, in place', async () => {
    const { page } = await visit({ path: '/new' });
    await page.getByText('Change the rules').click();
    await page.getByLabel('Words you ban').fill('A1');
    await page.getByLabel('Words you allow').focus();
    await page.getByText('Words of 2 to 15 letters, A to Z, please.').waitFor();
  });

  it('says so where the rules of a link cannot be read, and shows the usual ones', async () => {
    const { page } = await visit({ path: '/new?o=nonsense' });
    await page.getByText('The rules in this link cannot be read.').waitFor();
    expect(await page.getByRole('radio', { name: /Classic/ }).isChecked()).toBe(true);
  });

  it('takes the French rules from a link, in French, to a word that is challenged', async () => {
    const { page: zoe } = await visit({ path: FRENCH_RULES, language: 'fr', ...still });
    expect(await zoe.getByRole('radio', { name: /Règles françaises/ }).isChecked()).toBe(true);
    await zoe.getByText('Changer les règles').click();
    // Enough for any lot, so that both come to hold tiles.
    await zoe.getByLabel('Argent', { exact: true }).selectOption({ label: '1\u202f000\u00a0$' });
    const rules = await summary(zoe);
    expect(rules.join('\n')).toContain('qui a tort paie 20\u00a0$');
    await zoe.getByLabel('Ton nom').fill('Zoé');
    await zoe.getByRole('button', { name: 'Préparer la table' }).click();
    await zoe.locator('.lobby').waitFor();
    const { page: leo } = await visit({ path: new URL(zoe.url()).pathname, language: 'fr', ...still });
    await leo.getByRole('heading', { name: 'Zoé t’invite à une partie de BuyWord' }).waitFor();
    expect(await summary(leo)).toEqual(rules);
    await leo.getByLabel('Ton nom').fill('Léo');
    await leo.getByRole('button', { name: 'M’asseoir' }).click();
    await zoe.getByRole('button', { name: /^Commencer à 2\sjoueurs$/ }).click();

    // Both come to the selling; one sells two tiles, word or not, and the other challenges.
    const reachSelling = async (page: Page): Promise<void> => {
      for (;;) {
        const shown = await myTurnHere(page);
        if (shown.buttons.includes('Terminé')) return;
        const canBuy = shown.buttons.some((each) => WORDING.buy.test(each));
        await doMove(page, canBuy ? { kind: 'buy' } : moveFor(shown, 'fr'));
        await movedOn(page, shown);
      }
    };
    await Promise.all([reachSelling(zoe), reachSelling(leo)]);
    const [hand, otherHand] = [(await myTurnHere(zoe)).hand, (await myTurnHere(leo)).hand];
    expect(hand.length).toBeGreaterThan(1);
    // A wild asks once, and what the other does meanwhile leaves the question where it is.
    const lacked =
      Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').find((letter) => !otherHand.includes(letter)) ?? '';
    await leo.keyboard.type(`${otherHand[0]}${lacked}`);
    await leo.getByRole('button', { name: /^Vendre/ }).click();
    const question = leo.locator('.play-area fieldset.actions');
    await question.waitFor();
    await zoe.keyboard.type(hand.slice(0, 2));
    await zoe.getByRole('button', { name: /^Vendre/ }).click();
    await leo.locator('.challenges').waitFor();
    await question.getByRole('button').last().click();
    await leo.getByRole('button', { name: 'Contester' }).click();
    for (const page of [zoe, leo])
      await page
        .locator('.log')
        .getByText(/contestes?e? la vente/)
        .waitFor();
  });
});

describe('axe finds nothing where tables are made', () => {
  it.each([
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const)('with all options open (%s, %s)', async (device, colorScheme) => {
    const { page } = await visit({ device, colorScheme, path: FRENCH_RULES });
    await page.getByText('Change the rules').click();
    await page.getByLabel('Time to challenge').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe.each(['en', 'fr'] as const)(
  'making a table on narrow screens and with large text (%s)',
  (language) => {
    it.each([
      ['100%', 320],
      ['200%', 390],
    ] as const)('loses nothing at %s on %d pixels', async (fontSize, width) => {
      const { page } = await visit({ language, viewport: { width, height: 640 }, path: FRENCH_RULES });
      await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`);
      await page.locator('.make-options summary').click();
      expect(await overflow(page)).toBe(0);
    });

    it('has targets of at least 48 pixels', async () => {
      const { page } = await visit({ language, device: 'phone', path: FRENCH_RULES });
      await page.locator('.make-options summary').click();
      const targets = page.locator(
        '.make :is(a, button, select, summary, label:has(input), input[type=text])',
      );
      const small = await targets.evaluateAll((elements) =>
        elements.filter((each) => each.getBoundingClientRect().height < 48).map((each) => each.outerHTML),
      );
      expect(small).toEqual([]);
    });
  },
);
