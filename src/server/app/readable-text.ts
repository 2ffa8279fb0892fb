/** Signs that show nothing: ignorable ones, and the empty Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks on one letter than any script needs would grow over what is above and below. */
const MARKS_TOO_MANY = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** A text as it is shown, on one line, without signs that nobody sees; undefined where nothing or too much is left. */
export const readableText = (text: string, most: number): string | undefined => {
  const readable = text
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(MARKS_TOO_MANY, '$1')
    .normalize('NFC')
    .trim();
  return VISIBLE.test(readable) && [...readable].length <= most ? readable : undefined;
};
