import type { Locator, Page } from 'playwright-core';

/** The word finder as a user meets it, in either language. */
export const finderOn = (page: Page, language: 'en' | 'fr' = 'en') => {
  const texts =
    language === 'fr'
      ? { letters: 'Tes lettres', wild: /^Avec un joker/, list: 'Les mots les plus chers' }
      : { letters: 'Your letters', wild: /^With a wild/, list: 'Most valuable words' };
  const words = page.getByRole('list', { name: texts.list }).getByRole('button', { expanded: false });
  const opened = page.getByRole('button', { expanded: true });
  return {
    letters: page.getByRole('textbox', { name: texts.letters }),
    wild: page.getByRole('switch', { name: texts.wild }),
    words,
    /** The word at the top of the list, once it is this one; names are read with plain spaces. */
    firstWord: async (name: RegExp): Promise<Locator> => {
      const first = page.getByRole('list', { name: texts.list }).getByRole('button').first();
      await first.and(page.getByRole('button', { name })).waitFor();
      return first;
    },
    opened,
    /** The word that is open in the list, with what it means. */
    definition: page.getByRole('listitem').filter({ has: opened }),
  };
};
