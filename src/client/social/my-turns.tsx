import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TABLE_PATH } from '../../protocol/pages.ts';
import type { Result } from '../../shared/result.ts';
import { titleOfGame } from '../base/game-list.ts';
import { SeatFace } from '../bots/seat-bot.tsx';
import { get, post, type ServerError } from '../online/api.ts';
import { nameOf } from '../online/name-of.ts';
import { hasNotices, noticesAreOn, switchNotices } from '../online/turn-notice.ts';
import { waitingTables } from '../online/turns.ts';
import { LinkButton } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast-state.ts';
import { c } from './texts.ts';
import { askTurns } from './turn-count.ts';

const HOUR_MS = 3_600_000;

/** The tables that wait for one, the most urgent first; nothing for who has no table at all. */
export const MyTurns = () => {
  const { turns: texts } = c();
  useEffect(() => void askTurns(), []);
  const waiting = [...(waitingTables.value ?? [])].sort(
    (a, b) => (a.dueAtMs ?? Infinity) - (b.dueAtMs ?? Infinity),
  );
  return (
    <section class="stack my-turns">
      <h2>{texts.heading}</h2>
      {waitingTables.value !== undefined && waiting.length === 0 && <p class="quiet">{texts.none}</p>}
      <ul class="stack">
        {waiting.map(({ code, game, others, dueAtMs }) => (
          <li key={code} class="game-row split gap-8 lines-4 panel pad-5">
            <div>
              <h3 class="title inline gap-3" style="--face: 1.75rem" translate={false}>
                {others.map((sitter, at) => (
                  <SeatFace key={at} look={sitter} />
                ))}{' '}
                {texts.with(others.map(nameOf))}
              </h3>
              <p class="quiet">
                <span translate={false}>{titleOfGame(game)}</span>
                {dueAtMs !== null && <>, {texts.due(Math.max(0, dueAtMs - Date.now()) / HOUR_MS)}</>}
              </p>
            </div>
            <LinkButton href={`${TABLE_PATH}${code}`}>{texts.play}</LinkButton>
          </li>
        ))}
      </ul>
      <TurnSwitches />
    </section>
  );
};

/** How this browser may say that it is one's turn, where the site is not in sight. */
export const TurnSwitches = () => (
  <>
    <PushSwitch />
    <NoticeSwitch />
  </>
);

/** Notifications of tables that are open in a tab that nobody sees: off unless wanted. */
const NoticeSwitch = () => {
  const { turns } = c();
  if (!hasNotices()) return null;
  const switchTo = async (on: boolean): Promise<void> => {
    const isDone = await switchNotices(on);
    toast(isDone ? (on ? turns.pushOn : turns.pushOff) : turns.pushDenied);
  };
  return (
    <Switch
      label={turns.notices}
      hint={turns.noticesHint}
      on={noticesAreOn.value}
      onChange={(on) => void switchTo(on)}
    />
  );
};

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The service worker that shows notifications; undefined where none is at work here. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush() ? await navigator.serviceWorker.getRegistration() : undefined;

const subscribe = async (registration: ServiceWorkerRegistration): Promise<Result<unknown, ServerError>> => {
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
const PushSwitch = () => {
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
    else toast(subscribed.ok ? turns.pushOn : subscribed.error);
  };
  return (
    <Switch label={turns.push} hint={turns.pushHint} on={isOn.value} onChange={(on) => void switchTo(on)} />
  );
};
