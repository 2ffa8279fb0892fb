import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Result } from '../../shared/result.ts';
import { get, post } from '../online/api.ts';
import type { Told } from '../online/told.ts';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast-state.ts';
import { c } from './texts.ts';

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The service worker that shows notifications; undefined where none is at work here. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush() ? await navigator.serviceWorker.getRegistration() : undefined;

const subscribe = async (registration: ServiceWorkerRegistration): Promise<Result<unknown, Told>> => {
  const key = await get<{ readonly publicKey: string }>('/push');
  if (!key.ok) return key;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key.value.publicKey,
  });
  const subscribed = await post('/push/subscribe', subscription.toJSON());
  // What the server does not take is not kept either: the next try makes a new one.
  if (!subscribed.ok) await subscription.unsubscribe();
  return subscribed;
};

/** Notifications of one's turn in this browser: off unless wanted, and only where the browser can. */
export const PushSwitch = () => {
  const { turns } = c();
  const isOn = useSignal(false);
  const registration = useSignal<ServiceWorkerRegistration | undefined>(undefined);
  useEffect(() => {
    const look = async (): Promise<void> => {
      registration.value = await worker();
      isOn.value = (await registration.value?.pushManager.getSubscription()) != null;
    };
    look().catch(() => {});
  }, []);
  if (registration.value === undefined) return null;
  const switchTo = async (on: boolean): Promise<void> => {
    const at = registration.value;
    if (at === undefined) return;
    if (!on) {
      const subscription = await at.pushManager.getSubscription();
      if (subscription !== null) await post('/push/unsubscribe', { endpoint: subscription.endpoint });
      await subscription?.unsubscribe();
      isOn.value = false;
      toast(turns.pushOff);
      return;
    }
    if ((await Notification.requestPermission()) !== 'granted') {
      toast(turns.pushDenied);
      return;
    }
    const subscribed = await subscribe(at).catch(() => undefined);
    isOn.value = subscribed?.ok === true;
    if (subscribed === undefined) toast(turns.pushMissing);
    else toast(subscribed.ok ? turns.pushOn : subscribed.error.message);
  };
  return (
    <Switch label={turns.push} hint={turns.pushHint} on={isOn.value} onChange={(on) => void switchTo(on)} />
  );
};
