import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SERVED_GAMES } from '../games/served-games.ts';
import type { ServedGame } from './served-game.ts';
import type { TableState } from './table-state.ts';
import { optionsInPlay } from './table-state.ts';
import {
  eventsTold,
  nameOfList,
  optionsToKeep,
  optionsTold,
  sharedList,
  sharedListNamed,
  withSharedLists,
} from './word-lists.ts';

const servedBuyWord = SERVED_GAMES.get('buyword') as ServedGame;

const words = (): string[] =>
  Array.from({ length: 60 }, (_, i) => `LIST${String.fromCharCode(65 + (i % 26), 65 + i / 26)}`);

describe('long lists in memory', () => {
  it('are named by the SHA-256 of their JSON, and never change', () => {
    const list = words();
    expect(nameOfList(list)).toBe(createHash('sha256').update(JSON.stringify(words())).digest('hex'));
    expect(() => list.push('MORE')).toThrow(TypeError);
  });

  it('are one for all who have the same words', () => {
    const first = sharedList(words());
    expect(sharedList(words())).toBe(first);
    expect(sharedListNamed(nameOfList(words()))).toBe(first);
    const entry = withSharedLists({ kind: 'made', options: { theme: { words: words() }, wilds: 2 } });
    expect(entry).toEqual({ kind: 'made', options: { theme: { words: words() }, wilds: 2 } });
    expect(entry.options.theme.words).toBe(first);
    const plain = { options: { houseWords: ['QI'] } };
    expect(withSharedLists(plain)).toBe(plain);
  });

  it('are told by name, and looked through once for options that were told before', () => {
    const options = { theme: { words: words() } };
    const reference = { theme: { words: { $list: nameOfList(words()), length: 60 } } };
    const told = optionsTold(options);
    expect(told).toEqual(reference);
    expect(optionsTold(options)).toBe(told);
    const events = [
      { type: 'began', options },
      { type: 'rolled', face: 3 },
    ];
    expect(eventsTold(events)).toEqual([{ type: 'began', options: reference }, events[1]]);
  });
});

describe('the options of a table', () => {
  it('are kept as they were asked for, but long lists as they are played by', () => {
    const wished = { theme: { words: words().reverse() }, houseWords: ['ZA', 'QI'], leader: null };
    const read = servedBuyWord.checkOptions(wished, 2);
    if (!read.ok) throw new Error(read.error.code);
    const kept = optionsToKeep(wished, read.value as object);
    expect(kept).toEqual({ ...wished, theme: { words: words().toSorted() } });
    const again = optionsToKeep({ theme: { words: words() } }, read.value as object) as typeof wished;
    expect(again.theme.words).toBe((kept as typeof wished).theme.words);
  });

  it('are read once for each number of seats, and their lists once for all tables', () => {
    let reads = 0;
    const served = {
      ...servedBuyWord,
      checkOptions: (...given: Parameters<typeof servedBuyWord.checkOptions>) => {
        reads++;
        return servedBuyWord.checkOptions(...given);
      },
    };
    const tableOf = (options: unknown, seats: number) =>
      ({ options, seats: Array(seats).fill(null) }) as unknown as TableState;
    const { options } = withSharedLists({ options: { theme: { words: words() } } });
    const first = optionsInPlay(served, tableOf(options, 2)) as typeof options;
    for (let i = 0; i < 100; i++) expect(optionsInPlay(served, tableOf(options, 2))).toBe(first);
    expect(reads).toBe(1);
    expect(optionsInPlay(served, tableOf(options, 3))).not.toBe(first);
    expect(reads).toBe(2);
    const { options: others } = withSharedLists({ options: { theme: { words: words() }, wilds: 0 } });
    const second = optionsInPlay(served, tableOf(others, 2)) as typeof options;
    expect(second.theme.words).toBe(first.theme.words);
  });
});
