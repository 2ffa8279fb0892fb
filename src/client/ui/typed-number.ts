/** What typing and stepping make of a number that has bounds. */
export type NumberRange = { readonly from: number; readonly to: number };
/** How many steps a key goes. */
export const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** A value that is no number says something of its own: null «none», undefined «as the rule book has it». */
export type NumberValue = number | null | undefined;

/** The nearest number that lies in a range. */
export const within = (number: number, { from, to }: NumberRange): number =>
  Math.min(Math.max(number, from), to);

/** A number as it was typed, spaces and signs left out, brought within its bounds; the value as it was where nothing was typed. */
export const typedNumber = <Value extends NumberValue>(
  text: string,
  before: Value,
  range: NumberRange,
): Value | number => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? before : within(Number(digits), range);
};

/** The number some steps away; from no number, the first of the usual ones. */
export const steppedNumber = (
  value: NumberValue,
  by: number,
  usual: readonly NumberValue[],
  range: NumberRange,
): number => {
  if (typeof value === 'number') return within(value + by, range);
  return within(usual.find((each) => typeof each === 'number') ?? range.from, range);
};
