import { signal } from '@preact/signals';
import { readStored, writeStored } from '../base/stored.ts';

const STORED_AS = 'wordstake.notices';

const isAllowed = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** Whether a table that is open and not seen may say by a notification of this browser that it waits. */
export const noticesAreOn = signal(readStored(STORED_AS) === 'on' && isAllowed());

/** Whether this browser has notifications at all. */
export const hasNotices = (): boolean => 'Notification' in globalThis;

/** Turns notices on or off; whether they are as asked: the browser asks before it lets any be shown. */
export const switchNotices = async (on: boolean): Promise<boolean> => {
  const isOn = on && (await Notification.requestPermission()) === 'granted';
  noticesAreOn.value = isOn;
  writeStored(STORED_AS, isOn ? 'on' : 'off');
  return isOn === on;
};

export type Notice = {
  readonly title: string;
  readonly body: string;
  /** What it is about: a new one takes the place of the last, and so does one that the server sends (server/push). */
  readonly tag: string;
  /** Where a tap on it leads. */
  readonly url: string;
};

/** Shows a notice, if they are on; returns what takes it back. */
export const showNotice = ({ title, body, tag, url }: Notice): (() => void) => {
  if (!noticesAreOn.peek()) return () => {};
  const options = { body, tag, data: url, icon: '/icon-192.png' };
  let isWanted = true;
  let close = (): void => {};
  /** By the service worker where there is one: phones know no other way, and it answers a tap even when the page is gone. */
  const show = async (): Promise<void> => {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!isWanted) return;
    if (registration?.active == null) {
      const shown = new Notification(title, options);
      shown.addEventListener('click', () => focus());
      close = () => shown.close();
      return;
    }
    close = () =>
      void registration.getNotifications({ tag }).then((shown) => {
        for (const each of shown) each.close();
      });
    await registration.showNotification(title, options);
    if (!isWanted) close();
  };
  show().catch(() => {});
  return () => {
    isWanted = false;
    close();
  };
};
