import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../games/core/seat.ts';
import type { SeatLook } from '../../protocol/wire.ts';
import { SeatFace } from '../bots/seat-bot.tsx';
import { isMyStep, type SeatView, type TableView } from './phase-surface.ts';

/** What is read of a table to show who sits there. */
type SeatedTable = {
  readonly looks: ReadonlySignal<readonly SeatLook[]>;
  readonly nameOf: (seat: Seat) => string;
};

/** So many faces stand side by side. */
const MOST_FACES = 4;

type SpotlightProps = SeatView<TableView, SeatedTable> & {
  /** What they think about. */
  readonly children?: ComponentChildren;
  /** What was done last: by whom, and what it looks like. */
  readonly lastAction?: { readonly seat: Seat; readonly look: ComponentChildren } | undefined;
};

/**
 * Those who are waited for, large, in the middle of the table, with what lies before them and what was just done. It is for the eye alone:
 * prompt, seats and log say the same in words.
 */
export const Spotlight = ({ children, lastAction, ...at }: SpotlightProps) => {
  const { view, table } = at;
  if (isMyStep(at) || view.toAct.length === 0) return null;
  return (
    <div class="spotlight" aria-hidden="true" translate={false}>
      <span class="spotlight-seats">
        {view.toAct.slice(0, MOST_FACES).map((seat) => (
          <span key={seat} class="spotlight-seat" data-name={table.nameOf(seat)}>
            <SeatFace look={table.looks.value[seat]} />
          </span>
        ))}
        <span class="bubble">
          {children}
          <span class="thinking">
            <i />
            <i />
            <i />
          </span>
        </span>
      </span>
      {lastAction !== undefined && (
        <span class="spotlight-last" data-name={table.nameOf(lastAction.seat)}>
          {lastAction.look}
        </span>
      )}
    </div>
  );
};
