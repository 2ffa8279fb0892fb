/**
 * What is known of each word of a dictionary beside its spelling, by its place in the alphabetical list: one byte with
 * its level (how common it is: 1 everyday … 9 rare) in bits 0–3 and these flags, and the lists of the themes.
 */
export type Marks = {
  readonly bytes: Uint8Array;
  readonly themes: ReadonlyMap<string, ThemeWords>;
};

export type ThemeWords = {
  /** Places of the theme's words in any sense, ascending. */
  readonly wide: Uint32Array;
  /** Whether the word at that place of `wide` belongs to the theme in its main sense. */
  readonly main: Uint8Array;
};

export const LEVEL_MASK = 15;
export const VULGAR = 128;

/** Themes by part of speech, each a flag. */
export const PARTS_OF_SPEECH = { nouns: 16, verbs: 32, adjectives: 64 } as const;
export type PartOfSpeech = keyof typeof PARTS_OF_SPEECH;
export const isPartOfSpeech = (theme: string): theme is PartOfSpeech => Object.hasOwn(PARTS_OF_SPEECH, theme);

/** Packs marks: the bytes, then each theme as ASCII name and variable-length gaps, the lowest bit of each the main sense. */
export const packMarks = ({ bytes, themes }: Marks): Uint8Array => {
  const out: number[] = [];
  const writeNumber = (value: number): void => {
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) out.push((left % 128) + 128);
    out.push(left);
  };
  writeNumber(bytes.length);
  writeNumber(themes.size);
  for (const [name, { wide, main }] of themes) {
    writeNumber(name.length);
    for (let i = 0; i < name.length; i++) out.push(name.charCodeAt(i));
    writeNumber(wide.length);
    let previous = -1;
    wide.forEach((place, i) => {
      writeNumber((place - previous - 1) * 2 + (main[i] as number));
      previous = place;
    });
  }
  const packed = new Uint8Array(out.length + bytes.length);
  packed.set(out);
  packed.set(bytes, out.length);
  return packed;
};

/** Reads packed marks; throws where the bytes are none. */
export const unpackMarks = (packed: Uint8Array): Marks => {
  let at = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = packed[at++];
      if (byte === undefined) throw new Error('not packed marks');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  const words = readNumber();
  const themeCount = readNumber();
  const themes = new Map<string, ThemeWords>();
  for (let i = 0; i < themeCount; i++) {
    const nameLength = readNumber();
    const name = String.fromCharCode(...packed.subarray(at, at + nameLength));
    at += nameLength;
    const size = readNumber();
    const wide = new Uint32Array(size);
    const main = new Uint8Array(size);
    let previous = -1;
    for (let j = 0; j < size; j++) {
      const value = readNumber();
      previous += (value >> 1) + 1;
      wide[j] = previous;
      main[j] = value & 1;
    }
    themes.set(name, { wide, main });
  }
  if (packed.length - at !== words) throw new Error('not packed marks');
  return { bytes: packed.slice(at), themes };
};

/** Where a place stands in an ascending list, −1 where it does not. */
export const indexIn = (ascending: Uint32Array, place: number): number => {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === place ? low : -1;
};
