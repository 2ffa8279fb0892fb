/** Plays a game of the source, Experts at every seat, and notes the moments that make puzzles. */
import { MOST_EXCHANGED } from '../bots/choose-your-words/rollouts.ts';
import { createRandom } from '../bots/random.ts';
import type { GameModule } from '../catalog/game-module.ts';
import type { Coach } from '../coach/coach.ts';
import type { View as BuyWordView } from '../games/buyword/view.ts';
import type { View as CardsView } from '../games/choose-your-words/view.ts';
import type { Seat } from '../games/core/seat.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { bestLaid, exactChoices } from './exact.ts';
import { answerKind, buyWordOffer, cardsOffer, likelyExchanges, type Offered } from './offered.ts';
import { type Puzzle, type PuzzleChoice, type PuzzleReason, puzzleId } from './puzzle.ts';
import { openSource, SOURCES, type Source, type SourceKind, sourceSeed } from './source.ts';
import { startingRating, wordsOfAction } from './starting-rating.ts';
import type { PuzzleTag, WordTag } from './tags.ts';
import { BY_LOT, MOST_A_GAME, RAREST_TIER, THRESHOLDS } from './thresholds.ts';

/** What values choices: the coach of a game. */
export type Valuer = Pick<Coach, 'valuation'>;

export type Finding = {
  readonly module: GameModule;
  readonly lexicon: Lexicon;
  /** Who plays at each seat. */
  readonly think: (view: unknown, seat: Seat) => unknown;
  /** The coach at a glance, and with more thought and another seed. */
  readonly quick: Valuer;
  readonly deep: Valuer;
};

export type FoundPuzzles = { readonly actions: readonly string[]; readonly puzzles: readonly Puzzle[] };

/** Games of cards go on for long; puzzles come from their first rounds, so that they are replayed at once. */
const MOST_ROUNDS = 8;
/** A grid that is larger than this, in squares either way, is hard to see on a phone. */
const WIDEST_GRID = 11;
/** Racks and lots that are too small are no riddle. */
const FEWEST_TILES = 6;

const roundTo = (value: number): number => Math.round(value * 10) / 10;

const isWide = ({ board }: BuyWordView): boolean => {
  const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places) + 1;
  return (
    board.length > 0 &&
    Math.max(spread(board.map(({ row }) => row)), spread(board.map(({ col }) => col))) > WIDEST_GRID
  );
};

/** What can be decided by search alone at this moment. */
const wordTagsAt = (kind: SourceKind, view: BuyWordView | CardsView, seat: Seat): readonly WordTag[] => {
  if (view.phase === 'declare') return ['hand'];
  if (view.phase !== 'sell') return [];
  const { options, seats, round } = view as BuyWordView;
  if (options.crossword || (seats[seat]?.tileCount ?? 0) < FEWEST_TILES) return [];
  if (kind === 'rack') return ['set', 'word'];
  // Most rounds are left to decisions.
  return round % 4 === 0 ? ['word'] : [];
};

/** Whether there may be something to decide that the coach is asked about. */
const isDecision = (view: BuyWordView | CardsView): boolean => {
  if (view.phase === 'bet') return (view as CardsView).toCall > 0;
  if (view.phase === 'sell' && (view as BuyWordView).options.crossword) return !isWide(view as BuyWordView);
  return ['choose', 'buy', 'sell', 'exchange'].includes(view.phase);
};

/** Who keeps all cards keeps them for a word: its name is told. */
const withWord = (why: PuzzleReason | null, laid: readonly string[]): PuzzleReason | null =>
  why?.code === 'cards-stand' && laid.length > 0
    ? ({ ...why, word: laid.map((card) => card.at(-2)).join('') } as PuzzleReason)
    : why;

export const findPuzzles = (source: Source, finding: Finding): FoundPuzzles => {
  const { module, lexicon, think, quick, deep } = finding;
  const game = openSource(module, source, lexicon);
  const actions: string[] = [];
  const puzzles: Puzzle[] = [];
  const lots = createRandom(`${sourceSeed(source)} lots`);
  /** How many were taken of each kind of answer. */
  const counts = new Map<string, number>();
  const isOpen = (tag: PuzzleTag, kind: string): boolean => (counts.get(kind) ?? 0) < MOST_A_GAME[tag];

  const note = ({ tag, choices, isTempted }: Offered, why: PuzzleReason | null): void => {
    const { kind, number } = source;
    const step = actions.length;
    const rounded = choices.map(({ action, value }) => ({ action, value: roundTo(value) }));
    const rating = startingRating({ tag, choices: rounded }, lexicon, { isTempted });
    const answer = answerKind(tag, rounded[0]?.action ?? '');
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
    puzzles.push({
      id: puzzleId({ kind, number, step }),
      kind,
      number,
      step,
      tag,
      rating,
      choices: rounded,
      why,
    });
  };

  const tryWords = (tag: WordTag, view: unknown, seat: Seat): boolean => {
    const choices = exactChoices(tag, lexicon, view, seat);
    // The last one is the best that is not an answer, or as good as one.
    const isAhead =
      choices.length > 1 && (choices[0]?.value ?? 0) - (choices.at(-1)?.value ?? 0) >= THRESHOLDS[tag];
    const isFair = (action: string): boolean =>
      wordsOfAction(tag, action).every((word) => (lexicon.levelOf(word) ?? RAREST_TIER) <= RAREST_TIER);
    if (!isAhead || !choices.some(({ action, value }) => value === choices[0]?.value && isFair(action)))
      return false;
    note({ tag, choices, isTempted: false }, null);
    return true;
  };

  const offerBy = (valuer: Valuer, view: unknown, seat: Seat) => {
    // Keeping everything is always weighed, where the rules allow it.
    const { choices } = valuer.valuation(view, seat, game.allows({ kind: 'done' }) ? 'done' : undefined);
    const isCards = SOURCES[source.kind].game === 'choose-your-words';
    const offered = isCards
      ? cardsOffer(view as CardsView, seat, choices)
      : buyWordOffer(view as BuyWordView, seat, choices);
    const why = choices.find(({ action }) => action === offered?.choices[0]?.action)?.why ?? null;
    return offered && { offered, why };
  };

  /** Of exchanges only the best few are told: those that come to mind are weighed as well. */
  const offerExchange = (view: CardsView, seat: Seat) => {
    const { choices } = deep.valuation(view, seat);
    const [best] = choices;
    const again = quick.valuation(view, seat).choices[0];
    if (best === undefined || best.action !== again?.action) return undefined;
    const laid = bestLaid(lexicon, view, seat);
    const others = likelyExchanges(view, seat, laid, MOST_EXCHANGED[view.exchange - 1] ?? 0)
      .filter((action) => action !== best.action)
      .map((action) => ({
        action,
        value: deep.valuation(view, seat, action).choices.find((each) => each.action === action)?.value,
      }))
      .filter((each): each is PuzzleChoice => each.value !== undefined);
    const offered = cardsOffer(view, seat, [best, ...others]);
    // Another way that is nearly as good would be an answer too.
    return offered?.choices[0]?.action === best.action
      ? { offered, why: withWord(best.why ?? null, laid) }
      : undefined;
  };

  const tryDecision = (view: unknown, seat: Seat): boolean => {
    const isExchange = (view as CardsView).phase === 'exchange';
    const first = isExchange ? offerExchange(view as CardsView, seat) : offerBy(quick, view, seat);
    const lot = lots.next();
    if (first === undefined) return false;
    const { tag, choices } = first.offered;
    const answer = answerKind(tag, choices[0]?.action ?? '');
    if (!isOpen(tag, answer) || lot >= (BY_LOT[answer] ?? 1)) return false;
    const again = isExchange ? first : offerBy(deep, view, seat);
    const isConfirmed = again?.offered.tag === tag && again.offered.choices[0]?.action === choices[0]?.action;
    if (!isConfirmed) return false;
    const isLegal = again.offered.choices.every(({ action }) => {
      const parsed = module.parseAction(action);
      return parsed.ok && game.allows(parsed.value);
    });
    if (isLegal) note(again.offered, again.why);
    return isLegal;
  };

  let lastRoundOf: string | undefined;
  for (;;) {
    const { seat } = game;
    if (seat === undefined) break;
    const view = module.view(game.state, seat) as unknown as BuyWordView | CardsView;
    if (SOURCES[source.kind].game === 'choose-your-words' && view.round > MOST_ROUNDS) break;
    // In one selling the same letters come up again and again: its first moment stands for it.
    const moment = `${view.round} ${view.phase} ${seat} ${'betting' in view ? view.betting + view.exchange : ''}`;
    if (moment !== lastRoundOf) {
      const found = wordTagsAt(source.kind, view, seat).some(
        (tag) =>
          isOpen(tag, answerKind(tag, tag === 'hand' ? 'declare' : 'sell')) && tryWords(tag, view, seat),
      );
      if (!found && source.kind !== 'rack' && isDecision(view)) tryDecision(view, seat);
    }
    lastRoundOf = moment;
    const action = think(view, seat);
    if (action === undefined) throw new Error(`nobody knows what to do at step ${actions.length}`);
    const refused = game.act(action);
    if (refused !== undefined) throw new Error(`step ${actions.length} was refused: ${refused}`);
    actions.push(module.formatAction(action));
  }
  return { actions, puzzles };
};
