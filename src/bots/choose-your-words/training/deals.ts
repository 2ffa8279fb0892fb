/** Hands to learn betting from: how strong each was in the three bettings, with the exchanges that the Expert really makes. */
import type { PlayerAction } from '../../../games/choose-your-words/actions.ts';
import { CHOOSE_YOUR_WORDS } from '../../../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../../games/choose-your-words/deal-source.ts';
import type { DeckName } from '../../../games/choose-your-words/decks.ts';
import { startMatch } from '../../../games/core/match.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { DictionaryName } from '../../../shared/dictionaries.ts';
import { codeOf } from '../card-codes.ts';
import { makeCardsBot } from '../make-bot.ts';
import { ownWordsOf } from '../own-words.ts';
import { strengthOf } from '../policy/strength.ts';

/** A hand on its way: its strength in each betting, how many cards it exchanged, what it scored. */
export type HandPath = {
  readonly strengths: readonly [number, number, number];
  readonly exchanged: readonly [number, number];
  readonly score: number;
};

/** What hands are dealt from. */
export type DealtWith = {
  readonly lexicon: Lexicon;
  readonly dictionary: DictionaryName;
  readonly deck: DeckName;
};

const PLAYERS = 2;
/** Thinking time of an exchange: as in measurements, so that thousands of hands take minutes. */
const WORK = 2;

/** The hands of one deal in which everybody stays in for the least. */
const playDeal = ({ lexicon, dictionary, deck }: DealtWith, seed: string): HandPath[] => {
  const env = { deal: createDealSource({ seed }), judge: lexicon };
  const options = { dictionary, deck };
  const started = startMatch(CHOOSE_YOUR_WORDS, env, { players: PLAYERS, options, setup: undefined });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bot = makeCardsBot({ lexicon, seed, work: WORK, level: 'expert', style: 'steady' });
  const words = ownWordsOf(lexicon, match.state.options);
  const handOf = (seat: number): number[] => match.state.seats[seat]?.cards.map(codeOf) ?? [];
  const strengths: number[][] = Array.from({ length: PLAYERS }, () => []);
  let seen = 0;
  while (match.state.phase !== 'declare') {
    const view = CHOOSE_YOUR_WORDS.view(match.state, null);
    const [seat = 0] = view.toAct;
    if (view.phase === 'bet' && view.betting > seen) {
      seen = view.betting;
      strengths.forEach((of, each) => {
        of.push(strengthOf(words, handOf(each), seen));
      });
    }
    const stays: PlayerAction = view.mustBet
      ? { kind: 'bet', amount: view.leastRaise ?? 0 }
      : { kind: view.toCall > 0 ? 'call' : 'check' };
    const action =
      view.phase === 'bet' ? stays : bot.think(CHOOSE_YOUR_WORDS.view(match.state, seat), seat)?.action;
    if (action === undefined || !match.act(seat, action).ok) throw new Error(`stuck in ${view.phase}`);
  }
  return strengths.map((of, seat) => ({
    strengths: of as unknown as HandPath['strengths'],
    exchanged: match.state.seats[seat]?.exchanged as unknown as HandPath['exchanged'],
    score: words.quick(handOf(seat)).score,
  }));
};

/** The hands of so many deals. */
export const playDeals = (dealt: DealtWith, deals: number, seed: string): HandPath[] =>
  Array.from({ length: deals }, (_, deal) => playDeal(dealt, `${seed}/${deal}`)).flat();
