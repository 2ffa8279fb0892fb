import type { Turns } from '../support/turn-watch.ts';
import type { Tally } from './attack.ts';
import type { HonestRecord } from './honest-player.ts';
import { percentile } from './measures.ts';
import type { Restarted } from './restart.ts';
import type { Most } from './watch-server.ts';

/** All that a siege came to. */
export type Outcome = {
  readonly minutes: number;
  /** How the server ended, where it did so by itself. */
  readonly ended: string | undefined;
  readonly record: HonestRecord;
  readonly most: Most;
  /** How long the server worked without a break; undefined where it is not there to tell. */
  readonly turns: Turns | undefined;
  readonly tallies: Readonly<Record<string, Tally>>;
  readonly restarted: Restarted;
};

const MOST_P99_MS = 250;
const MOST_RSS_MB = 512;
const MOST_SHOWN = 5;

type Bar = readonly [held: boolean, what: string];

const barsOf = ({ ended, record, most, restarted: { lost, stopCode } }: Outcome): readonly Bar[] => {
  const { latencies, dropped, unanswered, refusedByLimits } = record;
  const p99 = percentile(latencies, 99);
  const limits = [...refusedByLimits].map(([code, times]) => `${code} ${times} times`).join(', ');
  const shown = lost.length === 0 ? '' : ` (${lost.slice(0, MOST_SHOWN).join('; ')})`;
  return [
    [ended === undefined, ended ?? 'the server ran through'],
    [
      latencies.length > 0 && p99 < MOST_P99_MS,
      `honest actions: p99 ${p99.toFixed(1)} ms (under ${MOST_P99_MS})`,
    ],
    [most.rssMb < MOST_RSS_MB, `memory: ${most.rssMb.toFixed(0)} MB at most (under ${MOST_RSS_MB})`],
    [dropped === 0, `honest sockets dropped: ${dropped}`],
    [unanswered === 0, `honest actions without an answer: ${unanswered}`],
    [refusedByLimits.size === 0, `honest people refused by limits: ${limits || 'never'}`],
    [stopCode === 0, `stopped ${stopCode === 0 ? 'in order' : `with ${stopCode ?? 'a signal'}`}`],
    [lost.length === 0, `acknowledged and lost: ${lost.length}${shown}`],
  ];
};

const tallyLines = (tallies: Outcome['tallies']): readonly string[] => {
  const pad = Math.max(...Object.keys(tallies).map(({ length }) => length), 0);
  const row = (name: string, cells: readonly (string | number)[]): string =>
    `  ${name.padEnd(pad)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  return [
    row('', ['sent', 'taken', 'refused', 'closed']),
    ...Object.entries(tallies).map(([name, { sent, taken, refused, closed }]) =>
      row(name, [sent, taken, refused, closed]),
    ),
  ];
};

/** A siege told in lines, and whether every bar was held. */
export const summary = (outcome: Outcome): { readonly held: boolean; readonly lines: readonly string[] } => {
  const { record, tallies, most, turns, restarted, minutes } = outcome;
  const { latencies, refusedByRules } = record;
  const bars = barsOf(outcome);
  const at = (percent: number): string => percentile(latencies, percent).toFixed(1);
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  return {
    held: bars.every(([held]) => held),
    lines: [
      '',
      `What the attackers did in ${minutes} min:`,
      ...tallyLines(tallies),
      '',
      `Honest actions: ${latencies.length}; p50 ${at(50)}, p99 ${at(99)}, max ${at(100)} ms; ${refusedByRules} refused by the rules.`,
      `Beside that: load ${most.load.toFixed(1)}; the honest people's own process was ${most.ownP99Ms.toFixed(1)} ms late (p99).`,
      `Server: heap ${most.heapMb.toFixed(0)} MB, ${most.open} files and lines open, event loop ${most.loopMs.toFixed(0)} ms late, at most; ` +
        `longest work without a break ${turns?.longestMs.toFixed(1) ?? '?'} ms of processor time, ${turns?.long.length ?? '?'} times above 20.`,
      ...(turns?.long ?? []).map(({ ms, at }) => `  ${ms.toFixed(1)} ms: ${at}`),
      `Stopped in ${seconds(restarted.stopMs)} s, listening again after ${seconds(restarted.startMs)} s.`,
      '',
      ...bars.map(([held, what]) => `${held ? '✓' : '✗'} ${what}`),
    ],
  };
};
