/**
 * Loaded into a server before its program (`node --import turn-watch.ts …`): measures how long its main thread works without
 * giving way to the event loop. Asked `turns` by the process that has started it, it answers what it has measured since it was
 * last asked. It measures processor time of that one thread, so that a machine that is busy with other things makes nothing
 * longer, and leaves out what the garbage collector took meanwhile, which comes when it likes: how much that was, and what the
 * rest was spent on, is known from samples. The process does not outlive its parent.
 */
import { createHook } from 'node:async_hooks';
import { type Profiler, Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

/** A piece of work without a break that was long, in milliseconds of processor time, and what was found running most of it. */
export type LongTurn = { readonly ms: number; readonly at: string };
/** Pieces of work without a break: the longest, and all that were long. */
export type Turns = { readonly longestMs: number; readonly long: readonly LongTurn[] };

const US_A_MS = 1000;
const LONG_MS = 20;
const SAMPLE_US = 1000;

/** A piece of work that may be long: its time of the processor, and from when to when it lasted, in microseconds. */
type Piece = { readonly workedUs: number; readonly fromUs: number; readonly toUs: number };
type Sample = { readonly atUs: number; readonly stack: readonly string[] };

const nowUs = (): number => Number(process.hrtime.bigint() / 1000n);
const workedUs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

const nameOf = ({ functionName, url, lineNumber }: Profiler.ProfileNode['callFrame']): string =>
  url === '' ? functionName : `${functionName || 'a function'} (${url.split('/').at(-1)}:${lineNumber + 1})`;

/** What ran at each sample, the innermost first. */
const readSamples = ({ nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile): Sample[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const stackOf = (id: number | undefined): string[] => {
    const node = id === undefined ? undefined : byId.get(id);
    return node === undefined ? [] : [nameOf(node.callFrame), ...stackOf(parentOf.get(node.id))];
  };
  const stacks = new Map(nodes.map(({ id }) => [id, stackOf(id)]));
  let atUs = startTime;
  return samples.map((id, i) => {
    atUs += timeDeltas[i] ?? 0;
    return { atUs, stack: stacks.get(id) ?? [] };
  });
};

const NOT_OURS = ['(garbage collector)', '(idle)'];
const isOurs = ({ stack: [innermost = ''] }: Sample): boolean => !NOT_OURS.includes(innermost);

/** What is on top of most samples. */
const mostSeen = (samples: readonly Sample[]): string => {
  const counts = new Map<string, number>();
  for (const { stack } of samples) {
    const where = stack.slice(0, 4).join(' < ');
    counts.set(where, (counts.get(where) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'not sampled';
};

/** A piece without what the collector took of it. */
const withoutCollector = (piece: Piece, all: readonly Sample[]): LongTurn => {
  const within = all.filter(({ atUs }) => atUs >= piece.fromUs && atUs <= piece.toUs);
  const ours = within.filter(isOurs);
  const share = within.length === 0 ? 1 : ours.length / within.length;
  return { ms: (piece.workedUs * share) / US_A_MS, at: mostSeen(ours) };
};

const watchTurns = async (): Promise<void> => {
  let beganWorkUs = workedUs();
  let beganUs = nowUs();
  let longestUs = 0;
  let pieces: Piece[] = [];

  // Each callback that the loop makes begins a piece; what promises do after it belongs to it. Waiting takes no processor time.
  createHook({
    before: () => {
      const work = workedUs();
      const piece = { workedUs: work - beganWorkUs, fromUs: beganUs, toUs: nowUs() };
      if (piece.workedUs > LONG_MS * US_A_MS) pieces.push(piece);
      else longestUs = Math.max(longestUs, piece.workedUs);
      beganWorkUs = work;
      beganUs = piece.toUs;
    },
    trackPromises: false,
  }).enable();

  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  // What a server does to start is of no interest, and would be much to read.
  let isSampling = false;

  const tell = async (): Promise<void> => {
    const samples = isSampling ? readSamples((await session.post('Profiler.stop')).profile) : [];
    isSampling = true;
    const all = pieces.map((piece) => withoutCollector(piece, samples));
    const longestMs = Math.max(longestUs / US_A_MS, ...all.map(({ ms }) => ms));
    const long = all.filter(({ ms }) => ms > LONG_MS);
    await session.post('Profiler.start');
    setImmediate(() => {
      // What it took to tell does not count.
      longestUs = 0;
      pieces = [];
      process.send?.({ longestMs, long } satisfies Turns);
    });
  };
  process.once('disconnect', () => process.exit());
  process.on('message', (word) => {
    if (word === 'turns') void tell();
  });
};

if (isMainThread) await watchTurns();
