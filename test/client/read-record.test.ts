import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../src/client/replay/read-record.ts';

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
