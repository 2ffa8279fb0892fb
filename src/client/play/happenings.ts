import type { GameEvent } from '../../games/buyword/events.ts';
import { onNewsOf } from './news-of.ts';
import { events } from './play-state.ts';

/** Tells what happens from now on, as it happens. Returns what stops it. */
export const onNews = (tell: (fresh: readonly GameEvent[]) => void): (() => void) => onNewsOf(events, tell);
