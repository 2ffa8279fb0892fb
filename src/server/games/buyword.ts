import { isForPeopleFirst } from '../../bots/buyword/courtesy.ts';
import { BOT_IDS } from '../../bots/characters.ts';
import type { Action } from '../../games/buyword/actions.ts';
import { BUYWORD } from '../../games/buyword/buyword.ts';
import { clockFacts } from '../../games/buyword/clock-facts.ts';
import { createDealSource, type DealPlace, reseedDeal } from '../../games/buyword/deal-source.ts';
import type { Env } from '../../games/buyword/env.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import { MOST_PLAYERS, type Options, parseOptions } from '../../games/buyword/options.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import { orderedAction, readStandingOrders } from '../../games/buyword/standing-orders.ts';
import type { State } from '../../games/buyword/state.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { TextRefusal } from '../../games/core/text-refusal.ts';
import { refusalSentence } from '../../messages/buyword.ts';
import { isTextRefusal, textSentence } from '../../messages/text.ts';
import { formatAction, parseAction } from '../../notation/buyword-actions.ts';
import { type BuyWordMatch, buyWordRecordPieces } from '../../notation/buyword-record.ts';
import { err } from '../../shared/result.ts';
import type { ServedGame } from '../app/served-game.ts';
import { hasPinned, loadLexicon, pinOf } from '../words/word-files.ts';

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

/** BuyWord at the server's tables. What the server hands back is what it got from here, so the casts hold. */
export const servedBuyWord: ServedGame = {
  name: BUYWORD.name,
  rulesVersion: BUYWORD.rulesVersion,
  schemaVersion: BUYWORD.schemaVersion,
  stateVersion: BUYWORD.stateVersion,
  seats: { from: 1, to: MOST_PLAYERS },
  bots: BOT_IDS,
  checkOptions: parseOptions,
  seatedOptions,
  lexiconOf: (options) => pinOf((options as Options).dictionary),
  hasLexicon: hasPinned,
  envFor: (seed, options, reseeds): Env => ({
    deal: reseeds.reduce(
      (deal, { seed: next, at }) => reseedDeal(deal, next, at as DealPlace),
      createDealSource({ seed }),
    ),
    judge: loadLexicon((options as Options).dictionary),
  }),
  chancePlace: (state): DealPlace => {
    const { bag, bagCount, rolls } = state as State;
    return { bag, bagCount, rolls };
  },
  start: (env, players, options) => BUYWORD.start(env as Env, { players, options, setup: null }),
  decide: (env, state, actor, action) => BUYWORD.decide(env as Env, state as State, actor, action as Action),
  apply: (state, event) => BUYWORD.apply(state as State | undefined, event as GameEvent),
  view: (state, viewer) => BUYWORD.view(state as State, viewer),
  redact: (event, viewer) => BUYWORD.redact(event as GameEvent, viewer),
  isOver: (state) => BUYWORD.isOver(state as State),
  opensAll: () => true,
  clockFacts: (state) => clockFacts(state as State),
  // BW-5.5: no tool tells whether a word is valid.
  closesLookUp: (state) => {
    const { phase, options } = state as State;
    return options.judge === 'challenge' && phase !== 'over';
  },
  readOrder: readStandingOrders,
  ordered: (order, state, seat) => {
    const orders = readStandingOrders(order);
    const action = orders && orderedAction(orders, BUYWORD.view(state as State, seat), seat);
    return action && formatAction(action);
  },
  isForPeopleFirst: (state, text) => isForPeopleFirst((state as State).phase, { kind: text }),
  isArrangement: () => false,
  parseAction,
  formatAction: (action) => formatAction(action as Action),
  timeOutText: (seat) => formatAction({ kind: 'timeout', seat }),
  windowText: formatAction({ kind: 'window' }),
  timeText: null,
  leaveText: formatAction({ kind: 'leave' }),
  record: (game, viewer) => {
    const { seed, lexicon, rulesVersion, names, state, opening, turns, reseededAfter } = game;
    // A record is written of what was; nobody acts in it.
    const act = () => err({ code: 'game-over' } as const);
    const match = { state, opening, turns, act } as unknown as BuyWordMatch;
    const reseeded = reseededAfter.length === 0 ? {} : { reseeded: reseededAfter.join(' ') };
    return buyWordRecordPieces({ match, setup: { seed }, lexicon, rulesVersion, names, ...reseeded }, viewer);
  },
  sentence: (language, refusal) =>
    isTextRefusal(refusal)
      ? textSentence(language, refusal as TextRefusal, 'buyword')
      : refusalSentence(language, refusal as BuyWordRefusal),
};
