import { signal } from '@preact/signals';
import type { LobbyRow } from '../../protocol/lobby-row.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { get } from '../online/api.ts';
import { hearOfServer } from '../online/version.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
/** Who has no name yet has no line either, and asks now and then. */
const ASK_EVERY_MS = 5000;

/** Public tables as they are now; undefined before they were told. */
export const rows = signal<ReadonlyMap<string, LobbyRow> | undefined>(undefined);
export const isLobbyUp = signal(true);

const hear = (message: ServerMessage): void => {
  if (message.type === 'welcome') hearOfServer(message.server);
  if (message.type !== 'lobby') return;
  const next = new Map(message.whole ? [] : rows.value);
  for (const row of message.rows) next.set(row.code, row);
  for (const code of message.gone) next.delete(code);
  rows.value = next;
  isLobbyUp.value = true;
};

const followBySocket = (): (() => void) => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isClosed = false;
  const connect = (): void => {
    const opened = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/socket`);
    socket = opened;
    opened.addEventListener('open', () => {
      retryMs = FIRST_RETRY_MS;
      opened.send(JSON.stringify({ type: 'lobby', follow: true }));
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket === opened) hear(JSON.parse(data) as ServerMessage);
    });
    opened.addEventListener('close', () => {
      if (isClosed) return;
      isLobbyUp.value = false;
      timer = setTimeout(connect, retryMs);
      retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
    });
  };
  connect();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    socket?.close();
  };
};

const followByAsking = (): (() => void) => {
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const told = await get<{ readonly tables: readonly LobbyRow[] }>('/lobby');
    isLobbyUp.value = told.ok;
    if (told.ok) rows.value = new Map(told.value.tables.map((row) => [row.code, row]));
  };
  void ask();
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  return () => clearInterval(timer);
};

/** Follows the list of public tables. Returns what ends that. */
export const followLobby = (isKnown: boolean): (() => void) =>
  isKnown ? followBySocket() : followByAsking();
