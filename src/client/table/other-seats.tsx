import type { ComponentChild } from 'preact';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import { othersClockwise } from './clockwise.ts';
import type { SeenFrom, TableView } from './phase-surface.ts';

/** So many fit side by side on a phone; more are pulled along. */
const SIDE_BY_SIDE = 3;

type OtherSeatsProps = SeenFrom<TableView> & {
  readonly children: (seat: Seat) => ComponentChild;
};

/** The others at the table, clockwise from one's own left. */
export const OtherSeats = ({ view, me, children }: OtherSeatsProps) => {
  const others = othersClockwise(me, view.players);
  return (
    <section class="rivals" aria-label={t().play.others}>
      <ul tabIndex={others.length > SIDE_BY_SIDE ? 0 : undefined}>{others.map(children)}</ul>
    </section>
  );
};
