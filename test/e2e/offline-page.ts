import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until something is true in the page. */
export const holds = (page: Page, expression: string): Promise<void> =>
  expect.poll(() => page.evaluate(expression)).toBe(true);

/** Whether the site answers without a network, and whether it has the words of a language; expressions for pages of any engine. */
const SITE_IS_KEPT = 'navigator.serviceWorker.controller !== null';
export const wordsAreKept = (language: 'en' | 'fr'): string =>
  `caches.open('wordstake-words').then((kept) => kept.keys()).then((all) => ['full', 'common'].every((size) => all.some(({ url }) => url.endsWith('/${language}-' + size + '.words'))))`;

/** Waits until the site is kept on this device, with the words of the page's language. */
export const isKept = async (page: Page, language: 'en' | 'fr' = 'en'): Promise<void> => {
  await holds(page, SITE_IS_KEPT);
  await holds(page, wordsAreKept(language));
};

/** What a browser says of what it could not fetch. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;
