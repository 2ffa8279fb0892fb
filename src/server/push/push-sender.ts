import type { PeopleStore, PushSubscription } from '../app/people-store.ts';
import type { Notifier } from '../app/ports.ts';
import { encryptPush, type PushKeys, vapidHeader } from './push-message.ts';

/** Where browsers have their messages delivered. To no other address does this server send anything. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];
const TIMEOUT_MS = 10_000;
/** A turn that was not told within a day is no news. */
const KEPT_SECONDS = 24 * 60 * 60;
const GONE = [404, 410];

/** Whether an address belongs to a push service: what browsers hand over is not to be trusted as far as other hosts go. */
export const isPushService = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return PUSH_SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
};

export type PushParts = {
  readonly people: PeopleStore;
  readonly keys: PushKeys;
  /** How push services reach the host of the site: a mailto: or https: address. */
  readonly subject: string;
  readonly isService?: (address: string) => boolean;
  readonly nowMs: () => number;
  /** Where it is told that a service takes no message of ours. */
  readonly note: (event: string, facts: Readonly<Record<string, string | number>>) => void;
  readonly report: (error: unknown) => void;
};

/** Whether push services may take a text for how they reach the host of the site. */
export const isContact = (text: string): boolean =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (text.startsWith('https://') && URL.canParse(text));

/** Sends notifications to the browsers in which people have asked for them. */
export const createPushSender = (parts: PushParts): Notifier => {
  const { people, keys, subject, isService = isPushService, nowMs, note, report } = parts;

  const send = async (subscription: PushSubscription, text: string): Promise<void> => {
    const { endpoint } = subscription;
    if (!isService(endpoint)) return;
    const reply = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: vapidHeader(endpoint, keys, subject, nowMs()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        urgency: 'normal',
      },
      body: encryptPush(text, subscription),
    });
    await reply.arrayBuffer();
    if (GONE.includes(reply.status)) await people.dropSubscription(endpoint);
    else if (!reply.ok) note('push-refused', { service: new URL(endpoint).hostname, status: reply.status });
  };

  return {
    isAddress: isService,
    publicKey: keys.publicKey,
    notify: async (identity, message) => {
      for (const subscription of await people.subscriptionsOf(identity))
        await send(subscription, JSON.stringify(message)).catch(report);
    },
  };
};
