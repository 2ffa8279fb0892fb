import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keyOf } from '../../../games/buyword/variants/crossword.ts';
import type { View } from '../../../games/buyword/view.ts';
import { t } from '../../texts.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast-state.ts';
import { onNews } from '../happenings.ts';
import { canUndo, laid, takeBackAll, undo } from '../laying.ts';
import { focusTray } from '../word-tray.tsx';
import { Board } from './board.tsx';
import { cursor, laidAt, lying, turn, way } from './grid-cursor.ts';
import { fitGrid, zoomIn, zoomOut } from './grid-shown.ts';
import { wordsOn } from './laid-line.ts';
import { Made } from './made.tsx';
import { WordsOnGrid } from './words-on-grid.tsx';

type GridAreaProps = { readonly view: View; readonly laysOut: boolean };

/** BW-14: the grid with its tools, and what the tiles laid on it would make. */
export const GridArea = ({ view, laysOut }: GridAreaProps) => {
  const { grid } = t();
  const listing = useSignal(false);
  const words = wordsOn(view.board).length;
  // BW-14.6: what lay there goes with the old bag.
  useEffect(
    () =>
      onNews((fresh) => {
        if (fresh.some(({ type }) => type === 'refilled')) toast(t().grid.cleared);
      }),
    [],
  );
  return (
    <section class="grid-area" aria-labelledby="grid-heading">
      <div class="felt-top">
        <h3 id="grid-heading">{grid.heading}</h3>
        {words > 0 && (
          <Tool
            icon="games"
            label={grid.words(words)}
            onClick={() => {
              listing.value = true;
            }}
          />
        )}
        {laysOut && <LayingTools />}
      </div>
      <div class="board-place">
        <Board view={view} laysOut={laysOut} describedBy="grid-summary" />
        <div class="board-tools">
          <Tool icon="minus" label={grid.zoomOut} onClick={zoomOut} />
          <Tool icon="plus" label={grid.zoomIn} onClick={zoomIn} />
          <Tool icon="fit" label={grid.fit} onClick={fitGrid} />
        </div>
      </div>
      <p id="grid-summary" class="unseen">
        {grid.summary(view.board.length, words)} {laysOut ? grid.keys : grid.keysLook}
      </p>
      {laysOut && <CursorSaid />}
      {laysOut && <Made view={view} />}
      {listing.value && (
        <WordsOnGrid
          view={view}
          onClose={() => {
            listing.value = false;
          }}
        />
      )}
    </section>
  );
};

/** Apart from the rest, which does not change with every letter. */
const LayingTools = () => {
  const { grid, play } = t();
  return (
    <>
      {canUndo.value && <Tool icon="undo" label={play.undo} onClick={thenFocus(undo)} />}
      {laid.value.length > 0 && (
        <Tool icon="close" label={play.takeAllBack} onClick={thenFocus(takeBackAll)} />
      )}
      <Tool
        icon={way.value === 'across' ? 'next' : 'down'}
        label={grid.way[way.value]}
        onClick={thenFocus(turn)}
      />
    </>
  );
};

const thenFocus = (deed: () => void) => (): void => {
  deed();
  focusTray();
};

type ToolProps = { readonly icon: IconName; readonly label: string; readonly onClick: () => void };

const Tool = ({ icon, label, onClick }: ToolProps) => (
  <button type="button" class="felt-tool" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

/** Reads aloud which square is chosen, and what lies there. */
const CursorSaid = () => {
  const { grid } = t();
  const at = cursor.value;
  const letter = at && (lying.value.get(keyOf(at))?.letter ?? laid.value[laidAt(at)]?.letter);
  return (
    <p class="unseen" role="status">
      {at !== undefined && grid.square(at.row, at.col, letter, way.value)}
    </p>
  );
};
