/** Games of Choose Your Words at the moments of which pictures are taken. */
import { CHARACTER_IDS } from '../../src/bots/characters.ts';
import type { BotSeat } from '../../src/client/saves/saved-game.ts';
import { messagesIn } from '../../src/messages/messages.ts';
import { deckOf, savedCards } from '../../test/e2e/saves.ts';

export type Language = 'en' | 'fr';

/** What is dealt: seat 0 has a pair with a wild, the others what they declare. */
const HANDS = {
  en: ['Bb Ib Gb Eb Rb * Tr', 'Zb Ib Pr Sb Eb Ar Nb', 'Cr Ar Tr Sr Ob Nb Eb'],
  fr: ['Bb Ab Lb Ob Nb * Tr', 'Zb Eb Rr Ob Sb Ar Nb', 'Cr Hr Ar Tr Ob Nb Eb'],
} as const;
export const WORDS = {
  en: ['Bb Ib Gb *Gb Eb Rb', 'Zb Ib Pr Sb', 'Cr Ar Tr Sr'],
  fr: ['Bb Ab Lb *Lb Ob Nb', 'Zb Eb Rr Ob', 'Cr Hr Ar Tr'],
} as const;
const PEOPLE = { en: ['Ada', 'Grace', 'Alan'], fr: ['Camille', 'Louis', 'Zoé'] } as const;
const CATEGORY = { en: 'Things with whiskers', fr: 'Choses à moustaches' } as const;
const DRAWN = 'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib';

/** Turns in a language: its words, its category. */
const said = (turns: readonly string[], language: Language): readonly string[] =>
  turns.map((turn) =>
    turn
      .replace('CATEGORY', JSON.stringify(CATEGORY[language]))
      .replace(/WORD(\d)/, (_, seat) => WORDS[language][Number(seat) % 3] ?? ''),
  );

/** A game of three who share a device; every round the same hands, the deal passes to the left. */
export const passed =
  (turns: readonly string[], options = {}) =>
  (language: Language): string =>
    savedCards({
      language,
      options,
      people: PEOPLE[language],
      decks: [0, 1, 2].map((dealer) => deckOf(HANDS[language], DRAWN, dealer)),
      turns: said(turns, language),
    });

const characters = (language: Language, count: number): readonly BotSeat[] =>
  CHARACTER_IDS.slice(-count).map((bot) => ({ bot, name: messagesIn(language).characters.of[bot].name }));

/** A game against so many characters. */
export const withBots =
  (bots: number, turns: readonly string[]) =>
  (language: Language): string =>
    savedCards({
      language,
      bots: characters(language, bots),
      // However slow the machine, the moment stays.
      options: { challengeSeconds: 600 },
      decks: [
        deckOf(
          Array.from({ length: bots + 1 }, (_, seat) => HANDS[language][seat % 3] ?? ''),
          DRAWN,
        ),
      ],
      turns: said(turns, language),
    });

/** A game of eight people with long names, who share a device. */
export const eightPeople =
  (turns: readonly string[]) =>
  (language: Language): string =>
    savedCards({
      language,
      people: [...'ABCDEFGH'].map((initial) => `${initial}nne-Sophie-Marie`),
      decks: [
        deckOf(
          Array.from({ length: 8 }, (_, seat) => HANDS[language][seat % 3] ?? ''),
          DRAWN,
        ),
      ],
      turns: said(turns, language),
    });

const OTHERS = [1, 2, 3, 4, 5, 6, 7];
export const EIGHT_BETS = [
  '0 bet 4',
  '1 call',
  '2 raise 12',
  '3 fold',
  '4 call',
  '5 fold',
  '6 call',
  '7 call',
];
/** Everybody of eight stays in for the least, to the words. */
export const EIGHT_TO_WORDS = [
  '0 bet 1',
  ...OTHERS.map((seat) => `${seat} call`),
  ...[0, ...OTHERS].map((seat) => `${seat} exchange none`),
  ...[...OTHERS, 0].map((seat) => `${seat} check`),
  ...[...OTHERS, 0].map((seat) => `${seat} exchange none`),
  ...[...OTHERS, 0].map((seat) => `${seat} check`),
  ...[...OTHERS, 0].map((seat) => `${seat} declare WORD${seat}`),
];

export const BETS = ['0 bet 4', '1 raise 12', '2 call', '0 call'];
const FIRST_SWAP = ['0 exchange none', '1 exchange none', '2 exchange none'];
const CHECKS = ['1 check', '2 check', '0 check'];
const SECOND_SWAP = ['1 exchange none', '2 exchange none', '0 exchange none'];
export const TO_DECLARE = [...BETS, ...FIRST_SWAP, ...CHECKS, ...SECOND_SWAP, ...CHECKS];
export const DECLARED = ['1 declare WORD1', '2 declare WORD2'];
export const ALL_DECLARED = [...TO_DECLARE, ...DECLARED, '0 declare WORD0'];
/** The second betting, after exchanges that everybody has seen. */
export const SWAPPED = [
  ...BETS,
  '0 exchange Tr',
  '1 exchange Ar Nb',
  '2 exchange none',
  '1 check',
  '2 bet 8',
];

/** A word that is none has fallen, and one that is good was challenged: its challenger owes the next pot (CW-8). */
export const CHALLENGED = [
  ...TO_DECLARE,
  '1 declare WORD1',
  '2 declare Tr Cr Ar',
  '0 declare WORD0',
  '0 challenge 2',
  '1 challenge 0',
];

/** Two rounds that are folded out leave seat 2 with 37 of 40 chips. */
const SHORT = ['0 bet 1', '1 fold', '2 fold', '1 bet 1', '2 fold', '0 fold'];
/** Two all-ins of different depth. */
export const SIDE_POTS = [...SHORT, '2 bet 37', '0 raise 40', '1 call'];
/** To the end: seat 0 takes both pots, and with them all there is. */
export const TO_THE_END = [
  ...SIDE_POTS,
  ...['2 exchange none', '0 exchange none', '1 exchange none'],
  ...['0 exchange none', '1 exchange none', '2 exchange none'],
  ...['0 declare WORD0', '1 declare WORD1', '2 declare WORD2', '0 waive', '1 waive', '2 waive'],
];
/** One all-in that is called and lost: seat 2 is out, the others play on once all have let the words stand. */
export const ELIMINATION = [
  ...SHORT,
  ...['2 bet 37', '0 call', '1 fold', '2 exchange none', '0 exchange none'],
  ...['0 exchange none', '2 exchange none', '0 declare WORD0', '2 declare WORD2', '0 waive'],
];
