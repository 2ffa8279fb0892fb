/** How long to wait before each further try; after the last one the next visit tries. */
const PAUSES_MS = [2_000, 10_000, 60_000];

type Register = () => Promise<ServiceWorkerRegistration>;
type Later = (act: () => void, ms: number) => unknown;

/**
 * Registers the worker that keeps the site. Its first version is thrown away by the browser if a single file of it did not come, and
 * nothing would be kept until the page is loaded again: so that is tried again after a while.
 */
export const registerWorker = async (
  register: Register,
  later: Later = setTimeout,
  tries = 0,
): Promise<ServiceWorkerRegistration> => {
  const registration = await register();
  const { installing, active } = registration;
  const pauseMs = PAUSES_MS[tries];
  if (installing !== null && active === null && pauseMs !== undefined)
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'redundant') return;
      later(() => void registerWorker(register, later, tries + 1).catch(() => {}), pauseMs);
    });
  return registration;
};
