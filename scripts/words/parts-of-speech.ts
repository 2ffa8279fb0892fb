/**
 * Works out which English words can be nouns, verbs or adjectives, from WordNet's index and exception files (as Debian's
 * wordnet-base has them) and its rules of inflection: writes en-parts.tsv (WORD, letters of n v a) beside the lists that
 * `npm run words:pack` reads.
 *
 *   node scripts/words/parts-of-speech.ts WORDNET_FOLDER LISTS_FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLines } from './lists.ts';

/** Endings of inflected forms and what the base form has instead, as WordNet's morphology has them. */
const ENDINGS = {
  noun: ['S>', 'SES>S', 'XES>X', 'ZES>Z', 'CHES>CH', 'SHES>SH', 'MEN>MAN', 'IES>Y'],
  verb: ['S>', 'IES>Y', 'ES>E', 'ES>', 'ED>E', 'ED>', 'ING>E', 'ING>'],
  adj: ['ER>', 'EST>', 'ER>E', 'EST>E'],
} as const;

const MARK = { noun: 'n', verb: 'v', adj: 'a' } as const;
type Part = keyof typeof MARK;

const [wordnet, lists] = process.argv.slice(2);
if (wordnet === undefined || lists === undefined) {
  console.error('usage: node scripts/words/parts-of-speech.ts WORDNET_FOLDER LISTS_FOLDER');
  process.exit(2);
}

const readWordNet = (file: string): string[][] =>
  readFileSync(join(wordnet, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((line) => line.toUpperCase().split(' '));

const baseForms = (part: Part, bases: ReadonlySet<string>, exceptions: ReadonlyMap<string, string>) => {
  return (word: string): boolean =>
    bases.has(word) ||
    bases.has(exceptions.get(word) ?? '') ||
    ENDINGS[part].some((rule) => {
      const [ending = '', base = ''] = rule.split('>');
      return word.endsWith(ending) && bases.has(word.slice(0, -ending.length) + base);
    });
};

const tests = (Object.keys(MARK) as Part[]).map((part) => {
  const bases = new Set(readWordNet(`index.${part}`).map(([word = '']) => word));
  const exceptions = new Map(readWordNet(`${part}.exc`).map(([word = '', base = '']) => [word, base]));
  return [MARK[part], baseForms(part, bases, exceptions)] as const;
});

const lines = readLines(lists, 'en.txt').flatMap((word) => {
  const parts = tests.filter(([, isPart]) => isPart(word)).map(([mark]) => mark);
  return parts.length === 0 ? [] : [`${word}\t${parts.join('')}`];
});
writeFileSync(join(lists, 'en-parts.tsv'), `${lines.join('\n')}\n`);
console.log(`${lines.length} words have a part of speech.`);
