import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../src/client/replay/read-record.ts';

const three = readFileSync(new URL('../records/0.1-challenge-three.txt', import.meta.url), 'utf8');

describe('a record that cannot be read', () => {
  it.each([
    ['no record', 'Hello there', /^Line 1 of the record cannot be read\.$/],
    ['of no game we know', '[Game "chess"]\n1 0 e4', /^The record’s header Game is missing or wrong\.$/],
    [
      'with a line that is none',
      three.replace(/^(\d+ \d) sell .*$/m, '$1 swallow IT'),
      /^Line \d+ of the record cannot be read\.$/,
    ],
    [
      'that does not follow the rules',
      three.replace(/^(\d+) \d roll.*$/m, '$1 2 buy'),
      /^Line \d+ of the record does not fit the rules/,
    ],
  ])('is told with a sentence: %s', async (_, record, sentence) => {
    expect(await readRecord(record, 'en', 'somebody')).toEqual({
      ok: false,
      error: expect.stringMatching(sentence),
    });
    expect((await readRecord(three, 'en', 'somebody')).ok).toBe(true);
  });
});
