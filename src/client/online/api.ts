import type Type from 'typebox';
import type { EventsAnswer } from '../../protocol/answers.ts';
import type { ToldReason } from '../../protocol/bot-reasons.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { forgetKnown, isKnownHere, rememberKnown } from '../company/turn-badge.ts';
import { t } from '../texts.ts';
import { inPageLanguage, type Told } from './told.ts';

export type { Told } from './told.ts';

const request = async <T>(path: string, init: RequestInit): Promise<Result<T, Told>> => {
  try {
    const reply = await fetch(`/api${path}`, init);
    const body = await reply.json();
    return reply.ok ? ok(body as T) : err(inPageLanguage(body as Told, undefined));
  } catch {
    return err({ code: 'unreachable', message: t().online.failed });
  }
};

/** Asks the server, which answers with a value or with why not. */
export const get = <T>(path: string): Promise<Result<T, Told>> => request(path, {});

/** Sends something to the server. */
export const post = <T>(path: string, body: unknown): Promise<Result<T, Told>> =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export type Me = { readonly name: string; readonly language: string; readonly recoveryCode?: string };
/** A table as everybody may know it; long lists in its options are told by name (shared/long-lists.ts). */
export type Shown = { readonly info: TableInfo };

/** Who this browser is known as, null where it is not known yet; and whether words may be looked up now. */
export const readMe = async (): Promise<
  Result<{ readonly identity: Me | null; readonly lookUp: 'open' | 'closed' }, Told>
> => {
  const read = await get<{ readonly identity: Me | null; readonly lookUp: 'open' | 'closed' }>('/identity');
  // Sessions end: what is asked only by those who are known is asked no more.
  if (read.ok && read.value.identity !== null) rememberKnown();
  else if (read.ok && isKnownHere.peek()) forgetKnown();
  return read;
};
/** Makes a guest of whoever is not known yet; others take this name from now on. */
export const beCalled = (name: string, language: string): Promise<Result<Me, Told>> =>
  post('/identity', { name, language });
/** Ends all sessions but this one. */
export const signOutElsewhere = (): Promise<Result<unknown, Told>> =>
  post('/identity/sign-out-everywhere', {});
/** A new recovery code; the one before, and all other sessions, are worth nothing from then on. */
export const renewRecoveryCode = (): Promise<Result<{ readonly recoveryCode: string }, Told>> =>
  post('/identity/code', {});
/** Becomes, on this device, who a recovery code belongs to. */
export const recoverWith = (code: string): Promise<Result<Me, Told>> => post('/identity/recover', { code });

export const makeTable = (wish: Record<string, unknown>): Promise<Result<Shown, Told>> =>
  post('/tables', wish);
/** The tables one sits at. */
export const readMyTables = (): Promise<Result<{ readonly tables: readonly TableInfo[] }, Told>> =>
  get('/tables/mine');
/** What everybody may know of a table. */
export const readTable = (code: string): Promise<Result<Shown, Told>> =>
  get(`/tables/${encodeURIComponent(code)}`);

/** All that the server keeps of this browser's identity. */
export const readMyData = (): Promise<Result<unknown, Told>> => get('/identity/export');
/** Has the server forget who this browser is. */
export const deleteMe = (): Promise<Result<unknown, Told>> => post('/identity/delete', {});
/** The record of a finished game of a table, as this browser may have it. */
export const readRecordOf = async (code: string, number: number): Promise<Result<string, Told>> => {
  try {
    const reply = await fetch(`/api/records/${encodeURIComponent(code)}/${number}`);
    return reply.ok ? ok(await reply.text()) : err(inPageLanguage((await reply.json()) as Told, undefined));
  } catch {
    return err({ code: 'unreachable', message: t().online.failed });
  }
};
/** A page of what has happened in a table's game, after one version and up to another. */
export const readEventsOf = (
  code: string,
  after: number,
  upTo: number,
): Promise<Result<Type.Static<typeof EventsAnswer>, Told>> =>
  get(`/tables/${encodeURIComponent(code)}/events?after=${after}&upTo=${upTo}`);
/** Why the bots of a table did what they did, once its game is over. */
export const readReasonsOf = (
  code: string,
): Promise<Result<{ readonly reasons: readonly ToldReason[] }, Told>> =>
  get(`/tables/${encodeURIComponent(code)}/reasons`);

export type TableVerb =
  | 'sit'
  | 'add-bot'
  | 'remove-bot'
  | 'pass-host'
  | 'start'
  | 'rematch'
  | 'leave'
  | 'kick';
export const doAtTable = (
  code: string,
  verb: TableVerb,
  body: Record<string, unknown> = {},
): Promise<Result<Shown, Told>> => post(`/tables/${code}/${verb}`, body);
