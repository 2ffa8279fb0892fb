/** Word data that was fetched once is kept on this device under its address, which names its hash, and never fetched again. */
const KEPT = 'wordstake-words';

/** Browsers give storage for files to safe addresses only. */
const openKept = async (): Promise<Cache | undefined> => {
  try {
    return typeof caches === 'undefined' ? undefined : await caches.open(KEPT);
  } catch {
    return undefined;
  }
};

const keep = async (kept: Cache | undefined, address: string, response: Response): Promise<void> => {
  try {
    if (response.ok) await kept?.put(address, response);
  } catch {
    // No room: it is fetched again next time.
  }
};

/** A file that never changes: from this device where it is kept, else from the server; kept only where it is what it should be. */
export const fetchOnce = async (
  address: string,
  isRight: (response: Response) => Promise<boolean>,
): Promise<Response> => {
  const kept = await openKept();
  const found = await kept?.match(address);
  if (found !== undefined) return found;
  const response = await fetch(address);
  if (kept !== undefined && (await isRight(response.clone()))) await keep(kept, address, response.clone());
  return response;
};

/** Whether a file has the hash that it should have; no where the browser cannot reckon hashes. */
export const hasHash = async (response: Response, sha256: string): Promise<boolean> => {
  const digest = await crypto.subtle?.digest('SHA-256', await response.arrayBuffer());
  if (digest === undefined) return false;
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
};

/** A file that may change: from the server, and without a network as it was last. */
export const fetchLatest = async (address: string): Promise<Response> => {
  const kept = await openKept();
  try {
    const response = await fetch(address);
    await keep(kept, address, response.clone());
    return response;
  } catch (cause) {
    const found = await kept?.match(address);
    if (found === undefined) throw cause;
    return found;
  }
};

/** Forgets kept files that nothing leads to any more. */
export const forgetOthers = async (isWanted: (address: string) => boolean): Promise<void> => {
  const kept = await openKept();
  for (const { url } of (await kept?.keys()) ?? [])
    if (!isWanted(new URL(url).pathname)) await kept?.delete(url);
};

/** Forgets all word data of this device. */
export const forgetWords = async (): Promise<void> => {
  if (typeof caches !== 'undefined') await caches.delete(KEPT);
};
