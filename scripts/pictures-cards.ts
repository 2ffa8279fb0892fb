import type { Page } from 'playwright-core';
import { layOut, stepButton } from '../test/e2e/cards-page.ts';
import { deckOf, savedCards } from '../test/e2e/cards-saves.ts';

type Language = 'en' | 'fr';

/** What is dealt: seat 0 has a pair with a wild, the others what they declare. */
const HANDS = {
  en: ['Bb Ib Gb Eb Rb * Tr', 'Zb Ib Pr Sb Eb Ar Nb', 'Cr Ar Tr Sr Ob Nb Eb'],
  fr: ['Bb Ab Lb Ob Nb * Tr', 'Zb Eb Rr Ob Sb Ar Nb', 'Cr Hr Ar Tr Ob Nb Eb'],
} as const;
const WORDS = {
  en: ['Bb Ib Gb *Gb Eb Rb', 'Zb Ib Pr Sb', 'Cr Ar Tr Sr'],
  fr: ['Bb Ab Lb *Lb Ob Nb', 'Zb Eb Rr Ob', 'Cr Hr Ar Tr'],
} as const;
const PEOPLE = { en: ['Ada', 'Grace', 'Alan'], fr: ['Camille', 'Louis', 'Zoé'] } as const;
const CATEGORY = { en: 'Things with whiskers', fr: 'Choses à moustaches' } as const;
const DRAWN = 'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib';

/** Two rounds, dealt by seat 0 and seat 1; then the moment. */
const saved =
  (turns: readonly string[], options = {}) =>
  (language: Language): string =>
    savedCards({
      language,
      options,
      people: PEOPLE[language],
      decks: [0, 1, 2].map((dealer) => deckOf(HANDS[language], DRAWN, dealer)),
      turns: turns.map((turn) =>
        turn
          .replace('CATEGORY', JSON.stringify(CATEGORY[language]))
          .replace(/WORD(\d)/, (_, seat) => WORDS[language][Number(seat)] ?? ''),
      ),
    });

const BETS = ['0 bet 4', '1 raise 12', '2 call', '0 call'];
const FIRST_SWAP = ['0 exchange none', '1 exchange none', '2 exchange none'];
const CHECKS = ['1 check', '2 check', '0 check'];
const SECOND_SWAP = ['1 exchange none', '2 exchange none', '0 exchange none'];
const TO_DECLARE = [...BETS, ...FIRST_SWAP, ...CHECKS, ...SECOND_SWAP, ...CHECKS];
const FREE = { category: 'free' };
const NAMED = ['0 category CATEGORY'];

/** Whoever has the device takes it. */
const takeOver = async (page: Page): Promise<void> => {
  await page.locator('.hand-over button').click();
  await page.locator('.card-table').waitFor();
};

const declare = async (page: Page, language: Language): Promise<void> => {
  await takeOver(page);
  await layOut(page, WORDS[language][0].split(' '));
  await page.locator('.score-sum').waitFor();
};

const chooseWild = async (page: Page): Promise<void> => {
  await takeOver(page);
  await page
    .locator('.card-hand')
    .getByRole('button', { name: /^(Wild|Joker)$/ })
    .click();
  await page.locator('.wild-chooser').waitFor();
};

const mark = async (page: Page): Promise<void> => {
  await takeOver(page);
  for (const place of [0, 6]) await page.locator('.card-place[aria-pressed]').nth(place).click();
};

/** The last two let the words stand; whoever is next sees how the round ended. */
const toRoundEnd = async (page: Page): Promise<void> => {
  for (let left = 2; left > 0; left--) {
    await takeOver(page);
    await stepButton(page, /^(Let them stand|Les laisser)$/).click();
    await page.locator('.hand-over').waitFor();
  }
  await page.locator('.hand-over button').click();
  await page.locator('.round-end').waitFor();
};

/** Two all-ins of different depth, for the pots; the rest of the round decides them. */
const SIDE_POTS = [
  '0 bet 1',
  '1 fold',
  '2 fold',
  '1 bet 1',
  '2 fold',
  '0 fold',
  '2 bet 37',
  '0 raise 40',
  '1 call',
];
const DECLARED = ['1 declare WORD1', '2 declare WORD2'];

/** Every phase of Choose Your Words, as `npm run pictures` takes it. */
export const CARD_SHOTS = {
  cards: { path: '/cards' },
  'cards-learn': { path: '/cards/learn' },
  'cards-new': { path: '/new?game=choose-your-words' },
  'cards-pass': { path: '/pass?game=planted', save: saved([]) },
  'cards-category': { path: '/pass?game=planted', save: saved([], FREE), prepare: takeOver },
  'cards-bet': { path: '/pass?game=planted', save: saved(BETS.slice(0, 3)), prepare: takeOver },
  'cards-exchange': { path: '/pass?game=planted', save: saved(BETS), prepare: mark },
  'cards-wild': {
    path: '/pass?game=planted',
    save: saved([...TO_DECLARE, ...DECLARED]),
    prepare: chooseWild,
  },
  'cards-declare': {
    path: '/pass?game=planted',
    save: saved([...NAMED, ...TO_DECLARE, ...DECLARED], FREE),
    prepare: declare,
  },
  'cards-challenge': {
    path: '/pass?game=planted',
    save: saved([...TO_DECLARE, ...DECLARED, '0 declare WORD0']),
    prepare: takeOver,
  },
  'cards-vote': {
    path: '/pass?game=planted',
    save: saved(
      [
        ...NAMED,
        ...TO_DECLARE,
        '1 declare WORD1',
        '2 declare claim WORD2',
        '0 declare WORD0',
        '1 challenge category 2',
      ],
      FREE,
    ),
    prepare: takeOver,
  },
  'cards-pots': {
    path: '/pass?game=planted',
    save: saved(SIDE_POTS, { stack: 40 }),
    prepare: takeOver,
  },
  'cards-round-end': {
    path: '/pass?game=planted',
    save: saved([...TO_DECLARE, ...DECLARED, '0 declare WORD0', '1 waive']),
    prepare: toRoundEnd,
  },
  'cards-result': {
    path: '/pass?game=planted',
    save: saved([...TO_DECLARE, ...DECLARED, '0 declare WORD0', '1 leave', '2 leave']),
  },
};
