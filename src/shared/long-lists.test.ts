import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LONGEST_LIST_TOLD,
  listsNamedIn,
  packLists,
  packOptions,
  unpackLists,
  unpackOptions,
  type WordList,
} from './long-lists.ts';

const long = (count = LONGEST_LIST_TOLD + 1): string[] => Array.from({ length: count }, (_, i) => `WORD${i}`);

/** Names lists by number, and knows them again. */
const bundle = () => {
  const lists: WordList[] = [];
  return {
    lists,
    nameOf: (list: WordList) => String(lists.push(list) - 1),
    listOf: (name: string) => lists[Number(name)] as WordList,
  };
};

describe('long lists', () => {
  it('are named where options have them, and only there', () => {
    const { nameOf, listOf } = bundle();
    const entry = {
      kind: 'started',
      events: [{ type: 'began', options: { theme: { words: long() }, houseWords: ['QI'] } }],
      others: long(),
    };
    const packed = packOptions(entry, nameOf);
    expect(packed).toEqual({
      ...entry,
      events: [
        { type: 'began', options: { theme: { words: { $list: '0', length: 25 } }, houseWords: ['QI'] } },
      ],
    });
    expect(listsNamedIn(packed)).toEqual(['0']);
    expect(unpackOptions(packed, listOf)).toEqual(entry);
    expect(listsNamedIn(entry)).toEqual([]);
  });

  it('are those of words, of more than 24', () => {
    const { nameOf, lists } = bundle();
    const options = { short: long(LONGEST_LIST_TOLD), numbers: Array(50).fill(7), mixed: [...long(), 1] };
    expect(packLists(options, nameOf)).toEqual(options);
    expect(lists).toEqual([]);
  });

  it('are never mistaken for what only looks like their name', () => {
    const { nameOf, listOf } = bundle();
    const options = {
      $list: 'f'.repeat(64),
      theme: { $list: null, plain: { $list: '0', length: 25 } },
      words: [{ $list: '0', length: 25, more: long() }],
    };
    const packed = packLists(options, nameOf);
    expect(listsNamedIn({ options: packed })).toEqual(['0']);
    expect(unpackLists(packed, listOf)).toEqual(options);
  });

  it('come back whatever the options are', () => {
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constant(long()),
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(fc.constantFrom('$list', 'plain', 'length', 'options', 'words'), tie('value')),
      ),
    })).value;
    fc.assert(
      fc.property(value, (options) => {
        const { nameOf, listOf } = bundle();
        const packed = JSON.parse(JSON.stringify(packOptions({ options }, nameOf)));
        expect(JSON.stringify(unpackOptions(packed, listOf))).toBe(JSON.stringify({ options }));
      }),
    );
  });
});
