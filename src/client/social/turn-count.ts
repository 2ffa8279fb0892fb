import { effect, signal } from '@preact/signals';
import type { TurnsAnswer } from '../../protocol/answers.ts';
import { whileSeen } from '../base/while-seen.ts';
import { quietGet } from '../online/quiet-get.ts';
import { isKnownHere, turnBadge } from '../online/turn-badge.ts';

/** Asked so often while the page is seen. */
const ASK_EVERY_MS = 60_000;

/** Tables that wait for this person; undefined before the server was asked. */
export const turns = signal<TurnsAnswer['tables'] | undefined>(undefined);

/** Asks which tables wait. */
export const askTurns = async (): Promise<void> => {
  const told = await quietGet<TurnsAnswer>('/turns');
  if (told !== undefined) turns.value = told.tables;
};

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const plainIcon = icon?.href;
/** Our mark with a dot on it. */
const dotted = (): string =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="3" width="28" height="27" rx="6" fill="#fcf4df" stroke="#bda36b"/><path d="M7.5 9l4 12L16 11l4.5 10 4-12" fill="none" stroke="#2b2117" stroke-width="3"/><circle cx="25" cy="7" r="7" fill="#9c2b14"/></svg>',
  )}`;

type Badging = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Shows on the tab, and on the app where there is one, how many tables wait. */
const showBadge = (count: number): void => {
  if (icon !== null) icon.href = count > 0 ? dotted() : (plainIcon ?? icon.href);
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  const shown = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  shown?.catch(() => {});
};

/** Watches for one's turn at tables elsewhere. */
export const watchTurns = (): void => {
  whileSeen(() => isKnownHere.value && void askTurns(), ASK_EVERY_MS);
  effect(() => {
    turnBadge.value = turns.value?.length ?? 0;
    showBadge(turnBadge.value);
  });
};
