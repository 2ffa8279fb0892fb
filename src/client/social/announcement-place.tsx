import { signal } from '@preact/signals';
import type { AnnouncementsAnswer } from '../../protocol/answers.ts';
import { language, t } from '../base/language.ts';
import { readStored, writeStored } from '../base/stored.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The last announcement that was put aside here. */
const SEEN = 'wordstake.announcement';

type Announcement = AnnouncementsAnswer['announcements'][number];

/** What the host of the site says to all at the moment. */
const announcement = signal<Announcement | undefined>(undefined);

/** Shows the newest announcement, unless it was put aside. */
export const hearAnnouncements = (all: readonly Announcement[]): void => {
  const [newest] = all;
  announcement.value = newest !== undefined && String(newest.id) !== readStored(SEEN) ? newest : undefined;
};

/** A quiet line at the top of every page. */
export const AnnouncementPlace = () => {
  const told = announcement.value;
  const own = language.value;
  const other = own === 'en' ? 'fr' : 'en';
  const spoken = told !== undefined && told[own] !== '' ? own : other;
  return (
    <div role="status">
      {told !== undefined && (
        <div class="announcement line gap-4 panel">
          <Icon name="info" />
          <span class="announcement-text grow" lang={spoken} translate={false}>
            {told[spoken]}
          </span>
          <IconButton
            icon="close"
            label={t().ui.close}
            onClick={() => {
              writeStored(SEEN, String(told.id));
              announcement.value = undefined;
            }}
          />
        </div>
      )}
    </div>
  );
};
