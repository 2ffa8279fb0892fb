import type { AnnouncementsAnswer } from '../../protocol/answers.ts';
import { get } from '../online/api.ts';
import { hearAnnouncements } from './announcement-place.tsx';

const ASK_EVERY_MS = 5 * 60_000;

/** Asks now and then what the host of the site says to all. */
export const watchAnnouncements = (): void => {
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const told = await get<AnnouncementsAnswer>('/announcements');
    if (told.ok) hearAnnouncements(told.value.announcements);
  };
  const askNow = (): void => void ask();
  setInterval(askNow, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', askNow);
  askNow();
};
