import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLetters } from './alphabet.ts';
import { buildGraph } from './graph-build.ts';
import { packGraph, unpackGraph } from './graph-pack.ts';
import {
  anagrams,
  createSpelling,
  eachWord,
  hasWord,
  ordinalOf,
  type Spelling,
  walk,
  wordAt,
} from './spelling.ts';

/** Few letters and short words, so that words share much. */
const word = fc.string({ unit: fc.constantFrom(...'ABCZ'), minLength: 1, maxLength: 6 });
const list = fc.uniqueArray(word, { maxLength: 60 }).map((words) => words.sort());

const spellingOf = (words: readonly string[]): Spelling => createSpelling(buildGraph(words));

const wordsFrom = (spelling: Spelling, prefix: string): string[] => {
  const words: string[] = [];
  eachWord(spelling, prefix, (each) => words.push(each));
  return words;
};

describe('a spelling graph', () => {
  it('knows the words of its list and no others', () => {
    fc.assert(
      fc.property(list, fc.array(word, { maxLength: 40 }), (words, others) => {
        const spelling = spellingOf(words);
        expect(spelling.size).toBe(words.length);
        for (const each of [...words, ...others]) expect(hasWord(spelling, each)).toBe(words.includes(each));
        expect(wordsFrom(spelling, '')).toEqual(words);
      }),
    );
  });

  it('numbers words alphabetically, both ways', () => {
    fc.assert(
      fc.property(list, (words) => {
        const spelling = spellingOf(words);
        words.forEach((each, place) => {
          expect(ordinalOf(spelling, each)).toBe(place);
          expect(wordAt(spelling, place)).toBe(each);
        });
        expect(() => wordAt(spelling, words.length)).toThrow(RangeError);
      }),
    );
  });

  it('walks a prefix to what it can become', () => {
    fc.assert(
      fc.property(list, word, (words, prefix) => {
        const spelling = spellingOf(words);
        const starting = words.filter((each) => each.startsWith(prefix));
        const place = walk(spelling, prefix);
        expect(place === undefined).toBe(starting.length === 0);
        if (place !== undefined) expect(place.ends).toBe(words.includes(prefix));
        expect(wordsFrom(spelling, prefix)).toEqual(starting);
      }),
    );
  });

  it('finds all words of exactly some letters', () => {
    fc.assert(
      fc.property(list, word, (words, letters) => {
        const sorted = (text: string): string => [...text].sort().join('');
        const expected = words.filter((each) => sorted(each) === sorted(letters));
        expect(anagrams(spellingOf(words), countLetters(letters))).toEqual(expected);
      }),
    );
  });

  it('is as small as can be: no two nodes lead to the same endings', () => {
    fc.assert(
      fc.property(list, (words) => {
        const { graph } = spellingOf(words);
        const endings = new Map<number, string>();
        let start = 1;
        for (let at = 1; at < graph.edges.length; at++) {
          const edge = graph.edges[at] as number;
          const child = edge >>> 7;
          endings.set(start, `${endings.get(start) ?? ''}${edge & 63}(${endings.get(child) ?? ''})`);
          if ((edge & 64) !== 0) start = at + 1;
        }
        expect(new Set(endings.values()).size).toBe(endings.size);
      }),
    );
  });

  it('packs and unpacks to itself', () => {
    fc.assert(
      fc.property(list, (words) => {
        const graph = buildGraph(words);
        expect(unpackGraph(packGraph(graph))).toEqual(graph);
      }),
    );
  });

  it('refuses bytes that are no graph, and lists that are not sorted', () => {
    const packed = packGraph(buildGraph(['AB', 'BA', 'CAB']));
    expect(() => unpackGraph(packed.slice(0, -1))).toThrow('not a packed word graph');
    expect(() => buildGraph(['B', 'A'])).toThrow('sorted');
    expect(() => buildGraph(['A', 'A'])).toThrow('sorted');
  });

  it('knows no word with other signs than A to Z', () => {
    const spelling = spellingOf(['AB', 'ABC']);
    for (const text of ['', 'ab', 'AB ', 'A-B', 'ÀB', '😀', 'AB\0'])
      expect(hasWord(spelling, text)).toBe(false);
  });
});
