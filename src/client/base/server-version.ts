/** Which version the server is; undefined where it does not answer. One that is ill, with a full disk, say, still tells. */
export const readServerVersion = async (): Promise<string | undefined> => {
  try {
    const { version } = await (await fetch('/healthz', { cache: 'no-store' })).json();
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
};
