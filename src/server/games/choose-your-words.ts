import { BOT_IDS } from '../../bots/characters.ts';
import type { Action } from '../../games/choose-your-words/actions.ts';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { clockFacts } from '../../games/choose-your-words/clock-facts.ts';
import { createDealSource, type DealPlace, reseedDeal } from '../../games/choose-your-words/deal-source.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../../games/choose-your-words/deck.ts';
import type { Env } from '../../games/choose-your-words/env.ts';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import { type Options, parseOptions } from '../../games/choose-your-words/options.ts';
import type { CardsRefusal } from '../../games/choose-your-words/refusals.ts';
import { orderedAction, readStandingOrders } from '../../games/choose-your-words/standing-orders.ts';
import type { State } from '../../games/choose-your-words/state.ts';
import type { TextRefusal } from '../../games/core/text-refusal.ts';
import { cardsRefusalSentence } from '../../messages/cards.ts';
import { isTextRefusal, textSentence } from '../../messages/text.ts';
import { formatAction, parseAction } from '../../notation/cards-actions.ts';
import { type CardsMatch, cardsRecordPieces } from '../../notation/cards-record.ts';
import { err } from '../../shared/result.ts';
import type { ServedGame } from '../app/served-game.ts';
import { hasPinned, loadLexicon, pinOf } from '../words/word-files.ts';

/** Choose Your Words at the server's tables. What the server hands back is what it got from here, so the casts hold. */
export const servedChooseYourWords: ServedGame = {
  name: CHOOSE_YOUR_WORDS.name,
  rulesVersion: CHOOSE_YOUR_WORDS.rulesVersion,
  schemaVersion: CHOOSE_YOUR_WORDS.schemaVersion,
  stateVersion: CHOOSE_YOUR_WORDS.stateVersion,
  seats: { from: LEAST_PLAYERS, to: MOST_PLAYERS },
  bots: BOT_IDS,
  checkOptions: parseOptions,
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
    const { round, shuffles, deckCount } = state as State;
    return { round, shuffles, deckCount };
  },
  start: (env, players, options) => CHOOSE_YOUR_WORDS.start(env as Env, { players, options, setup: null }),
  decide: (env, state, actor, action) =>
    CHOOSE_YOUR_WORDS.decide(env as Env, state as State, actor, action as Action),
  apply: (state, event) => CHOOSE_YOUR_WORDS.apply(state as State | undefined, event as GameEvent),
  view: (state, viewer) => CHOOSE_YOUR_WORDS.view(state as State, viewer),
  redact: (event, viewer) => CHOOSE_YOUR_WORDS.redact(event as GameEvent, viewer),
  isOver: (state) => CHOOSE_YOUR_WORDS.isOver(state as State),
  // CW-26.1.
  opensAll: (state) => (state as State).options.revealAll,
  clockFacts: (state) => clockFacts(state as State),
  // CW-9.1.
  closesLookUp: (state) => {
    const { phase, options } = state as State;
    return !options.openDictionary && phase !== 'over';
  },
  readOrder: readStandingOrders,
  ordered: (order, state, seat) => {
    const orders = readStandingOrders(order);
    const action = orders && orderedAction(orders, CHOOSE_YOUR_WORDS.view(state as State, seat), seat);
    return action && formatAction(action);
  },
  isForPeopleFirst: () => false,
  // CW-26.2.
  isArrangement: (action) => (action as Action).kind === 'layout',
  parseAction,
  formatAction: (action) => formatAction(action as Action),
  timeOutText: (seat) => formatAction({ kind: 'timeout', seat }),
  windowText: formatAction({ kind: 'window' }),
  timeText: formatAction({ kind: 'time' }),
  leaveText: formatAction({ kind: 'leave' }),
  record: (game, viewer) => {
    const { seed, lexicon, rulesVersion, names, state, opening, turns, reseededAfter } = game;
    // A record is written of what was; nobody acts in it.
    const act = () => err({ code: 'game-over' } as const);
    const match = { state, opening, turns, act } as unknown as CardsMatch;
    const reseeded = reseededAfter.length === 0 ? {} : { reseeded: reseededAfter.join(' ') };
    return cardsRecordPieces({ match, setup: { seed }, lexicon, rulesVersion, names, ...reseeded }, viewer);
  },
  sentence: (language, refusal) =>
    isTextRefusal(refusal)
      ? textSentence(language, refusal as TextRefusal, 'choose-your-words')
      : cardsRefusalSentence(language, refusal as CardsRefusal),
};
