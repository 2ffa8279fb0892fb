import type { AnnouncementsAnswer } from '../../protocol/answers.ts';
import { whileSeen } from '../base/while-seen.ts';
import { quietGet } from '../online/quiet-get.ts';
import { hearAnnouncements } from './announcement-place.tsx';

const ASK_EVERY_MS = 5 * 60_000;

/** Asks now and then what the host of the site says to all. */
export const watchAnnouncements = (): void => {
  whileSeen(async () => {
    const told = await quietGet<AnnouncementsAnswer>('/announcements');
    if (told !== undefined) hearAnnouncements(told.announcements);
  }, ASK_EVERY_MS);
};
