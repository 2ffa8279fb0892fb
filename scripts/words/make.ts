/** Makes packed word data, still uncompressed, from the text lists of a folder. */

import type { MeaningTag, ShardEntry } from '../../src/lexicon/definitions.ts';
import { formatShard } from '../../src/lexicon/definitions.ts';
import { packDictionary } from '../../src/lexicon/dictionary-file.ts';
import { buildGraph } from '../../src/lexicon/graph-build.ts';
import { buildLetterGraph } from '../../src/lexicon/letter-graph.ts';
import { PARTS_OF_SPEECH, type ThemeWords, VULGAR } from '../../src/lexicon/marks.ts';
import { type DictionaryName, languageOf } from '../../src/shared/dictionaries.ts';
import { foldWord } from '../../src/shared/fold-word.ts';
import type { Language } from '../../src/shared/language.ts';
import { LETTER_ORDER, listOf, readLines, readNames, readTable, readThemes, SCOWL_SIZES } from './lists.ts';

const WORDS_PER_SHARD = { en: 2048, fr: 4096 } as const;

/** The byte of marks of every word of a language (see marks.ts). */
const readMarks = (lists: string, language: Language): Map<string, number> => {
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

/** A dictionary's file and the words in it. */
export const makeDictionary = (
  lists: string,
  name: DictionaryName,
): { words: string[]; file: Uint8Array } => {
  const language = languageOf(name);
  const words = readLines(lists, listOf(name));
  const marks = readMarks(lists, language);
  const places = new Map(words.map((word, place) => [word, place]));
  const themes = new Map<string, ThemeWords>();
  const names = readNames(lists, language);
  for (const [theme, { wide, main }] of readThemes(lists, language)) {
    // What stands among the names of a theme is not kept twice.
    const known = [...wide].filter((word) => places.has(word) && !names.get(theme)?.has(word)).sort();
    themes.set(theme, {
      wide: Uint32Array.from(known, (word) => places.get(word) as number),
      main: Uint8Array.from(known, (word) => (main.has(word) ? 1 : 0)),
    });
  }
  const bytes = Uint8Array.from(words, (word) => {
    const mark = marks.get(word);
    if (mark === undefined) throw new Error(`${word} has no tier`);
    return mark;
  });
  const letterGraph = buildLetterGraph(words, LETTER_ORDER[language]);
  const file = packDictionary(buildGraph(words), letterGraph, { bytes, themes }, names);
  return { words, file };
};

/** A gloss as it should be read: real quotation marks, no remains of the sources' layout. */
const tidyGloss = (gloss: string): string =>
  gloss
    .replace(/`([^`']*)'/g, '‘$1’')
    .replace(/\s*ÉTYMOLOGIE .*$/u, '')
    .replace(/\s*[;,:]+$/u, '');

const noEntry = (word: string): ShardEntry => ({ forms: [word.toLowerCase()], lemmas: [], meanings: [] });

const englishEntries = (lists: string): Map<string, ShardEntry> => {
  const entries = new Map<string, ShardEntry>();
  const change = (word: string, more: Partial<ShardEntry>): void => {
    entries.set(word, { ...(entries.get(word) ?? noEntry(word)), ...more });
  };
  for (const [word = '', tag = '', text = ''] of readTable(lists, 'defs-en.tsv')) {
    const meaning = { lemma: word.toLowerCase(), tag: tag as MeaningTag, gloss: tidyGloss(text) };
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

const frenchEntries = (lists: string): Map<string, ShardEntry> => {
  const entries = new Map<string, ShardEntry>();
  for (const [word = '', forms = '', lemmas = ''] of readTable(lists, 'fr-forms.tsv')) {
    const all = forms.split('|');
    entries.set(word, {
      forms: all.filter((form) => !isInvertedForm(form, all)),
      lemmas: lemmas.split('|').map((lemma) => ({ lemma })),
      meanings: [],
    });
  }
  for (const [lemma = '', tag = '', text = ''] of readTable(lists, 'defs-fr.tsv')) {
    const gloss = tidyGloss(text);
    if (gloss === '') continue;
    const word = foldWord(lemma);
    const entry = entries.get(word) ?? noEntry(word);
    entries.set(word, { ...entry, meanings: [...entry.meanings, { lemma, tag: tag as MeaningTag, gloss }] });
  }
  return entries;
};

/** The shards of a language's definitions: the first word and the text of each. */
export const makeShards = (lists: string, language: Language): { firstWord: string; text: string }[] => {
  const unsorted = language === 'en' ? englishEntries(lists) : frenchEntries(lists);
  const entries = [...unsorted].sort(([a], [b]) => (a < b ? -1 : 1));
  const shards: { firstWord: string; text: string }[] = [];
  for (let from = 0; from < entries.length; from += WORDS_PER_SHARD[language]) {
    const shard = entries.slice(from, from + WORDS_PER_SHARD[language]);
    shards.push({ firstWord: shard[0]?.[0] ?? '', text: formatShard(shard) });
  }
  return shards;
};
