import type { Page } from 'playwright-core';
import type { Visit } from '../harness.ts';

/** Opens a page in the pseudo-language, with a game that is kept there, if one is told. */
export type OpenPseudo = (path: string, save?: string) => Promise<Visit>;

/**
 * Texts with plain letters, which no catalogue has given. What is no text of ours is let pass: letters on tiles, what is
 * marked as not to be translated or as being in a language of its own, and the rules, which docs/rules has.
 */
const FOREIGN = `(() => {
  const LETTER = /[A-Za-z]/;
  const OWN = '.tile, .letter-key, script, style, noscript, [translate="no"], [lang]:not(html), .rules h1, .rules-text, .rules-contents ol';
  const found = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (LETTER.test(node.data) && holder.closest(OWN) === null && holder.closest('head > :not(title)') === null)
      found.push(node.data.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      if (LETTER.test(element.getAttribute(name)) && element.closest(OWN) === null)
        found.push(name + ': ' + element.getAttribute(name));
  return found;
})()`;

/** Texts of a page that no catalogue has given. */
export const foreignTexts = (page: Page): Promise<string[]> => page.evaluate(FOREIGN);

/** Bots of a kept game have names of no catalogue; these have no plain letters. */
export const BOTS = ['Ωμέγα', 'Δέλτα'];
