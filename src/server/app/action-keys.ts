/** Under which an action of somebody is known again that is sent once more. */
export const actionKey = (who: string, id: string): string => `${who}:${id}`;

/** So many actions of a table are known again when they are sent once more. */
const MOST_KEYS = 4000;

/** Notes under which key an action was taken, and the version it led to; the oldest are forgotten. */
export const noteKey = (keys: Map<string, number>, key: string, seq: number): void => {
  keys.set(key, seq);
  if (keys.size <= MOST_KEYS) return;
  const [oldest] = keys.keys();
  if (oldest !== undefined) keys.delete(oldest);
};
