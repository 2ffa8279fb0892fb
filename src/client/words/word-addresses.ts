import type { PuzzleManifest, WordManifest } from '../../lexicon/word-manifest.ts';

/** Says which files there are. */
export const MANIFEST = '/words/manifest.json';

/** Files lie under the start of their hash, so that they may be kept for ever. */
export const folderOf = (sha256: string): string => `/words/${sha256.slice(0, 12)}`;

type DictionaryFile = WordManifest['dictionaries'][keyof WordManifest['dictionaries']];

export const dictionaryAddress = ({ file, fileSha256 }: DictionaryFile): string =>
  `${folderOf(fileSha256)}/${file}`;

export const puzzlesAddress = ({ file, sha256 }: PuzzleManifest[keyof PuzzleManifest]): string =>
  `${folderOf(sha256)}/${file}`;
