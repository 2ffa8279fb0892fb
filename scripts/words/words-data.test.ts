import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordManifest } from '../../src/server/words/word-files.ts';
import { DICTIONARIES } from '../../src/shared/dictionaries.ts';
import { LANGUAGES } from '../../src/shared/language.ts';
import { makeDictionary, makeShards } from './make.ts';
import { writeLists } from './unpack.ts';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

let lists = '';
beforeAll(() => {
  lists = mkdtempSync(join(tmpdir(), 'wordstake-lists-'));
  writeLists(lists);
});
afterAll(() => rmSync(lists, { recursive: true }));

it.each(DICTIONARIES)('%s is what its own lists pack to, byte for byte', (name) => {
  expect(sha256(makeDictionary(lists, name).file)).toBe(wordManifest.dictionaries[name].fileSha256);
});

it.each(LANGUAGES)('the definitions of %s are what their own lists pack to', (language) => {
  const shards = makeShards(lists, language);
  const { sha256: hash, firstWords } = wordManifest.definitions[language];
  expect(shards.map(({ firstWord }) => firstWord)).toEqual(firstWords);
  expect(sha256(shards.map(({ text }) => text).join(''))).toBe(hash);
});
