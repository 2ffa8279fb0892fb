import { readServerVersion } from './server-version.ts';

/**
 * Fetches part of the page that did not come. A browser may remember that it did not, or a newer version may have taken its
 * place: where the server answers, the whole page is fetched anew.
 */
export const tryAgain = async (fetchPart: () => Promise<unknown>): Promise<'here' | 'unreachable'> => {
  try {
    await fetchPart();
    return 'here';
  } catch {
    if ((await readServerVersion()) !== undefined) location.reload();
    return 'unreachable';
  }
};
