import type { ComponentChildren } from 'preact';
import type { PuzzleSet } from '../../puzzles/puzzle.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { c } from './texts.ts';
import { usePuzzles } from './use-puzzles.ts';

type WithPuzzlesProps = { readonly children: (set: PuzzleSet) => ComponentChildren };

/** What needs the puzzles, once they are there; until then it is said that they come, or did not. */
export const WithPuzzles = ({ children }: WithPuzzlesProps) => {
  const { loading, unreachable, retry: retryText } = c();
  const { set, retry } = usePuzzles();
  if (set === undefined) return <p class="notice quiet">{loading}</p>;
  if (set !== 'missed') return <>{children(set)}</>;
  return (
    <Notice kind="alarm">
      <p>{unreachable}</p>
      <Button kind="quiet" onClick={retry}>
        {retryText}
      </Button>
    </Notice>
  );
};
