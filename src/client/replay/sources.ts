import { err, ok, type Result } from '../../shared/result.ts';
import { addressOfTableReplay } from '../base/replay-addresses.ts';
import { type Spoken, spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { readRecordOf } from '../online/api.ts';
import { localGames } from '../saves/games.ts';
import { recordOfSaved } from './local-record.ts';
import { readHere } from './read-here.ts';
import { recordInLink } from './record-link.ts';
import type { Replay } from './replay.ts';

/** Where a replay comes from: a game of this device, one of the server's, an address, or a record that is still to be given. */
export type Source =
  | { readonly kind: 'local'; readonly id: string }
  | { readonly kind: 'table'; readonly code: string; readonly number: number }
  | { readonly kind: 'link'; readonly hash: string }
  | { readonly kind: 'none' };

/** What an address asks to be shown. */
export const sourceOf = (search: string, hash: string): Source => {
  const asked = new URLSearchParams(search);
  const [id, code, number] = ['game', 'table', 'number'].map((name) => asked.get(name));
  if (id) return { kind: 'local', id };
  if (code) return { kind: 'table', code, number: Number(number) || 1 };
  return hash === '' ? { kind: 'none' } : { kind: 'link', hash };
};

const fromLocal = async (id: string): Promise<Result<Replay, Spoken>> => {
  const { store } = await localGames();
  const saved = await store.read(id);
  if (saved === undefined) return err(spoken(() => t().replay.noSuchGame));
  if (saved === 'broken') return err(spoken(() => t().replay.brokenGame));
  // What a running game hides stays hidden.
  if (!saved.standing.isOver) return err(spoken(() => t().replay.notOver));
  return recordOfSaved(saved);
};

const fromTable = async (code: string, number: number): Promise<Result<Replay, Spoken>> => {
  const record = await readRecordOf(code, number);
  if (!record.ok) return record;
  const read = await readHere(record.value);
  const address = addressOfTableReplay(code, number);
  const shared = { address, link: location.origin + address, keptAs: `${code}-${number}` };
  return read.ok ? ok({ ...read.value, ...shared }) : read;
};

const fromLink = async (hash: string): Promise<Result<Replay, Spoken>> => {
  const record = await recordInLink(hash);
  if (record?.ok !== true) {
    const why = record?.error === 'too-long' ? 'hugeLink' : 'brokenLink';
    return err(spoken(() => t().replay[why]));
  }
  return readHere(record.value);
};

/** Fetches a replay; a sentence where there is none to be had. */
export const fetchReplay = async (source: Source): Promise<Result<Replay | undefined, Spoken>> => {
  switch (source.kind) {
    case 'local':
      return fromLocal(source.id);
    case 'table':
      return fromTable(source.code, source.number);
    case 'link':
      return fromLink(source.hash);
    case 'none':
      return ok(undefined);
  }
};
