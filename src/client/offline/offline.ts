import { signal } from '@preact/signals';
import { language } from '../base/language.ts';
import { fetchWordsAhead } from '../words/words-ahead.ts';
import { isOnline } from './network.tsx';
import { registerWorker } from './register-worker.ts';

/** A new version that is here and waits to take over. */
export const waitingVersion = signal<ServiceWorker | undefined>(undefined);

/** Whoever has little data to spend says so to the browser. */
const isSparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Follows a version that is being fetched; the first one of all has nothing to wait for. */
const follow = async ({ installing, waiting }: ServiceWorkerRegistration): Promise<void> => {
  const next = waiting ?? installing;
  if (next === null || navigator.serviceWorker.controller === null) return;
  if (next.state === 'installing')
    await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
  if (next.state === 'installed') waitingVersion.value = next;
};

let registration: ServiceWorkerRegistration | undefined;

/** Keeps the site on this device, and with it the words of the page's language, so that it opens without a network. */
export const workOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    registration = await registerWorker(() => navigator.serviceWorker.register('/sw.js'));
    const registered = registration;
    registered?.addEventListener('updatefound', () => void follow(registered));
    if (registered !== undefined) await follow(registered);
    if (!isSparing() && isOnline.value) await fetchWordsAhead(language.value);
  } catch {
    // A browser that forbids it goes on with the network.
  }
};

/** Asks whether there is a new version of the site. */
export const lookForUpdate = async (): Promise<void> => {
  await registration?.update().catch(() => {});
};

/** Changes to the new version: the one that waits here, or whatever the server has. */
export const takeNewVersion = async (): Promise<void> => {
  await lookForUpdate();
  if (registration !== undefined) await follow(registration);
  const next = waitingVersion.value;
  if (next === undefined) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage('take-over');
};
