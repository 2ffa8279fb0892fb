import { computed, effect, signal } from '@preact/signals';
import { t } from '../language.ts';
import { view } from '../play/play-state.ts';
import { toast } from '../ui/toast.tsx';

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

const isNewer = computed(() => serverVersion.value !== undefined && serverVersion.value !== __APP_VERSION__);
const isBetweenGames = computed(() => view.value === undefined || view.value.phase === 'over');

/** Looks out for a new version, and offers it between games, never in the middle of one. */
export const watchForNewVersion = (): void => {
  const ask = (): void => {
    if (document.visibilityState === 'visible') void askServer();
  };
  setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', ask);
  ask();
  let withdraw = (): void => {};
  effect(() => {
    withdraw();
    if (!isNewer.value || !isBetweenGames.value) return;
    const { newVersion, takeNewVersion } = t().online;
    withdraw = toast(newVersion, { label: takeNewVersion, onClick: () => location.reload() });
  });
};
