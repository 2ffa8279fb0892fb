import type { TableMirror } from '../../protocol/table-mirror.ts';

/** Whether the next game waits for nobody but who sits at this page: all other people there are ready. */
const isLastToBeReady = ({ info: { next }, seated }: Pick<TableMirror, 'info' | 'seated'>): boolean => {
  if (next === null || seated === null || next.ready.length === 0) return false;
  const waiting = next.seats.flatMap((sitter, seat) =>
    sitter?.kind === 'person' && !next.ready.includes(seat) ? [seat] : [],
  );
  return waiting.length === 1 && waiting[0] === seated;
};

/**
 * Whether a table waits for who sits at this page: it is their turn, there is something that they may challenge, or all others are ready
 * for the next game.
 */
export const waitsForMe = (table: Pick<TableMirror, 'info' | 'you' | 'seated' | 'view'>): boolean => {
  const { info, you, view } = table;
  const toAct = (view as { readonly toAct?: readonly number[] } | null)?.toAct ?? [];
  const isMyTurn = info.status === 'playing' && you !== null && toAct.includes(you);
  return isMyTurn || (info.status === 'over' && isLastToBeReady(table));
};
