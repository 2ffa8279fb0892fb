import { computed, signal } from '@preact/signals';
import type { TurnsAnswer } from '../../protocol/answers.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { t } from '../base/language.ts';
import { isSeen } from '../base/seen.ts';
import { type TableHere, titleWith, turnSignal } from './turn-signal.ts';

export type WaitingTables = TurnsAnswer['tables'];

/** Tables that wait for this person, wherever they are; undefined before the server has told. */
export const waitingTables = signal<WaitingTables | undefined>(undefined);
/** The table that the page shows; undefined where it shows none. */
export const tableHere = signal<TableHere | undefined>(undefined);

/** What the page shows of turns: on its tab, on its icon, and on the app's. */
export const turnsNow = computed(() =>
  turnSignal({
    waiting: waitingTables.value?.map(({ code }) => code) ?? [],
    here: tableHere.value,
    isSeen: isSeen.value,
  }),
);

/** The title of the page, with whose turn it is. */
export const titleNow = (title: string): string => titleWith(turnsNow.value, title, t().turn.here);

/** Takes over what a line tells of turns. */
export const hearTurns = ({ whole, tables, gone }: Extract<ServerMessage, { type: 'turns' }>): void => {
  const next = new Map((whole ? [] : (waitingTables.peek() ?? [])).map((table) => [table.code, table]));
  for (const table of tables) next.set(table.code, table);
  for (const code of gone) next.delete(code);
  waitingTables.value = [...next.values()];
};
