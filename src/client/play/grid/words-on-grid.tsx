import type { View } from '../../../games/buyword/view.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { focusTray } from '../word-tray.tsx';
import { goTo } from './grid-cursor.ts';
import { showSquare } from './grid-shown.ts';
import { type LyingWord, wordsOn } from './laid-line.ts';

const textOf = ({ tiles }: LyingWord): string =>
  tiles.map(({ letter, wild }) => (wild ? letter.toLowerCase() : letter)).join('');

/** All words on the grid, to be read, or gone to. */
export const WordsOnGrid = ({ view, onClose }: { readonly view: View; readonly onClose: () => void }) => {
  const { grid, ui } = t();
  const words = wordsOn(view.board);
  const show = (word: LyingWord): void => {
    const [first] = word.tiles;
    const last = word.tiles.at(-1);
    if (first === undefined || last === undefined) return;
    showSquare(first);
    showSquare(last);
    goTo({ row: first.row, col: first.col });
    onClose();
  };
  return (
    <Modal heading={grid.words(words.length)} onClose={onClose} returnTo={focusTray}>
      <ul class="lying-words">
        {words.map((word) => {
          const [first] = word.tiles;
          const way = word.across ? 'across' : 'down';
          return (
            <li key={`${first?.row} ${first?.col} ${way}`}>
              <button type="button" class="lying-word" onClick={() => show(word)}>
                <b translate={false}>{textOf(word)}</b>
                <small>{grid.lies(way, first?.row ?? 0, first?.col ?? 0)}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <Button onClick={onClose}>{ui.close}</Button>
    </Modal>
  );
};
