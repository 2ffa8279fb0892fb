/** Choose Your Words: the best word of a hand, and actions a second. No peer plays it: absolute figures, median of seven. */
import { createHandFinder } from '../src/bots/choose-your-words/best-hand.ts';
import type { Action } from '../src/games/choose-your-words/actions.ts';
import { type Card, WILD } from '../src/games/choose-your-words/card.ts';
import { CHOOSE_YOUR_WORDS } from '../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../src/games/choose-your-words/deal-source.ts';
import { allCards } from '../src/games/choose-your-words/decks.ts';
import { startMatch } from '../src/games/core/match.ts';
import { loadLexicon } from '../src/server/words/word-files.ts';
import { seeded } from '../test/support/racks.ts';
import { median, report } from './measure.ts';

const RUNS = 7;
const HANDS = 500;
const GAMES = 20;
const MOST_MS = 2;

const time = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Hands of seven with so many wilds, drawn from the classic deck. */
const drawHands = (wilds: number): Card[][] => {
  const random = seeded(wilds + 1);
  const plain = allCards('classic').filter((card) => card !== WILD);
  return Array.from({ length: HANDS }, () => {
    const left = [...plain];
    const drawn = Array.from({ length: 7 - wilds }, () => {
      const [card] = left.splice(Math.floor(random() * left.length), 1);
      return card as Card;
    });
    return [...drawn, ...Array<Card>(wilds).fill(WILD)];
  });
};

const benchBestHand = (): void => {
  const find = createHandFinder(loadLexicon('en-full'), 'classic');
  for (const wilds of [0, 1, 2, 3, 6]) {
    const hands = drawHands(wilds);
    const findAll = () => {
      for (const hand of hands) find(hand);
    };
    findAll();
    const each = median(Array.from({ length: RUNS }, () => time(findAll) / HANDS));
    const slowest = Math.max(
      ...hands.map((hand) => median(Array.from({ length: 5 }, () => time(() => find(hand))))),
    );
    const what = `best hand, ${wilds} ${wilds === 1 ? 'wild' : 'wilds'}; slowest of ${HANDS}: ${slowest.toFixed(2)} ms`;
    report(what, `${each.toFixed(3)} ms`, `< ${MOST_MS} ms`, each < MOST_MS && slowest < MOST_MS);
  }
};

/** What a player does who calls, keeps all cards and lays two of them. */
const plainAction = (view: ReturnType<typeof CHOOSE_YOUR_WORDS.view>, seat: number): Action => {
  const kinds = CHOOSE_YOUR_WORDS.offers(view, seat);
  const bet = kinds.find((offer) => offer.kind === 'bet');
  const declare = kinds.find((offer) => offer.kind === 'declare');
  if (view.mustBet && bet !== undefined) return { kind: 'bet', amount: Math.min(bet.to, bet.from + 20) };
  if (declare !== undefined) {
    const word = declare.cards.split(' ').slice(0, 2);
    return { kind: 'declare', word: word.map((card) => (card === WILD ? '*Eb' : card)), claim: false };
  }
  if (view.phase === 'exchange') return { kind: 'exchange', cards: [] };
  for (const kind of ['check', 'call', 'waive'] as const)
    if (kinds.some((offer) => offer.kind === kind)) return { kind };
  throw new Error(`nothing to do in ${view.phase}`);
};

const benchActions = (): void => {
  const judge = { has: () => true, inTheme: () => false, themes: [] };
  const games = Array.from({ length: GAMES }, (_, i) => {
    const env = { deal: createDealSource({ seed: `bench ${i}` }), judge };
    const started = startMatch(CHOOSE_YOUR_WORDS, env, { players: 4, options: {}, setup: {} });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const match = started.value;
    const first = match.state;
    while (!CHOOSE_YOUR_WORDS.isOver(match.state)) {
      const seat = CHOOSE_YOUR_WORDS.view(match.state, null).toAct[0] as number;
      const acted = match.act(seat, plainAction(CHOOSE_YOUR_WORDS.view(match.state, seat), seat));
      if (!acted.ok) throw new Error(JSON.stringify(acted.error));
    }
    return { env, first, turns: match.turns };
  });
  const actions = games.reduce((sum, { turns }) => sum + turns.length, 0);
  const perSecond = median(
    Array.from({ length: RUNS }, () => {
      const ms = time(() => {
        for (const { env, first, turns } of games) {
          let state = first;
          for (const { actor, action } of turns) {
            const decided = CHOOSE_YOUR_WORDS.decide(env, state, actor, action);
            if (!decided.ok) throw new Error('refused');
            state = decided.value.state;
          }
        }
      });
      return (actions / ms) * 1000;
    }),
  );
  const what = `decide + apply, 4 players, ${actions} actions`;
  report(what, `${Math.round(perSecond / 1000)}k a second`, '≥ 20k', perSecond >= 20_000);
};

/** Runs the benchmarks of Choose Your Words. */
export const run = async (): Promise<void> => {
  console.log(`\nChoose Your Words (median of ${RUNS})`);
  benchBestHand();
  benchActions();
};
