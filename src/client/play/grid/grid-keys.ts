import { step } from './grid-cursor.ts';
import { fitGrid, panSquares, zoomIn, zoomOut } from './grid-shown.ts';

type Arrow = { readonly across: boolean; readonly by: 1 | -1 };

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: { across: true, by: -1 },
  ArrowRight: { across: true, by: 1 },
  ArrowUp: { across: false, by: -1 },
  ArrowDown: { across: false, by: 1 },
};

/**
 * What a key does on the grid itself: arrows move the cursor, or pull the grid with Shift and where nothing is laid out;
 * + − 0 zoom and fit. Letters and the rest are the table's.
 */
export const onGridKey = (event: KeyboardEvent, laysOut: boolean): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    const { across, by } = arrow;
    if (laysOut && !event.shiftKey) step(across, by);
    else panSquares(across ? 0 : by, across ? by : 0);
  } else if (event.key === '+' || event.key === '=') zoomIn();
  else if (event.key === '-') zoomOut();
  else if (event.key === '0') fitGrid();
  else return;
  event.preventDefault();
  event.stopPropagation();
};
