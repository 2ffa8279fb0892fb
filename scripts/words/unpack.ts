/**
 * Writes the text lists that the word data was packed from, to read, or to change and pack again:
 *
 *   npm run words:unpack -- LISTS_FOLDER
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { parseShard, type ShardEntry } from '../../src/lexicon/definitions.ts';
import type { Lexicon } from '../../src/lexicon/lexicon.ts';
import { isPartOfSpeech } from '../../src/lexicon/marks.ts';
import { eachWord } from '../../src/lexicon/spelling.ts';
import { loadLexicon, wordManifest } from '../../src/server/words/word-files.ts';
import { DICTIONARIES } from '../../src/shared/dictionaries.ts';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';
import { DATA_FOLDER, listOf, SCOWL_SIZES } from './lists.ts';

const wordsOf = (lexicon: Lexicon): string[] => {
  const words: string[] = [];
  eachWord(lexicon.spelling, '', (word) => words.push(word));
  return words;
};

const tierOf = (language: Language, level: number): number =>
  language === 'en' ? (SCOWL_SIZES[level - 1] as number) : level;

const readEntries = (language: Language): [string, ShardEntry][] =>
  wordManifest.definitions[language].firstWords.flatMap((_, shard) => {
    const packed = readFileSync(join(DATA_FOLDER, `definitions-${language}-${shard}.txt.br`));
    return [...parseShard(brotliDecompressSync(packed).toString('utf8'))];
  });

/** Writes all lists into a folder. */
export const writeLists = (folder: string): void => {
  for (const part of ['themes', 'names']) mkdirSync(join(folder, part), { recursive: true });
  const write = (file: string, lines: Iterable<string>): void =>
    writeFileSync(join(folder, file), [...lines].map((line) => `${line}\n`).join(''));

  for (const name of DICTIONARIES) write(listOf(name), wordsOf(loadLexicon(name)));

  for (const language of LANGUAGES) {
    const lexicon = loadLexicon(`${language}-full`);
    const words = wordsOf(lexicon);
    write(
      `${language}-tiers.tsv`,
      words.map((word) => `${word}\t${tierOf(language, lexicon.levelOf(word) ?? 0)}`),
    );
    write(`${language}-vulgar.txt`, words.filter(lexicon.isVulgar));
    for (const theme of lexicon.themes.filter((each) => !isPartOfSpeech(each))) {
      const names = new Set(lexicon.names(theme));
      const wordsIn = (sense: 'main' | 'any'): string[] =>
        lexicon.themeWords(theme, sense).filter((word) => !names.has(word));
      if (names.size > 0) write(`names/${language}-${theme}.txt`, names);
      if (wordsIn('any').length === 0) continue;
      write(`themes/${language}-${theme}.txt`, wordsIn('main'));
      if (language === 'en') write(`themes/en-${theme}.wide.txt`, wordsIn('any'));
    }
  }

  const english = loadLexicon('en-full');
  const partsOf = (word: string): string =>
    (['nouns', 'verbs', 'adjectives'] as const)
      .filter((part) => english.inTheme(word, part))
      .map((part) => part[0])
      .join('');
  write(
    'en-parts.tsv',
    wordsOf(english)
      .filter(partsOf)
      .map((word) => `${word}\t${partsOf(word)}`),
  );

  const inEnglish = readEntries('en');
  write(
    'defs-en.tsv',
    inEnglish.flatMap(([word, { meanings }]) =>
      meanings.map(({ tag, gloss }) => `${word}\t${tag}\t${gloss}`),
    ),
  );
  write(
    'lemmas-en.tsv',
    inEnglish.flatMap(([word, { lemmas }]) =>
      lemmas.map(({ lemma, tag }) => `${word}\t${lemma.toUpperCase()}\t${tag}`),
    ),
  );
  const inFrench = readEntries('fr');
  write(
    'fr-forms.tsv',
    inFrench
      .filter(([, { lemmas }]) => lemmas.length > 0)
      .map(
        ([word, { forms, lemmas }]) =>
          `${word}\t${forms.join('|')}\t${lemmas.map(({ lemma }) => lemma).join('|')}`,
      ),
  );
  write(
    'defs-fr.tsv',
    inFrench.flatMap(([, { meanings }]) =>
      meanings.map(({ lemma, tag, gloss }) => `${lemma}\t${tag}\t${gloss}`),
    ),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('usage: npm run words:unpack -- LISTS_FOLDER');
    process.exit(2);
  }
  writeLists(folder);
  console.log(`The lists are in ${folder}.`);
}
