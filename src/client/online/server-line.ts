import type { ServerMessage } from '../../protocol/wire.ts';
import { createRetries } from './retries.ts';

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
      quiet = setTimeout(() => socket && lose(socket), QUIET_MS);
    }, QUIET_MS);
  };

  /** Lets go of a line that is lost: nothing that still comes by it counts. */
  const lose = (lost: WebSocket): void => {
    if (socket !== lost || whileOpen.signal.aborted) return;
    socket = undefined;
    clearTimeout(quiet);
    lost.close();
    onLost(isWelcome);
    retries.later();
  };

  const connect = (): void => {
    const opened = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/socket`);
    socket = opened;
    isWelcome = false;
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      listenOn();
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'welcome') {
        retries.worked();
        isWelcome = true;
      }
      onMessage(message);
    });
    opened.addEventListener('close', () => lose(opened));
  };

  const retries = createRetries(connect);
  /** Back from sleep or from a dead zone: does the line still stand? */
  const ask = (): void => {
    if (document.visibilityState === 'visible') send({ type: 'ping' });
  };
  addEventListener('online', ask, whileOpen);
  document.addEventListener('visibilitychange', ask, whileOpen);
  // The browser says that the line is down: no need to wait for a farewell that may never come.
  addEventListener('offline', () => socket && lose(socket), whileOpen);
  connect();

  return {
    /** Sends a message; whether there was a line to send it by. */
    send,
    close: (): void => {
      whileOpen.abort();
      retries.stop();
      clearTimeout(quiet);
      socket?.close();
    },
  };
};
