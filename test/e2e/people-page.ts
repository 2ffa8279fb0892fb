import type { Page } from 'playwright-core';
import { socialIn } from '../../src/messages/social.ts';
import type { Site } from './harness.ts';

/** Makes a table past the page, as the person whom the page knows, and returns its code. */
export const tableOf = async (page: Page, wish: object = {}): Promise<string> => {
  const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 2, ...wish } });
  const { info } = (await made.json()) as { readonly info: { readonly code: string } };
  return info.code;
};

/** Does something at a table past the page. */
export const doAt = async (page: Page, code: string, action: string, data: object = {}): Promise<void> => {
  const answer = await page.request.post(`/api/tables/${code}/${action}`, { data });
  if (!answer.ok()) throw new Error(`${action}: ${await answer.text()}`);
};

/** The chat beside a table. */
export const chatOn = (page: Page, language: 'en' | 'fr' = 'en') => {
  const texts = socialIn(language).chat;
  const panel = page.getByRole('complementary', { name: texts.heading });
  const log = panel.getByRole('log');
  const field = panel.getByRole('textbox', { name: texts.label });
  return {
    panel,
    log,
    field,
    /** Writes a line and waits until it is said. */
    write: async (text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Enter');
      await log.getByText(text).waitFor();
    },
  };
};

/** Ann, on a phone, and Bob, who speaks French, at a table of Ann's before the game. */
export const sitTogether = async (visit: Site['visit'], wish: object = {}) => {
  const [{ page: ann, forgive }, { page: bob }] = await Promise.all([
    visit({ as: 'Ann', device: 'phone', path: null, reducedMotion: 'reduce' }),
    visit({ as: 'Bob', language: 'fr', path: null, reducedMotion: 'reduce' }),
  ]);
  const code = await tableOf(ann, { capacity: 3, ...wish });
  await doAt(bob, code, 'sit');
  await Promise.all([ann, bob].map((page) => page.goto(`/t/${code}`)));
  await ann.getByRole('list', { name: 'Seats' }).waitFor();
  await bob.getByRole('list', { name: 'Places' }).waitFor();
  return { ann, bob, code, forgive };
};
