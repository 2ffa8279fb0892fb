import { signal } from '@preact/signals';
import { MOVE_CODE, NAMELESS_QUERY, SOCKET_PATH } from '../../protocol/socket-address.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { createRetries } from './retries.ts';
import { hearTurns } from './turns.ts';

/** Without a word for so long the line is tried. */
const QUIET_MS = 25_000;
/** A server that does not welcome us within this time hangs. */
const WELCOME_MS = 10_000;
/** A line that is told to move twice within this time is lost: servers that send us to and fro are not asked without a pause. */
const BETWEEN_MOVES_MS = 1000;

type LineEvents = {
  readonly onMessage: (message: ServerMessage) => void;
  /** The line is lost, or could not be had; whether the server had let us in. */
  readonly onLost: (wasWelcome: boolean) => void;
  /** The server stops and the line is made anew at once, to another: what was asked over the old one and not answered never will be. */
  readonly onMoved?: () => void;
};

/** For whom a line is: only for who is known, or for anybody, who may then watch. */
export type LineFor = 'known' | 'anybody';

/** How many lines this page has for what it shows: any of them tells of turns, too. */
export const linesHere = signal(0);

/** A line to the server that comes back by itself, and tells of turns at all tables. */
export const openServerLine = (whom: LineFor, events: LineEvents) => {
  linesHere.value = linesHere.peek() + 1;
  const { send, close } = connectToServer(whom, events);
  let isOpen = true;
  return {
    send,
    close: (): void => {
      if (isOpen) linesHere.value = linesHere.peek() - 1;
      isOpen = false;
      close();
    },
  };
};

/** The same for a page that has nothing else to ask for. */
export const connectToServer = (whom: LineFor, { onMessage, onLost, onMoved }: LineEvents) => {
  let socket: WebSocket | undefined;
  let isWelcome = false;
  let movedAtMs = -BETWEEN_MOVES_MS;
  /** Whether the line is on its way from one server to another, which nobody need notice. */
  let isMoving = false;
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
    onLost(isWelcome || isMoving);
    isMoving = false;
    retries.later();
  };

  /** Follows a server that stops and sends its pages to another. */
  const move = (left: WebSocket): void => {
    if (socket !== left || whileOpen.signal.aborted) return;
    isMoving = true;
    movedAtMs = performance.now();
    onMoved?.();
    connect();
  };

  const connect = (): void => {
    const query = whom === 'anybody' ? `?${NAMELESS_QUERY}` : '';
    const opened = new WebSocket(
      `${location.protocol.replace('http', 'ws')}//${location.host}${SOCKET_PATH}${query}`,
    );
    socket = opened;
    isWelcome = false;
    clearTimeout(quiet);
    quiet = setTimeout(() => lose(opened), WELCOME_MS);
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      listenOn();
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'welcome') {
        retries.worked();
        isWelcome = true;
        isMoving = false;
        // Who has no name has no seat either.
        if (message.name !== null) send({ type: 'turns', follow: true });
      }
      if (message.type === 'turns') hearTurns(message);
      else onMessage(message);
    });
    opened.addEventListener('close', ({ code }) => {
      const isSentOn = code === MOVE_CODE && isWelcome && performance.now() - movedAtMs > BETWEEN_MOVES_MS;
      if (isSentOn) move(opened);
      else lose(opened);
    });
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
      const left = socket;
      socket = undefined;
      // Browsers complain of one that is shut before it was open.
      if (left?.readyState === WebSocket.CONNECTING) left.addEventListener('open', () => left.close());
      else left?.close();
    },
  };
};
