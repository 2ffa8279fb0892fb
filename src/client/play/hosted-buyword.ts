import { isForPeopleFirst } from '../../bots/buyword/courtesy.ts';
import type { Action } from '../../games/buyword/actions.ts';
import { BUYWORD } from '../../games/buyword/buyword.ts';
import { clockFacts } from '../../games/buyword/clock-facts.ts';
import { createDealSource } from '../../games/buyword/deal-source.ts';
import { whyNotWord } from '../../games/buyword/selling.ts';
import { isForAll } from './challenges/for-all.ts';
import { type HostedGame, hostGame } from './hosted-game.ts';
import { buyWordOptions } from './table-options.ts';

/** BuyWord on this device. */
export const HOSTED_BUYWORD: HostedGame = hostGame(BUYWORD, {
  optionsOf: buyWordOptions,
  envFor: ({ seed, lesson }, lexicon) => ({
    deal: createDealSource({ seed, ...(lesson && { bag: lesson.bag, rolls: lesson.rolls }) }),
    judge: lexicon,
  }),
  playersOf: ({ players }) => players,
  standing: ({ round, seats, result }) => ({
    round,
    isOver: result !== null,
    scores: seats.map(({ money }) => money),
    winners: result?.winners ?? [],
  }),
  clockFacts,
  // BW-5.5: where the players judge, no tool tells whether a word is valid.
  judge: ({ options }, lexicon, word) =>
    options.judge === 'challenge' ? undefined : (whyNotWord(options, lexicon, word) ?? 'good'),
  isForAll: (state) => isForAll(BUYWORD.view(state, null)),
  isForPeopleFirst: ({ phase }, action) => isForPeopleFirst(phase, action as Action),
});
