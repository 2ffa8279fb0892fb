import type { Language } from '../../shared/language.ts';
import { fetchOnce, hasHash } from './kept-files.ts';
import { readManifest } from './read-manifest.ts';
import { puzzlesAddress } from './word-addresses.ts';

/** The text of a language's puzzles: fetched once, kept under its hash and read without a network from then on. Rejects where it does not come. */
export const readPuzzles = async (language: Language): Promise<string> => {
  const wanted = (await readManifest()).puzzles[language];
  const response = await fetchOnce(puzzlesAddress(wanted), (each) => hasHash(each, wanted.sha256));
  if (!response.ok) throw new Error(`${response.status} ${puzzlesAddress(wanted)}`);
  return response.text();
};
