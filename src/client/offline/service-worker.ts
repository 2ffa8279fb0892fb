/**
 * The service worker: it keeps the files of one version of the site, all or none, so that its pages open without a network. A new
 * version waits until the page says that it may take over (between games). What is the server's, the API and its sockets and what
 * it says of itself, is never kept; dictionaries are kept by who reads them (words/kept-files.ts).
 */

/** What the server says of somebody's turn (server/push). */
type Notified = {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
};

declare const self: ServiceWorkerGlobalScope;
/** Put in when the site is built (scripts/offline): what belongs to this version, and its name. */
declare const __SHELL_FILES__: readonly string[];
declare const __SHELL_VERSION__: string;

const PREFIX = 'wordstake-shell-';
const SHELL = `${PREFIX}${__SHELL_VERSION__}`;
/** All pages are one. */
const PAGE = '/index.html';
/** Addresses that only the server can answer. */
const SERVERS_OWN = /^\/(?:api|socket|words|docs|healthz|metrics)(?:\/|$)/;
/** What this version keeps beside itself: a window of the version before may still be in the middle of a game. */
const VERSIONS_KEPT = 2;

const keepShell = async (): Promise<void> => {
  const shell = await caches.open(SHELL);
  // Names under assets carry a hash of what they hold; the rest is asked for anew.
  await shell.addAll(
    __SHELL_FILES__.map(
      (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }),
    ),
  );
};

const dropOldShells = async (): Promise<void> => {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  // In the order they were made.
  const old = shells.filter((name) => name !== SHELL).slice(0, -(VERSIONS_KEPT - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
};

const answer = async (request: Request): Promise<Response> => {
  const shell = await caches.open(SHELL);
  const kept =
    request.mode === 'navigate'
      ? await shell.match(PAGE)
      : ((await shell.match(request)) ?? (await caches.match(request)));
  return kept ?? fetch(request);
};

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldShells(), self.clients.claim()])),
);
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
const notify = async ({ data }: PushEvent): Promise<void> => {
  if (data === null) return;
  const { title, body, url, tag } = data.json() as Notified;
  await self.registration.showNotification(title, { body, tag, data: url, icon: '/icon-192.png' });
};

/** Leads to the page that a notification is about: to the window that shows it, or else to any that is open, if there is one. */
const follow = async (address: string): Promise<void> => {
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find(({ url }) => new URL(url).pathname === address);
  const window = there ?? open[0];
  if (window === undefined) await self.clients.openWindow(address);
  else {
    await window.focus();
    if (there === undefined) await window.navigate(address);
  }
};

self.addEventListener('push', (event) => event.waitUntil(notify(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(String(event.notification.data)));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || SERVERS_OWN.test(pathname)) return;
  event.respondWith(answer(request));
});
