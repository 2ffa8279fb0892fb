import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { BotAnswer, BotPlayers } from '../app/ports.ts';
import { packed } from '../app/word-lists.ts';
import type { BotReply, NumberedQuestion, PackedQuestion } from './bot-worker.ts';

/** A bot that thinks longer is stuck: its process is ended, and others' questions are asked in a new one. */
const LONGEST_THOUGHT_MS = 20_000;
/** A process that knows more lists of words forgets them all, and is told anew those it needs. */
const MOST_LISTS_KNOWN = 30;
/** In the package, where this is JavaScript, so is that. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './bot-worker.ts' : './bot-worker.js',
  import.meta.url,
);

type Waiting = {
  readonly question: NumberedQuestion;
  readonly resolve: (answer: BotAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
};

export type BotProcessParts = {
  readonly file?: URL;
  /** A source that exports the games as `CATALOG`: a process cannot be handed their functions. Those of the house, unless told. */
  readonly catalog?: URL;
  readonly longestThoughtMs?: number;
};

/**
 * Bots in a process of their own, started when the first is asked and again after it has died. Not in a thread: to end one that is stuck can
 * crash Node, and the server with it.
 */
export const createBotProcess = ({
  file = WORKER,
  catalog,
  longestThoughtMs = LONGEST_THOUGHT_MS,
}: BotProcessParts = {}): BotPlayers => {
  /** In the order they came. Only the first is with the process, so that it is known what a process that dies was thinking of. */
  const waiting: Waiting[] = [];
  let worker: ChildProcess | undefined;
  /** The lists that the process was told: each is sent to it once. */
  const told = new Set<string>();
  let watch: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  /** A question as the process gets it: its view names long lists, and those it does not know come along. */
  const packQuestion = ({ view, ...question }: NumberedQuestion): PackedQuestion => {
    const { value, lists } = packed(view);
    const isFull = told.size + lists.size > MOST_LISTS_KNOWN;
    if (isFull) told.clear();
    const unknown = [...lists].filter(([name]) => !told.has(name));
    for (const [name] of unknown) told.add(name);
    return { ...question, view: value, lists: unknown, forgetsLists: isFull };
  };

  /** Puts the first question that waits to the process, and sees to it that it is answered in time. */
  const askFirst = (): void => {
    clearTimeout(watch);
    const [first] = waiting;
    if (first === undefined || closed) return;
    const asked = running();
    asked.send(packQuestion(first.question));
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

  /** Ends the process at once, whatever it does; nothing is heard of it any more. */
  const kill = (child: ChildProcess): void => {
    child.removeAllListeners();
    child.on('error', () => {});
    child.kill('SIGKILL');
  };

  /** The question that was being thought about is given up; the rest is asked in a new process. */
  const startAnew = (why: string): void => {
    if (worker !== undefined) kill(worker);
    worker = undefined;
    waiting.shift()?.reject(new Error(`the bots' process was ended: ${why}`));
    askFirst();
  };

  const running = (): ChildProcess => {
    if (worker === undefined) {
      worker = fork(file, catalog === undefined ? [] : [catalog.href], { serialization: 'advanced' });
      told.clear();
      worker.unref();
      worker.channel?.unref();
      worker.on('message', settle);
      worker.on('error', (error) => startAnew(String(error)));
      worker.on('exit', (code, signal) => startAnew(`it ended with ${code ?? signal}`));
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
      for (const { resolve } of waiting.splice(0)) resolve(undefined);
      if (worker?.pid === undefined) return;
      kill(worker);
      worker.ref();
      await once(worker, 'exit');
    },
  };
};
