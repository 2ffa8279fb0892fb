/** Writes a word as the lists have it: capitals A–Z, accents folded (É is E, Ç is C, Œ is OE: BW-5.4). */
export const foldWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE');
