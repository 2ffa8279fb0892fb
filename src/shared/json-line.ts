/** JSON without any sign that some reader takes for the end of a line. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
