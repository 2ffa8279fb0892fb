import type { ServerMessage } from '../../protocol/wire.ts';
import { ok } from '../../shared/result.ts';
import type { Answer, ServerError } from './api.ts';
import { readEarlier } from './earlier-events.ts';
import { fetchListsOf, withLists } from './word-lists.ts';

type GateEvents = {
  /** A message whose options have their lists in place. */
  readonly onMessage: (message: ServerMessage) => void;
  /** Why a list did not come, and nothing goes on; undefined as soon as it is asked for again, or no longer wanted. */
  readonly onTrouble: (why: ServerError | undefined) => void;
};

/**
 * A message with all that belongs to it; undefined where it lacks what the server tells only who asks for it: lists of words, or the
 * story of a long game. No other message than a table tells options, or all that has happened.
 */
const wholeOf = (message: ServerMessage): ServerMessage | undefined => {
  if (message.type !== 'table') return message;
  return message.since === null && message.earlier !== null ? undefined : withLists(message);
};

/** A message with what it lacked; without a story that cannot be had, but never without a list. */
const complete = async (message: ServerMessage): Answer<ServerMessage> => {
  const fetched = await fetchListsOf(message);
  if (!fetched.ok) return fetched;
  const whole = withLists(message) ?? message;
  const story = whole.type === 'table' ? await readEarlier(whole) : undefined;
  if (whole.type !== 'table' || story === undefined) return ok(whole);
  return ok({ ...whole, earlier: null, events: [...story, ...whole.events] });
};

/**
 * Lets what the server says through in its order. A table whose options name lists of words, or whose game is too long to be told at
 * once, waits until all of it is here, and what comes after it with it: nobody behind the gate ever sees a name in the place of a list.
 */
export const createMessageGate = ({ onMessage, onTrouble }: GateEvents) => {
  let waiting: ServerMessage[] = [];
  let isHeld = false;

  const hold = async (queue: ServerMessage[], message: ServerMessage): Promise<void> => {
    isHeld = true;
    onTrouble(undefined);
    const completed = await complete(message);
    if (queue !== waiting) return;
    if (!completed.ok) return onTrouble(completed.error);
    isHeld = false;
    queue.shift();
    onMessage(completed.value);
    goOn();
  };

  const goOn = (): void => {
    const queue = waiting;
    for (let message = queue[0]; message !== undefined && queue === waiting; message = queue[0]) {
      const whole = wholeOf(message);
      if (whole === undefined) return void hold(queue, message);
      queue.shift();
      onMessage(whole);
    }
  };

  return {
    take: (message: ServerMessage): void => {
      waiting.push(message);
      if (!isHeld) goOn();
    },
    /** Asks again for what did not come. */
    retry: (): void => {
      const [first] = waiting;
      if (first !== undefined) void hold(waiting, first);
    },
    /** Forgets what waits: its line is gone, and the next brings all of it anew. */
    clear: (): void => {
      waiting = [];
      isHeld = false;
      onTrouble(undefined);
    },
  };
};
