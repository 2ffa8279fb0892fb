import type { PeopleStore } from '../../app/people-store.ts';
import type { createFinishedGames } from './finished-games.ts';
import { asAnnouncement, asBan, asLine, asMuteOrBlock, asReport, asSubscription } from './people-rows.ts';
import { type Queries, type Row, rowsOf, run, type Transaction, type Value } from './queries.ts';

/** What is kept of how people deal with each other. */
export const createPeopleStore = (
  queries: Queries,
  finished: ReturnType<typeof createFinishedGames>,
): PeopleStore => {
  const { all, write } = queries;
  const change = async (sql: string, ...values: readonly Value[]): Promise<void> =>
    void (await write(() => run(sql, ...values)));
  /** The number of what a statement keeps, which gives it back. */
  function* numberOf(sql: string, ...values: readonly Value[]): Transaction<number> {
    const [row] = yield* rowsOf(sql, ...values);
    return Number(row?.['id']);
  }

  /** Takes what somebody said out of the reports about others. */
  function* forgetLinesOf(identity: string): Transaction<void> {
    const spoken =
      'select reports.* from report_speakers join reports on reports.id = report where identity = ?';
    for (const row of yield* rowsOf(spoken, identity)) {
      const { id, lines } = asReport(row);
      const left = lines.filter((line) => line.identity !== identity);
      yield* run('update reports set lines = ? where id = ?', JSON.stringify(left), id);
    }
    yield* run('delete from report_speakers where identity = ?', identity);
  }

  return {
    addLine: (table, { atMs, identity, name, phrase, text }, most) =>
      write(function* () {
        const id = yield* numberOf(
          'insert into chat (t, at, identity, name, phrase, line) values (?, ?, ?, ?, ?, ?) returning id',
          table,
          atMs,
          identity,
          name,
          phrase,
          text,
        );
        yield* run(
          'delete from chat where t = ? and id <= (select id from chat where t = ? order by id desc limit 1 offset ?)',
          table,
          table,
          most,
        );
        return id;
      }),
    linesOf: (table) => all('select * from chat where t = ? order by id', asLine, table),
    keepDistance: (identity, other, kind, nowMs) =>
      write(() =>
        numberOf(
          `insert into mutes_and_blocks (identity, other, name, kind, at) values (?, ?, ?, ?, ?)
           on conflict (identity, other) do update set name = excluded.name, kind = excluded.kind, at = excluded.at
           returning id`,
          identity,
          other.identity,
          other.name,
          kind,
          nowMs,
        ),
      ),
    endMuteOrBlock: (identity, id) =>
      change('delete from mutes_and_blocks where identity = ? and id = ?', identity, id),
    mutesAndBlocksOf: (identity) =>
      all('select * from mutes_and_blocks where identity = ? order by id', asMuteOrBlock, identity),
    addReport: (
      { atMs, reporter, reporterName, reported, reportedName, table, reason, note, lines },
      sinceMs,
    ) =>
      write(function* () {
        const known = 'select 1 from reports where reporter = ? and reported = ? and at >= ? limit 1';
        if ((yield* rowsOf(known, reporter, reported, sinceMs)).length > 0) return undefined;
        const id = yield* numberOf(
          `insert into reports (at, reporter, reporter_name, reported, reported_name, code, reason, note, lines, open)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1) returning id`,
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
          yield* run(
            'insert into report_speakers (identity, report) values (?, ?) on conflict do nothing',
            identity,
            id,
          );
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
    findReport: async (id) => (await all('select * from reports where id = ?', asReport, id))[0],
    closeReport: (id) => change('update reports set open = 0 where id = ?', id),
    ban: ({ identity, name, atMs, why }) =>
      change(
        `insert into bans (identity, name, at, why) values (?, ?, ?, ?)
         on conflict (identity) do update set name = excluded.name, at = excluded.at, why = excluded.why`,
        identity,
        name,
        atMs,
        why,
      ),
    unban: (identity) => change('delete from bans where identity = ?', identity),
    bans: () => all('select * from bans order by at desc', asBan),
    announce: ({ atMs, en, fr }) =>
      write(() =>
        numberOf('insert into announcements (at, en, fr) values (?, ?, ?) returning id', atMs, en, fr),
      ),
    withdraw: (id) => change('delete from announcements where id = ?', id),
    announcements: () => all('select * from announcements order by id desc', asAnnouncement),
    setOrder: (table, identity, order, nowMs) =>
      order === null
        ? change('delete from orders where t = ? and identity = ?', table, identity)
        : change(
            `insert into orders (t, identity, at, body) values (?, ?, ?, ?)
             on conflict (t, identity) do update set at = excluded.at, body = excluded.body`,
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
      write(function* () {
        // Somebody else's only where the keys are the same, which nobody but that browser has.
        const kept = yield* run(
          `insert into subscriptions (endpoint, identity, p256dh, auth, at) values (?, ?, ?, ?, ?)
           on conflict (endpoint) do update set
             identity = excluded.identity, p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at
           where subscriptions.identity = excluded.identity
             or (subscriptions.p256dh = excluded.p256dh and subscriptions.auth = excluded.auth)`,
          endpoint,
          identity,
          p256dh,
          auth,
          nowMs,
        );
        return kept > 0;
      }),
    dropSubscription: (endpoint) => change('delete from subscriptions where endpoint = ?', endpoint),
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
        daily: await rows(
          'select day, kind, language, score, grade, marks, at from daily where identity = ?',
        ),
        finished: await rows(
          `select tables.code, p.game, p.seat, p.name, p.won from finished_players p
           join tables on tables.id = p.t where p.identity = ?`,
        ),
      };
    },
    forget: async (identity, nameInstead) => {
      await write(function* () {
        for (const sql of [
          'delete from chat where identity = ?',
          'delete from mutes_and_blocks where identity = ?',
          'delete from mutes_and_blocks where other = ?',
          'delete from orders where identity = ?',
          'delete from subscriptions where identity = ?',
          'delete from daily where identity = ?',
          'delete from reports where reporter = ?',
          'delete from reports where reported = ?',
        ])
          yield* run(sql, identity);
        yield* forgetLinesOf(identity);
        yield* run("update bans set name = '' where identity = ?", identity);
      });
      await finished.forget(identity, nameInstead);
    },
  };
};
