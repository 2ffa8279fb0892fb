import { err, type Result } from '../../shared/result.ts';
import { steadyWorker } from '../base/steady-worker.ts';
import type { Answer, Asked, QuestionKind, WordsError, WordsReply, WordsRequest } from './words-worker.ts';

const waiting = new Map<number, (result: Result<unknown, WordsError>) => void>();
let lastId = 0;

const settle = (id: number, result: Result<unknown, WordsError>): void => {
  waiting.get(id)?.(result);
  waiting.delete(id);
};

const wordsWorker = steadyWorker(
  () => {
    const started = new Worker(new URL('./words-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WordsReply>) => settle(data.id, data.result));
    return started;
  },
  () => {
    for (const id of [...waiting.keys()]) settle(id, err({ code: 'words-unreachable' }));
  },
);

/** The page's door to the word worker. */
export const words = {
  /** One question, one answer; nothing is ever thrown. */
  ask: <Kind extends QuestionKind>(kind: Kind, ask: Asked<Kind>) =>
    new Promise<Result<Answer<Kind>, WordsError>>((resolve) => {
      const id = ++lastId;
      // The worker answers each kind of question with its kind of answer.
      waiting.set(id, (result) => resolve(result as Result<Answer<Kind>, WordsError>));
      wordsWorker().postMessage({ id, kind, ask } satisfies WordsRequest<Kind>);
    }),
};
