const serverAnswers = async (): Promise<boolean> => {
  try {
    // A server that is ill, with a full disk, say, still has the page.
    const { version } = await (await fetch('/healthz', { cache: 'no-store' })).json();
    return typeof version === 'string';
  } catch {
    return false;
  }
};

/**
 * Fetches part of the page that did not come. A browser may remember that it did not, or a newer version may have taken its
 * place: where the server answers, the whole page is fetched anew.
 */
export const tryAgain = async (fetchPart: () => Promise<unknown>): Promise<'here' | 'unreachable'> => {
  try {
    await fetchPart();
    return 'here';
  } catch {
    if (await serverAnswers()) location.reload();
    return 'unreachable';
  }
};
