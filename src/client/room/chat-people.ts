import { roomOf } from '../../protocol/room-of.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { ChatLineShown } from '../../protocol/wire.ts';

/** Why one cannot write at a table: there is no chat, or one only reads it. Between two games those write who sit in the room. */
export const whyNoWriting = ({ info, seated }: TableMirror): 'off' | 'reading' | undefined =>
  info.chat === 'off' ? 'off' : seated === null ? 'reading' : undefined;

/**
 * Where who said a line sits now. A line tells where they sat when it came: since then they may have stood up, and somebody else, of
 * another name, may sit there, who is not to be taken for them.
 */
export const seatOfLine = ({ info, seated }: TableMirror, { own, name, seat }: ChatLineShown) => {
  if (own) return seated;
  return seat !== null && roomOf(info).seats[seat]?.name === name ? seat : null;
};
