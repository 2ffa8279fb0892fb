const letters = (i: number): string =>
  [...String(i).padStart(4, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

/** So many different words of eleven letters, as a pasted list has them. */
export const longList = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `LONGISH${letters(i)}`);
