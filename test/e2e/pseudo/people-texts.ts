import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { charactersEn } from '../../../src/messages/characters-en.ts';
import { ANY, prompt, said } from '../table-page.ts';
import { foreignTexts, type OpenPseudo } from './pseudo-page.ts';

/** Where people meet: rooms, chat, lobby, with a name and without. */
export const checkPeople = (open: OpenPseudo): void => {
  it('in the lobby of a table, and at it', async () => {
    const { page } = await open('/');
    await page.request.post('/api/identity', { data: { name: 'Ωμέγα', language: 'en' } });
    const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 2 } });
    const { info } = await made.json();
    await page.goto(`/t/${info.code}`);
    await page.getByRole('button', { name: said(({ online }) => online.addBot) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.request.post(`/api/tables/${info.code}/add-bot`, { data: { bot: 'simple' } });
    await page.request.post(`/api/tables/${info.code}/start`, { data: {} });
    await prompt(page).waitFor();
    // The server, not the page, has given the bot its name.
    const botNames = Object.values(charactersEn.of).map(({ name }) => name);
    expect((await foreignTexts(page)).filter((text) => !botNames.includes(text))).toEqual([]);
  });

  it('to who has no name: a game on the home page, a table’s code, play now, an empty lobby, a table that is watched', async () => {
    const [{ page: host }, { page }] = [await open('/credits'), await open('/credits')];
    await host.request.post('/api/identity', { data: { name: 'Ωμέγα', language: 'en' } });
    const wish = { game: 'buyword', capacity: 1, public: true };
    const { info } = await (await host.request.post('/api/tables', { data: wish })).json();
    await host.request.post(`/api/tables/${info.code}/start`, { data: {} });
    await host.goto(`/t/${info.code}`);
    await prompt(host).waitFor();
    await page.goto('/');
    await page.getByRole('region', { name: said(({ home }) => home.live.heading) }).waitFor();
    await page.getByRole('button', { name: said(({ home }) => home.haveCode) }).click();
    // No code at all: what the server would say is its own.
    await page.getByRole('textbox').fill('???');
    await page.keyboard.press('Enter');
    await page.getByText(said(({ online }) => online.noSuchTable)).waitFor();
    await page.getByRole('button', { name: said(({ home }) => home.online.name) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.goto('/lobby');
    await page.getByLabel(said(({ social }) => social.lobby.pace)).selectOption({ index: 3 });
    await page.getByRole('link', { name: said(({ social }) => social.lobby.meanwhile.make.name) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.goto(`/t/${info.code}`);
    await prompt(page).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
  });

  it('where people meet: chat, what one can do about somebody, orders, turns, finished games, the lobby', async () => {
    const [{ page }, { page: other }] = [await open('/'), await open('/')];
    await page.request.post('/api/identity', { data: { name: 'Ωμέγα', language: 'en' } });
    await other.request.post('/api/identity', { data: { name: 'Δέλτα', language: 'en' } });
    const options = { leader: 0, turnSeconds: 86_400, auctions: 'english' };
    const wish = { game: 'buyword', capacity: 2, public: true, options };
    const make = async () =>
      (await (await page.request.post('/api/tables', { data: wish })).json()).info.code;
    const code = await make();
    await page.goto('/lobby');
    await page.getByRole('button', { name: said(({ social }) => social.lobby.sitAt(ANY)) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await other.request.post(`/api/tables/${code}/sit`, { data: {} });
    await page.request.post(`/api/tables/${code}/start`, { data: {} });
    await other.goto(`/t/${code}`);
    const openChat = (at: Page): Promise<void> =>
      at
        .getByRole('button', {
          name: said(({ social: { chat } }) => [chat.open(0), chat.open(1)]),
        })
        .click();
    await openChat(other);
    await other
      .getByRole('button', { name: said(({ social }) => social.chat.phrase['hello'] ?? '') })
      .click();
    await page.goto('/games');
    await page.getByRole('link', { name: said(({ social }) => social.turns.play) }).waitFor();
    expect((await foreignTexts(page)).filter((text) => !text.includes(code))).toEqual([]);
    await page.goto(`/t/${code}`);
    await openChat(page);
    await page.getByRole('button', { name: said(({ social }) => social.chat.more(ANY)) }).click();
    await page.getByText(said(({ social }) => social.people.report)).click();
    await page.getByRole('button', { name: said(({ social }) => social.people.send) }).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: said(({ social }) => social.orders.heading) }).click();
    const buying = said(({ social: { orders } }) => [orders.buy, `${orders.buy} ${orders.buyHint}`]);
    await page.getByRole('switch', { name: buying }).check();
    await page.getByLabel(said(({ social }) => social.orders.buyLimit)).waitFor();
    expect(await foreignTexts(page)).toEqual([]);
    await other.request.post(`/api/tables/${code}/leave`, { data: {} });
    await page.goto('/records');
    await page
      .getByRole('link', { name: said(({ social }) => social.records.replay) })
      .first()
      .waitFor();
    expect((await foreignTexts(page)).filter((text) => text !== 'BuyWord')).toEqual([]);
  });
};
