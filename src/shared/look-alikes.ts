/**
 * Letters that look like others: Cyrillic and Greek ones that pass for Latin, Latin ones that no accent makes, small capitals.
 * By hand and far from all of Unicode's, for names at one table and for what the word filter reads. Of names: where it takes two names for one too often, the second gets
 * a number; where it misses a pair, two names look alike. Scripts may be mixed: honest names do that.
 */
const PAIRS: Readonly<Record<string, string>> = {
  A: 'АΑᴀ', // Cyrillic, Greek, small capital; so throughout.
  B: 'ВΒʙв',
  C: 'СϹᴄ',
  D: 'ᴅĐ',
  E: 'ЕΕᴇ',
  G: 'ɢԌ',
  H: 'НΗʜнҺ',
  I: 'ІΙɪӀ',
  J: 'ЈͿᴊ',
  K: 'КΚᴋк',
  L: 'ʟŁ',
  M: 'МΜᴍм',
  N: 'Νɴ',
  O: 'ОΟᴏØ',
  P: 'РΡᴘ',
  Q: 'Ԛ',
  R: 'ʀ',
  S: 'Ѕꜱ',
  T: 'ТΤᴛтŦ',
  U: 'ᴜ',
  V: 'Ѵᴠ',
  W: 'Ԝᴡ',
  X: 'ХΧ',
  Y: 'УΥҮʏ',
  Z: 'Ζᴢ',
  a: 'аαɑ',
  b: 'Ьƅ',
  c: 'сϲ',
  d: 'ԁđ',
  e: 'еє',
  f: 'ƒ',
  g: 'ɡց',
  h: 'һħհ',
  i: 'іιı',
  j: 'ј',
  k: 'κĸ',
  l: 'ӏł',
  n: 'ոηп',
  o: 'оοσøօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гᴦ',
  s: 'ѕ',
  t: 'τŧ',
  u: 'υսμ',
  v: 'νѵ',
  w: 'ωԝ',
  x: 'хχ',
  y: 'уүγ',
};

const LATIN = new Map(Object.entries(PAIRS).flatMap(([latin, others]) => [...others].map((o) => [o, latin])));
/** The Latin letter that a letter passes for; itself where there is none. */
export const latinLike = (letter: string): string => LATIN.get(letter) ?? letter;

/** Latin letters and digits that look alike only in one case, or together. */
const SAME_SHAPE: readonly (readonly [RegExp, string])[] = [
  [/[I1|]/g, 'l'],
  [/0/g, 'O'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];
const MARKS = /\p{M}/gu;
const BETWEEN_LETTERS = /[\p{P}\p{Z}\p{C}]/gu;

const withoutMarks = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '');

/** What a name looks like, letter by letter, in Latin letters as far as they look like them. */
const shapeOf = (name: string): string => {
  const letters = withoutMarks(name).replaceAll(BETWEEN_LETTERS, '');
  const latin = [...letters].map(latinLike).join('');
  return latin === '' ? name : latin;
};

/** Whether people could take two names for the same: by case, accents, punctuation, or letters that look alike. */
export const lookAlike = (one: string, other: string): boolean => {
  const shapes = [shapeOf(one), shapeOf(other)] as const;
  const [a, b] = shapes.map((shape) => shape.toLowerCase());
  if (a === b) return true;
  const [c, d] = shapes.map((shape) =>
    SAME_SHAPE.reduce((text, [letters, as]) => text.replaceAll(letters, as), shape),
  );
  return c === d;
};
