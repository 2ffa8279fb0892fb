import type { ServerMessage } from '../../protocol/wire.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** Without a word for so long the line is tried. */
const QUIET_MS = 25_000;

type LineEvents = {
  readonly onMessage: (message: ServerMessage) => void;
  /** The line is lost, or could not be had; whether the server had let us in. */
  readonly onLost: (wasWelcome: boolean) => void;
};

/** A line to the server that comes back by itself. */
export const openServerLine = ({ onMessage, onLost }: LineEvents) => {
  let socket: WebSocket | undefined;
  let isWelcome = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const whileOpen = new AbortController();

  const send = (message: unknown): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
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
    isWelcome = false;
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      listenOn();
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'welcome') {
        retryMs = FIRST_RETRY_MS;
        isWelcome = true;
      }
      onMessage(message);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened || whileOpen.signal.aborted) return;
      socket = undefined;
      clearTimeout(quiet);
      onLost(isWelcome);
      timer = setTimeout(connect, retryMs);
      retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
    });
  };

  /** Back from sleep or from a dead zone: at once rather than when the next try is due. */
  const wakeUp = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (socket === undefined) {
      retryMs = FIRST_RETRY_MS;
      connect();
    } else send({ type: 'ping' });
  };
  addEventListener('online', wakeUp, whileOpen);
  // The browser says that the line is down: no need to wait until that shows.
  addEventListener('offline', () => socket?.close(), whileOpen);
  document.addEventListener('visibilitychange', wakeUp, whileOpen);
  connect();

  return {
    /** Sends a message; whether there was a line to send it by. */
    send,
    close: (): void => {
      whileOpen.abort();
      clearTimeout(timer);
      clearTimeout(quiet);
      socket?.close();
    },
  };
};
