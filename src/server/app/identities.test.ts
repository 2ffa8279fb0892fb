import { beforeEach, describe, expect, it } from 'vitest';
import type { Bus, Follower } from './bus.ts';
import { createIdentities, type Identities } from './identities.ts';
import type { KnownIdentity, Store } from './ports.ts';

/** What the store has of one person; `between`: what another process does after that was read and before it is here. */
let row: KnownIdentity;
let code: string;
let between = (): void => {};
let follower: Follower;
let identities: Identities;

const answered = <T>(value: T): Promise<T> => {
  between();
  between = () => {};
  return Promise.resolve(value);
};
const store = {
  createIdentity: async (made: KnownIdentity, hash: string) => {
    [row, code] = [made, hash];
  },
  updateIdentity: ({ name, language, face, colour }: KnownIdentity) => {
    row = { ...row, name, language, face, colour };
    return answered(undefined);
  },
  findIdentity: () => answered(row),
  findByRecovery: (hash: string) => answered(hash === code ? row : undefined),
  upkeep: { touchIdentity: async () => {} },
} as unknown as Store;

/** Another process ends all sessions, and the old recovery code is worth nothing. */
const endElsewhere = (): void => {
  row = { ...row, epoch: row.epoch + 1 };
  code = 'another';
  follower.news?.({ kind: 'identity', identity: row.id });
};

const arrive = async () => {
  const made = await identities.create({ name: 'Ann', language: 'en' });
  if (!made.ok) throw new Error(made.error.code);
  const { identity, recoveryCode } = made.value;
  return { identity, recoveryCode, token: identities.tokenOf(identity) };
};

beforeEach(() => {
  const bus = {
    tell: () => {},
    follow: (each: Follower) => {
      follower = each;
    },
  } as unknown as Bus;
  const clock = { nowMs: () => 1, at: () => ({ cancel: () => {} }) };
  const secrets = { cookieKey: 'a', recoveryKey: 'b' };
  identities = createIdentities({ store, bus, clock, secrets, report: () => {} });
});

describe('sessions that are ended at another process', () => {
  it('while somebody takes another name here stay ended', async () => {
    const { identity, token } = await arrive();
    expect((await identities.fromToken(token))?.name).toBe('Ann');
    between = endElsewhere;
    expect(await identities.rename(identity, { name: 'Anna', language: 'en' })).toMatchObject({
      value: { name: 'Anna', epoch: 1 },
    });
    expect(await identities.fromToken(token)).toBeUndefined();
  });

  it('while a recovery code is looked up stay ended, and the code is worth nothing', async () => {
    const { recoveryCode, token } = await arrive();
    expect((await identities.recover(recoveryCode)).ok).toBe(true);
    between = endElsewhere;
    expect((await identities.recover(recoveryCode)).ok).toBe(false);
    expect(await identities.fromToken(token)).toBeUndefined();
  });
});
