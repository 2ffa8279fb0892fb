import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { Language } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { LONGEST_NAME, readName } from './names.ts';
import type { Clock, Identity, Store } from './ports.ts';

const ID_BYTES = 12;
/** 20 signs of 5 bits each: nobody guesses that. */
const CODE_BYTES = 20;
const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_GROUP = 5;
const MOST_CACHED = 10_000;
/** That an identity is used is noted once in so long. */
const NOTED_EVERY_MS = 24 * 60 * 60 * 1000;

/** Keys that are made at first start and never leave the data folder. */
export type Secrets = { readonly cookieKey: string; readonly recoveryKey: string };

export type Identities = {
  /** Makes an identity for a guest, with the code that takes it to another device; the code is told only here. */
  readonly create: (
    name: string,
    language: Language,
  ) => Promise<Result<{ readonly identity: Identity; readonly recoveryCode: string }, TableRefusal>>;
  readonly rename: (
    identity: Identity,
    name: string,
    language: Language,
  ) => Promise<Result<Identity, TableRefusal>>;
  /** A new recovery code; the old one is worth nothing from then on. */
  readonly renewCode: (identity: Identity) => Promise<string>;
  readonly recover: (code: string) => Promise<Result<Identity, TableRefusal>>;
  /** What a browser keeps to be known again, signed. */
  readonly tokenOf: (identity: Identity) => string;
  readonly fromToken: (token: string) => Promise<Identity | undefined>;
  /** Keeps somebody in memory no longer. */
  readonly forget: (identity: string) => void;
};

const newRecoveryCode = (): string =>
  Array.from(randomBytes(CODE_BYTES), (byte, i) => {
    const sign = CODE_SIGNS[byte % CODE_SIGNS.length];
    return i > 0 && i % CODE_GROUP === 0 ? `-${sign}` : sign;
  }).join('');

/** A code as people copy it: O for 0, I and L for 1, any spacing. */
const plainCode = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

export const createIdentities = (
  store: Store,
  clock: Clock,
  { cookieKey, recoveryKey }: Secrets,
  report: (error: unknown) => void,
): Identities => {
  const cache = new Map<string, Identity>();
  const notedAtMs = new Map<string, number>();
  const noteUse = ({ id }: Identity): void => {
    const nowMs = clock.nowMs();
    if (nowMs - (notedAtMs.get(id) ?? 0) < NOTED_EVERY_MS) return;
    if (notedAtMs.size >= MOST_CACHED) notedAtMs.clear();
    notedAtMs.set(id, nowMs);
    store.upkeep.touchIdentity(id, nowMs).catch(report);
  };
  const remember = (identity: Identity): Identity => {
    const [oldest] = cache.keys();
    if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest);
    cache.set(identity.id, identity);
    return identity;
  };
  const sign = (id: string): string => createHmac('sha256', cookieKey).update(id).digest('base64url');
  const hashCode = (code: string): string =>
    createHmac('sha256', recoveryKey).update(plainCode(code)).digest('base64url');

  return {
    create: async (text, language) => {
      const name = readName(text);
      if (name === undefined) return err({ code: 'bad-name', most: LONGEST_NAME });
      const identity = { id: randomBytes(ID_BYTES).toString('base64url'), name, language };
      const recoveryCode = newRecoveryCode();
      await store.createIdentity(identity, hashCode(recoveryCode), clock.nowMs());
      return ok({ identity: remember(identity), recoveryCode });
    },
    rename: async ({ id }, text, language) => {
      const name = readName(text);
      if (name === undefined) return err({ code: 'bad-name', most: LONGEST_NAME });
      const identity = { id, name, language };
      await store.updateIdentity(identity);
      return ok(remember(identity));
    },
    renewCode: async ({ id }) => {
      const code = newRecoveryCode();
      await store.setRecovery(id, hashCode(code));
      return code;
    },
    recover: async (code) => {
      const identity = await store.findByRecovery(hashCode(code));
      return identity === undefined ? err({ code: 'bad-recovery-code' }) : ok(remember(identity));
    },
    tokenOf: ({ id }) => `${id}.${sign(id)}`,
    fromToken: async (token) => {
      const dot = token.indexOf('.');
      const id = token.slice(0, dot);
      const [given, right] = [Buffer.from(token.slice(dot + 1)), Buffer.from(sign(id))];
      if (dot < 1 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const found = cache.get(id) ?? (await store.findIdentity(id));
      if (found === undefined) return undefined;
      noteUse(found);
      return cache.has(id) ? found : remember(found);
    },
    forget: (id) => {
      cache.delete(id);
      notedAtMs.delete(id);
    },
  };
};
