import { computed, effect, signal } from '@preact/signals';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { t } from '../language.ts';
import { lookForUpdate, takeNewVersion, waitingVersion } from '../offline/offline.ts';
import { inGame } from '../play/in-game.ts';
import { view } from '../play/play-state.ts';
import { path } from '../route.ts';
import { toast } from '../ui/toast-state.ts';

const ASK_EVERY_MS = 15 * 60_000;

const serverVersion = signal<string | undefined>(undefined);

/** The server says, as it does in every welcome, which version it is. */
export const hearOfServer = (version: string): void => {
  serverVersion.value = version;
};

const askServer = async (): Promise<void> => {
  try {
    const reply = await fetch('/healthz', { cache: 'no-store' });
    const { version } = (await reply.json()) as { readonly version: string };
    hearOfServer(version);
  } catch {
    // Out of reach: asked again later.
  }
};

const isNewer = computed(
  () =>
    waitingVersion.value !== undefined ||
    (serverVersion.value !== undefined && serverVersion.value !== __APP_VERSION__),
);
/** Pages with tables; a game that is left for another page is kept. */
const isTablePage = (address: string): boolean =>
  ['/play', '/pass', '/learn'].includes(address) || address.startsWith(TABLE_PATH);
const isBetweenGames = computed(
  () =>
    !isTablePage(path.value) || (!inGame.value && (view.value === undefined || view.value.phase === 'over')),
);

/** Looks out for a new version, and offers it between games, never in the middle of one. */
export const watchForNewVersion = (): void => {
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return;
    void askServer();
    void lookForUpdate();
  };
  setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', ask);
  ask();
  let withdraw = (): void => {};
  effect(() => {
    withdraw();
    if (!isNewer.value || !isBetweenGames.value) return;
    const { newVersion, takeNewVersion: label } = t().ui;
    withdraw = toast(newVersion, { label, onClick: () => void takeNewVersion() });
  });
};
