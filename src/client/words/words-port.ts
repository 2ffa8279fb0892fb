import { err, type Result } from '../../shared/result.ts';
import type { QuestionKind, Questions, WordsError, WordsReply } from './words-protocol.ts';

type Answer<Kind extends QuestionKind> = Result<Questions[Kind]['answer'], WordsError>;

/** The page's door to the word worker: one question, one answer; nothing is ever thrown. */
export type WordsPort = {
  readonly ask: <Kind extends QuestionKind>(kind: Kind, ask: Questions[Kind]['ask']) => Promise<Answer<Kind>>;
};

type Waiting = (result: Result<unknown, WordsError>) => void;

/** A port over a worker that is started at the first question, and again after it broke down. */
const createWordsPort = (startWorker: () => Worker): WordsPort => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const breakDown = (): void => {
    worker?.terminate();
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const settle of all) settle(err({ code: 'words-unreachable' }));
  };

  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<WordsReply>) => {
      waiting.get(data.id)?.(data.result);
      waiting.delete(data.id);
    });
    started.addEventListener('error', breakDown);
    started.addEventListener('messageerror', breakDown);
    return started;
  };

  return {
    ask: <Kind extends QuestionKind>(kind: Kind, ask: Questions[Kind]['ask']) =>
      new Promise<Answer<Kind>>((resolve) => {
        const id = ++lastId;
        // The worker answers each kind of question with its kind of answer.
        waiting.set(id, (result) => resolve(result as Answer<Kind>));
        worker ??= start();
        worker.postMessage({ id, kind, ask });
      }),
  };
};

/** The one port of the page. */
export const words: WordsPort = createWordsPort(
  () => new Worker(new URL('./words-worker.ts', import.meta.url), { type: 'module' }),
);
