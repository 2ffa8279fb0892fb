import { signal } from '@preact/signals';
import type { TableMirror } from '../../protocol/table-mirror.ts';

const isReadyAt = ({ seated, info: { next } }: TableMirror): boolean =>
  seated !== null && next?.ready.includes(seated) === true;

/**
 * How a page goes from a result to the room of the next game, and to that game. A result that somebody looks at is never wiped: the page goes
 * over to a game that has begun if one has said here that it may, or is not looking at the result; else when one wants to.
 */
export const createMovingOn = () => {
  /** The next game, which has begun while the page still shows a result. */
  const upcoming = signal<TableMirror | undefined>(undefined);
  /** Between two games: whether the page shows the room of the next, not the result. */
  const isInRoom = signal(false);
  /** Whether it was said on this page that the next game may start. */
  let isWilling = false;

  return {
    upcoming,
    isInRoom,
    /** One is ready for the next game, or no longer. */
    setWilling: (willing: boolean): void => {
      isWilling = willing;
    },
    /** Whether the page stays at what it shows, and what has come waits. */
    holds: (seen: TableMirror | undefined, next: TableMirror): boolean => {
      const isResult = seen?.info.status === 'over' && seen.view !== null && !isInRoom.peek();
      const isOther = seen !== undefined && next.info.gameNumber > seen.info.gameNumber;
      const stays = isResult && isOther && !isWilling;
      if (stays) upcoming.value = next;
      return stays;
    },
    /** The page shows another state of the table. */
    shows: (seen: TableMirror | undefined, next: TableMirror): void => {
      const room = next.info.next;
      const isBetween = room !== null;
      upcoming.value = undefined;
      // Who comes to a table between two games, and has not played there, is shown where to sit down, if there is a place.
      if (seen === undefined) isInRoom.value = next.you === null && room?.seats.includes(null) === true;
      if (!isBetween) isInRoom.value = false;
      // The game has begun; or the rules have changed, and one has to say it anew.
      const isTakenBack = seen !== undefined && isReadyAt(seen) && !isReadyAt(next);
      if (!isBetween || isTakenBack) isWilling = false;
    },
  };
};
