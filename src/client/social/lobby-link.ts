import { signal } from '@preact/signals';
import type { LobbyRow } from '../../protocol/lobby-row.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { openServerLine } from '../online/server-line.ts';
import { hearOfServer } from '../online/version.ts';

/** Public tables as they are now; undefined before they were told. */
export const rows = signal<ReadonlyMap<string, LobbyRow> | undefined>(undefined);
export const isLobbyUp = signal(true);

const hear = (message: ServerMessage): void => {
  if (message.type === 'welcome') hearOfServer(message.server);
  if (message.type !== 'lobby') return;
  const next = new Map(message.whole ? [] : rows.value);
  for (const row of message.rows) next.set(row.code, row);
  for (const code of message.gone) next.delete(code);
  rows.value = next;
  isLobbyUp.value = true;
};

/** Follows the list of public tables, with a name or without. Returns what ends that. */
export const followLobby = (): (() => void) => {
  const line = openServerLine('anybody', {
    onMessage: (message) => {
      if (message.type === 'welcome') line.send({ type: 'lobby', follow: true });
      hear(message);
    },
    onLost: () => {
      isLobbyUp.value = false;
    },
  });
  return line.close;
};
