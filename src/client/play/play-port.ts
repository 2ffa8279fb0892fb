import type {
  News,
  TableMessages,
  TableQuestionKind,
  TableQuestions,
  TableRequest,
} from './play-protocol.ts';

type Ask = <Kind extends TableQuestionKind>(
  kind: Kind,
  ask: TableQuestions[Kind]['ask'],
) => Promise<TableQuestions[Kind]['answer']>;

/** The page's door to the worker that runs the game. */
export type TablePort = {
  readonly ask: Ask;
  /** Whom to tell what happens in the game opened last, and when the worker breaks down. */
  readonly listen: (onNews: (news: News) => void, onBreakdown: () => void) => void;
};

/** A port over a worker that is started at the first question, and again after it broke down. */
const createTablePort = (startWorker: () => Worker): TablePort => {
  const waiting = new Map<number, (answer: TableQuestions[TableQuestionKind]['answer']) => void>();
  let worker: Worker | undefined;
  let lastId = 0;
  let opened = 0;
  let tell: (news: News) => void = () => {};
  let breakdown: () => void = () => {};

  const breakDown = (): void => {
    worker?.terminate();
    worker = undefined;
    waiting.clear();
    breakdown();
  };

  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<TableMessages>) => {
      for (const message of data) {
        if (message.kind === 'answer') {
          waiting.get(message.id)?.(message.answer);
          waiting.delete(message.id);
        } else if (message.table === opened) tell(message.news);
      }
    });
    started.addEventListener('error', breakDown);
    started.addEventListener('messageerror', breakDown);
    return started;
  };

  return {
    ask: <Kind extends TableQuestionKind>(kind: Kind, ask: TableQuestions[Kind]['ask']) =>
      new Promise<TableQuestions[Kind]['answer']>((resolve) => {
        const id = ++lastId;
        if (kind === 'open') opened = id;
        // The worker answers each kind of question with its kind of answer.
        waiting.set(id, (answer) => resolve(answer as TableQuestions[Kind]['answer']));
        worker ??= start();
        worker.postMessage({ id, kind, ask } as TableRequest);
      }),
    listen: (onNews, onBreakdown) => {
      tell = onNews;
      breakdown = onBreakdown;
    },
  };
};

/** The one port of the page. */
export const table: TablePort = createTablePort(
  () => new Worker(new URL('./play-worker.ts', import.meta.url), { type: 'module' }),
);
