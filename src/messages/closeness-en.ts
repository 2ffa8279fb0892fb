import { type ClosenessSentences, tight, within } from './closeness-wording.ts';

const PLACES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const PHOTO = { 'photo-finish': 'Photo finish: ' };

/** A place among so many, as it is said. */
const placeAmong = (place: number, players: number): string =>
  `${PLACES[place - 1] ?? place} of ${NUMBERS[players - 1] ?? players}`;

/** How close a game was, in English. */
export const closenessEn: ClosenessSentences = {
  won: ({ by, margin }, { sum }) =>
    tight({ ...PHOTO, narrow: 'Just made it: ' }, margin, `Won by ${sum(by)}`),
  shared: ({ isForAll }) => (isForAll ? 'A dead heat' : 'A tie for first place'),
  lost: ({ by, margin, place, players }, { sum }) =>
    tight(
      { ...PHOTO, narrow: 'So close: ' },
      margin,
      players === 2 ? `Beaten by ${sum(by)}` : `${placeAmong(place, players)}, ${sum(by)} behind the winner`,
    ),
  left: () => 'You left before the end',
  unopposed: () => 'Nobody left to beat',
  watched: ({ by, margin }, { sum }) => tight(PHOTO, margin, `Decided by ${sum(by)}`),
  'took-all': () => 'Last one standing',
  out: ({ round, place, players }) => {
    const when = round === undefined ? 'Out of chips' : `Out in round ${round}`;
    return place === undefined || players === 2 ? when : `${when}, ${within(placeAmong(place, players))}`;
  },
  short: ({ by, grade }, ways) => `${ways.sum(by)} short of ${ways.grade(grade)}`,
  'top-grade': () => 'The highest grade there is',
};
