/** What tests of the games of the day share: a day that it is for server and browser alike, and what a browser keeps of it. */
import type { Locator, Page } from 'playwright-core';
import type { DailyTry } from '../../src/client/saves/daily-tries.ts';
import { dailyIn } from '../../src/messages/daily.ts';
import type { Language } from '../../src/shared/language.ts';
import { useOwnServer, type VisitOptions } from './harness.ts';
import { plantScript } from './saves.ts';

/** The day that it is for server and browser alike, whenever the test runs: another day's game is another test. */
export const TODAY = '2026-11-18';
const aheadMs = Date.parse(`${TODAY}T12:00:00Z`) - Date.now();

/** Lets a page believe that it is that day. */
const SET_DATE = `{
  const MachineDate = Date;
  globalThis.Date = class extends MachineDate {
    static now() { return MachineDate.now() + ${aheadMs}; }
    constructor(...parts) { parts.length === 0 ? super(Date.now()) : super(...parts); }
  };
}`;
/** Visits to a server of its own, on that day: the table of the day is one for all. */
export const useDay = () => {
  const { visit: comeBy } = useOwnServer(undefined, undefined, { ...process.env, AHEAD_MS: String(aheadMs) });
  return {
    visit: ({ before, ...options }: VisitOptions = {}) =>
      comeBy({
        ...options,
        before: async (page) => {
          await page.addInitScript({ content: SET_DATE });
          await before?.(page);
        },
      }),
  };
};

const STORED_TRIES = `JSON.parse(localStorage.getItem('wordstake.daily') ?? '[]')`;
/** What the browser keeps of the days. */
export const triesOf = (page: Page): Promise<readonly DailyTry[]> => page.evaluate(STORED_TRIES);

export type PlantedDay = {
  /** The game as the page keeps it. */
  readonly save: string;
  readonly tries: readonly DailyTry[];
  /** Whether the browser has a name on the server. */
  readonly isKnown: boolean;
};

/** Puts a day's game into the browser, once, before the page is opened; its game is not new to whoever comes. */
export const plantDay =
  ({ save, tries, isKnown }: PlantedDay) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript({
      content: `if (sessionStorage.getItem('planted') === null) {
        sessionStorage.setItem('planted', 'yes');
        localStorage.setItem('wordstake.learned', 'buyword choose-your-words');
        ${plantScript(save)};
        localStorage.setItem('wordstake.daily', ${JSON.stringify(JSON.stringify(tries))});
        if (${isKnown}) localStorage.setItem('wordstake.known', '1');
      }`,
    });

/** The table of the day. */
export const tableOf = (page: Page, language: Language): Locator =>
  page.locator('section', {
    has: page.getByRole('heading', { name: dailyIn(language).table.heading, exact: true }),
  });
