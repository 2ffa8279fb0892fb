import type { Result } from '../../shared/result.ts';
import type { Told } from './told.ts';

type Answer = Result<null, Told>;
type Waiting = { readonly action: string; readonly resolve: (answer: Answer) => void };

const ID_BYTES = 12;
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export type Outbox = {
  /** Sends an action, and keeps it under an id of its own until it is answered. */
  readonly add: (action: string) => Promise<Answer>;
  /** Sends all again that has no answer yet, in order; the server does each id once. */
  readonly sendAll: () => void;
  /** Hands an answer to who waits for it; whether anybody does. */
  readonly settle: (id: string | undefined, answer: Answer) => boolean;
};

/** Actions on their way to the server. */
export const createOutbox = (
  send: (id: string, action: string) => void,
  onWaiting: (count: number) => void,
): Outbox => {
  const waiting = new Map<string, Waiting>();
  return {
    add: (action) =>
      new Promise((resolve) => {
        const id = newId();
        waiting.set(id, { action, resolve });
        onWaiting(waiting.size);
        send(id, action);
      }),
    sendAll: () => {
      for (const [id, { action }] of waiting) send(id, action);
    },
    settle: (id, answer) => {
      const asked = id === undefined ? undefined : waiting.get(id);
      if (id === undefined || asked === undefined) return false;
      waiting.delete(id);
      onWaiting(waiting.size);
      asked.resolve(answer);
      return true;
    },
  };
};
