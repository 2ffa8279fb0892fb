/** What is sent and answered about the game of the day. */
import Type from 'typebox';
import { LONGEST_ACTION, MOST_ACTIONS } from '../daily/judge.ts';
import { PERSON_COLOURS, PERSON_FACES } from '../shared/looks.ts';
import { oneOf } from './one-of.ts';

/** The whole game, an action each, as the notation writes them (docs/notation.md). */
export const DailyBody = Type.Object(
  { log: Type.Array(Type.String({ maxLength: LONGEST_ACTION }), { maxItems: MOST_ACTIONS }) },
  { additionalProperties: false },
);
export type DailyBody = Type.Static<typeof DailyBody>;

const Row = Type.Object({
  place: Type.Integer(),
  name: Type.String(),
  face: oneOf(PERSON_FACES),
  colour: oneOf(PERSON_COLOURS),
  score: Type.Integer(),
  grade: Type.String(),
  marks: Type.String(),
  own: Type.Boolean(),
});

/** The best of a day, one's own result beside them (null where there is none), and how many there are. */
export const DailyAnswer = Type.Object({
  rows: Type.Array(Row),
  own: Type.Union([Row, Type.Null()]),
  count: Type.Integer(),
});
export type DailyAnswer = Type.Static<typeof DailyAnswer>;
