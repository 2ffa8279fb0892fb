import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../src/client/replay/read-record.ts';
import { lookFrom } from '../../src/shared/looks.ts';

const three = readFileSync(new URL('../records/0.1-challenge-three.txt', import.meta.url), 'utf8');

describe('a record that cannot be read', () => {
  it.each([
    ['no record', 'Hello there', /^Line 1 of the record can’t be read\.$/],
    ['of no game we know', '[Game "chess"]\n1 0 e4', /^The record’s header Game is missing or wrong\.$/],
    [
      'with a line that is none',
      three.replace(/^(\d+ \d) sell .*$/m, '$1 swallow IT'),
      /^Line \d+ of the record can’t be read\.$/,
    ],
    [
      'that does not follow the rules',
      three.replace(/^(\d+) \d roll.*$/m, '$1 2 buy'),
      /^Line \d+ of the record doesn’t fit the rules/,
    ],
  ])('is told with a sentence: %s', async (_, record, sentence) => {
    const read = await readRecord(record, 'somebody');
    expect(!read.ok && read.error('en')).toMatch(sentence);
    expect((await readRecord(three, 'somebody')).ok).toBe(true);
  });
});

describe('a record', () => {
  it('tells how everybody looked; where it does not, people get the face of their name, and who was forgotten none', async () => {
    const looksIn = async (record: string) => {
      const read = await readRecord(record, 'somebody');
      return read.ok ? read.value.looks : read.error('en');
    };
    const names = [...three.matchAll(/^\[Seat\d "(.*)"\]$/gm)].map(([, name = '']) => name);
    expect(await looksIn(three)).toEqual(names.map(lookFrom));
    const faces = '[Face0 "fox blue"]\n[Face1 "penny"]\n[Seat0 ';
    expect((await looksIn(three.replace('[Seat0 ', faces))).slice(0, 2)).toEqual([
      { face: 'fox', colour: 'blue' },
      { bot: 'penny' },
    ]);
    expect((await looksIn(three.replace(/^\[Seat0 .*$/m, '[Seat0 "—"]')))[0]).toEqual({});
  });
});
