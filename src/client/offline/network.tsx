import { signal } from '@preact/signals';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { t } from '../base/language.ts';
import { path } from '../base/route.ts';
import { Icon } from '../ui/icon.tsx';

/** Whether the browser believes to have a network. */
export const isOnline = signal(navigator.onLine);
for (const kind of ['online', 'offline'] as const)
  addEventListener(kind, () => {
    isOnline.value = navigator.onLine;
  });

type OfflineText = 'canDo' | 'newTable' | 'needsNetwork';

/** What a page has to say of it: pages from which one goes on to others, those that make a table, and what lives elsewhere. */
const PAGES: Readonly<Record<string, OfflineText>> = {
  '/': 'canDo',
  '/games': 'canDo',
  '/settings': 'canDo',
  '/new': 'newTable',
  '/lobby': 'needsNetwork',
  '/records': 'needsNetwork',
};
const textFor = (address: string): OfflineText | undefined =>
  address.startsWith(TABLE_PATH) ? 'needsNetwork' : PAGES[address];

/** Without a network: what can be done, or that this page needs it. Tables of this device say nothing of it. */
export const OfflineNote = () => {
  const { offline } = t();
  const text = textFor(path.value);
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
