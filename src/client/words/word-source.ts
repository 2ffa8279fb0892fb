import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { pipsByLetter, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { createDefinitions, type Definitions } from '../../lexicon/definitions.ts';
import { type Lexicon, openLexicon } from '../../lexicon/lexicon.ts';
import { createWordFinder } from '../../lexicon/word-finder.ts';
import type { WordManifest } from '../../lexicon/word-manifest.ts';
import { type DictionaryName, languageOf } from '../../shared/dictionaries.ts';
import type { Language } from '../../shared/language.ts';
import { fetchLatest, fetchOnce, hasHash } from './kept-files.ts';
import { dictionaryAddress, folderOf, MANIFEST } from './word-addresses.ts';

/** The server did not give what was asked for. */
export class Unreachable extends Error {}

const worthsFor = (name: DictionaryName) => ({
  letters: pipsByLetter(TILE_SETS[TILES_FOR[languageOf(name)]]),
  wild: WILD_PIPS,
});

const read = async <T>(
  address: string,
  get: (address: string) => Promise<Response>,
  take: (response: Response) => Promise<T>,
): Promise<T> => {
  try {
    const response = await get(address);
    if (!response.ok) throw new Unreachable(`${response.status} ${address}`);
    return await take(response);
  } catch (cause) {
    throw cause instanceof SyntaxError ? cause : new Unreachable(address, { cause });
  }
};

/** What stands between us and the server may answer with a page of its own. */
const isText = async ({ headers }: Response): Promise<boolean> =>
  headers.get('content-type')?.startsWith('text/plain') === true;

/** Remembers what was made of each key, but no failures. */
const remembering = <Key, Value>(make: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const making = make(key);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
};

/** Read anew after a failure, as the server may have moved on to other files. */
let manifest: Promise<WordManifest> | undefined;
const withManifest = async <T>(use: (manifest: WordManifest) => Promise<T>): Promise<T> => {
  manifest ??= read(MANIFEST, fetchLatest, (response) => response.json() as Promise<WordManifest>);
  try {
    return await use(await manifest);
  } catch (cause) {
    manifest = undefined;
    throw cause;
  }
};

export const lexiconNamed = remembering(
  (name: DictionaryName): Promise<Lexicon> =>
    withManifest(async ({ dictionaries }) => {
      const buffer = await read(
        dictionaryAddress(dictionaries[name]),
        (address) => fetchOnce(address, (response) => hasHash(response, dictionaries[name].fileSha256)),
        (response) => response.arrayBuffer(),
      );
      return openLexicon(new Uint8Array(buffer));
    }),
);

/** A dictionary that answers searches, and how many words it has. */
export const dictionaryNamed = remembering(async (name: DictionaryName) => {
  const lexicon = await lexiconNamed(name);
  return { finder: createWordFinder(lexicon, worthsFor(name)), size: lexicon.size };
});

export const definitionsIn = remembering(
  (language: Language): Promise<Definitions> =>
    withManifest(async ({ definitions }) => {
      const { sha256, firstWords } = definitions[language];
      return createDefinitions(firstWords, (index) =>
        read(
          `${folderOf(sha256)}/definitions-${language}-${index}.txt`,
          (address) => fetchOnce(address, isText),
          (response) => response.text(),
        ),
      );
    }),
);
