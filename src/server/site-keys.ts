import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../shared/result.ts';
import type { PushKeys } from './push/push-message.ts';
import { writeWhole } from './secrets.ts';

/** The token of the host of the site lies here, in the data folder. */
export const ADMIN_TOKEN_FILE = 'admin-token.txt';
const PUSH_KEYS_FILE = 'push-keys.json';
const OWNER_ONLY = 0o600;
const TOKEN_BYTES = 24;
const SHORTEST_TOKEN = 16;

/** The text of a file of the data folder, made where it is missing, readable by the owner alone. */
const kept = (folder: string, name: string, make: () => string): string => {
  const file = join(folder, name);
  if (!existsSync(file)) writeWhole(file, `${make()}\n`);
  chmodSync(file, OWNER_ONLY);
  return readFileSync(file, 'utf8').trim();
};

/** Keys to sign notifications with. */
export const newPushKeys = (): PushKeys => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
};

const isPushKeys = (value: unknown): value is PushKeys => {
  const { publicKey, privateKey } = (value ?? {}) as Partial<PushKeys>;
  return typeof publicKey === 'string' && typeof privateKey === 'string';
};

export type SiteKeys = { readonly adminToken: string; readonly push: PushKeys };

/** What the host of the site enters with, and what notifications are signed with: made at first start, then kept. */
export const readSiteKeys = (folder: string): Result<SiteKeys, string> => {
  try {
    const adminToken = kept(folder, ADMIN_TOKEN_FILE, () => randomBytes(TOKEN_BYTES).toString('base64url'));
    if (adminToken.length < SHORTEST_TOKEN)
      return err(
        `${join(folder, ADMIN_TOKEN_FILE)} is too short to be a token. Remove it: a new one is made.`,
      );
    const push: unknown = JSON.parse(kept(folder, PUSH_KEYS_FILE, () => JSON.stringify(newPushKeys())));
    if (!isPushKeys(push))
      return err(`${join(folder, PUSH_KEYS_FILE)} holds no keys. Remove it: new ones are made.`);
    return ok({ adminToken, push });
  } catch (error) {
    return err(`The keys in ${folder} cannot be read: ${(error as Error).message}.`);
  }
};
