/**
 * The word engine against a plain native search: the same racks for both, in alternating runs, the median of seven.
 * Then load time, size and memory, each in fresh processes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countLetters } from '../src/lexicon/alphabet.ts';
import { createDearestFinder, type DearestQuery } from '../src/lexicon/dearest.ts';
import { eachWord } from '../src/lexicon/spelling.ts';
import { loadLexicon, WORD_FOLDER, wordManifest } from '../src/server/words/word-files.ts';
import { CLASSIC_WORTHS, drawRacks } from '../test/support/racks.ts';
import { median, report } from './measure.ts';

const RUNS = 7;
const RACKS = 20_000;
const CASES = [
  { tiles: 8, wild: false },
  { tiles: 8, wild: true },
  { tiles: 13, wild: false },
  { tiles: 13, wild: true },
];
const MOST_RATIO = 1.5;

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const buildNative = (folder: string): string | undefined => {
  const program = join(folder, 'dearest');
  const built = spawnSync('g++', ['-O3', '-march=native', '-o', program, here('./native/dearest.cpp')]);
  return built.status === 0 && existsSync(program) ? program : undefined;
};

type Timing = { readonly ns: number; readonly sum: number };

const compareWithNative = (folder: string): void => {
  const lexicon = loadLexicon('en-full');
  const finder = createDearestFinder(lexicon.letterGraph(), CLASSIC_WORTHS);
  const native = buildNative(folder);
  if (native === undefined) console.log('  (no g++ here: without the native baseline, only our own times)');
  const wordFile = join(folder, 'words.txt');
  const words: string[] = [];
  eachWord(lexicon.spelling, '', (word) => words.push(word));
  writeFileSync(wordFile, words.join('\n'));

  for (const { tiles, wild } of CASES) {
    const racks = drawRacks(RACKS, tiles, tiles + (wild ? 100 : 0));
    const rackFile = join(folder, 'racks.txt');
    writeFileSync(rackFile, racks.map((rack) => `${rack} ${wild ? 1 : 0}`).join('\n'));
    const queries: DearestQuery[] = racks.map((rack) => ({ rack: countLetters(rack), wild }));
    const runOurs = (): Timing => {
      let sum = 0;
      const start = performance.now();
      for (const query of queries) sum += Math.max(0, finder.dearestWorth(query));
      return { ns: ((performance.now() - start) * 1e6) / RACKS, sum };
    };
    // Each side warms up once in each turn: the second of two runs counts.
    const runNative = (program: string): Timing => {
      const out = execFileSync(program, [wordFile, rackFile, '2'], { encoding: 'utf8' });
      const [ns, sum] = (out.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
      return { ns: ns ?? Number.NaN, sum: sum ?? Number.NaN };
    };
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let i = 0; i < RUNS; i++) {
      if (native !== undefined) theirs.push(runNative(native).ns);
      runOurs();
      ours.push(runOurs().ns);
    }
    const what = `most valuable word, ${tiles} tiles${wild ? ' + wild' : ''}: ours ${Math.round(median(ours))} ns`;
    if (native === undefined) {
      console.log(`  ${what}`);
      continue;
    }
    if (runNative(native).sum !== runOurs().sum) throw new Error(`${what}: the two searches disagree`);
    const ratio = median(theirs.map((ns, i) => (ours[i] as number) / ns));
    report(
      `${what}, native ${Math.round(median(theirs))} ns`,
      `× ${ratio.toFixed(2)}`,
      `≤ ${MOST_RATIO}`,
      ratio <= MOST_RATIO,
    );
  }
};

/** What a fresh process measures of itself while it loads a dictionary. */
const measureLoad = (name: string): { loadMs: number; readyMs: number; residentMb: number } =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', here('./lexicon-load.ts'), name], { encoding: 'utf8' }),
  );

const compressedKb = (...names: readonly string[]): number =>
  readdirSync(WORD_FOLDER)
    .filter((file) => names.some((name) => file.startsWith(name)))
    .reduce((sum, file) => sum + statSync(join(WORD_FOLDER, file)).size / 1000, 0);

/** Runs the benchmarks of the word engine. */
export const run = async (): Promise<void> => {
  console.log(
    `\nWord engine (en-full, ${wordManifest.dictionaries['en-full'].words} words; ${RACKS} racks, median of ${RUNS})`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'wordstake-bench-'));
  try {
    compareWithNative(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const [name, mostMs] of [
    ['en-full', 40],
    ['fr-full', undefined],
  ] as const) {
    const loads = Array.from({ length: RUNS }, () => measureLoad(name));
    const loadMs = median(loads.map((load) => load.loadMs));
    const readyMs = median(loads.map((load) => load.readyMs));
    const residentMb = median(loads.map((load) => load.residentMb));
    const what = `load ${name}, ready to judge words`;
    if (mostMs !== undefined) report(what, `${loadMs.toFixed(1)} ms`, `< ${mostMs} ms`, loadMs < mostMs);
    else console.log(`  ${what}: ${loadMs.toFixed(1)} ms`);
    console.log(`  (${readyMs.toFixed(1)} ms until the first most valuable word is found, search included)`);
    report(
      `resident memory of ${name} and a finder`,
      `${residentMb.toFixed(1)} MB`,
      '< 40 MB',
      residentMb < 40,
    );
  }
  for (const [language, mostKb] of [
    ['en', 700],
    ['fr', 1200],
  ] as const) {
    const kb = compressedKb(`${language}-full`);
    report(
      `${language}-full with tiers, marks and themes, Brotli`,
      `${kb.toFixed(0)} kB`,
      `≤ ${mostKb} kB`,
      kb <= mostKb,
    );
    console.log(
      `  (and ${language}-common for who plays that: ${compressedKb(`${language}-common`).toFixed(0)} kB)`,
    );
  }
};
