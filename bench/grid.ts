/**
 * The crossword finder: plays on grids of forty words with eight tiles and a wild, against a plain search for the same
 * plays. Each question is asked several times and the quickest answer counts, as what else runs only adds to it; the
 * report has the median question and the spread.
 */
import { createGridFinder, type Placement } from '../src/lexicon/grid-finder.ts';
import type { GridTile } from '../src/lexicon/grid-layout.ts';
import { loadLexicon } from '../src/server/words/word-files.ts';
import { lay } from '../test/support/grid-brute-force.ts';
import { countPlainly } from '../test/support/grid-plain-search.ts';
import { CLASSIC_WORTHS, drawRacks, seeded } from '../test/support/racks.ts';
import { median, quantile, report } from './measure.ts';

const RUNS = 7;
const GRIDS = 10;
const WORDS = 40;
const TILES = 8;
const RACKS = 10;
const PLAIN_QUESTIONS = 4;
const LIMIT = 20;
const MOST_MS = 5;

const pay = (worth: number): number => worth * worth;

const time = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const spread = (values: readonly number[], digits: number): string =>
  [0, 0.1, 0.5, 0.9, 1].map((part) => quantile(values, part).toFixed(digits)).join(' · ');

/** Runs the benchmarks of the crossword finder. */
export const run = async (): Promise<void> => {
  const lexicon = loadLexicon('en-full');
  let finder = createGridFinder(lexicon, CLASSIC_WORTHS);
  const creationMs = median(
    Array.from({ length: RUNS }, () => time(() => (finder = createGridFinder(lexicon, CLASSIC_WORTHS)))),
  );

  /** A grid of forty words: whoever plays sells for the most, or any word. */
  const playGame = (seed: number, style: 'greedy' | 'any'): GridTile[] => {
    const random = seeded(seed);
    let board: GridTile[] = [];
    let words = 0;
    for (const [i, rack] of drawRacks(2 * WORDS, TILES, seed).entries()) {
      if (words === WORDS) break;
      const wild = i % 13 === 12;
      const plays: Placement[] =
        style === 'greedy'
          ? finder.best(board, rack, { wild, limit: 1, pay })
          : finder.placements(board, rack, { wild });
      const play = plays[Math.floor(random() * plays.length)];
      if (play === undefined) continue;
      board = lay(board, play);
      words++;
    }
    return board;
  };

  const racks = drawRacks(RACKS, TILES, 99);
  console.log(
    `\nCrossword finder (en-full; ${TILES} tiles and a wild; ${GRIDS} grids of ${WORDS} words, ${RACKS} racks each, quickest of ${RUNS})`,
  );
  console.log(
    `  (${creationMs.toFixed(1)} ms to make a finder; spreads: least · 10 % · median · 90 % · most)`,
  );
  for (const style of ['any', 'greedy'] as const) {
    const grids = Array.from({ length: GRIDS }, (_, i) => playGame(i + 1, style));
    const tiles = median(grids.map((grid) => grid.length));
    const questions = grids.flatMap((grid) => racks.map((rack) => ({ grid, rack })));
    const counts: number[] = [];
    const allMs: number[] = [];
    const bestMs: number[] = [];
    for (const { grid, rack } of questions) {
      const all: number[] = [];
      const best: number[] = [];
      for (let i = 0; i < RUNS; i++) {
        let count = 0;
        all.push(time(() => (count = finder.placements(grid, rack, { wild: true }).length)));
        best.push(time(() => finder.best(grid, rack, { wild: true, limit: LIMIT, pay })));
        if (i === 0) counts.push(count);
      }
      allMs.push(Math.min(...all));
      bestMs.push(Math.min(...best));
    }
    console.log(`  grids of ${style === 'any' ? 'any words' : 'the most valuable plays'}: ${tiles} tiles`);
    console.log(`  plays found: ${spread(counts, 0)}`);
    const keeps = (ms: readonly number[]): boolean => median(ms) < MOST_MS;
    report('all plays', `${median(allMs).toFixed(2)} ms`, `< ${MOST_MS} ms`, keeps(allMs));
    console.log(
      `  (spread: ${spread(allMs, 2)} ms; ${quantile(
        allMs.map((ms, i) => (ms * 1e6) / (counts[i] as number)),
        0.5,
      ).toFixed(0)} ns a play)`,
    );
    report(`the ${LIMIT} best paid`, `${median(bestMs).toFixed(2)} ms`, `< ${MOST_MS} ms`, keeps(bestMs));
    console.log(`  (spread: ${spread(bestMs, 2)} ms)`);

    const step = Math.floor(questions.length / PLAIN_QUESTIONS) + 1;
    const ratios = questions
      .filter((_, i) => i % step === 0)
      .map(({ grid, rack }) => {
        let found = 0;
        let expected = 0;
        const ask = () => (found = finder.placements(grid, rack, { wild: true, everyWild: true }).length);
        // The plain search is asked once, so what compares with it is our usual time, not our quickest.
        const ours = median(Array.from({ length: RUNS }, () => time(ask)));
        const theirs = time(() => (expected = countPlainly(lexicon, grid, rack)));
        if (found !== expected) throw new Error(`the two searches disagree: ${found} and ${expected} plays`);
        return theirs / ours;
      });
    report(
      'times as quick as a plain search, same plays',
      `× ${median(ratios).toFixed(0)}`,
      '≥ 20',
      median(ratios) >= 20,
    );
  }
};
