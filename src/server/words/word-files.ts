import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync } from 'node:zlib';
import { createDefinitions, type Definitions } from '../../lexicon/definitions.ts';
import { type Lexicon, openLexicon } from '../../lexicon/lexicon.ts';
import type { WordManifest } from '../../lexicon/word-manifest.ts';
import { type DictionaryName, isDictionaryName } from '../../shared/dictionaries.ts';
import type { Language } from '../../shared/language.ts';
import type { LexiconPin } from '../app/log-entry.ts';
import { PROJECT_ROOT } from '../project.ts';

/** Where the word data lies. */
export const WORD_FOLDER = join(PROJECT_ROOT, 'data', 'words');

export const wordManifest: WordManifest = JSON.parse(
  readFileSync(join(WORD_FOLDER, 'manifest.json'), 'utf8'),
);

/** A dictionary as it is today, by the hash of its words. */
export const pinOf = (name: DictionaryName): LexiconPin => ({
  name,
  sha256: wordManifest.dictionaries[name].sha256,
});

/** Whether a dictionary is still here, word for word. */
export const hasPinned = ({ name, sha256 }: LexiconPin): boolean =>
  isDictionaryName(name) && pinOf(name).sha256 === sha256;

const lexicons = new Map<DictionaryName, Lexicon>();

/** The lexicon of a dictionary, read once; throws a sentence where its file is damaged. */
export const loadLexicon = (name: DictionaryName): Lexicon => {
  let lexicon = lexicons.get(name);
  if (lexicon === undefined) {
    const { file, fileSha256 } = wordManifest.dictionaries[name];
    const bytes = brotliDecompressSync(readFileSync(join(WORD_FOLDER, `${file}.br`)));
    if (createHash('sha256').update(bytes).digest('hex') !== fileSha256) {
      throw new Error(`The dictionary ${name} is damaged: its hash is not the one in the manifest.`);
    }
    lexicon = openLexicon(bytes);
    lexicons.set(name, lexicon);
  }
  return lexicon;
};

const decompress = promisify(brotliDecompress);

/** The definitions of a language, shards read when needed. */
export const loadDefinitions = (language: Language): Definitions =>
  createDefinitions(wordManifest.definitions[language].firstWords, async (index) => {
    const packed = await readFile(join(WORD_FOLDER, `definitions-${language}-${index}.txt.br`));
    return (await decompress(packed)).toString('utf8');
  });
