import type { ReadonlySignal } from '@preact/signals';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import type { LocalGame } from '../saves/saved-game.ts';
import type { TableHints } from '../table/table-hints.ts';
import { askCoach } from './coach-port.ts';
import { createHints, type HintedStep } from './hints.ts';

/** The hints of a game of this device, in the language of the page. */
export const tableHints = (
  { game }: LocalGame,
  step: ReadonlySignal<HintedStep | undefined>,
  taken: number,
  onTaken: (taken: number) => void,
): TableHints =>
  createHints({
    step,
    fetchHint: ({ view, seat }) => askCoach('hint', { game, view, seat }),
    say: (hint, level) => [hint.nudge.code, hint.letters, hint.move.action].slice(0, level),
    sayNone: (why) => {
      const { hint } = t();
      if (why === undefined) return hint.nothing;
      return why.code === 'coach-unreachable' ? hint.unreachable : hint.broken;
    },
    taken,
    onTaken,
  });
