/** What typing and stepping make of a number that has bounds. */
type Range = { readonly from: number; readonly to: number };
type NumberValue = number | null | undefined;

const within = (number: number, { from, to }: Range): number => Math.min(Math.max(number, from), to);

/** A number as it was typed, spaces and signs left out, brought within its bounds; the value as it was where nothing was typed. */
export const typedNumber = (text: string, before: NumberValue, range: Range): NumberValue => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? before : within(Number(digits), range);
};

/** The number some steps away; from no number, the first of the usual ones. */
export const steppedNumber = (
  value: NumberValue,
  by: number,
  usual: readonly NumberValue[],
  range: Range,
): number => {
  if (typeof value === 'number') return within(value + by, range);
  return within(usual.find((each) => typeof each === 'number') ?? range.from, range);
};
