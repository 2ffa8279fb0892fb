/** What it is worth to lay a word on the grid (BW-14), to discard, or to be done. */
import type { BuyWordReason } from '../../bots/buyword/reasons.ts';
import { lettersOf } from '../../bots/buyword/standing.ts';
import type { Holding } from '../../bots/buyword/value/round-thinker.ts';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import { formatLaid } from '../../games/buyword/events.ts';
import type { LayingState, Layout, SellAction } from '../../games/buyword/laying.ts';
import { priceOf } from '../../games/buyword/tile-set.ts';
import { type BoardTile, layOnGrid } from '../../games/buyword/variants/crossword.ts';
import type { Placement } from '../../lexicon/grid-finder.ts';
import { baseOf, type Position, withoutLetters } from './position.ts';
import { playedAs, type Weighed } from './weighed.ts';

/** Plays looked at, without and with a wild; for so many of the best it is also seen what can be laid after them. */
const PLAYS_LOOKED_AT = 16;
const WITH_NEXT = 4;
const NEXT_LOOKED_AT = 6;
/** A sale that is only thought of has no number yet. */
const THOUGHT_OF = 0;

type Board = readonly BoardTile[];

const findPlays = (
  { words }: Position,
  board: Board,
  { hand, wilds }: Holding,
  limit: number,
): Placement[] => {
  const rack = lettersOf(hand);
  const find = (wild: boolean): Placement[] =>
    words.gridFinder().best(board, rack, { wild, limit, pay: priceOf, accept: words.isSayable });
  return [...find(false), ...(wilds > 0 ? find(true).filter(({ usesWild }) => usesWild) : [])];
};

const paidFor = ({ worths }: Placement): number => worths.reduce((sum, worth) => sum + priceOf(worth), 0);

const holdingAfter = (from: Holding, tiles: string, wilds: number, paid: number): Holding => ({
  hand: withoutLetters(from, tiles).hand,
  wilds: from.wilds - wilds,
  money: from.money + paid,
});

/** What is kept in hand brings: nothing where it is the last chance to sell. */
const keptWorth = ({ view, worths }: Position, holding: Holding): number =>
  view.lastChance ? 0 : worths.thinker().plan(holding, { plain: 0, wild: 0, judged: 0 }).worth;

/** What the best play on a board brings with what stays, or keeping all. */
const bestPlayWorth = (position: Position, board: Board, holding: Holding, limit: number): number =>
  findPlays(position, board, holding, limit).reduce(
    (most, play) => {
      const paid = paidFor(play);
      const after = holdingAfter(holding, play.tiles, play.usesWild ? 1 : 0, paid);
      return Math.max(most, paid + keptWorth(position, after));
    },
    keptWorth(position, holding),
  );

/** What a seat that is to lay words can expect, quickly. */
export const gridGain = (position: Position): number =>
  bestPlayWorth(position, position.view.board, position.holding, NEXT_LOOKED_AT);

type Idea = { readonly action: SellAction; readonly layout: Layout; readonly quick: number };

const ideaOf = (position: Position, action: SellAction): Idea[] => {
  const { view, seat, holding } = position;
  const laid = layOnGrid(view as LayingState, seat, action);
  if (!laid.ok) return [];
  const paid = laid.value.words.reduce((sum, { price }) => sum + price, 0);
  const after = holdingAfter(holding, laid.value.tiles, laid.value.wilds, paid);
  return [{ action, layout: laid.value, quick: paid + keptWorth(position, after) }];
};

/** What a play brings, with the next one in the same round. */
const worthWithNext = (position: Position, { layout }: Idea): number => {
  const { view, holding } = position;
  const paid = layout.words.reduce((sum, { price }) => sum + price, 0);
  const after = holdingAfter(holding, layout.tiles, layout.wilds, paid);
  const cells = (layout.grid?.cells ?? []).map((tile) => ({ ...tile, sale: THOUGHT_OF }));
  return paid + bestPlayWorth(position, [...view.board, ...cells], after, NEXT_LOOKED_AT);
};

const reasonOf = ({ view, holding }: Position, { layout }: Idea): BuyWordReason => {
  const [main] = layout.words;
  const price = layout.words.reduce((sum, each) => sum + each.price, 0);
  const sold = { word: main === undefined ? '' : formatLaid(main), price };
  const kept = lettersOf(withoutLetters(holding, layout.tiles).hand);
  if (view.lastChance) return { code: 'sold-last', ...sold };
  return kept === '' ? { code: 'sold-all', ...sold } : { code: 'sold-and-kept', ...sold, kept };
};

/** The choices of a seat that may lay words on the grid. */
export const gridValues = (
  position: Position,
  { canSell, excess, played }: { canSell: boolean; excess: number; played: PlayerAction | undefined },
): Weighed[] => {
  const { view, holding, worths } = position;
  const base = baseOf(position);
  const plays = canSell ? findPlays(position, view.board, holding, PLAYS_LOOKED_AT) : [];
  const laid = playedAs(played, 'sell');
  const ideas = [
    ...plays.flatMap(({ word, wildAt, row, col, across }) =>
      ideaOf(position, { kind: 'sell', word, wildAt, at: { row, col, across } }),
    ),
    ...(laid === undefined ? [] : ideaOf(position, laid)),
  ].sort((a, b) => b.quick - a.quick);
  const weighed: Weighed[] = ideas.map((idea, i) => ({
    action: idea.action,
    value:
      base +
      (i < WITH_NEXT || idea.action === laid
        ? Math.max(idea.quick, worthWithNext(position, idea))
        : idea.quick),
    why: reasonOf(position, idea),
  }));
  const kept = lettersOf(holding.hand);
  if (excess === 0) {
    const dearest = Math.max(0, ...plays.map(paidFor));
    const why: BuyWordReason =
      plays.length === 0 ? { code: 'no-word', kept } : { code: 'held-back', kept, dearest };
    weighed.push({ action: { kind: 'done' }, value: base + keptWorth(position, holding), why });
    return weighed;
  }
  const gone = playedAs(played, 'discard')?.tiles;
  const best = worths.thinker().plan(holding, { plain: 0, wild: 0, judged: 0, thorough: true }).discard;
  for (const tiles of [lettersOf(best ?? new Uint8Array(26)), ...(gone === undefined ? [] : [gone])]) {
    const after = withoutLetters(holding, tiles);
    weighed.push({
      action: { kind: 'discard', tiles },
      value: base + keptWorth(position, after),
      why: { code: 'discarded', tiles, kept: lettersOf(after.hand) },
    });
  }
  return weighed;
};
