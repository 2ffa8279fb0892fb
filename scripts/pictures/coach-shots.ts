import type { Page } from 'playwright-core';
import { savedGame } from '../../test/e2e/saves.ts';

/** A review takes its time on a busy machine. */
const REVIEWED = { timeout: 60_000 };
const BOT = { en: 'Penny', fr: 'Lison' } as const;
type Language = keyof typeof BOT;

/** A game in which little was sold: the coach has much to say. */
const careless = (language: Language): string =>
  savedGame({
    language,
    seed: 'careless',
    bots: [BOT[language]],
    plays: ({ phase, seats: [me] }) =>
      phase === 'sell' && (me?.tileCount ?? 0) <= 8 ? { kind: 'done' } : undefined,
    until: ({ phase }) => phase === 'over',
  });

const sellingLate = (language: Language): string =>
  savedGame({
    language,
    seed: 'hint me',
    bots: [BOT[language]],
    until: ({ phase, round }) => phase === 'sell' && round > 3,
  });

const review = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /^(?:Review this game|Analyser cette partie)$/ })
    .first()
    .click();
  await page.getByRole('region', { name: /^(?:Luck and choices|Chance et choix)$/ }).waitFor(REVIEWED);
  await page.getByRole('button', { name: /^(?:Next mistake|Erreur suivante)/ }).click();
};

const askThrice = async (page: Page): Promise<void> => {
  const said = page
    .getByRole('region', { name: /^(?:Hint|Indice)$/ })
    .getByRole('status')
    .getByRole('paragraph');
  for (let level = 0; level < 3; level++) {
    await page.getByRole('button', { name: /^(?:Hint|Indice)$/ }).click();
    await said.nth(level).filter({ hasNotText: '…' }).waitFor();
  }
};

/** What the coach says: of a game that is over, and at the table; and what it is the judge of. */
export const COACH_SHOTS = {
  review: { path: '/play?game=planted', save: careless, prepare: review },
  hint: { path: '/play?game=planted', save: sellingLate, prepare: askThrice },
  puzzles: { path: '/puzzles' },
  lessons: { path: '/lessons' },
};
