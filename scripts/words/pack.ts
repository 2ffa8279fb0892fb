/**
 * Makes the word data of the project (data/words) from text lists: dictionaries, marks, themes and definitions.
 *
 *   npm run words:pack -- LISTS_FOLDER [OUTPUT_FOLDER]
 *
 * `npm run words:unpack -- LISTS_FOLDER` writes such lists from the packed data, to change and pack again.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { foldWord } from '../../src/lexicon/alphabet.ts';
import { formatShard, type MeaningTag, type ShardEntry } from '../../src/lexicon/definitions.ts';
import { DICTIONARIES, type DictionaryName, languageOf } from '../../src/lexicon/dictionaries.ts';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';
import { FORMAT_VERSION, packDictionary } from '../../src/lexicon/dictionary-file.ts';
import { buildGraph } from '../../src/lexicon/graph-build.ts';
import { buildLetterGraph } from '../../src/lexicon/letter-graph.ts';
import { PARTS_OF_SPEECH, type ThemeWords, VULGAR } from '../../src/lexicon/marks.ts';
import type { WordManifest } from '../../src/lexicon/word-manifest.ts';
import { DATA_FOLDER, LETTER_ORDER, readLines, readTable, readThemes, SCOWL_SIZES } from './lists.ts';

const WORDS_PER_SHARD = { en: 2048, fr: 4096 } as const;

const [lists, output = DATA_FOLDER] = process.argv.slice(2);
if (lists === undefined) {
  console.error('usage: npm run words:pack -- LISTS_FOLDER [OUTPUT_FOLDER]');
  process.exit(2);
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

let packedBytes = 0;
const writeCompressed = (file: string, bytes: Uint8Array): number => {
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(join(output, `${file}.br`), packed);
  packedBytes += packed.length;
  return packed.length;
};

/** The byte of marks of every word of a language (see marks.ts). */
const readMarks = (language: Language): Map<string, number> => {
  const marks = new Map<string, number>();
  for (const [word = '', tier = ''] of readTable(lists, `${language}-tiers.tsv`)) {
    const level = language === 'en' ? SCOWL_SIZES.indexOf(Number(tier) as never) + 1 : Number(tier);
    if (!(level >= 1 && level <= 9)) throw new Error(`bad tier of ${word}: ${tier}`);
    marks.set(word, level);
  }
  const add = (word: string, flag: number): void => {
    marks.set(word, (marks.get(word) ?? 0) | flag);
  };
  for (const word of readLines(lists, `${language}-vulgar.txt`)) add(word, VULGAR);
  if (language === 'en') {
    for (const [word = '', parts = ''] of readTable(lists, 'en-parts.tsv')) {
      if (parts.includes('n')) add(word, PARTS_OF_SPEECH.nouns);
      if (parts.includes('v')) add(word, PARTS_OF_SPEECH.verbs);
      if (parts.includes('a')) add(word, PARTS_OF_SPEECH.adjectives);
    }
  }
  return marks;
};

const listFile = (name: DictionaryName): string => name.replace('-full', '').replace('-common', '-family');

const packWords = (name: DictionaryName): WordManifest['dictionaries'][DictionaryName] => {
  const language = languageOf(name);
  const words = readLines(lists, `${listFile(name)}.txt`);
  const marks = readMarks(language);
  const places = new Map(words.map((word, place) => [word, place]));
  const themes = new Map<string, ThemeWords>();
  for (const [theme, { wide, main }] of readThemes(lists, language)) {
    const known = [...wide].filter((word) => places.has(word)).sort();
    themes.set(theme, {
      wide: Uint32Array.from(known, (word) => places.get(word) as number),
      main: Uint8Array.from(known, (word) => (main.has(word) ? 1 : 0)),
    });
  }
  const bytes = Uint8Array.from(words, (word) => marks.get(word) ?? 9);
  const file = packDictionary({
    spelling: buildGraph(words),
    letterGraph: buildLetterGraph(words, LETTER_ORDER[language]),
    marks: { bytes, themes },
  });
  const fileName = `${name}.words`;
  const compressed = writeCompressed(fileName, file);
  console.log(`${name}: ${words.length} words, ${themes.size} themes, ${compressed} bytes compressed`);
  return {
    language,
    words: words.length,
    sha256: sha256(`${words.join('\n')}\n`),
    file: fileName,
    fileSha256: sha256(file),
    compressedBytes: compressed,
  };
};

const noEntry = (word: string): ShardEntry => ({ forms: [word.toLowerCase()], lemmas: [], meanings: [] });

const englishEntries = (): Map<string, ShardEntry> => {
  const entries = new Map<string, ShardEntry>();
  const change = (word: string, more: Partial<ShardEntry>): void => {
    entries.set(word, { ...(entries.get(word) ?? noEntry(word)), ...more });
  };
  for (const [word = '', tag = '', gloss = ''] of readTable(lists, 'defs-en.tsv')) {
    const meaning = { lemma: word.toLowerCase(), tag: tag as MeaningTag, gloss };
    change(word, { meanings: [...(entries.get(word)?.meanings ?? []), meaning] });
  }
  for (const [word = '', lemma = '', tag = ''] of readTable(lists, 'lemmas-en.tsv')) {
    change(word, { lemmas: [{ lemma: lemma.toLowerCase(), tag: tag as MeaningTag }] });
  }
  return entries;
};

/** The form of «cotè-je», which nobody looks up, where the participle «coté» is there too. */
const isInvertedForm = (form: string, forms: readonly string[]): boolean =>
  form.endsWith('è') && forms.includes(`${form.slice(0, -1)}é`);

const frenchEntries = (): Map<string, ShardEntry> => {
  const entries = new Map<string, ShardEntry>();
  for (const [word = '', forms = '', lemmas = ''] of readTable(lists, 'fr-forms.tsv')) {
    const all = forms.split('|');
    entries.set(word, {
      forms: all.filter((form) => !isInvertedForm(form, all)),
      lemmas: lemmas.split('|').map((lemma) => ({ lemma })),
      meanings: [],
    });
  }
  for (const [lemma = '', tag = '', gloss = ''] of readTable(lists, 'defs-fr.tsv')) {
    const word = foldWord(lemma);
    const entry = entries.get(word) ?? noEntry(word);
    entries.set(word, { ...entry, meanings: [...entry.meanings, { lemma, tag: tag as MeaningTag, gloss }] });
  }
  return entries;
};

const packDefinitions = (language: Language): WordManifest['definitions'][Language] => {
  const entries = [...(language === 'en' ? englishEntries() : frenchEntries())].sort(([a], [b]) => (a < b ? -1 : 1));
  const firstWords: string[] = [];
  const hash = createHash('sha256');
  const before = packedBytes;
  for (let from = 0; from < entries.length; from += WORDS_PER_SHARD[language]) {
    const shard = entries.slice(from, from + WORDS_PER_SHARD[language]);
    const text = formatShard(shard);
    hash.update(text);
    writeCompressed(`definitions-${language}-${firstWords.length}.txt`, new TextEncoder().encode(text));
    firstWords.push((shard[0] as [string, ShardEntry])[0]);
  }
  console.log(`definitions ${language}: ${firstWords.length} shards, ${packedBytes - before} bytes compressed`);
  return { sha256: hash.digest('hex'), firstWords };
};

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
const manifest: WordManifest = {
  format: FORMAT_VERSION,
  dictionaries: Object.fromEntries(DICTIONARIES.map((name) => [name, packWords(name)])) as never,
  definitions: Object.fromEntries(LANGUAGES.map((language) => [language, packDefinitions(language)])) as never,
};
writeFileSync(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${packedBytes} bytes in all`);
