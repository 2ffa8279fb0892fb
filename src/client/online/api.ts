import type { ToldReason } from '../../protocol/bot-reasons.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import type { Look } from '../../shared/looks.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { t } from '../base/texts.ts';
import { forgetKnown, isKnownHere, rememberKnown } from './known-here.ts';
import { answerInPageLanguage, type ServerError, unreachable } from './server-error.ts';

export type { ServerError } from './server-error.ts';

/** What the server answers: a value, or why not. */
export type Answer<T> = Promise<Result<T, ServerError>>;

const request = async <T>(path: string, init: RequestInit, format: 'json' | 'text' = 'json'): Answer<T> => {
  try {
    const reply = await fetch(`/api${path}`, init);
    if (!reply.ok) return err(await answerInPageLanguage((await reply.json()) as ServerError));
    return ok((await reply[format]()) as T);
  } catch {
    return err(unreachable(() => t().online.failed));
  }
};

/** Asks the server for something. */
export const get = <T>(path: string): Answer<T> => request(path, {});

/** Sends something to the server. */
export const post = <T>(path: string, body: unknown): Answer<T> =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export type Me = Look & { readonly name: string; readonly language: string; readonly recoveryCode?: string };
type WhoAndWhat = { readonly identity: Me | null; readonly lookUp: 'open' | 'closed' };
/** A table as everybody may know it; long lists in its options are told by name (shared/long-lists.ts). */
export type Shown = { readonly info: TableInfo };

/** Who this browser is known as, null where it is not known yet; and whether words may be looked up now. */
export const readMe = async (): Answer<WhoAndWhat> => {
  const read = await get<WhoAndWhat>('/identity');
  // Sessions end, and some are banned: what is asked only by those who are known is asked no more.
  if (read.ok && read.value.identity !== null) rememberKnown();
  else if ((read.ok || read.error.code === 'banned') && isKnownHere.peek()) forgetKnown();
  return read;
};
/** Ends all sessions but this one. */
export const signOutElsewhere = (): Answer<unknown> => post('/identity/sign-out-everywhere', {});
/** All that the server keeps of this browser's identity. */
export const readMyData = (): Answer<unknown> => get('/identity/export');
/** Has the server forget who this browser is. */
export const deleteMe = (): Answer<unknown> => post('/identity/delete', {});

/** Hears somebody again whom one has muted or blocked. */
export const endMuteOrBlock = (id: number): Answer<unknown> => post('/mutes-and-blocks/end', { id });

/** Where the server has a table. */
export const pathOf = (code: string): string => `/tables/${encodeURIComponent(code)}`;

export const makeTable = (wish: Record<string, unknown>): Answer<Shown> => post('/tables', wish);
/** The tables one sits at. */
export const readMyTables = (): Answer<{ readonly tables: readonly TableInfo[] }> => get('/tables/mine');
/** What everybody may know of a table. */
export const readTable = (code: string): Answer<Shown> => get(pathOf(code));
/** The record of a finished game of a table, as this browser may have it. */
export const readRecordOf = (code: string, number: number): Answer<string> =>
  request(`/records/${encodeURIComponent(code)}/${number}`, {}, 'text');
/** Why the bots of a table did what they did, once its game is over. */
export const readReasonsOf = (code: string): Answer<{ readonly reasons: readonly ToldReason[] }> =>
  get(`${pathOf(code)}/reasons`);

export type TableVerb =
  | 'sit'
  | 'add-bot'
  | 'remove-bot'
  | 'start'
  | 'ready'
  | 'rules'
  | 'free-seat'
  | 'leave'
  | 'kick';
export const doAtTable = (code: string, verb: TableVerb, body: Record<string, unknown> = {}): Answer<Shown> =>
  post(`${pathOf(code)}/${verb}`, body);
