import { reflect, type TableMirror } from '../../protocol/table-mirror.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Told } from './api.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** Without a word for so long the line is tried. */
const QUIET_MS = 25_000;

export type LinkEvents = {
  readonly onTable: (mirror: TableMirror) => void;
  readonly onLine: (isUp: boolean) => void;
  /** The table cannot be shown at all. */
  readonly onRefused: (told: Told) => void;
};

export type TableLink = {
  /** Sends an action; it is sent again after the line was lost, and done once. */
  readonly act: (action: string) => Promise<Result<null, Told>>;
  readonly close: () => void;
};

type Pending = { readonly action: string; readonly settle: (result: Result<null, Told>) => void };

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A line to one table that comes back by itself, and brings what was missed. */
export const openTableLink = (code: string, { onTable, onLine, onRefused }: LinkEvents): TableLink => {
  const pending = new Map<string, Pending>();
  let mirror: TableMirror | undefined;
  let socket: WebSocket | undefined;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const send = (message: unknown): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const watch = (): void =>
    send({ type: 'watch', table: code, ...(mirror === undefined ? {} : { version: mirror.version }) });

  const settle = (id: string | undefined, result: Result<null, Told>): boolean => {
    const asked = id === undefined ? undefined : pending.get(id);
    if (id === undefined || asked === undefined) return false;
    pending.delete(id);
    asked.settle(result);
    return true;
  };

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        retryMs = FIRST_RETRY_MS;
        onLine(true);
        watch();
        for (const [id, { action }] of pending) send({ type: 'act', table: code, id, action });
        return;
      case 'accepted':
        settle(message.id, ok(null));
        return;
      case 'refused':
        if (!settle(message.id, err(message)) && message.table === code) onRefused(message);
        return;
      case 'pong':
        return;
      default: {
        const next = message.table === code ? reflect(mirror, message) : mirror;
        if (next === 'gap') watch();
        else if (next !== undefined && next !== mirror) {
          mirror = next;
          onTable(next);
        }
      }
    }
  };

  /** A line that died without a word (a phone that slept) is found out by asking. */
  const listenOn = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      send({ type: 'ping' });
      quiet = setTimeout(() => socket?.close(), QUIET_MS);
    }, QUIET_MS);
  };

  const connect = (): void => {
    clearTimeout(timer);
    const opened = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/socket`);
    socket = opened;
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      listenOn();
      hear(JSON.parse(data) as ServerMessage);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened || isClosed) return;
      socket = undefined;
      clearTimeout(quiet);
      onLine(false);
      timer = setTimeout(connect, retryMs);
      retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
    });
  };

  /** Back from sleep or from a dead zone: at once rather than when the next try is due. */
  const wakeUp = (): void => {
    if (document.visibilityState === 'hidden' || isClosed) return;
    if (socket === undefined) {
      retryMs = FIRST_RETRY_MS;
      connect();
    } else send({ type: 'ping' });
  };
  addEventListener('online', wakeUp);
  document.addEventListener('visibilitychange', wakeUp);
  connect();

  return {
    act: (action) =>
      new Promise((resolve) => {
        const id = newId();
        pending.set(id, { action, settle: resolve });
        send({ type: 'act', table: code, id, action });
      }),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(quiet);
      removeEventListener('online', wakeUp);
      document.removeEventListener('visibilitychange', wakeUp);
      socket?.close();
    },
  };
};
