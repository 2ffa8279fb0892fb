import { signal } from '@preact/signals';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { t } from '../language.ts';
import { path } from '../route.ts';
import { Icon } from '../ui/icon.tsx';

/** Whether the browser believes to have a network. */
export const isOnline = signal(navigator.onLine);
for (const kind of ['online', 'offline'] as const)
  addEventListener(kind, () => {
    isOnline.value = navigator.onLine;
  });

/** Pages from which one goes on to others: there it is said what can be done. */
const CROSSROADS = ['/', '/games', '/settings'];
const needsNetwork = (address: string): boolean => address === '/new' || address.startsWith(TABLE_PATH);

/** Without a network: what can be done, or that this page needs it. Tables of this device say nothing of it. */
export const OfflineNote = () => {
  const { offline } = t();
  const here = path.value;
  if (isOnline.value || !(CROSSROADS.includes(here) || needsNetwork(here))) return null;
  return (
    <p class="offline-note" role="status">
      <Icon name="offline" />
      <span>
        <b>{offline.offline}</b> {needsNetwork(here) ? offline.needsNetwork : offline.canDo}
      </span>
    </p>
  );
};
