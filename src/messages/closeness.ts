import type { Closeness } from '../games/core/closeness.ts';
import type { Language } from '../shared/language.ts';

/** How a game names what is compared: its sums, and its grades. */
export type ClosenessWays = {
  readonly sum: (amount: number) => string;
  readonly grade: (grade: string) => string;
};

type Sentences = {
  readonly [Kind in Closeness['kind']]: (
    closeness: Extract<Closeness, { kind: Kind }>,
    ways: ClosenessWays,
  ) => string;
};

const PLACES = {
  en: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'],
  fr: ['Premier', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième', 'Sixième', 'Septième', 'Huitième'],
} as const;
const NUMBERS = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
} as const;
const OF = { en: 'of', fr: 'sur' } as const;

/** A place among so many, as it is said: Second of four. */
const placeAmong = (language: Language, place: number, players: number): string =>
  `${PLACES[language][place - 1] ?? place} ${OF[language]} ${NUMBERS[language][players - 1] ?? players}`;

/** With a small letter, where something stands before it. */
const within = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Margin = Extract<Closeness, { kind: 'won' }>['margin'];

/** Begins with how tight it was, where it was. */
const tight = (
  beginnings: Readonly<Partial<Record<Margin, string>>>,
  margin: Margin,
  text: string,
): string => {
  const beginning = beginnings[margin];
  return beginning === undefined ? text : `${beginning}${within(text)}`;
};

const PHOTO_EN = { 'photo-finish': 'Photo finish: ' };
const PHOTO_FR = { 'photo-finish': 'Photo-finish\u00a0: ' };

const en: Sentences = {
  won: ({ by, margin }, { sum }) =>
    tight({ ...PHOTO_EN, narrow: 'Just made it: ' }, margin, `Won by ${sum(by)}`),
  shared: ({ isForAll }) => (isForAll ? 'A dead heat' : 'A tie for first place'),
  lost: ({ by, margin, place, players }, { sum }) =>
    tight(
      { ...PHOTO_EN, narrow: 'So close: ' },
      margin,
      players === 2
        ? `Beaten by ${sum(by)}`
        : `${placeAmong('en', place, players)}, ${sum(by)} behind the winner`,
    ),
  left: () => 'You left before the end',
  unopposed: () => 'Nobody left to beat',
  watched: ({ by, margin }, { sum }) => tight(PHOTO_EN, margin, `Decided by ${sum(by)}`),
  'took-all': () => 'Last one standing',
  out: ({ round, place, players }) => {
    const when = round === undefined ? 'Out of chips' : `Out in round ${round}`;
    return place === undefined || players === 2
      ? when
      : `${when}, ${within(placeAmong('en', place, players))}`;
  },
  short: ({ by, grade }, ways) => `${ways.sum(by)} short of ${ways.grade(grade)}`,
  'top-grade': () => 'The highest grade there is',
};

const fr: Sentences = {
  won: ({ by, margin }, { sum }) =>
    tight({ ...PHOTO_FR, narrow: 'De justesse\u00a0: ' }, margin, `Gagné de ${sum(by)}`),
  shared: ({ isForAll }) => (isForAll ? 'Égalité parfaite' : 'Ex æquo en tête'),
  lost: ({ by, margin, place, players }, { sum }) =>
    tight(
      { ...PHOTO_FR, narrow: 'Si près du but\u00a0: ' },
      margin,
      players === 2
        ? `Perdu de ${sum(by)}`
        : `${placeAmong('fr', place, players)}, à ${sum(by)} de la victoire`,
    ),
  left: () => 'Partie quittée avant la fin',
  unopposed: () => 'Plus personne en face',
  watched: ({ by, margin }, { sum }) => tight(PHOTO_FR, margin, `Tout s’est joué à ${sum(by)}`),
  'took-all': () => 'Tous les jetons sont à toi',
  out: ({ round, place, players }) => {
    const when = round === undefined ? 'Plus de jetons' : `Plus de jetons à la manche\u00a0${round}`;
    return place === undefined || players === 2
      ? when
      : `${when}, ${within(placeAmong('fr', place, players))}`;
  },
  short: ({ by, grade }, ways) => `À ${ways.sum(by)} de la mention «\u00a0${ways.grade(grade)}\u00a0»`,
  'top-grade': () => 'La plus haute des mentions',
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, fr };

/** How close a game was, in a line. */
export const closenessSentence = (language: Language, closeness: Closeness, ways: ClosenessWays): string => {
  const say = SENTENCES[language][closeness.kind] as (told: Closeness, ways: ClosenessWays) => string;
  return say(closeness, ways);
};
