/** Pictures of where people meet: the lobby, a table's chat, orders, turns, finished games, and pages for hosts and programs. */
import type { BrowserContext, Page } from 'playwright-core';
import { said, tool } from '../../test/e2e/table-page.ts';

type Language = 'en' | 'fr';
const NAMES = { en: ['Ada', 'Grace', 'Alan'], fr: ['Camille', 'Louis', 'Inès'] } as const;

type Asker = Pick<BrowserContext, 'request'>;

const beCalled = (asker: Asker, name: string, language: Language) =>
  asker.request.post('/api/identity', { data: { name, language } });

const make = async (asker: Asker, wish: object): Promise<string> => {
  const made = await asker.request.post('/api/tables', { data: { game: 'buyword', capacity: 3, ...wish } });
  return ((await made.json()) as { readonly info: { readonly code: string } }).info.code;
};

/** Lets somebody else do something. */
const asOther = async (
  page: Page,
  name: string,
  language: Language,
  act: (other: BrowserContext) => unknown,
) => {
  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (other === undefined) return;
  await beCalled(other, name, language);
  await act(other);
  await other.close();
};

const byPost = (language: Language) => ({
  dictionary: `${language}-full`,
  leader: 0,
  turnSeconds: 259_200,
  auctions: 'english',
});

const showTables = async (page: Page, language: Language): Promise<void> => {
  const [name, first, second] = NAMES[language];
  await beCalled(page, name, language);
  await asOther(page, first, language, (other) => make(other, { public: true, options: byPost(language) }));
  await asOther(page, second, language, async (other) => {
    const code = await make(other, { public: true, options: { turnSeconds: 120, draft: true } });
    await other.request.post(`/api/tables/${code}/add-bot`, { data: { bot: 'simple' } });
  });
  await page.goto('/lobby');
  await page.locator('.game-row').nth(1).waitFor();
};

const sitByPost = async (page: Page, language: Language): Promise<string> => {
  const [name, friend] = NAMES[language];
  await beCalled(page, name, language);
  const code = await make(page, { capacity: 2, options: byPost(language) });
  await asOther(page, friend, language, (other) =>
    other.request.post(`/api/tables/${code}/sit`, { data: {} }),
  );
  await page.request.post(`/api/tables/${code}/start`, { data: {} });
  return code;
};

const talk = async (page: Page, language: Language): Promise<void> => {
  await page.goto(`/t/${await sitByPost(page, language)}`);
  await page.locator('.table').waitFor();
  await (
    await tool(
      page,
      said(({ social }) => [social.chat.open(0), social.chat.open(1)]),
    )
  ).click();
  await page.locator('.chat-phrases button').nth(1).click();
  await page.locator('.chat-form input').fill(language === 'fr' ? 'À toi de commencer ?' : 'Shall we?');
  await page.keyboard.press('Enter');
  await page.locator('.chat-item').nth(1).waitFor();
};

const order = async (page: Page, language: Language): Promise<void> => {
  await page.goto(`/t/${await sitByPost(page, language)}`);
  await (
    await tool(
      page,
      said(({ social }) => social.orders.heading),
    )
  ).click();
  await page.locator('.orders-form .switch').nth(1).click();
  await page.locator('.limit-field').waitFor();
};

const waitForTurn = async (page: Page, language: Language): Promise<void> => {
  await sitByPost(page, language);
  await page.goto('/games');
  await page.locator('.my-turns .game-row').waitFor();
};

const finishOne = async (page: Page, language: Language): Promise<void> => {
  const code = await sitByPost(page, language);
  await page.request.post(`/api/tables/${code}/leave`, { data: {} });
  await page.goto('/records');
  await page.locator('.record-list li').first().waitFor();
};

export const PEOPLE_SHOTS = {
  'public-tables': { path: '/', prepare: showTables },
  chat: { path: '/', prepare: talk },
  orders: { path: '/', prepare: order },
  turns: { path: '/', prepare: waitForTurn },
  records: { path: '/', prepare: finishOne },
  developers: { path: '/developers' },
  protocol: { path: '/developers/protocol' },
  notation: { path: '/developers/notation' },
  admin: { path: '/admin' },
} as const;
