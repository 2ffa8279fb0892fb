import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotPlayers } from '../app/ports.ts';
import type { BotReply, NumberedQuestion } from './bot-worker.ts';

/** A bot that thinks longer is stuck: its thread is ended, and others' questions are asked again in a new one. */
const LONGEST_THOUGHT_MS = 20_000;
const WORKER = new URL('./bot-worker.ts', import.meta.url);

type Waiting = {
  readonly question: NumberedQuestion;
  readonly resolve: (answer: BotAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
};

export type BotThreadParts = { readonly file?: URL; readonly longestThoughtMs?: number };

/** Bots in a thread of their own, started when the first is asked and again after it has died. */
export const createBotThreads = ({
  file = WORKER,
  longestThoughtMs = LONGEST_THOUGHT_MS,
}: BotThreadParts = {}): BotPlayers => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let watch: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  const settle = ({ id, answer, error }: BotReply): void => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(error));
    guard();
  };

  /** Sees to it that the oldest question is answered in time. */
  const guard = (): void => {
    clearTimeout(watch);
    if (waiting.size === 0) return;
    watch = setTimeout(() => startAnew('it thought too long'), longestThoughtMs);
    watch.unref();
  };

  /** The question that was being thought about is given up; the rest is asked again. */
  const startAnew = (why: string): void => {
    const stuck = worker;
    worker = undefined;
    stuck?.removeAllListeners();
    stuck?.terminate().catch(() => {});
    const [first] = waiting.values();
    if (first !== undefined) {
      waiting.delete(first.question.id);
      first.reject(new Error(`the bot thread was ended: ${why}`));
    }
    if (closed) return;
    for (const { question } of waiting.values()) thread().postMessage(question);
    guard();
  };

  const thread = (): Worker => {
    if (worker === undefined) {
      worker = new Worker(file);
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
        thread().postMessage(question);
        waiting.set(question.id, { question, resolve, reject });
        if (waiting.size === 1) guard();
      }),
    close: async () => {
      closed = true;
      clearTimeout(watch);
      await worker?.terminate();
    },
  };
};
