import { BOT_IDS } from '../bots/characters.ts';
import type { Action } from '../games/choose-your-words/actions.ts';
import { readLaid } from '../games/choose-your-words/card.ts';
import { isLegal } from '../games/choose-your-words/challenging.ts';
import { CHOOSE_YOUR_WORDS } from '../games/choose-your-words/choose-your-words.ts';
import { clockFacts } from '../games/choose-your-words/clock-facts.ts';
import { createDealSource, type DealPlace, reseedDeal } from '../games/choose-your-words/deal-source.ts';
import { orderedAction, readStandingOrders } from '../games/choose-your-words/standing-orders.ts';
import { parseSetup } from '../games/choose-your-words/start.ts';
import type { State } from '../games/choose-your-words/state.ts';
import type { View } from '../games/choose-your-words/view.ts';
import { cardsSentence } from '../messages/cards.ts';
import { formatNumber } from '../messages/wording.ts';
import { formatAction, parseAction } from '../notation/cards-actions.ts';
import { type CardsMatch, cardsRecordPieces } from '../notation/cards-record.ts';
import { loadCardsRecord } from '../notation/cards-replay.ts';
import { CARDS_FORM } from './cards-form.ts';
import type { GameModule } from './game-module.ts';
import { envMaker, ordersBy, partsOfForm, standingBy, usualParts } from './module-parts.ts';

/** Choose Your Words, whole. */
export const CHOOSE_YOUR_WORDS_MODULE: GameModule = {
  ...CHOOSE_YOUR_WORDS,
  ...partsOfForm(CARDS_FORM),
  ...usualParts,
  standing: standingBy<State['seats'][number]>(({ chips }) => chips),
  glimpse: ({ declared, pots }: View) => {
    const open = declared.filter(({ word, score }) => word !== null && score !== null);
    const [best] = open.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
    const word = best?.word ? { text: readLaid(best.word.split(' ')), worth: best.score ?? 0 } : null;
    const pot = pots.reduce((sum, { amount }) => sum + amount, 0);
    return { word, pot: pot === 0 ? null : pot };
  },
  // CW-26.1.
  opensAll: ({ options }: State) => options.revealAll,
  // CW-9.1.
  closesLookUp: ({ phase, options }: State) => !options.openDictionary && phase !== 'over',
  // CW-9.1: a closed dictionary stays closed.
  judge: ({ options }: State, lexicon, word) => {
    if (!options.openDictionary) return undefined;
    return isLegal(options, lexicon, word) ? 'good' : 'not-a-word';
  },
  isForAll: () => false,
  // CW-26.2.
  isArrangement: ({ kind }: Action) => kind === 'layout',
  parseSetup,
  makeEnv: envMaker(createDealSource, reseedDeal),
  chancePlace: ({ round, shuffles, deckCount }: State): DealPlace => ({ round, shuffles, deckCount }),
  clockFacts,
  timeUp: { kind: 'time' } satisfies Action,
  ...ordersBy(readStandingOrders, CHOOSE_YOUR_WORDS.view, orderedAction),
  parseAction,
  formatAction,
  recordPieces: cardsRecordPieces,
  loadRecord: loadCardsRecord,
  loadQuestions: async () => (await import('./cards-questions.ts')).CARDS_QUESTIONS,
  refusalSentence: cardsSentence,
  formatScore: formatNumber,
  bots: BOT_IDS,
  loadBots: async () => (await import('../bots/choose-your-words/bots.ts')).CARDS_BOTS,
  loadCoach: async () => (await import('../coach/cards/cards-coach.ts')).CARDS_COACH,
  isForPeopleFirst: () => false,
  wordsPlayed: ({ turns }: CardsMatch) =>
    turns.filter(({ action }) => action.kind === 'declare' && action.word !== null).length,
  // A deal is a round: what happens after the first depends on the chips that it left.
  duelGain: ({ phase, round, seats, options }: State, seat) => {
    const own = seats[seat];
    if (own === undefined || (phase !== 'over' && round === 1)) return undefined;
    // Where a round ends the game its chips are paid out, and what was put in has not been set back for a next one.
    return own.chips + (phase === 'over' ? 0 : own.committed) - options.stack;
  },
};
