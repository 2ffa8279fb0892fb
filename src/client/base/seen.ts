import { signal } from '@preact/signals';

const look = (): boolean => document.visibilityState === 'visible';

/** Whether the page is in sight: its tab is in front, in a window that is not put away. */
export const isSeen = signal(look());
document.addEventListener('visibilitychange', () => {
  isSeen.value = look();
});
