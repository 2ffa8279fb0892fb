import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../games/core/game.ts';
import { AdminAnswer, AdminReportsAnswer, DoneAnswer, SessionAnswer } from '../../protocol/answers.ts';
import {
  AdminEnterBody,
  AnnounceBody,
  BanBody,
  IdentityIdBody,
  NumberBody,
  ReportsQuery,
  TableCodeBody,
} from '../../protocol/people-requests.ts';
import { NoBody } from '../../protocol/requests.ts';
import { err, ok } from '../../shared/result.ts';
import { addressKey } from '../app/addresses.ts';
import { createExpulsion } from '../app/expulsion.ts';
import type { TableRow } from '../app/ports.ts';
import { readableText } from '../app/readable-text.ts';
import { roomOf } from '../app/room.ts';
import type { TableState } from '../app/table-state.ts';
import { readCode } from '../app/tables.ts';
import { VERSION } from '../project.ts';
import { createAdminSession } from './admin-session.ts';
import { refuser } from './answers.ts';
import type { ApiParts, Guards } from './api.ts';
import { described } from './route-notes.ts';

const DONE = { ok: true } as const;
const MOST_TABLES = 100;
const REPORTS_A_PAGE = 50;
const LONGEST_ANNOUNCEMENT = 300;

const peopleAt = (table: TableState): AdminAnswer['tables'][number]['people'] =>
  roomOf(table).seats.flatMap((sitter, seat) =>
    sitter?.kind === 'person' && !sitter.gone ? [{ seat, name: sitter.name }] : [],
  );

type HostAsked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly refuse: (refusal: Refusal) => FastifyReply;
};

/** What the host of the site sees and does, behind a token or a session that it has opened. */
export const adminRoutes = (app: FastifyInstance, parts: ApiParts, guards: Guards): void => {
  const { store, tables, bans, clock, rates, adminToken, report } = parts;
  const { people } = store;
  const session = createAdminSession(adminToken, clock);
  const tries = rates.byAddress('adminTries');
  const expel = createExpulsion(parts);
  const done = { 200: DoneAnswer };

  /** A handler for the host alone. A wrong token counts as a try, however it is sent. */
  const host =
    (handle: (asked: HostAsked) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const refuse = refuser(request, reply);
      const isTry = request.headers.authorization !== undefined;
      const address = addressKey(request.ip);
      // Counted before it is looked at: of too many guesses, a right one is not told from a wrong one.
      const stopped = isTry ? guards.limited(tries, address, refuse) : undefined;
      if (stopped !== undefined) return stopped;
      if (!session.isHost(request.headers)) return refuse({ code: 'not-the-host' });
      if (isTry) tries.giveBack(address);
      return handle({ request, reply, refuse });
    };

  app.post(
    '/admin/enter',
    described('adminEnter', { body: AdminEnterBody, answers: done }),
    async (request, reply) => {
      const refuse = refuser(request, reply);
      const stopped = guards.limited(tries, addressKey(request.ip), refuse);
      if (stopped !== undefined) return stopped;
      if (!session.opens((request.body as { token: string }).token)) return refuse({ code: 'not-the-host' });
      tries.giveBack(addressKey(request.ip));
      reply.header('set-cookie', session.cookie(request.protocol === 'https'));
      return DONE;
    },
  );
  app.get(
    '/admin/session',
    described('adminSession', { answers: { 200: SessionAnswer } }),
    async ({ headers }) => ({ open: headers.authorization === undefined && session.isHost(headers) }),
  );
  app.post(
    '/admin/leave',
    described('adminLeave', { body: NoBody, answers: done }),
    async (_request, reply) => {
      reply.header('set-cookie', session.noCookie);
      return DONE;
    },
  );

  /** A page of reports, and where the next one begins. */
  const reportsAfter = async (cursor: string | undefined) => {
    const [kind, id] = cursor?.split('-') ?? [];
    const after = cursor === undefined ? undefined : { isOpen: kind === 'open', id: Number(id) };
    const found = await people.reports(REPORTS_A_PAGE + 1, after);
    const page = found.slice(0, REPORTS_A_PAGE);
    const last = found.length > page.length ? page.at(-1) : undefined;
    return {
      reports: page.map(({ reporter: _, reported, lines, ...shown }) => ({
        ...shown,
        lines: lines.map(({ name, said }) => ({ name, said })),
        isBanned: bans.has(reported),
      })),
      nextReports: last === undefined ? null : `${last.isOpen ? 'open' : 'closed'}-${last.id}`,
    };
  };

  const tableShown = async (row: TableRow) => {
    const state = (await tables.peek(row.code).catch(report))?.state;
    // Many are read: others are served in between.
    await nextTurn();
    return {
      code: row.code,
      game: state?.game ?? '',
      status: row.status,
      public: row.isPublic,
      names:
        state === undefined
          ? []
          : roomOf(state).seats.flatMap((sitter) => (sitter === null ? [] : [sitter.name])),
      people: state === undefined ? [] : peopleAt(state),
      changedAtMs: row.changedAtMs,
    };
  };

  app.get(
    '/admin',
    described('admin', { answers: { 200: AdminAnswer } }),
    host(async () => {
      const shown: Awaited<ReturnType<typeof tableShown>>[] = [];
      for (const row of await store.allTables(MOST_TABLES)) shown.push(await tableShown(row));
      return {
        server: VERSION,
        tablesInMemory: tables.loaded(),
        tables: shown,
        ...(await reportsAfter(undefined)),
        bans: await people.bans(),
        announcements: await people.announcements(),
      };
    }),
  );

  app.get(
    '/admin/reports',
    described('adminReports', { querystring: ReportsQuery, answers: { 200: AdminReportsAnswer } }),
    host(async ({ request }) => reportsAfter((request.query as ReportsQuery).after)),
  );
  app.post(
    '/admin/reports/close',
    described('adminCloseReport', { body: NumberBody, answers: done }),
    host(async ({ request }) => {
      await people.closeReport((request.body as { id: number }).id);
      return DONE;
    }),
  );

  const whoIsMeant = async (body: BanBody): Promise<{ identity: string; name: string } | undefined> => {
    if ('report' in body) {
      const found = await people.findReport(body.report);
      return found && { identity: found.reported, name: found.reportedName };
    }
    const table = await tables.find(readCode(body.table));
    const sitter = table && roomOf(table.state).seats[body.seat];
    return sitter?.kind === 'person' ? { identity: sitter.id, name: sitter.name } : undefined;
  };
  app.post(
    '/admin/ban',
    described('adminBan', { body: BanBody, answers: done }),
    host(async ({ request, refuse }) => {
      const body = request.body as BanBody;
      const meant = await whoIsMeant(body);
      if (meant === undefined) return refuse({ code: 'no-such-person' });
      await expel(meant.identity, meant.name, body.why);
      return DONE;
    }),
  );
  app.post(
    '/admin/unban',
    described('adminUnban', { body: IdentityIdBody, answers: done }),
    host(async ({ request }) => {
      await bans.lift((request.body as { identity: string }).identity);
      return DONE;
    }),
  );

  app.post(
    '/admin/announce',
    described('adminAnnounce', { body: AnnounceBody, answers: done }),
    host(async ({ request, refuse }) => {
      const body = request.body as { en: string; fr: string };
      const [en, fr] = [
        readableText(body.en, LONGEST_ANNOUNCEMENT),
        readableText(body.fr, LONGEST_ANNOUNCEMENT),
      ];
      const isTooLong = (given: string, read: string | undefined) =>
        given.trim() !== '' && read === undefined;
      if (isTooLong(body.en, en) || isTooLong(body.fr, fr) || (en ?? fr) === undefined)
        return refuse({ code: 'bad-line', most: LONGEST_ANNOUNCEMENT } as Refusal);
      await people.announce({ atMs: clock.nowMs(), en: en ?? '', fr: fr ?? '' });
      return DONE;
    }),
  );
  app.post(
    '/admin/withdraw',
    described('adminWithdraw', { body: NumberBody, answers: done }),
    host(async ({ request }) => {
      await people.withdraw((request.body as { id: number }).id);
      return DONE;
    }),
  );

  app.post(
    '/admin/tables/close',
    described('adminCloseTable', { body: TableCodeBody, answers: done }),
    host(async ({ request, refuse }) => {
      const table = await tables.find(readCode((request.body as { table: string }).table));
      if (table === undefined) return refuse({ code: 'no-such-table' });
      const closed = await table.change(({ status }) =>
        status === 'archived' ? err({ code: 'archived' }) : ok({ kind: 'archived', why: 'closed' }),
      );
      return closed.ok ? DONE : refuse(closed.error);
    }),
  );
};
