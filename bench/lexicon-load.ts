/** Run by lexicon.ts in a process of its own: loads one dictionary and tells time and memory as JSON. */

import { createWordFinder } from '../src/lexicon/word-finder.ts';
import { loadLexicon } from '../src/server/words/word-files.ts';
import { isDictionaryName } from '../src/shared/dictionaries.ts';
import { CLASSIC_WORTHS } from '../test/support/racks.ts';

const name = process.argv[2] ?? '';
if (!isDictionaryName(name)) throw new Error(`no dictionary ${name}`);
const collect = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};
const before = collect();
const start = performance.now();
const lexicon = loadLexicon(name);
if (!lexicon.has('ETE') && !lexicon.has('ENJOYED')) throw new Error('the dictionary does not know its words');
const loadMs = performance.now() - start;
const finder = createWordFinder(lexicon, CLASSIC_WORTHS);
const worth = finder.dearestWorth('EEJDNOY', true);
const readyMs = performance.now() - start;
console.log(JSON.stringify({ loadMs, readyMs, residentMb: (collect() - before) / 1e6, worth }));
