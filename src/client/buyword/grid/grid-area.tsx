import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../../games/buyword/view.ts';
import { sayWord } from '../../../messages/buyword-wording.ts';
import { language } from '../../base/language.ts';
import { t } from '../../base/texts.ts';
import { FeltTool, UndoTools } from '../../table/felt-tools.tsx';
import { focusGround, thenFocusGround } from '../../table/focus-ground.ts';
import { ReadingDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-state.ts';
import { useBuyWord } from '../buyword-table.ts';
import { Board } from './board.tsx';
import { type LyingWord, wordsOn } from './laid-line.ts';
import { Made } from './made.tsx';

type GridAreaProps = { readonly view: View; readonly laysOut: boolean };

/** BW-14: the grid with its tools, and what the tiles laid on it would make. */
export const GridArea = ({ view, laysOut }: GridAreaProps) => {
  const { grid } = t();
  const { camera, onNewEvents } = useBuyWord();
  const [isListing, setListing] = useState(false);
  const words = wordsOn(view.board).length;
  // BW-14.6: what lay there goes with the old bag.
  useEffect(
    () =>
      onNewEvents((fresh) => {
        if (fresh.some(({ type }) => type === 'refilled')) toast(t().grid.cleared);
      }),
    [],
  );
  return (
    <section class="grid-area" aria-labelledby="grid-heading">
      <div class="felt-top line gap-0 touch">
        <h3 id="grid-heading">{grid.heading}</h3>
        {words > 0 && <FeltTool icon="games" label={grid.words(words)} onClick={() => setListing(true)} />}
        {laysOut && <LayingTools />}
      </div>
      <div class="holder">
        <Board view={view} laysOut={laysOut} />
        <div class="board-tools">
          <FeltTool icon="minus" label={grid.zoomOut} onClick={camera.zoomOut} />
          <FeltTool icon="plus" label={grid.zoomIn} onClick={camera.zoomIn} />
          <FeltTool icon="fit" label={grid.fit} onClick={camera.fitAll} />
        </div>
      </div>
      <p id="grid-summary" class="unseen">
        {grid.summary(view.board.length, words)} {laysOut ? grid.keys : grid.keysLook}
      </p>
      {laysOut && <CursorSaid />}
      {laysOut && <Made view={view} />}
      {isListing && <WordsOnGrid view={view} onClose={() => setListing(false)} />}
    </section>
  );
};

/** Apart from the rest, which does not change with every letter. */
const LayingTools = () => {
  const { grid, laying } = useBuyWord();
  const way = grid.way.value;
  return (
    <>
      <UndoTools {...laying} />
      <FeltTool
        icon={way === 'across' ? 'next' : 'down'}
        label={t().grid.way[way]}
        onClick={thenFocusGround(grid.turn)}
      />
    </>
  );
};

/** Reads aloud which square is chosen, and what lies there. */
const CursorSaid = () => {
  const { cursor, letterAt, way } = useBuyWord().grid;
  const at = cursor.value;
  return (
    <p class="unseen" role="status">
      {at !== undefined && t().grid.square(at.row, at.col, letterAt(at), way.value)}
    </p>
  );
};

const textOf = ({ tiles }: LyingWord): string =>
  sayWord(
    language.value,
    tiles.map(({ letter }) => letter).join(''),
    tiles.flatMap(({ letter, wild }) => (wild ? [letter] : [])),
  );

/** All words on the grid, to be read, or gone to. */
const WordsOnGrid = ({ view, onClose }: { readonly view: View; readonly onClose: () => void }) => {
  const { grid } = t();
  const table = useBuyWord();
  const words = wordsOn(view.board);
  const show = (word: LyingWord): void => {
    const [first] = word.tiles;
    table.camera.show([first, word.tiles.at(-1)]);
    table.grid.goTo(first && { row: first.row, col: first.col });
    onClose();
  };
  return (
    <ReadingDialog heading={grid.words(words.length)} onClose={onClose} returnTo={focusGround}>
      <ul class="columns gap-2" style="--column: 9rem">
        {words.map((word) => {
          const [first] = word.tiles;
          const way = word.across ? 'across' : 'down';
          return (
            <li key={`${first?.row} ${first?.col} ${way}`}>
              <button
                type="button"
                class="bare box touch whole start pad-2 stack gap-0"
                onClick={() => show(word)}
              >
                <b class="title" translate={false}>
                  {textOf(word)}
                </b>
                <small>{grid.lies(way, first?.row ?? 0, first?.col ?? 0)}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </ReadingDialog>
  );
};
