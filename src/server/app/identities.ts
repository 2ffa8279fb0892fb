import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { IdentityBody } from '../../protocol/requests.ts';
import {
  isPersonColour,
  isPersonFace,
  type Look,
  lookFrom,
  PERSON_COLOURS,
  PERSON_FACES,
} from '../../shared/looks.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { LONGEST_NAME } from '../../shared/unique-name.ts';
import type { Bus } from './bus.ts';
import { readName } from './names.ts';
import type { Clock, Identity, KnownIdentity, Store } from './ports.ts';

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
    wish: IdentityBody,
  ) => Promise<Result<{ readonly identity: KnownIdentity; readonly recoveryCode: string }, TableRefusal>>;
  /** Takes another name, language or look; what is not said stays. */
  readonly rename: (
    identity: KnownIdentity,
    wish: IdentityBody,
  ) => Promise<Result<KnownIdentity, TableRefusal>>;
  /** A new recovery code: the old one, and all tokens, are worth nothing from then on. */
  readonly renewCode: (
    identity: KnownIdentity,
  ) => Promise<{ readonly identity: KnownIdentity; readonly recoveryCode: string }>;
  /** Ends all tokens; those of the identity given back are good from then on. */
  readonly endSessions: (identity: KnownIdentity) => Promise<KnownIdentity>;
  readonly recover: (code: string) => Promise<Result<KnownIdentity, TableRefusal>>;
  /** What a browser keeps to be known again, signed. */
  readonly tokenOf: (identity: KnownIdentity) => string;
  readonly fromToken: (token: string) => Promise<KnownIdentity | undefined>;
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

/** Who somebody wants to be; a look that is not said is as it was. */
const readWish = (
  wish: IdentityBody,
  look: Look,
): Result<Pick<Identity, 'name' | 'language' | 'face' | 'colour'>, TableRefusal> => {
  const { language, face = look.face, colour = look.colour } = wish;
  const name = readName(wish.name);
  if (name === undefined) return err({ code: 'bad-name', most: LONGEST_NAME });
  if (!isPersonFace(face)) return err({ code: 'no-such-face', known: PERSON_FACES.join(', ') });
  if (!isPersonColour(colour)) return err({ code: 'no-such-colour', known: PERSON_COLOURS.join(', ') });
  return ok({ name, language, face, colour });
};

export type IdentitiesParts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly report: (error: unknown) => void;
};

export const createIdentities = (parts: IdentitiesParts): Identities => {
  const { store, bus, clock, report } = parts;
  const { cookieKey, recoveryKey } = parts.secrets;
  const cache = new Map<string, KnownIdentity>();
  /** Counts what was heard of other processes: what was read before that is read again. */
  let heard = 0;
  bus.follow({
    news: (news) => {
      if (news.kind !== 'identity' && news.kind !== 'forgotten') return;
      heard++;
      cache.delete(news.identity);
    },
    missed: () => {
      heard++;
      cache.clear();
    },
  });
  /** Remembers somebody who has changed, and lets other processes ask for them again. */
  const change = (identity: KnownIdentity): KnownIdentity => {
    bus.tell({ kind: 'identity', identity: identity.id });
    return remember(identity);
  };
  /** Somebody as the store has them, in memory from then on; found again where they may have changed meanwhile, here or elsewhere. */
  const read = async (find: () => Promise<KnownIdentity | undefined>): Promise<KnownIdentity | undefined> => {
    for (;;) {
      const before = heard;
      const found = await find();
      if (before !== heard) continue;
      if (found === undefined) return undefined;
      const known = cache.get(found.id);
      if (known === undefined || known.epoch < found.epoch) return remember(found);
      if (known.epoch === found.epoch) return known;
    }
  };
  const readAgain = (id: string): Promise<KnownIdentity | undefined> => read(() => store.findIdentity(id));
  const notedAtMs = new Map<string, number>();
  const noteUse = ({ id }: Identity): void => {
    const nowMs = clock.nowMs();
    if (nowMs - (notedAtMs.get(id) ?? 0) < NOTED_EVERY_MS) return;
    if (notedAtMs.size >= MOST_CACHED) notedAtMs.clear();
    notedAtMs.set(id, nowMs);
    store.upkeep.touchIdentity(id, nowMs).catch(report);
  };
  const remember = (identity: KnownIdentity): KnownIdentity => {
    const [oldest] = cache.keys();
    if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest);
    cache.set(identity.id, identity);
    return identity;
  };
  const sign = (text: string): string => createHmac('sha256', cookieKey).update(text).digest('base64url');
  const isSignature = (given: string, text: string): boolean => {
    const [left, right] = [Buffer.from(given), Buffer.from(sign(text))];
    return left.length === right.length && timingSafeEqual(left, right);
  };
  const nextEpoch = async (identity: KnownIdentity, recoveryHash?: string): Promise<KnownIdentity> => {
    const epoch = await store.endSessions(identity.id, recoveryHash);
    // Who was forgotten meanwhile has no sessions left, and gets none.
    return epoch === undefined ? identity : change({ ...identity, epoch });
  };
  const hashCode = (code: string): string =>
    createHmac('sha256', recoveryKey).update(plainCode(code)).digest('base64url');

  return {
    create: async (wish) => {
      const id = randomBytes(ID_BYTES).toString('base64url');
      // Who chooses no face gets one of their own, so that a table looks alive at once.
      const wished = readWish(wish, lookFrom(id));
      if (!wished.ok) return wished;
      const identity = { id, ...wished.value, epoch: 0 };
      const recoveryCode = newRecoveryCode();
      await store.createIdentity(identity, hashCode(recoveryCode), clock.nowMs());
      return ok({ identity: remember(identity), recoveryCode });
    },
    rename: async (known, wish) => {
      const wished = readWish(wish, known);
      if (!wished.ok) return wished;
      await store.updateIdentity({ ...known, ...wished.value });
      // Sessions may have been ended meanwhile, or all of somebody forgotten.
      const latest = await readAgain(known.id);
      const renamed = { ...(latest ?? known), ...wished.value };
      return ok(latest === undefined ? renamed : change(renamed));
    },
    renewCode: async (identity) => {
      const recoveryCode = newRecoveryCode();
      return { identity: await nextEpoch(identity, hashCode(recoveryCode)), recoveryCode };
    },
    endSessions: (identity) => nextEpoch(identity),
    recover: async (code) => {
      const identity = await read(() => store.findByRecovery(hashCode(code)));
      return identity === undefined ? err({ code: 'bad-recovery-code' }) : ok(identity);
    },
    tokenOf: ({ id, epoch }) => `${id}.${epoch}.${sign(`${id}.${epoch}`)}`,
    fromToken: async (token) => {
      const parts = token.split('.', 4);
      const [id = '', epoch = '', signature = ''] = parts;
      if (id === '' || parts.length !== 3 || !isSignature(signature, `${id}.${epoch}`)) return undefined;
      const found = cache.get(id) ?? (await readAgain(id));
      if (found === undefined || String(found.epoch) !== epoch) return undefined;
      noteUse(found);
      return found;
    },
    forget: (id) => {
      cache.delete(id);
      notedAtMs.delete(id);
    },
  };
};
