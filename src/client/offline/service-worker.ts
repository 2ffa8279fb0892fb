/**
 * The service worker: it keeps the files of one version of the site, all or none, so that its pages open without a network. A new
 * version waits until the page says that it may take over (between games). What is the server's, the API and its sockets and what
 * it says of itself, is never kept; dictionaries are kept by who reads them (words/kept-files.ts).
 */

/** As much of a service worker's scope as is used here; the page's types do not know it. */
type Lasting = Event & { readonly waitUntil: (what: Promise<unknown>) => void };
type Fetching = Event & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Scope = {
  readonly addEventListener: <Kind extends keyof ScopeEvents>(
    kind: Kind,
    listener: (event: ScopeEvents[Kind]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (wanted: { readonly type: 'window' }) => Promise<readonly WindowOfOurs[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
};
type WindowOfOurs = {
  readonly navigate: (address: string) => Promise<unknown>;
  readonly focus: () => Promise<unknown>;
};
type Pushed = Lasting & { readonly data: { readonly json: () => unknown } | null };
type Clicked = Lasting & {
  readonly notification: { readonly close: () => void; readonly data: unknown };
};
/** What the server says of somebody's turn (server/push). */
type Notified = {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
};
type ScopeEvents = {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: Fetching;
  readonly message: MessageEvent;
  readonly push: Pushed;
  readonly notificationclick: Clicked;
};

/** Put in when the site is built (scripts/offline): what belongs to this version, and its name. */
declare const __SHELL_FILES__: readonly string[];
declare const __SHELL_VERSION__: string;

const PREFIX = 'wordstake-shell-';
const SHELL = `${PREFIX}${__SHELL_VERSION__}`;
/** All pages are one. */
const PAGE = '/index.html';
/** Addresses that only the server can answer. */
const SERVERS_OWN = /^\/(?:api|socket|words|healthz|metrics)(?:\/|$)/;
/** What this version keeps beside itself: a window of the version before may still be in the middle of a game. */
const VERSIONS_KEPT = 2;

const scope = globalThis as unknown as Scope;

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

scope.addEventListener('install', (event) => event.waitUntil(keepShell()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldShells(), scope.clients.claim()])),
);
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});
const notify = async ({ data }: Pushed): Promise<void> => {
  if (data === null) return;
  const { title, body, url, tag } = data.json() as Notified;
  await scope.registration.showNotification(title, { body, tag, data: url, icon: '/icon-192.png' });
};

/** Leads to the page that a notification is about, in a window that is open, if there is one. */
const follow = async (address: string): Promise<void> => {
  const [open] = await scope.clients.matchAll({ type: 'window' });
  if (open === undefined) await scope.clients.openWindow(address);
  else {
    await open.focus();
    await open.navigate(address);
  }
};

scope.addEventListener('push', (event) => event.waitUntil(notify(event)));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(String(event.notification.data)));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || SERVERS_OWN.test(pathname)) return;
  event.respondWith(answer(request));
});
