import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../support/server-process.ts';
import type { HonestRecord } from './honest-player.ts';
import { lookAt, percentile, readMetrics, type Told } from './measures.ts';

/** The most that was seen of each. */
export type Most = {
  readonly rssMb: number;
  readonly heapMb: number;
  readonly open: number;
  readonly loopMs: number;
  /** How late the process of the honest people itself was (p99): what they waited for is not all the server's. */
  readonly ownP99Ms: number;
  /** How many processes wanted the machine in the last minute. */
  readonly load: number;
};

export type Watch = {
  readonly server: ServerProcess;
  readonly record: HonestRecord;
  readonly minutes: number;
  /** Why it is over before its time; undefined while it is not. */
  readonly whyOver: () => string | undefined;
  readonly say: (line: string) => void;
};

const LOOK_MS = 1000;
const LOOKS_A_MINUTE = 60;
const LOOKS_A_LINE = 10;
const OWN_RESOLUTION_MS = 5;
const NS_A_MS = 1e6;

const honestLine = (latencies: readonly number[], dropped: number): string => {
  const at = (percent: number): string => percentile(latencies, percent).toFixed(1);
  return `honest: ${latencies.length} actions, p50 ${at(50)} p99 ${at(99)} max ${at(100)} ms, ${dropped} dropped`;
};

const serverLine = (rssMb: number, open: number, told: Told | undefined): string =>
  told === undefined
    ? `server: ${rssMb.toFixed(0)} MB, does not answer`
    : `server: ${rssMb.toFixed(0)} MB (heap ${told.heapMb.toFixed(0)}), ${open} open, ${told.sockets} sockets, ` +
      `${told.tables} tables, loop p99 ${told.loopP99Ms.toFixed(0)} max ${told.loopMaxMs.toFixed(0)} ms late`;

/** Looks at a server once a second for some minutes, with a line every ten seconds; the most that was seen. */
export const watchServer = async ({ server, record, minutes, whyOver, say }: Watch): Promise<Most> => {
  let most: Most = { rssMb: 0, heapMb: 0, open: 0, loopMs: 0, ownP99Ms: 0, load: 0 };
  const own = monitorEventLoopDelay({ resolution: OWN_RESOLUTION_MS });
  own.enable();
  let toldActions = record.latencies.length;
  const looks = Math.round(minutes * LOOKS_A_MINUTE);
  for (let look = 1; look <= looks && whyOver() === undefined; look++) {
    await wait(LOOK_MS);
    const { rssMb, open } = lookAt(server.pid);
    most = { ...most, rssMb: Math.max(most.rssMb, rssMb), open: Math.max(most.open, open) };
    if (look % LOOKS_A_LINE > 0 && look < looks) continue;
    const told = await readMetrics(server.base);
    most = {
      ...most,
      heapMb: Math.max(most.heapMb, told?.heapMb ?? 0),
      loopMs: Math.max(most.loopMs, told?.loopMaxMs ?? 0),
    };
    const recent = record.latencies.slice(toldActions);
    toldActions = record.latencies.length;
    say(
      `${String(look).padStart(4)} s  ${honestLine(recent, record.dropped)} · ${serverLine(rssMb, open, told)}`,
    );
  }
  own.disable();
  const ownP99Ms = Math.max(0, own.percentile(99) / NS_A_MS - OWN_RESOLUTION_MS);
  return { ...most, ownP99Ms, load: loadavg()[0] ?? 0 };
};
