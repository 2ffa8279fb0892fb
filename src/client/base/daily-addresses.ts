import type { DailyKind } from '../../daily/daily-game.ts';
import type { Page } from '../../protocol/pages.ts';

/** Where the game of the day has its page. */
export const DAILY_ADDRESSES = { bag: '/daily', deal: '/daily/deal' } as const satisfies Readonly<
  Record<DailyKind, Page>
>;
