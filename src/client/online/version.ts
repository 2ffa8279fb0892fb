import { computed, effect, signal } from '@preact/signals';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { t } from '../base/language.ts';
import { path } from '../base/route.ts';
import { readServerVersion } from '../base/server-version.ts';
import { spoken } from '../base/spoken.ts';
import { whileSeen } from '../base/while-seen.ts';
import { lookForUpdate, takeNewVersion, waitingVersion } from '../offline/offline.ts';
import { toast } from '../ui/toast-state.ts';
import { inGame } from './in-game.ts';

const ASK_EVERY_MS = 15 * 60_000;

const serverVersion = signal<string | undefined>(undefined);

/** The server says, as it does in every welcome, which version it is. */
export const hearOfServer = (version: string): void => {
  serverVersion.value = version;
};

const askServer = async (): Promise<void> => {
  // Out of reach: asked again later.
  serverVersion.value = (await readServerVersion()) ?? serverVersion.value;
};

const isNewer = computed(
  () =>
    waitingVersion.value !== undefined ||
    (serverVersion.value !== undefined && serverVersion.value !== __APP_VERSION__),
);
/** Pages with tables; a game that is left for another page is kept. */
const isTablePage = (address: string): boolean =>
  ['/play', '/pass', '/learn'].includes(address) || address.startsWith(TABLE_PATH);
const isBetweenGames = computed(() => !isTablePage(path.value) || !inGame.value);

/** Looks out for a new version, and offers it between games, never in the middle of one. */
export const watchForNewVersion = (): void => {
  whileSeen(() => {
    void askServer();
    void lookForUpdate();
  }, ASK_EVERY_MS);
  let withdraw = (): void => {};
  effect(() => {
    withdraw();
    if (!isNewer.value || !isBetweenGames.value) return;
    const label = spoken(() => t().ui.takeNewVersion);
    withdraw = toast(
      spoken(() => t().ui.newVersion),
      { label, onClick: () => void takeNewVersion() },
    );
  });
};
