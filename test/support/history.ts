/**
 * What clients of a table have sent, were told and saw, held against its log, by means of its own: the log as rows of the database, the
 * rules' `apply`, `view` and `redact`, and nothing of the server. Every fault found is a sentence.
 */
import { CATALOG } from '../../src/catalog/catalog.ts';
import type { GameModule } from '../../src/catalog/game-module.ts';
import { reflect, type TableMirror } from '../../src/protocol/table-mirror.ts';
import type { ServerMessage } from '../../src/protocol/wire.ts';
import { askDatabase } from './ask-database.ts';
import { leaksIn } from './cards-spy.ts';
import { clockFaults, type TimeOut } from './history-clocks.ts';

/** An entry of a table's log as it lies in the database. */
export type StoredEntry = {
  readonly s: number;
  readonly at: number;
  readonly action: string | null;
  readonly body: string;
};

/** The log of a table in a database of PostgreSQL. */
export const readStoredLog = async (databaseUrl: string, code: string): Promise<StoredEntry[]> => {
  const rows = await askDatabase(
    databaseUrl,
    `select s, at, action, body from log join tables on t = id where code = '${code}' order by s`,
  );
  return rows.map(({ s, at, action, body }) => ({
    s: Number(s),
    at: Number(at),
    action: action as string | null,
    body: String(body),
  }));
};

/** What one client did at a table, and every frame that came, in order. */
export type ClientHistory = {
  readonly seat: number;
  readonly sent: readonly { readonly id: string; readonly action: string }[];
  readonly frames: readonly string[];
};

export type TableHistory = { readonly code: string; readonly clients: readonly ClientHistory[] };

// biome-ignore lint/suspicious/noExplicitAny: bodies of entries are looked into as they were written
type Body = any;
/** A game at one version: its state, and what has happened with it. */
export type Moment = {
  readonly version: number;
  readonly atMs: number;
  readonly body: Body;
  readonly state: unknown;
  readonly events: readonly unknown[];
};

/** The same text for the same value, in whichever order it was put together. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** What of a view is not as the log has it. */
const differences = (seen: unknown, expected: string): string => {
  const [one, other] = [(seen ?? {}) as Record<string, unknown>, JSON.parse(expected) ?? {}];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => canonical(one[key] ?? null) !== canonical(other[key] ?? null))
    .map((key) => `${key} ${canonical(one[key])} for ${canonical(other[key])}`)
    .join(', ');
};

/** Plays a log again. */
const replay = (game: GameModule, log: readonly StoredEntry[]): Moment[] => {
  let state: unknown;
  return log.map(({ s, at, body: text }) => {
    const body: Body = JSON.parse(text);
    const events: readonly unknown[] =
      body.kind === 'started' || body.kind === 'acted' ? (body.events ?? []) : [];
    if (body.kind === 'started') state = undefined;
    for (const event of events) state = game.apply(state, event);
    return { version: s, atMs: at, body, state, events };
  });
};

/** Every acknowledged action is in the log once, where its client was told, and everything of theirs in the log was sent. */
const actionFaults = (
  game: GameModule,
  identity: string,
  { seat, sent, frames }: ClientHistory,
  log: readonly StoredEntry[],
): string[] => {
  const faults: string[] = [];
  const texts = new Map(sent.map(({ id, action }) => [id, action]));
  const stored = new Map<string, number[]>();
  for (const { s, action } of log) {
    if (action === null || !action.startsWith(`${identity}:`)) continue;
    const id = action.slice(identity.length + 1);
    stored.set(id, [...(stored.get(id) ?? []), s]);
    if (!texts.has(id)) faults.push(`seat ${seat} has done at version ${s} what it never sent`);
  }
  for (const [id, versions] of stored)
    if (versions.length > 1)
      faults.push(`action ${id} of seat ${seat} is in the log ${versions.length} times`);
  const accepted = new Map<string, number>();
  let last = 0;
  for (const frame of frames) {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type === 'refused' && message.id !== undefined && message.code !== 'internal') {
      if (stored.has(message.id)) faults.push(`action ${message.id} was refused (${message.code}) and done`);
    }
    if (message.type !== 'accepted') continue;
    const { id, version } = message;
    const before = accepted.get(id);
    accepted.set(id, version);
    if (before !== undefined && before !== version)
      faults.push(`action ${id} was acknowledged at ${before}, then at ${version}`);
    if (stored.get(id)?.[0] !== version)
      faults.push(`action ${id} was acknowledged at ${version}; in the log it is at ${stored.get(id)?.[0]}`);
    if (before === undefined && version <= last)
      faults.push(`action ${id}, sent after one at ${last}, is at ${version}`);
    last = Math.max(last, version);
    const body: Body = JSON.parse(log[version - 1]?.body ?? '{}');
    const read = game.parseAction(texts.get(id) ?? '');
    const asked = read.ok ? game.formatAction(read.value) : texts.get(id);
    if (body.seat !== seat || body.action !== asked)
      faults.push(`"${asked}" of seat ${seat} was acknowledged; done was "${body.action}" of ${body.seat}`);
  }
  return faults;
};

/** What a client saw, at every version that it saw, is what the log makes of it for that seat, in the same order. */
const sightFaults = (
  game: GameModule,
  code: string,
  { seat, frames }: ClientHistory,
  moments: readonly Moment[],
): string[] => {
  const faults: string[] = [];
  const left = moments.find(({ body }) => body.gone !== undefined && body.seat === seat)?.version;
  /** Whoever has given their seat up sees what anybody sees. */
  const viewerAt = (version: number): number | null => (left !== undefined && version >= left ? null : seat);
  const viewAt = (version: number): string => {
    const state = moments[version - 1]?.state;
    return canonical(state === undefined ? null : asSent(game.view(state, viewerAt(version))));
  };
  const told = moments.flatMap(({ events, version }) =>
    events.map((event) => canonical(asSent(game.redact(event, viewerAt(version))))),
  );
  let mirror: TableMirror | undefined;
  for (const frame of frames) {
    const message = JSON.parse(frame) as ServerMessage;
    // How one's own cards lie is no matter of the log.
    if (!('table' in message) || message.table !== code || message.type === 'arranged') continue;
    const after = reflect(mirror, message);
    if (after === 'gap' || after === undefined || after === mirror) {
      // Whoever has it can read it all the same.
      if (message.type !== 'table' && message.type !== 'update') continue;
      const expected = JSON.parse(viewAt(message.version)) ?? {};
      const told = Object.keys(message.view ?? {}).map((key) => [key, expected[key]]);
      const wrong = differences(message.view, canonical(Object.fromEntries(told)));
      if (wrong !== '') faults.push(`seat ${seat} was sent at version ${message.version} ${wrong}`);
      continue;
    }
    mirror = after;
    if (message.type !== 'table' && message.type !== 'update') continue;
    const { version, view } = mirror;
    if (version > moments.length) faults.push(`seat ${seat} saw version ${version} of ${moments.length}`);
    else if (canonical(view) !== viewAt(version))
      faults.push(`seat ${seat} saw at version ${version} ${differences(view, viewAt(version))}`);
  }
  if (mirror === undefined) return [`seat ${seat} saw nothing`];
  if (mirror.version !== moments.length)
    faults.push(`seat ${seat} saw version ${mirror.version} last, and there are ${moments.length}`);
  const seen = mirror.events.map(canonical);
  const expected = mirror.earlier === null ? told : told.slice(told.length - seen.length);
  if (seen.join('\n') !== expected.join('\n'))
    faults.push(`seat ${seat} was told ${seen.length} events; the log has ${expected.length}, or others`);
  return faults;
};

/** Nothing in any frame that is hidden from the seat: neither seeds nor identities nor what lies in others' hands. */
const leakFaults = (
  game: GameModule,
  secrets: readonly string[],
  { seat, frames }: ClientHistory,
): string[] => {
  const faults = frames.flatMap((frame) =>
    secrets.some((secret) => frame.includes(secret))
      ? [`seat ${seat} was sent a secret: ${frame.slice(0, 80)}`]
      : [],
  );
  if (game.name === 'choose-your-words')
    faults.push(...leaksIn(frames, seat).map((leak) => `seat ${seat} was shown ${leak}`));
  return faults;
};

/** All that is wrong with what happened at a table; an empty list where nothing is. */
export const faultsOf = (
  { code, clients }: TableHistory,
  log: readonly StoredEntry[],
): { readonly faults: readonly string[]; readonly timeOuts: readonly TimeOut[] } => {
  const wrong = log.findIndex(({ s }, i) => s !== i + 1);
  if (log.length === 0 || wrong >= 0)
    return { faults: [`entry ${wrong + 1} of ${log.length} has the number ${log[wrong]?.s}`], timeOuts: [] };
  const first: Body = JSON.parse(log[0]?.body ?? '{}');
  const game = CATALOG.find(({ name }) => name === first.game);
  if (game === undefined) return { faults: [`there is no game ${first.game}`], timeOuts: [] };
  const moments = replay(game, log);
  const bodies = moments.map(({ body }) => body);
  const people: string[] = bodies.flatMap((body) =>
    body.kind === 'made' ? [body.host.id] : body.kind === 'sat' ? [body.who.id] : [],
  );
  const secrets = [...people, ...bodies.flatMap((body) => (body.kind === 'started' ? [body.seed] : []))];
  const clocks = clockFaults(game, moments);
  const isOver = moments.at(-1)?.state !== undefined && game.isOver(moments.at(-1)?.state);
  return {
    timeOuts: clocks.timeOuts,
    faults: [
      ...(isOver ? [] : ['the game has not come to its end']),
      ...clocks.faults,
      ...clients.flatMap((client) => [
        ...actionFaults(game, people[client.seat] ?? '', client, log),
        ...sightFaults(game, code, client, moments),
        ...leakFaults(game, secrets, client),
      ]),
    ].map((fault) => `${code}: ${fault}`),
  };
};
