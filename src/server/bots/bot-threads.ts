import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotPlayers } from '../app/ports.ts';
import { packed } from '../app/word-lists.ts';
import type { BotReply, BotWorkerData, NumberedQuestion, PackedQuestion } from './bot-worker.ts';

/** A bot that thinks longer is stuck: its thread is ended, and others' questions are asked in a new one. */
const LONGEST_THOUGHT_MS = 20_000;
/** A thread that knows more lists of words forgets them all, and is told anew those it needs. */
const MOST_LISTS_KNOWN = 30;
/** In the package, where this is JavaScript, so is the thread. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './bot-worker.ts' : './bot-worker.js',
  import.meta.url,
);

type Waiting = {
  readonly question: NumberedQuestion;
  readonly resolve: (answer: BotAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
};

export type BotThreadParts = {
  readonly file?: URL;
  /** A source that exports the games as `CATALOG`: a thread cannot be handed their functions. Those of the house, unless told. */
  readonly catalog?: URL;
  readonly longestThoughtMs?: number;
};

/** Bots in a thread of their own, started when the first is asked and again after it has died. */
export const createBotThreads = ({
  file = WORKER,
  catalog,
  longestThoughtMs = LONGEST_THOUGHT_MS,
}: BotThreadParts = {}): BotPlayers => {
  /** In the order they came. Only the first is with the thread, so that it is known what a thread that dies was thinking of. */
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;
  /** The lists that the thread was told: each is sent to it once. */
  const told = new Set<string>();
  let watch: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  /** A question as the thread gets it: its view names long lists, and those it does not know come along. */
  const packQuestion = ({ view, ...question }: NumberedQuestion): PackedQuestion => {
    const { value, lists } = packed(view);
    const isFull = told.size + lists.size > MOST_LISTS_KNOWN;
    if (isFull) told.clear();
    const unknown = [...lists].filter(([name]) => !told.has(name));
    for (const [name] of unknown) told.add(name);
    return { ...question, view: value, lists: unknown, forgetsLists: isFull };
  };

  /** Puts the first question that waits to the thread, and sees to it that it is answered in time. */
  const askFirst = (): void => {
    clearTimeout(watch);
    const [first] = waiting;
    if (first === undefined || closed) return;
    const asked = thread();
    asked.postMessage(packQuestion(first.question));
    watch = setTimeout(() => startAnew('it thought too long'), longestThoughtMs);
    watch.unref();
  };

  const settle = ({ id, answer, error }: BotReply): void => {
    const [first] = waiting;
    if (first?.question.id !== id) return;
    waiting.shift();
    if (error === undefined) first.resolve(answer);
    else first.reject(new Error(error));
    askFirst();
  };

  /** The question that was being thought about is given up; the rest is asked in a new thread. */
  const startAnew = (why: string): void => {
    const stuck = worker;
    worker = undefined;
    stuck?.removeAllListeners();
    stuck?.terminate().catch(() => {});
    waiting.shift()?.reject(new Error(`the bot thread was ended: ${why}`));
    askFirst();
  };

  const thread = (): Worker => {
    if (worker === undefined) {
      worker = new Worker(file, { workerData: { catalog: catalog?.href } satisfies BotWorkerData });
      told.clear();
      worker.unref();
      worker.on('message', settle);
      worker.on('error', (error) => startAnew(String(error)));
      worker.on('exit', (code) => startAnew(`it ended with ${code}`));
    }
    return worker;
  };

  return {
    choose: (asked) =>
      new Promise((resolve, reject) => {
        const question = { id: ++lastId, ...asked };
        waiting.push({ question, resolve, reject });
        if (waiting.length === 1) askFirst();
      }),
    close: async () => {
      closed = true;
      clearTimeout(watch);
      // What was still being thought about is nobody's mistake: the next server asks again.
      worker?.removeAllListeners();
      for (const { resolve } of waiting.splice(0)) resolve(undefined);
      await worker?.terminate();
    },
  };
};
