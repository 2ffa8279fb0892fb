/** Gives a worker that is started when it is first needed, and again after it broke down. */
export const steadyWorker = (start: () => Worker, onBreakdown = (): void => {}): (() => Worker) => {
  let worker: Worker | undefined;
  return () => {
    if (worker !== undefined) return worker;
    const started = start();
    const breakDown = (): void => {
      started.terminate();
      worker = undefined;
      onBreakdown();
    };
    for (const kind of ['error', 'messageerror']) started.addEventListener(kind, breakDown);
    worker = started;
    return started;
  };
};
