/** The text lists that `npm run words:pack` reads and `npm run words:unpack` writes, and where the packed ones lie. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONGEST_WORD } from '../../src/lexicon/alphabet.ts';
import type { NameLists } from '../../src/lexicon/name-lists.ts';
import type { DictionaryName } from '../../src/shared/dictionaries.ts';
import type { Language } from '../../src/shared/language.ts';

export const DATA_FOLDER = fileURLToPath(new URL('../../data/words/', import.meta.url));

/** The list of a dictionary's words. */
export const listOf = (name: DictionaryName): string =>
  `${name.replace('-full', '').replace('-common', '-family')}.txt`;

/** SCOWL's sizes, which stand in en-tiers.tsv, as levels 1–9; French tiers are levels already. */
export const SCOWL_SIZES = [10, 20, 35, 40, 50, 55, 60, 70, 80] as const;

/** Orders of letters for the letter graphs, rare first: measured to search fastest and pack small. */
export const LETTER_ORDER: Readonly<Record<Language, string>> = {
  en: 'QZJXVKWYBFHMPGCUDLOTNRAISE',
  fr: 'WKYJXQZHFVBGMPDCLUONTIARSE',
};

/** Themes whose French lists are too weak to play with. */
const WEAK_FRENCH_THEMES = ['tools', 'nature', 'feelings'];

export const readLines = (folder: string, file: string): string[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

export const readTable = (folder: string, file: string): string[][] =>
  readLines(folder, file).map((line) => line.split('\t'));

/** A theme's words: in any sense, and in the main one. French lists know one sense only. */
export type ThemeLists = { readonly wide: ReadonlySet<string>; readonly main: ReadonlySet<string> };

/** The themes that have a list of a language in a folder. */
const themesIn = (folder: string, language: Language): string[] =>
  readdirSync(folder)
    .map((file) => new RegExp(`^${language}-([a-z]+)\\.txt$`).exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();

export const readThemes = (folder: string, language: Language): Map<string, ThemeLists> => {
  const themes = join(folder, 'themes');
  const names = themesIn(themes, language).filter(
    (name) => language !== 'fr' || !WEAK_FRENCH_THEMES.includes(name),
  );
  return new Map(
    names.map((name) => {
      const main = readLines(themes, `${language}-${name}.txt`);
      const wideFile = `${language}-${name}.wide.txt`;
      const wide = existsSync(join(themes, wideFile)) ? readLines(themes, wideFile) : [];
      return [name, { wide: new Set([...main, ...wide]), main: new Set(main) }];
    }),
  );
};

/** The names of each theme that has some (BW-15.1); throws where one cannot be played. */
export const readNames = (folder: string, language: Language): NameLists => {
  const lists = join(folder, 'names');
  return new Map(
    themesIn(lists, language).map((theme) => {
      const names = readLines(lists, `${language}-${theme}.txt`).sort();
      const bad = names.find((name) => !/^[A-Z]{2,}$/.test(name) || name.length > LONGEST_WORD);
      if (bad !== undefined) throw new Error(`bad name among ${theme}: ${bad}`);
      return [theme, new Set(names)];
    }),
  );
};
