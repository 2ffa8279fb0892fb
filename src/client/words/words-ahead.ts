import type { Language } from '../../shared/language.ts';
import { fetchOnce, forgetOthers, hasHash } from './kept-files.ts';
import { readManifest } from './read-manifest.ts';
import { dictionaryAddress, folderOf, MANIFEST } from './word-addresses.ts';

/** Fetches the words of a language, all of them and the common ones, before they are asked for, so that games open without a network from then on; forgets those of other versions. */
export const fetchWordsAhead = async (language: Language): Promise<void> => {
  const { dictionaries, definitions, puzzles } = await readManifest();
  for (const size of ['full', 'common'] as const) {
    const wanted = dictionaries[`${language}-${size}`];
    await fetchOnce(dictionaryAddress(wanted), (response) => hasHash(response, wanted.fileSha256));
  }
  const folders = [
    ...Object.values(dictionaries).map(({ fileSha256 }) => folderOf(fileSha256)),
    ...[...Object.values(definitions), ...Object.values(puzzles)].map(({ sha256 }) => folderOf(sha256)),
  ];
  await forgetOthers(
    (address) => address === MANIFEST || folders.some((folder) => address.startsWith(`${folder}/`)),
  );
};
