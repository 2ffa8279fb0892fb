/**
 * The names of themes such as films or capitals: words that count for the theme though the dictionary need not have them
 * (BW-15.1), each list in alphabetical order.
 */
export type NameLists = ReadonlyMap<string, ReadonlySet<string>>;

/** Packs lists as text, one line for each: the theme, then its names. */
export const packNames = (lists: NameLists): Uint8Array => {
  const text = [...lists].map(([theme, names]) => `${[theme, ...names].join(' ')}\n`).join('');
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** Reads packed lists. */
export const unpackNames = (packed: Uint8Array): NameLists => {
  const lines = Array.from(packed, (code) => String.fromCharCode(code))
    .join('')
    .split('\n')
    .filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [theme = '', ...names] = line.split(' ');
      return [theme, new Set(names)];
    }),
  );
};
