/** Web Push: a message that only its browser can read (RFC 8291, in one record of RFC 8188), and who sends it (VAPID, RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

/** Keys of the server: an uncompressed point of P-256 and its secret number, both base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** Keys of a browser, as `PushSubscription.toJSON()` tells them. */
export type BrowserKeys = { readonly p256dh: string; readonly auth: string };

const SALT_BYTES = 16;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SECRET_BYTES = 32;
const RECORD_SIZE = 4096;
/** Marks the end of the last record. */
const LAST_RECORD = 2;
/** So long a signature holds; push services take a day at most. */
const SIGNED_SECONDS = 12 * 60 * 60;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const hkdf = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Whether keys have the shape of a browser's. */
export const areBrowserKeys = ({ p256dh, auth }: BrowserKeys): boolean => {
  const point = bytes(p256dh);
  if (point.length !== POINT_BYTES || point[0] !== 4 || bytes(auth).length !== AUTH_BYTES) return false;
  try {
    // Only a point of the curve gives a shared secret.
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
};

/** What each message has of its own: a key pair and a salt, never used twice. */
type MessageChance = { readonly ours: ECDH; readonly salt: Buffer };

const freshChance = (): MessageChance => {
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  return { ours, salt: randomBytes(SALT_BYTES) };
};

/** A text as the body of a request to a push service (`content-encoding: aes128gcm`). Chance is drawn anew unless it is told. */
export const encryptPush = (
  text: string,
  { p256dh, auth }: BrowserKeys,
  { ours, salt }: MessageChance = freshChance(),
): Buffer => {
  const browserPoint = bytes(p256dh);
  const ownPoint = ours.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserPoint, ownPoint]);
  const secret = hkdf(ours.computeSecret(browserPoint), bytes(auth), info, SECRET_BYTES);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(ownPoint.length), ownPoint, sealed]);
};

/** Who sends, signed for one push service: the value of `authorization`. */
export const vapidHeader = (
  endpoint: string,
  { publicKey, privateKey }: PushKeys,
  subject: string,
  nowMs: number,
): string => {
  const point = bytes(publicKey);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  });
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(nowMs / 1000) + SIGNED_SECONDS,
    sub: subject,
  };
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
};
