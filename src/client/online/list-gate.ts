import type { ServerMessage } from '../../protocol/wire.ts';
import type { Told } from './told.ts';
import { fetchListsOf, withLists } from './word-lists.ts';

export type ListGateEvents = {
  /** A message whose options have their lists in place. */
  readonly onMessage: (message: ServerMessage) => void;
  /** Why a list did not come, and nothing goes on; undefined as soon as it is asked for again, or no longer wanted. */
  readonly onTrouble: (why: Told | undefined) => void;
};

export type ListGate = {
  readonly take: (message: ServerMessage) => void;
  /** Asks again for what did not come. */
  readonly retry: () => void;
  /** Forgets what waits: its line is gone, and the next brings all of it anew. */
  readonly clear: () => void;
};

/**
 * Lets what the server says through in its order. A table whose options name lists of words waits until they are here, and what
 * comes after it with it: nobody behind the gate ever sees a name in the place of a list.
 */
export const createListGate = ({ onMessage, onTrouble }: ListGateEvents): ListGate => {
  let waiting: ServerMessage[] = [];
  let isHeld = false;

  const hold = async (queue: ServerMessage[], message: ServerMessage): Promise<void> => {
    isHeld = true;
    onTrouble(undefined);
    const fetched = await fetchListsOf(message);
    if (queue !== waiting) return;
    if (!fetched.ok) return onTrouble(fetched.error);
    isHeld = false;
    goOn();
  };

  const goOn = (): void => {
    const queue = waiting;
    for (let message = queue[0]; message !== undefined && queue === waiting; message = queue[0]) {
      // No other message tells options.
      const whole = message.type === 'table' ? withLists(message) : message;
      if (whole === undefined) return void hold(queue, message);
      queue.shift();
      onMessage(whole);
    }
  };

  return {
    take: (message) => {
      waiting.push(message);
      if (!isHeld) goOn();
    },
    retry: () => {
      const [first] = waiting;
      if (first !== undefined) void hold(waiting, first);
    },
    clear: () => {
      waiting = [];
      isHeld = false;
      onTrouble(undefined);
    },
  };
};
