import type { StoreProblem } from '../../app/ports.ts';
import { problemOf } from './problem-of.ts';

/** How often it is looked whether all is well again. */
const LOOK_MS = 1000;
/** What stays until somebody has seen to it. */
const LASTING: readonly (StoreProblem | undefined)[] = ['damaged', 'in-use'];

export type Health = {
  readonly problem: () => StoreProblem | undefined;
  readonly failed: (error: unknown) => void;
  readonly stop: () => void;
};

/** Whether a database can be reached and written to, as what was asked of it has shown; `probe` writes as much as a few actions need. */
export const createHealth = (probe: () => Promise<void>): Health => {
  let problem: StoreProblem | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async (): Promise<void> => {
    try {
      await probe();
      if (!LASTING.includes(problem)) problem = undefined;
    } catch (error) {
      failed(error);
    }
    timer = undefined;
    watch();
  };
  const watch = (): void => {
    if (isStopped || problem === undefined || LASTING.includes(problem)) return;
    timer ??= setTimeout(look, LOOK_MS).unref();
  };
  const failed = (error: unknown): void => {
    if (!LASTING.includes(problem)) problem = problemOf(error) ?? problem;
    watch();
  };

  return {
    problem: () => problem,
    failed,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
