import { computed } from '@preact/signals';
import type { GridTile, SoldWord } from '../../../games/buyword/events.ts';
import {
  type LayingState,
  type Layout,
  layFromHand,
  type SellAction,
} from '../../../games/buyword/laying.ts';
import type { BuyWordRefusal } from '../../../games/buyword/refusals.ts';
import { layOnGrid } from '../../../games/buyword/variants/crossword.ts';
import { err, type Result } from '../../../shared/result.ts';
import { laid } from '../laid-tiles.ts';
import { mySeat, view } from '../play-state.ts';
import { board, onGrid, way } from './grid-cursor.ts';
import { type LineFault, readLine } from './laid-line.ts';

/** What laying out goes by, as the person at the page sees it. */
const layingState = computed<LayingState | undefined>(() => {
  const seen = view.value;
  return (
    seen && {
      options: seen.options,
      board: seen.board,
      seats: seen.seats.map(({ tiles, wilds }) => ({ tiles: tiles ?? '', wilds })),
    }
  );
});

/** What selling a word would take and bring, by the rules themselves; or why it cannot be laid out. */
export const layoutOf = (action: SellAction): Result<Layout, BuyWordRefusal> => {
  const state = layingState.value;
  if (state === undefined) return err({ code: 'bad-action' });
  return (state.options.crossword ? layOnGrid : layFromHand)(state, mySeat.value, action);
};

/** What tiles laid on the grid come to. */
export type GridPreview =
  | { readonly kind: 'none' }
  | { readonly kind: 'illegal'; readonly why: LineFault | BuyWordRefusal }
  | {
      readonly kind: 'legal';
      readonly action: SellAction;
      readonly words: readonly SoldWord[];
      readonly price: number;
    };

const laidTiles = computed<readonly GridTile[]>(() =>
  laid.value.flatMap(({ at, letter, from }) =>
    at === undefined ? [] : [{ row: at.row, col: at.col, letter, wild: from === 'wild' }],
  ),
);

/** Every word that would be made or lengthened, with its price (BW-14.3); or what speaks against it. */
export const preview = computed<GridPreview>(() => {
  if (!onGrid.value || laidTiles.value.length === 0) return { kind: 'none' };
  const line = readLine(board.value, laidTiles.value, way.value);
  if (!line.ok) return { kind: 'illegal', why: line.error };
  const layout = layoutOf(line.value);
  if (!layout.ok) return { kind: 'illegal', why: layout.error };
  const { words } = layout.value;
  return {
    kind: 'legal',
    action: line.value,
    words,
    price: words.reduce((sum, { price }) => sum + price, 0),
  };
});
