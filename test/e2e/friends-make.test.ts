import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BUYWORD_FORM } from '../../src/catalog/buyword-form.ts';
import { linkOf } from '../../src/client/make/rules-link.ts';
import { largeText, overflow, smallTargets, violationsInBothLights } from './access-checks.ts';
import { doMove, makeTable, movedOn, openRules, seats } from './friends-page.ts';
import { useSite } from './harness.ts';
import { moveFor, myTurn, WORDING } from './play-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

/** The rules in plain words, once they are there. */
const summary = async (page: Page): Promise<string[]> => {
  const rules = page.getByRole('list', { name: /^(?:The rules at this|Les règles de cette) table$/ });
  await rules.waitFor();
  return rules.getByRole('listitem').allInnerTexts();
};

const FRENCH_RULES = linkOf(BUYWORD_FORM, {
  seats: 2,
  spectators: 'live',
  patienceSeconds: 90,
  options: { dictionary: 'fr-full', tiles: 'french', judge: 'challenge', shortDraw: 'partial' },
});

describe('making a table', () => {
  it('proposes words of the page’s language and follows it until something is chosen', async () => {
    const { page } = await visit({ path: '/new' });
    await page.getByText('English words, from the full dictionary.').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('Mots français du dictionnaire complet, sans accents.').waitFor();
    await page.getByRole('radio', { name: /En famille/ }).check();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Common French words only, without accents.').waitFor();
  });

  it('tells every choice in plain words and in its address, which shows the same table again', async () => {
    const { page } = await visit({ path: '/new' });
    await openRules(page);
    await page.getByLabel('Tiles to keep').selectOption({ label: 'No limit' });
    await page.getByText('Keep as many tiles as you like.').waitFor();
    await page.getByText('Custom rules').waitFor();
    await page.getByLabel('Words you allow').fill('zut, Hélas');
    // Words that are none are refused, in place.
    await page.getByLabel('Words you ban').fill('A1');
    await page.getByText('Also valid here: HELAS and ZUT.').waitFor();
    await page.getByLabel('Words you allow').focus();
    await page.getByText('Use words of 2 to 15 letters, A to Z.').waitFor();
    await page.getByLabel('Who judges words').selectOption({ label: 'The players' });
    await page.getByLabel('Penalty').selectOption({ label: '$50' });
    await page.getByText('pays $50').first().waitFor();
    const before = await summary(page);
    expect(before.join()).toContain('pays $50');
    await page.reload();
    await page.getByText('Also valid here').waitFor();
    await expect.poll(() => summary(page)).toEqual(before);
  });

  it('is there again, rules and all, for who goes back; a name is asked for once', async () => {
    const { page } = await visit({ path: '/new' });
    await page.getByRole('radio', { name: /Family/ }).check();
    const first = await makeTable(page);
    await page.goBack();
    await page.getByText('Common English words only.').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /Family/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await seats(page).waitFor();
    expect(new URL(page.url()).pathname).not.toBe(first);
  });

  it('says so where the rules of a link cannot be read, and shows the usual ones', async () => {
    const { page } = await visit({ path: '/new?o=nonsense' });
    await page.getByText('The rules in this link can’t be read.').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /Classic/ }).isChecked()).toBe(true);
  });

  it('takes the French rules from a link, in French, to a word that is challenged', async () => {
    const { page: zoe } = await visit({ path: FRENCH_RULES, language: 'fr', ...still });
    await expect.poll(() => zoe.getByRole('radio', { name: /Règles françaises/ }).isChecked()).toBe(true);
    await openRules(zoe);
    // Enough for any lot, so that both come to hold tiles.
    await zoe.getByLabel('Argent', { exact: true }).selectOption({ label: '1\u202f000\u00a0$' });
    const rules = await summary(zoe);
    expect(rules.join('\n')).toContain('qui a tort paie 20\u00a0$');
    await zoe.getByLabel('Ton nom').fill('Zoé');
    await zoe.getByRole('button', { name: 'Créer la table' }).click();
    await zoe.getByRole('list', { name: 'Places' }).waitFor();
    const { page: leo } = await visit({ path: new URL(zoe.url()).pathname, language: 'fr', ...still });
    await leo.getByRole('heading', { name: 'Zoé t’invite à jouer à BuyWord' }).waitFor();
    await expect.poll(() => summary(leo)).toEqual(rules);
    await leo.getByLabel('Ton nom').fill('Léo');
    await leo.getByRole('button', { name: 'M’asseoir' }).click();
    await zoe.getByRole('button', { name: /^Commencer à 2\sjoueurs$/ }).click();

    // Both come to the selling; one sells two tiles, word or not, and the other challenges.
    const reachSelling = async (page: Page): Promise<void> => {
      for (;;) {
        const shown = await myTurn(page);
        if (shown.buttons.includes('Terminé')) return;
        const canBuy = shown.buttons.some((each) => WORDING.buy.test(each));
        await doMove(page, canBuy ? { kind: 'buy' } : moveFor(shown, 'fr'));
        await movedOn(page, shown);
      }
    };
    await Promise.all([reachSelling(zoe), reachSelling(leo)]);
    const [hand, otherHand] = [(await myTurn(zoe)).hand, (await myTurn(leo)).hand];
    expect(hand.length).toBeGreaterThan(1);
    // A wild asks once, and what the other does meanwhile leaves the question where it is.
    const lacked =
      Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').find((letter) => !otherHand.includes(letter)) ?? '';
    await leo.keyboard.type(`${otherHand[0]}${lacked}`);
    await leo.getByRole('button', { name: /^Vendre/ }).click();
    const notYet = leo.getByRole('button', { name: 'Pas encore' });
    await notYet.waitFor();
    await zoe.keyboard.type(hand.slice(0, 2));
    await zoe.getByRole('button', { name: /^Vendre/ }).click();
    const challenge = leo.getByRole('button', { name: 'Contester' });
    await challenge.waitFor();
    await notYet.click();
    await challenge.click();
    for (const page of [zoe, leo])
      await page
        .getByRole('log', { name: 'Ce qui s’est passé' })
        .getByText(/contestes? à (tort|raison) (le mot|ton mot)/)
        .waitFor();
  });
});

describe('making a table, all options open', () => {
  it.each(['phone', 'desktop'] as const)('axe finds nothing, by day or by lamplight (%s)', async (device) => {
    const { page } = await visit({ device, path: FRENCH_RULES });
    await openRules(page);
    await page.getByLabel('Time to challenge').waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
  });

  it.each(['en', 'fr'] as const)(
    'nothing is lost on narrow screens, in large text, or too small (%s)',
    async (language) => {
      const narrow = { width: 320, height: 640 };
      const { page } = await visit({ language, device: 'phone', viewport: narrow, path: FRENCH_RULES });
      await openRules(page);
      expect(await overflow(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 640 });
      const targets = 'main :is(a, button, select, summary, label:has(input), input[type=text])';
      expect(await smallTargets(page, targets)).toEqual([]);
      await largeText(page);
      expect(await overflow(page)).toBe(0);
    },
  );
});
