import { WebSocket } from 'ws';
import type { ServerMessage } from '../../src/protocol/wire.ts';
import type { Field } from './attack.ts';
import type { Stranger } from './stranger.ts';

export type Talk = {
  /** Says something, where the line is open; opens it anew where it was cut. */
  readonly say: (message: unknown) => void;
  /** Fulfilled when the first line is open, or refused. */
  readonly opened: Promise<void>;
  readonly end: () => void;
};

const BACK_OFF_MS = 1000;
const REFUSED = '"type":"refused"';

/** A socket of an attacker that reads what comes and comes back when it is cut. What is said is counted by its answers. */
export const openTalk = (
  { tally, over }: Field,
  guest: Stranger,
  hear: (message: ServerMessage) => void = () => {},
): Talk => {
  let socket: WebSocket;
  let openedMs = 0;
  const opened = Promise.withResolvers<void>();
  const open = (): void => {
    openedMs = performance.now();
    socket = guest.openSocket();
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.includes(REFUSED)) tally.refused++;
      else tally.taken++;
      hear(JSON.parse(text) as ServerMessage);
    });
    socket.on('open', opened.resolve);
    socket.on('close', () => {
      opened.resolve();
      if (!over.aborted) tally.closed++;
    });
  };
  open();
  return {
    opened: opened.promise,
    say: (message) => {
      if (socket.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify(message));
        tally.sent++;
      } else if (socket.readyState === WebSocket.CLOSED && performance.now() - openedMs > BACK_OFF_MS) open();
    },
    end: () => socket.terminate(),
  };
};
