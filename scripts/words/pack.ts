/**
 * Makes the word data of the project (data/words) from text lists: dictionaries, marks, themes and definitions.
 *
 *   npm run words:pack -- LISTS_FOLDER
 *
 * `npm run words:unpack -- LISTS_FOLDER` writes such lists from the packed data, to change and pack again.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { FORMAT_VERSION } from '../../src/lexicon/dictionary-file.ts';
import type { WordManifest } from '../../src/lexicon/word-manifest.ts';
import { DICTIONARIES, type DictionaryName, languageOf } from '../../src/shared/dictionaries.ts';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';
import { DATA_FOLDER } from './lists.ts';
import { makeDictionary, makeShards } from './make.ts';

const [lists] = process.argv.slice(2);
if (lists === undefined) {
  console.error('usage: npm run words:pack -- LISTS_FOLDER');
  process.exit(2);
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

const writeCompressed = (file: string, content: string | Uint8Array): number => {
  const packed = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(join(DATA_FOLDER, `${file}.br`), packed);
  return packed.length;
};

const packDictionary = (name: DictionaryName): WordManifest['dictionaries'][DictionaryName] => {
  const { words, file } = makeDictionary(lists, name);
  const fileName = `${name}.words`;
  const compressedBytes = writeCompressed(fileName, file);
  console.log(`${name}: ${words.length} words, ${compressedBytes} bytes compressed`);
  return {
    language: languageOf(name),
    words: words.length,
    sha256: sha256(`${words.join('\n')}\n`),
    file: fileName,
    fileSha256: sha256(file),
    compressedBytes,
  };
};

const packDefinitions = (language: Language): WordManifest['definitions'][Language] => {
  const shards = makeShards(lists, language);
  const sizes = shards.map(({ text }, i) => writeCompressed(`definitions-${language}-${i}.txt`, text));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`definitions ${language}: ${shards.length} shards, ${bytes} bytes compressed`);
  return {
    sha256: sha256(shards.map(({ text }) => text).join('')),
    firstWords: shards.map(({ firstWord }) => firstWord),
  };
};

rmSync(DATA_FOLDER, { recursive: true, force: true });
mkdirSync(DATA_FOLDER, { recursive: true });
const manifest = {
  format: FORMAT_VERSION,
  dictionaries: Object.fromEntries(DICTIONARIES.map((name) => [name, packDictionary(name)])),
  definitions: Object.fromEntries(LANGUAGES.map((language) => [language, packDefinitions(language)])),
};
writeFileSync(join(DATA_FOLDER, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
