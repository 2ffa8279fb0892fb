import { isForPeopleFirst } from '../bots/buyword/courtesy.ts';
import { BOT_IDS } from '../bots/characters.ts';
import type { Action } from '../games/buyword/actions.ts';
import { BUYWORD } from '../games/buyword/buyword.ts';
import { clockFacts } from '../games/buyword/clock-facts.ts';
import { createDealSource, type DealPlace, reseedDeal } from '../games/buyword/deal-source.ts';
import { isForAll } from '../games/buyword/for-all.ts';
import { whyNotWord } from '../games/buyword/selling.ts';
import { orderedAction, readStandingOrders } from '../games/buyword/standing-orders.ts';
import { parseSetup } from '../games/buyword/start.ts';
import type { State } from '../games/buyword/state.ts';
import type { View } from '../games/buyword/view.ts';
import type { Seat } from '../games/core/seat.ts';
import { buyWordSentence } from '../messages/buyword.ts';
import { formatMoney } from '../messages/money.ts';
import { formatAction, parseAction } from '../notation/buyword-actions.ts';
import { type BuyWordMatch, buyWordRecordPieces } from '../notation/buyword-record.ts';
import { loadBuyWordRecord } from '../notation/buyword-replay.ts';
import { BUYWORD_FORM } from './buyword-form.ts';
import type { GameModule } from './game-module.ts';
import { envMaker, ordersBy, partsOfForm, standingBy, usualParts } from './module-parts.ts';

/** BW-2.3: the seat that leads first, counted among those who sit; where it stays empty, the next on the left leads. */
const seatedOptions = (options: unknown, taken: readonly Seat[]): unknown => {
  if (typeof options !== 'object' || options === null || !('leader' in options)) return options;
  const { leader } = options;
  if (typeof leader !== 'number') return options;
  return {
    ...options,
    leader: Math.max(
      0,
      taken.findIndex((seat) => seat >= leader),
    ),
  };
};

/** BuyWord, whole. */
export const BUYWORD_MODULE: GameModule = {
  ...BUYWORD,
  ...partsOfForm(BUYWORD_FORM),
  ...usualParts,
  standing: standingBy<State['seats'][number]>(({ money }) => money),
  glimpse: ({ sales }: View) => {
    const last = sales.findLast(({ undone }) => !undone);
    const text = last?.words[0]?.toUpperCase();
    return { word: last && text ? { text, worth: last.price } : null, pot: null };
  },
  opensAll: () => true,
  // BW-5.5: no tool tells whether a word is valid.
  closesLookUp: ({ phase, options }: State) => options.judge === 'challenge' && phase !== 'over',
  // BW-5.5: where the players judge, nobody says beforehand.
  judge: ({ options }: State, lexicon, word) =>
    options.judge === 'challenge' ? undefined : (whyNotWord(options, lexicon, word) ?? 'good'),
  isForAll: (state: State) => isForAll(BUYWORD.view(state, null)),
  isArrangement: () => false,
  seatedOptions,
  parseSetup,
  makeEnv: envMaker(createDealSource, reseedDeal),
  chancePlace: ({ bag, bagCount, rolls }: State): DealPlace => ({ bag, bagCount, rolls }),
  clockFacts,
  timeUp: null,
  ...ordersBy(readStandingOrders, BUYWORD.view, orderedAction),
  parseAction,
  formatAction,
  recordPieces: buyWordRecordPieces,
  loadRecord: loadBuyWordRecord,
  loadQuestions: async () => (await import('./buyword-questions.ts')).BUYWORD_QUESTIONS,
  refusalSentence: buyWordSentence,
  formatScore: formatMoney,
  bots: BOT_IDS,
  loadBots: async () => (await import('../bots/buyword/bots.ts')).BUYWORD_BOTS,
  loadCoach: async () => (await import('../coach/buyword/buyword-coach.ts')).BUYWORD_COACH,
  isForPeopleFirst: ({ phase }: State, action: Action) => isForPeopleFirst(phase, action),
  wordsPlayed: ({ state }: BuyWordMatch) => state.sales.filter(({ undone }) => !undone).length,
  duelGain: ({ phase, seats }: State, seat) => {
    if (phase !== 'over') return undefined;
    const others = seats.filter((_, other) => other !== seat).map(({ money }) => money);
    return (seats[seat]?.money ?? 0) - Math.max(...others);
  },
};
