import type { View } from '../../games/buyword/view.ts';
import { parseAction } from '../../notation/buyword-actions.ts';
import { Tile } from '../tiles/tile.tsx';
import { c } from './texts.ts';

type Cell = { readonly row: number; readonly col: number; readonly letter: string; readonly wild: boolean };

/** The tiles that a play would add. */
const addedBy = (view: View, action: string | undefined): Cell[] => {
  const parsed = action === undefined ? undefined : parseAction(action);
  if (!parsed?.ok || parsed.value.kind !== 'sell' || parsed.value.at === undefined) return [];
  const { word, wildAt, at } = parsed.value;
  const lies = new Set(view.board.map(({ row, col }) => `${row} ${col}`));
  return Array.from(word, (letter, i) => ({
    row: at.row + (at.across ? 0 : i),
    col: at.col + (at.across ? i : 0),
    letter,
    wild: wildAt === i,
  })).filter(({ row, col }) => !lies.has(`${row} ${col}`));
};

type SmallBoardProps = { readonly view: View; readonly preview: string | undefined };

/** The grid, as far as tiles lie on it and plays may reach, with a play that is thought about. */
export const SmallBoard = ({ view, preview }: SmallBoardProps) => {
  const added = addedBy(view, preview);
  const all: readonly Cell[] = [...view.board, ...added];
  const rows = all.map(({ row }) => row);
  const cols = all.map(({ col }) => col);
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  const width = Math.max(...cols) - left + 1;
  const height = Math.max(...rows) - top + 1;
  const { table } = c();
  return (
    <div class="small-board-frame">
      <div
        class="small-board"
        role="img"
        aria-label={`${table.grid}: ${[...new Set(view.sales.filter(({ undone }) => !undone).flatMap(({ words }) => words))].join(', ')}`}
        style={{ '--cols': width, '--rows': height }}
      >
        {all.map(({ row, col, letter, wild }) => (
          <span
            key={`${row} ${col}`}
            class={added.some((cell) => cell.row === row && cell.col === col) ? 'small-board-new' : undefined}
            style={{ gridRow: row - top + 1, gridColumn: col - left + 1 }}
          >
            <Tile letter={letter} wild={wild} />
          </span>
        ))}
      </div>
    </div>
  );
};
