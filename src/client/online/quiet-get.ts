/** Asks the server for something that the page can do without; undefined where it does not answer. */
export const quietGet = async <Answer>(path: string): Promise<Answer | undefined> => {
  try {
    const reply = await fetch(`/api${path}`);
    return reply.ok ? ((await reply.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
};
