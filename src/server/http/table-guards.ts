import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../app/addresses.ts';
import { findTable } from '../app/find-table.ts';
import type { LiveTable } from '../app/live-table.ts';
import { ANY_NAMELESS } from '../app/nameless.ts';
import type { Identity } from '../app/ports.ts';
import { roomOf } from '../app/room.ts';
import { tableInfo } from '../app/table-info.ts';
import { seatOf } from '../app/table-state.ts';
import type { ApiParts, Asked, AskedBy, Guards } from './api.ts';

type MaybeKnown = Asked & { readonly who: Identity | undefined };
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Ways into what concerns one table, named by the `code` in the address. */
export type TableGuards = {
  /** The table asked for, or the reply that says why not. */
  readonly found: (asked: MaybeKnown) => Promise<LiveTable | FastifyReply>;
  /** What a table tells to somebody. */
  readonly shown: (table: LiveTable, who: Identity | undefined) => object;
  /** A handler for everybody who may look at the table, under their identity or what stands for it. */
  readonly seen: (handle: (table: LiveTable, identity: string, asked: Asked) => Promise<unknown>) => Handler;
  /** A handler for those who have said who they are. */
  readonly table: (handle: (table: LiveTable, asked: AskedBy) => Promise<unknown>) => Handler;
};

export const isTable = (value: LiveTable | FastifyReply): value is LiveTable => 'served' in value;

export const tableGuards = ({ tables, misses }: ApiParts, guards: Guards): TableGuards => {
  const found: TableGuards['found'] = async ({ request, refuse, who }) => {
    const { code } = request.params as { code: string };
    const seeker = { address: addressKey(request.ip), who: who?.id };
    const table = await findTable(tables, misses, code, seeker);
    return table.ok ? table.value : refuse(table.error);
  };
  return {
    found,
    shown: (table, who) => ({
      version: table.state.version,
      you: who === undefined ? null : (seatOf(table.state, who.id) ?? null),
      seated: who === undefined ? null : (seatOf(roomOf(table.state), who.id) ?? null),
      isHost: who !== undefined && table.state.host === who.id,
      info: tableInfo(table.code, table.state),
    }),
    seen: (handle) =>
      guards.open(async (asked) => {
        const table = await found(asked);
        return isTable(table) ? handle(table, asked.who?.id ?? ANY_NAMELESS, asked) : table;
      }),
    table: (handle) =>
      guards.known(async (asked) => {
        const table = await found(asked);
        return isTable(table) ? handle(table, asked) : table;
      }),
  };
};
