/** What the server answers about what it keeps. */
import Type from 'typebox';

const orNever = Type.Union([Type.Number(), Type.Null()]);

/** For how many days things are kept; null: for ever. */
export const PrivacyAnswer = Type.Object({
  archiveAfterDays: Type.Number(),
  removeGamesAfterDays: orNever,
  removeGuestsAfterDays: orNever,
  removeDailyAfterDays: Type.Number(),
});
export type PrivacyAnswer = Type.Static<typeof PrivacyAnswer>;

/** All that is kept of somebody, whatever it is. */
export const ExportAnswer = Type.Object({}, { additionalProperties: true });
