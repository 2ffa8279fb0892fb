import { signal } from '@preact/signals';
import type { LobbyRow } from '../../protocol/lobby-row.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { whileSeen } from '../base/while-seen.ts';
import { get } from '../online/api.ts';
import { openServerLine } from '../online/server-line.ts';
import { hearOfServer } from '../online/version.ts';

/** Who has no name yet has no line either, and asks now and then. */
const ASK_EVERY_MS = 5000;

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

const followBySocket = (): (() => void) => {
  const line = openServerLine({
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

const followByAsking = (): (() => void) =>
  whileSeen(async () => {
    const told = await get<{ readonly tables: readonly LobbyRow[] }>('/lobby');
    isLobbyUp.value = told.ok;
    if (told.ok) rows.value = new Map(told.value.tables.map((row) => [row.code, row]));
  }, ASK_EVERY_MS);

/** Follows the list of public tables. Returns what ends that. */
export const followLobby = (isKnown: boolean): (() => void) =>
  isKnown ? followBySocket() : followByAsking();
