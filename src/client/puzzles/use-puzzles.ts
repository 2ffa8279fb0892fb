import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PuzzleSet } from '../../puzzles/puzzle.ts';
import { language } from '../base/language.ts';
import { loadPuzzles, puzzlesAtHand } from './load-puzzles.ts';

/** The puzzles in the language of the page: undefined while they come, `missed` where they do not; and how to ask again. */
export const usePuzzles = (): {
  readonly set: PuzzleSet | 'missed' | undefined;
  readonly retry: () => void;
} => {
  const wanted = language.value;
  const missed = useSignal(false);
  const come = useSignal(0);
  const load = (): void => {
    missed.value = false;
    loadPuzzles(wanted).then(
      () => {
        come.value += 1;
      },
      () => {
        missed.value = true;
      },
    );
  };
  useEffect(load, [wanted]);
  // Read so that the page is drawn again when they have come.
  void come.value;
  return { set: puzzlesAtHand(wanted) ?? (missed.value ? 'missed' : undefined), retry: load };
};
