import type { GameEvent } from '../../games/buyword/events.ts';
import { whyNotWord } from '../../games/buyword/selling.ts';
import type { View } from '../../games/buyword/view.ts';
import { isBuyWordRefusal } from '../../messages/buyword.ts';
import { formatAction } from '../../notation/buyword-actions.ts';
import { err } from '../../shared/result.ts';
import {
  events,
  mySeat,
  NO_SEAT,
  type PlayHost,
  playThrough,
  replayAddress,
  seating,
  view,
  windowEndsMs,
} from '../play/play-state.ts';
import { addressOfTableReplay } from '../replay/addresses.ts';
import { words } from '../words/words-port.ts';
import { nameOf } from './name-of.ts';
import type { OnlineGame } from './online-games.ts';

/** What is said of a word; nobody may say where words are challenged (BW-5.5). */
const judge: PlayHost['judge'] = async (word) => {
  const options = view.value?.options;
  if (options === undefined || options.judge === 'challenge') return undefined;
  const { dictionary, theme } = options;
  const known = await words.ask('knows', {
    dictionary,
    word,
    ...(typeof theme === 'string' ? { theme } : {}),
  });
  if (!known.ok) return undefined;
  const { has, inTheme } = known.value;
  return whyNotWord(options, { has: () => has, inTheme: () => inTheme }, word) ?? 'good';
};

/** BuyWord at a table elsewhere. */
export const BUYWORD_ONLINE: OnlineGame = {
  begin: (line) =>
    playThrough({
      act: async (action, _, id) => {
        const acted = await line.send(formatAction(action), id);
        if (acted.ok) return acted;
        return isBuyWordRefusal(acted.error)
          ? err(acted.error)
          : err({ code: 'told', sentence: acted.error.message });
      },
      judge,
      keep: (id, action) => line.keep(id, formatAction(action)),
      forget: line.forget,
    }),
  step: (seen) => {
    const { round, phase, auction } = seen as View;
    return [round, phase, auction?.seller].join(' ');
  },
  show: (next, aheadMs) => {
    mySeat.value = next.you ?? NO_SEAT;
    seating.value = next.info.seats.map((sitter) => (sitter === null ? '' : nameOf(sitter)));
    view.value = (next.view as View | null) ?? undefined;
    events.value = next.events as readonly GameEvent[];
    replayAddress.value = addressOfTableReplay(next.info.code, next.info.gameNumber);
    const { windowMs } = next.deadlines;
    windowEndsMs.value = windowMs === null ? undefined : windowMs - aheadMs;
  },
};
