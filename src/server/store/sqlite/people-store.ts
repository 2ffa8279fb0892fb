import type { SQLInputValue } from 'node:sqlite';
import type { PeopleStore } from '../../app/people-store.ts';
import type { createFinishedGames } from './finished-games.ts';
import { asAnnouncement, asBan, asLine, asMuteOrBlock, asReport, asSubscription } from './people-rows.ts';
import type { Queries, Row } from './queries.ts';

/** What is kept of how people deal with each other. */
export const createPeopleStore = (
  queries: Queries,
  finished: ReturnType<typeof createFinishedGames>,
): PeopleStore => {
  const { statement, all, run, write } = queries;
  const insert = (sql: string, ...values: SQLInputValue[]): number =>
    Number(statement(sql).run(...values).lastInsertRowid);

  /** Takes what somebody said out of the reports about others. */
  const forgetLinesOf = (identity: string): void => {
    const spoken =
      'select reports.* from report_speakers join reports on reports.id = report where identity = ?';
    for (const row of statement(spoken).all(identity)) {
      const { id, lines } = asReport(row as Row);
      const left = lines.filter((line) => line.identity !== identity);
      statement('update reports set lines = ? where id = ?').run(JSON.stringify(left), id);
    }
    statement('delete from report_speakers where identity = ?').run(identity);
  };

  return {
    addLine: (table, { atMs, identity, name, phrase, text }, most) =>
      write(() => {
        const id = insert(
          'insert into chat (t, at, identity, name, phrase, line) values (?, ?, ?, ?, ?, ?)',
          table,
          atMs,
          identity,
          name,
          phrase,
          text,
        );
        statement(
          'delete from chat where t = ? and id <= (select id from chat where t = ? order by id desc limit 1 offset ?)',
        ).run(table, table, most);
        return id;
      }),
    linesOf: (table) => all('select * from chat where t = ? order by id', asLine, table),
    keepDistance: (identity, other, kind, nowMs) =>
      write(() => {
        const kept = statement(
          `insert into mutes_and_blocks (identity, other, name, kind, at) values (?, ?, ?, ?, ?)
           on conflict (identity, other) do update set name = excluded.name, kind = excluded.kind, at = excluded.at
           returning id`,
        ).get(identity, other.identity, other.name, kind, nowMs);
        return Number(kept?.['id']);
      }),
    endMuteOrBlock: (identity, id) =>
      run('delete from mutes_and_blocks where identity = ? and id = ?', identity, id),
    mutesAndBlocksOf: (identity) =>
      all('select * from mutes_and_blocks where identity = ? order by id', asMuteOrBlock, identity),
    addReport: (
      { atMs, reporter, reporterName, reported, reportedName, table, reason, note, lines },
      sinceMs,
    ) =>
      write(() => {
        const known = 'select 1 from reports where reporter = ? and reported = ? and at >= ? limit 1';
        if (statement(known).get(reporter, reported, sinceMs) !== undefined) return undefined;
        const id = insert(
          `insert into reports (at, reporter, reporter_name, reported, reported_name, code, reason, note, lines, open)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
          atMs,
          reporter,
          reporterName,
          reported,
          reportedName,
          table,
          reason,
          note,
          JSON.stringify(lines),
        );
        for (const { identity } of lines)
          insert('insert or ignore into report_speakers (identity, report) values (?, ?)', identity, id);
        return id;
      }),
    reports: (most, after) =>
      all(
        'select * from reports where (open, id) < (?, ?) order by open desc, id desc limit ?',
        asReport,
        after === undefined || after.isOpen ? 1 : 0,
        after?.id ?? Number.MAX_SAFE_INTEGER,
        most,
      ),
    findReport: async (id) => {
      const row = statement('select * from reports where id = ?').get(id);
      return row === undefined ? undefined : asReport(row as Row);
    },
    closeReport: (id) => run('update reports set open = 0 where id = ?', id),
    ban: ({ identity, name, atMs, why }) =>
      run(
        'insert or replace into bans (identity, name, at, why) values (?, ?, ?, ?)',
        identity,
        name,
        atMs,
        why,
      ),
    unban: (identity) => run('delete from bans where identity = ?', identity),
    bans: () => all('select * from bans order by at desc', asBan),
    announce: ({ atMs, en, fr }) =>
      write(() => insert('insert into announcements (at, en, fr) values (?, ?, ?)', atMs, en, fr)),
    withdraw: (id) => run('delete from announcements where id = ?', id),
    announcements: () => all('select * from announcements order by id desc', asAnnouncement),
    setOrder: (table, identity, order, nowMs) =>
      order === null
        ? run('delete from orders where t = ? and identity = ?', table, identity)
        : run(
            'insert or replace into orders (t, identity, at, body) values (?, ?, ?, ?)',
            table,
            identity,
            nowMs,
            JSON.stringify(order),
          ),
    ordersAt: (table) =>
      all(
        'select identity, body from orders where t = ?',
        (row) => ({ identity: row['identity'] as string, order: JSON.parse(row['body'] as string) }),
        table,
      ),
    addSubscription: ({ identity, endpoint, p256dh, auth }, nowMs) =>
      write(() => {
        // Somebody else's only where the keys are the same, which nobody but that browser has.
        const kept = statement(
          `insert into subscriptions (endpoint, identity, p256dh, auth, at) values (?, ?, ?, ?, ?)
           on conflict (endpoint) do update set
             identity = excluded.identity, p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at
           where identity = excluded.identity or (p256dh = excluded.p256dh and auth = excluded.auth)`,
        ).run(endpoint, identity, p256dh, auth, nowMs);
        return kept.changes > 0;
      }),
    dropSubscription: (endpoint) => run('delete from subscriptions where endpoint = ?', endpoint),
    subscriptionsOf: (identity) =>
      all('select * from subscriptions where identity = ?', asSubscription, identity),
    finishedGames: finished.find,
    exportOf: async (identity) => {
      const rows = (sql: string) => all(sql, (row: Row) => ({ ...row }), identity);
      return {
        chat: await rows(
          'select tables.code, chat.at, chat.phrase, chat.line from chat join tables on tables.id = chat.t where identity = ?',
        ),
        mutesAndBlocks: await rows('select name, kind, at from mutes_and_blocks where identity = ?'),
        reports: await rows('select code, reported_name, reason, note, at from reports where reporter = ?'),
        orders: await rows(
          'select tables.code, orders.at, orders.body from orders join tables on tables.id = orders.t where identity = ?',
        ),
        subscriptions: await rows('select endpoint, at from subscriptions where identity = ?'),
        finished: await rows(
          `select tables.code, p.game, p.seat, p.name, p.won from finished_players p
           join tables on tables.id = p.t where p.identity = ?`,
        ),
      };
    },
    forget: async (identity, nameInstead) => {
      await write(() => {
        for (const sql of [
          'delete from chat where identity = ?',
          'delete from mutes_and_blocks where identity = ?',
          'delete from mutes_and_blocks where other = ?',
          'delete from orders where identity = ?',
          'delete from subscriptions where identity = ?',
          'delete from reports where reporter = ?',
          'delete from reports where reported = ?',
        ])
          statement(sql).run(identity);
        forgetLinesOf(identity);
        statement("update bans set name = '' where identity = ?").run(identity);
      });
      await finished.forget(identity, nameInstead);
    },
  };
};
