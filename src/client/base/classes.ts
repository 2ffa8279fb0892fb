/** The looks of a thing, those that are wanted, as its class. */
export const classes = (...looks: readonly (string | false | undefined)[]): string =>
  looks.filter(Boolean).join(' ');
