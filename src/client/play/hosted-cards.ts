import { isLegal } from '../../games/choose-your-words/challenging.ts';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { clockFacts } from '../../games/choose-your-words/clock-facts.ts';
import { createDealSource } from '../../games/choose-your-words/deal-source.ts';
import { type HostedGame, hostGame } from './hosted-game.ts';
import { cardsOptions } from './table-options.ts';

/** Choose Your Words on this device. */
export const HOSTED_CARDS: HostedGame = hostGame(CHOOSE_YOUR_WORDS, {
  optionsOf: cardsOptions,
  envFor: ({ seed, setup }, lexicon) => ({
    deal: createDealSource({
      seed,
      ...(setup === undefined
        ? {}
        : { decks: setup.decks.map((deck) => deck.split(' ')), dealer: setup.dealer }),
    }),
    judge: lexicon,
  }),
  playersOf: ({ players }) => players,
  standing: ({ round, seats, result }) => ({
    round,
    isOver: result !== null,
    scores: seats.map(({ chips }) => chips),
    winners: result?.winners ?? [],
  }),
  clockFacts,
  // CW-9.1: a closed dictionary stays closed.
  judge: ({ options }, lexicon, word) => {
    if (!options.openDictionary) return undefined;
    return isLegal(options, lexicon, word) ? 'good' : 'not-a-word';
  },
  isForAll: () => false,
});
