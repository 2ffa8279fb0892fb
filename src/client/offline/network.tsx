import { signal } from '@preact/signals';
import { t } from '../base/language.ts';
import { path } from '../base/route.ts';
import { Icon } from '../ui/icon.tsx';
import { offlineTextFor } from './offline-text.ts';

/** Whether the browser believes to have a network. */
export const isOnline = signal(navigator.onLine);
for (const kind of ['online', 'offline'] as const)
  addEventListener(kind, () => {
    isOnline.value = navigator.onLine;
  });

/** Without a network: what can be done, or that this page needs it. Tables say nothing of it here: those of this device need none, those of the server tell of their own line. */
export const OfflineNote = () => {
  const { offline } = t();
  const text = offlineTextFor(path.value);
  if (isOnline.value || text === undefined) return null;
  return (
    <p class="offline-note pad-5 line panel" role="status">
      <Icon name="offline" />
      <span>
        <b>{offline.offline}</b> {offline[text]}
      </span>
    </p>
  );
};
