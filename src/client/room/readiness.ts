import { roomOf } from '../../protocol/room-of.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../base/texts.ts';
import { nameOf } from '../online/name-of.ts';

/** How many of a room must sit there for another game to start; a server starts none for one alone. */
const LEAST = 2;

/** Who sits in the room, of people those who are ready and those who are waited for, as the page calls them. */
const sittersOf = ({ info, seated }: TableMirror) => {
  const { seats, ready } = roomOf(info);
  const others = seats.flatMap((sitter, seat) =>
    sitter?.kind === 'person' && seat !== seated
      ? [{ name: nameOf(sitter), isReady: ready.includes(seat) }]
      : [],
  );
  const own = seated === null ? [] : [{ name: t().online.you, isReady: ready.includes(seated) }];
  return { all: seats.filter((sitter) => sitter !== null).length, people: [...others, ...own] };
};

/** Whether there is anybody to play the next game with. */
export const hasCompany = (table: TableMirror): boolean => sittersOf(table).all >= LEAST;

/** Whether one is ready for the next game. */
export const amReady = ({ info, seated }: TableMirror): boolean =>
  seated !== null && roomOf(info).ready.includes(seated);

/** Between two games: how it stands with the next, in a sentence. */
export const readinessLine = (table: TableMirror): string => {
  const { room } = t();
  const { people } = sittersOf(table);
  const isFree = roomOf(table.info).seats.includes(null);
  if (table.seated === null) return isFree ? room.ended : room.endedFull;
  if (!hasCompany(table)) return room.alone;
  const ready = people.filter(({ isReady }) => isReady).map(({ name }) => name);
  const waiting = people.filter(({ isReady }) => !isReady).map(({ name }) => name);
  return ready.length === 0 ? room.ask : room.readiness(ready, waiting);
};
