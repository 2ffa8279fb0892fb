/** Asks the server for something that the page can do without; undefined where it does not answer. */
export const quietGet = <Answer>(path: string): Promise<Answer | undefined> =>
  fetch(`/api${path}`)
    .then((reply) => (reply.ok ? (reply.json() as Promise<Answer>) : undefined))
    .catch(() => undefined);
