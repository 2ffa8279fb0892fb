import { type ClosenessSentences, tight, within } from './closeness-wording.ts';

const PLACES = [
  'Premier',
  'Deuxième',
  'Troisième',
  'Quatrième',
  'Cinquième',
  'Sixième',
  'Septième',
  'Huitième',
];
const NUMBERS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const PHOTO = { 'photo-finish': 'Photo-finish\u00a0: ' };

/** A place among so many, as it is said. */
const placeAmong = (place: number, players: number): string =>
  `${PLACES[place - 1] ?? place} sur ${NUMBERS[players - 1] ?? players}`;

/** How close a game was, in French. */
export const closenessFr: ClosenessSentences = {
  won: ({ by, margin }, { sum }) =>
    tight({ ...PHOTO, narrow: 'De justesse\u00a0: ' }, margin, `Gagné de ${sum(by)}`),
  shared: ({ isForAll }) => (isForAll ? 'Égalité parfaite' : 'Ex æquo en tête'),
  lost: ({ by, margin, place, players }, { sum }) =>
    tight(
      { ...PHOTO, narrow: 'Si près du but\u00a0: ' },
      margin,
      players === 2 ? `Perdu de ${sum(by)}` : `${placeAmong(place, players)}, à ${sum(by)} de la victoire`,
    ),
  left: () => 'Partie quittée avant la fin',
  unopposed: () => 'Plus personne en face',
  watched: ({ by, margin }, { sum }) => tight(PHOTO, margin, `Tout s’est joué à ${sum(by)}`),
  'took-all': () => 'Tous les jetons sont à toi',
  out: ({ round, place, players }) => {
    const when = round === undefined ? 'Plus de jetons' : `Plus de jetons à la manche\u00a0${round}`;
    return place === undefined || players === 2 ? when : `${when}, ${within(placeAmong(place, players))}`;
  },
  short: ({ by, grade }, ways) => `À ${ways.sum(by)} de la mention «\u00a0${ways.grade(grade)}\u00a0»`,
  'top-grade': () => 'La plus haute des mentions',
};
