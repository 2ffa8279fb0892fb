import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { eachWord } from '../../lexicon/spelling.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import { loadLexicon } from './word-files.ts';

const compress = promisify(gzip);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Every word has at least two letters: by its first two a list comes in small parts, in order. */
const STARTS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/**
 * A dictionary as plain text, each word with a line feed: what its hash is the SHA-256 of. Compressed by gzip. It is written in small
 * parts, and others are served in between.
 */
export const plainList = async (name: DictionaryName): Promise<Buffer> => {
  const { spelling } = loadLexicon(name);
  const parts: Buffer[] = [];
  for (const start of STARTS) {
    let part = '';
    eachWord(spelling, start, (word) => {
      part += `${word}\n`;
    });
    if (part === '') continue;
    parts.push(Buffer.from(part, 'latin1'));
    await nextTurn();
  }
  return compress(Buffer.concat(parts));
};
