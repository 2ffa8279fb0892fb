/** Does one thing after the other. */
export class TaskQueue {
  private readonly emptied: () => void;
  private tail: Promise<unknown> = Promise.resolve();
  private count = 0;

  /** `emptied`: called whenever nothing waits any more. */
  constructor(emptied: () => void) {
    this.emptied = emptied;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Does something after all that was asked before; what waits for nothing begins at once. */
  add<T>(task: () => Promise<T>): Promise<T> {
    const result = this.count++ === 0 ? task() : this.tail.then(task);
    this.tail = result.then(this.done, this.done);
    return result;
  }

  private readonly done = (): void => {
    if (--this.count === 0) this.emptied();
  };
}
