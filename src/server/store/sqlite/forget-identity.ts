import type { Queries } from './queries.ts';

/** What entries say of people, by the place in their JSON: a person whole, or an identity alone. */
const PERSONS = ['$.host', '$.who'] as const;
const IDENTITIES = ['$.host', '$.gone.host', '$.by', '$.who'] as const;

/** Removes an identity and all that names it; inside a transaction. Logs keep what happened, and no longer who it was. */
export const forgetIdentity = (statement: Queries['statement'], id: string): void => {
  const tables = 'select t from sitters where identity = ?';
  for (const place of PERSONS)
    statement(
      `update log set body = json_set(body, '${place}.id', '', '${place}.name', '')
       where t in (${tables}) and json_type(body, '${place}') = 'object' and json_extract(body, '${place}.id') = ?`,
    ).run(id, id);
  for (const place of IDENTITIES)
    statement(
      `update log set body = json_set(body, '${place}', '')
       where t in (${tables}) and json_type(body, '${place}') = 'text' and json_extract(body, '${place}') = ?`,
    ).run(id, id);
  // Under these an action that was sent twice is known again.
  statement(`update log set action = null where t in (${tables}) and substr(action, 1, ?) = ?`).run(
    id,
    id.length + 1,
    `${id}:`,
  );
  // Snapshots hold names; what they hold stands in the log.
  statement(`delete from snapshots where t in (${tables})`).run(id);
  statement("update tables set maker = '' where maker = ?").run(id);
  statement('delete from sitters where identity = ?').run(id);
  statement('delete from identities where id = ?').run(id);
};
