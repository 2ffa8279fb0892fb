import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPushSender, isContact, isPushService } from '../../src/server/push/push-sender.ts';
import { newPushKeys } from '../../src/server/site-keys.ts';
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';
import { newDataFolder, startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

/** A browser's side of Web Push, by RFC 8291 and nothing of ours. */
const createBrowser = () => {
  const keys = createECDH('prime256v1');
  const point = keys.generateKeys();
  const auth = randomBytes(16);
  const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    decrypt: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const size = body.readUInt32BE(16);
      const idLength = body[20] as number;
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      expect(sealed.length).toBeLessThanOrEqual(size);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const ikm = hkdf(keys.computeSecret(sender), auth, info, 32);
      const key = hkdf(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      expect(plain.at(-1)).toBe(2);
      return plain.subarray(0, -1).toString();
    },
  };
};

type Delivery = { readonly headers: IncomingHttpHeaders; readonly body: Buffer };

let server: TestServer;
let service: Server;
let deliveries: Delivery[];
let onDelivery: () => void;
let status: number;

beforeEach(async () => {
  deliveries = [];
  status = 201;
  onDelivery = () => {};
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    deliveries.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
    onDelivery();
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  server = await startTestServer({ isPushService: (address) => address.startsWith(serviceAddress()) });
});
afterEach(async () => {
  await server.remove();
  service.close();
});

const serviceAddress = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
const nextDelivery = (): Promise<Delivery> =>
  new Promise((resolve) => {
    onDelivery = () => resolve(deliveries.at(-1) as Delivery);
  });

const startByPost = async () => {
  const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob', 'fr')];
  const code = await ann.make({ capacity: 2, options: { leader: 0, turnSeconds: 86_400 } });
  await bob.do(code, 'sit');
  await ann.do(code, 'start');
  await ann.watch(code);
  return { ann, bob, code };
};

const declineAll = async (ann: Guest, code: string): Promise<void> => {
  await ann.act(code, 'roll');
  await ann.act(code, 'choose 2');
  await ann.act(code, 'decline');
};

describe('web push', () => {
  it('tells who is not there that it is their turn, in their language, readable by their browser alone', async () => {
    const { ann, bob, code } = await startByPost();
    const browser = createBrowser();
    const subscription = { endpoint: `${serviceAddress()}send/1`, expirationTime: null, keys: browser.keys };
    expect((await bob.ask('/api/push/subscribe', subscription)).body).toEqual({ ok: true });
    const delivered = nextDelivery();
    await declineAll(ann, code);
    const { headers, body } = await delivered;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(JSON.parse(browser.decrypt(body))).toEqual({
      title: 'C’est ton tour',
      body: 'À la table avec Ann.',
      url: `/t/${code}`,
      tag: code,
    });
    expect(body.includes('Ann')).toBe(false);
  });

  it('is signed with keys made at first start (VAPID)', async () => {
    const { ann, bob, code } = await startByPost();
    const browser = createBrowser();
    await bob.ask('/api/push/subscribe', { endpoint: `${serviceAddress()}send/2`, keys: browser.keys });
    const delivered = nextDelivery();
    await declineAll(ann, code);
    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec((await delivered).headers.authorization ?? '') ?? [];
    const { publicKey } = (await bob.ask('/api/push')).body;
    expect(key).toBe(publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const signer = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    });
    const [head = '', claims = '', signature = ''] = token.split('.');
    const signed = { key: signer, dsaEncoding: 'ieee-p1363' } as const;
    expect(
      verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
    ).toBe(true);
    const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(aud).toBe(new URL(serviceAddress()).origin);
    expect(exp * 1000).toBeGreaterThan(Date.now());
  });

  it('forgets a browser that is gone, and sends to no address but those of push services', async () => {
    const { keys } = createBrowser();
    const folder = newDataFolder();
    const opened = openSqliteStore(folder);
    if (!opened.ok) throw new Error(opened.error);
    const { people, close } = opened.value;
    const [errors, notes]: [unknown[], unknown[]] = [[], []];
    const notifier = createPushSender({
      people,
      keys: newPushKeys(),
      subject: 'https://example.org',
      isService: (address) => address.startsWith(serviceAddress()),
      nowMs: Date.now,
      note: (event, facts) => notes.push([event, facts]),
      report: (error) => errors.push(error),
    });
    for (const path of ['gone', 'here'])
      await people.addSubscription({ identity: 'bob', endpoint: `${serviceAddress()}${path}`, ...keys }, 1);
    // A service that takes no message is told of to the host of the site; the browser may come back.
    status = 403;
    await notifier.notify('bob', { title: '', body: '', url: '/', tag: '' });
    expect(notes).toEqual(Array(2).fill(['push-refused', { service: '127.0.0.1', status: 403 }]));
    expect(await people.subscriptionsOf('bob')).toHaveLength(2);
    deliveries = [];
    status = 410;
    await notifier.notify('bob', { title: '', body: '', url: '/', tag: '' });
    expect(deliveries).toHaveLength(2);
    expect(await people.subscriptionsOf('bob')).toEqual([]);
    expect(errors).toEqual([]);
    await close();
    rmSync(folder, { recursive: true });
    const bob = await Guest.arrive(server.base, 'Bob');
    const elsewhere = await bob.ask('/api/push/subscribe', { endpoint: 'https://example.org/', keys });
    expect(elsewhere.body).toMatchObject({ code: 'push-service' });
    const noKeys = { p256dh: 'AAAA', auth: 'AAAA' };
    const bad = await bob.ask('/api/push/subscribe', { endpoint: `${serviceAddress()}x`, keys: noKeys });
    expect(bad.status).toBe(400);
    const contacts = [
      'mailto:me@example.org',
      'https://example.org',
      'mailto:me',
      'me@example.org',
      'https://',
      '',
    ];
    expect(contacts.map(isContact)).toEqual([true, true, false, false, false, false]);
    expect(
      [
        'https://fcm.googleapis.com/fcm/send/abc',
        'https://web.push.apple.com/abc',
        'http://fcm.googleapis.com/x',
        'https://fcm.googleapis.com.evil.example/x',
        'https://evil.example/fcm.googleapis.com',
        'https://fcm.googleapis.com:8443/x',
        'https://127.0.0.1/x',
        'no address',
      ].map(isPushService),
    ).toEqual([true, true, false, false, false, false, false, false]);
  });
});
