import { effect } from '@preact/signals';
import type { TurnsAnswer } from '../../protocol/answers.ts';
import { inOnePage } from '../base/in-one-page.ts';
import { whileSeen } from '../base/while-seen.ts';
import { readMe } from '../online/api.ts';
import { beginSession, isKnownHere, sessions } from '../online/known-here.ts';
import { quietGet } from '../online/quiet-get.ts';
import { connectToServer, linesHere } from '../online/server-line.ts';
import { turnsNow, type WaitingTables, waitingTables } from '../online/turns.ts';
import { hearOfServer } from '../online/version.ts';

/** Asked so often while the page is seen and has no line by which it would be told. */
const ASK_EVERY_MS = 60_000;
/** Pages without a line of their own share one, which the first of them keeps for all. */
const SHARED = 'wordstake.turns';

/** A page that wants a line of its own has asked for it by then. */
const ALONE_AFTER_MS = 1500;

/** Asks which tables wait. */
export const askTurns = async (): Promise<void> => {
  const told = await quietGet<TurnsAnswer>('/turns');
  if (told !== undefined) waitingTables.value = told.tables;
};

/** What pages of this browser tell each other: which tables wait, or that somebody else uses it now. */
type Shared = { readonly waiting: WaitingTables } | { readonly anew: true };

/** Whether this page has the line that pages share, and it is up. */
let isSharedLineUp = false;

/** Keeps a line for turns alone, and passes on what it tells; returns what ends that. */
const keepLine = (share: (told: Shared) => void): (() => void) => {
  const line = connectToServer('known', {
    onMessage: (message) => {
      if (message.type !== 'welcome') return;
      isSharedLineUp = true;
      hearOfServer(message.server);
    },
    onLost: (wasWelcome) => {
      isSharedLineUp = false;
      // Perhaps the server does not know this browser any more: then nothing is asked from now on.
      if (!wasWelcome) void readMe();
    },
  });
  const stopSharing = effect(() => {
    if (waitingTables.value !== undefined) share({ waiting: waitingTables.value });
  });
  return () => {
    isSharedLineUp = false;
    stopSharing();
    line.close();
  };
};

/** Keeps the line that pages share, after a while and once no other page does; returns what ends that. Without locks the page asks. */
const keepSharedLine = (share: (told: Shared) => void): (() => void) => {
  let end = (): void => {};
  const timer = setTimeout(() => {
    end = inOnePage(SHARED, () => keepLine(share));
  }, ALONE_AFTER_MS);
  return () => {
    clearTimeout(timer);
    end();
  };
};

/** Hears at once when a table begins or ceases to wait, as long as this browser has a name. */
const followTurns = (): void => {
  const channel = new BroadcastChannel(SHARED);
  const share = (told: Shared): void => channel.postMessage(told);
  let session = sessions.peek();
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if ('anew' in data) {
      session += 1;
      waitingTables.value = undefined;
      beginSession();
    } else if (linesHere.peek() === 0) waitingTables.value = data.waiting;
  });
  effect(() => {
    // Where it is not another page that has said so, others are told.
    if (session === sessions.value) return;
    session = sessions.value;
    waitingTables.value = undefined;
    share({ anew: true });
  });
  effect(() => {
    // A line is somebody's: with who one is, it begins anew.
    void sessions.value;
    if (!isKnownHere.value) waitingTables.value = undefined;
    else if (linesHere.value === 0) return keepSharedLine(share);
    return undefined;
  });
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

/** Watches for one's turn, at the table that is open and elsewhere. */
export const watchTurns = (): void => {
  followTurns();
  const ask = (): void => {
    if (isKnownHere.value && linesHere.peek() === 0 && !isSharedLineUp) void askTurns();
  };
  whileSeen(ask, ASK_EVERY_MS);
  effect(() => showBadge(turnsNow.value.count));
};
