import type { GameEvent } from '../../games/buyword/events.ts';
import { whyNotWord } from '../../games/buyword/selling.ts';
import type { View } from '../../games/buyword/view.ts';
import { isBuyWordRefusal } from '../../messages/buyword.ts';
import { formatAction } from '../../notation/buyword-actions.ts';
import { err } from '../../shared/result.ts';
import { events, mySeat, NO_SEAT, playThrough, seating, view } from '../play/play-state.ts';
import { words } from '../words/words-port.ts';
import type { OnlineGame } from './online-games.ts';

/** Whether a word is good; nobody may say where words are challenged (BW-5.5), and themes are the server's to know. */
const judge = async (word: string): Promise<boolean | undefined> => {
  const options = view.value?.options;
  if (options === undefined || options.judge === 'challenge' || typeof options.theme === 'string')
    return undefined;
  const known = await words.ask('knows', { dictionary: options.dictionary, word });
  if (!known.ok) return undefined;
  return whyNotWord(options, { has: () => known.value, inTheme: () => false }, word) === undefined;
};

/** BuyWord at a table elsewhere. */
export const BUYWORD_ONLINE: OnlineGame = {
  begin: (send) =>
    playThrough({
      act: async (action) => {
        const acted = await send(formatAction(action));
        if (acted.ok) return acted;
        return isBuyWordRefusal(acted.error)
          ? err(acted.error)
          : err({ code: 'told', sentence: acted.error.message });
      },
      judge,
    }),
  show: (next) => {
    mySeat.value = next.you ?? NO_SEAT;
    seating.value = next.info.seats.map((sitter) => sitter?.name ?? '');
    view.value = (next.view as View | null) ?? undefined;
    events.value = next.events as readonly GameEvent[];
  },
};
