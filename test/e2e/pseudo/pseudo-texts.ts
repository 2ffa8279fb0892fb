const FULL_WIDTH = 0xfee0;

/** Not to be read but used: addresses, and words that become tiles. */
const USED = /^(\/|https?:)|^[A-Z]{2,}$/;

const widen = (text: string): string =>
  USED.test(text)
    ? text
    : text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + FULL_WIDTH));

/** A catalogue whose every text, and whatever its functions make, is written in full-width letters. */
export const pseudo = <T>(value: T): T => {
  if (typeof value === 'string') return widen(value) as T;
  if (typeof value === 'function') return ((...given: unknown[]) => pseudo(value(...given))) as T;
  if (Array.isArray(value)) return value.map(pseudo) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pseudo(each)])) as T;
};
