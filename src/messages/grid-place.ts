import type { Language } from '../shared/language.ts';

/** The centre, what lies beside it to the left and right, above and below it, and on the slant. */
type PlaceWords = {
  readonly centre: string;
  readonly beside: (columns: number, isLeft: boolean) => string;
  readonly over: (rows: number, isAbove: boolean) => string;
  readonly slant: (columns: number, isLeft: boolean, rows: number, isAbove: boolean) => string;
};

const PLACES: Readonly<Record<Language, PlaceWords>> = {
  en: {
    centre: 'the centre',
    beside: (columns, isLeft) => `${columns} ${isLeft ? 'left' : 'right'} of the centre`,
    over: (rows, isAbove) => `${rows} ${isAbove ? 'above' : 'below'} the centre`,
    slant: (columns, isLeft, rows, isAbove) =>
      `${columns} ${isLeft ? 'left' : 'right'} and ${rows} ${isAbove ? 'above' : 'below'} the centre`,
  },
  fr: {
    centre: 'le centre',
    beside: (columns, isLeft) => `${columns} à ${isLeft ? 'gauche' : 'droite'} du centre`,
    over: (rows, isAbove) => `${rows} au-${isAbove ? 'dessus' : 'dessous'} du centre`,
    slant: (columns, isLeft, rows, isAbove) =>
      `${columns} à ${isLeft ? 'gauche' : 'droite'} et ${rows} au-${isAbove ? 'dessus' : 'dessous'} du centre`,
  },
};

/** Where a square of the grid lies, seen from the centre, where the first word starts: 2 left and 1 below the centre. */
export const sayPlace = (language: Language, row: number, col: number): string => {
  const words = PLACES[language];
  const [rows, columns] = [Math.abs(row), Math.abs(col)];
  if (columns === 0) return rows === 0 ? words.centre : words.over(rows, row < 0);
  return rows === 0 ? words.beside(columns, col < 0) : words.slant(columns, col < 0, rows, row < 0);
};
