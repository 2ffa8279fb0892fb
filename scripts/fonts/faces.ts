import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));

const FIGURES = '0123456789';
/** What English and French are written with: Latin-1, Œ and œ, a combining dieresis (for Ÿ), quotation marks, dashes, the euro. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ\u0308‘’‚“”„‹›–—…•€−`;
const LETTERS = [...LATIN].filter((sign) => !FIGURES.includes(sign)).join('');

type Face = {
  /** The name of the file that is made. */
  readonly name: string;
  /** The file that it is made from. */
  readonly source: string;
  readonly characters: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  readonly hasEqualFigures?: true;
};

const WEIGHTS = { min: 400, max: 800 } as const;
/** Drawn for about the size of a tile's letter, a little softened, without the leaning n, m and h. */
const DISPLAY = {
  source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  axes: { wght: WEIGHTS, opsz: 72, SOFT: 50, WONK: 0 },
} as const;

/** The files of our type. Signs that neither face has are taken from Noto, in files that come where a page shows one. */
export const FACES: readonly Face[] = [
  { name: 'fraunces', characters: LETTERS, ...DISPLAY },
  { name: 'fraunces-figures', characters: FIGURES, hasEqualFigures: true, ...DISPLAY },
  {
    name: 'figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    characters: LATIN,
    axes: { wght: WEIGHTS },
  },
  {
    name: 'arrows',
    source: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    characters: '←↑→↓≤≥',
    axes: {},
  },
  {
    name: 'shapes',
    source: '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
    characters: '◆●★✓✗',
    axes: {},
  },
];

/** Where the file of a face lies. */
export const fileOf = (name: string): string => join(ROOT, 'src/client/style/fonts', `${name}.woff2`);
