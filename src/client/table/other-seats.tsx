import type { ComponentChild } from 'preact';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import { othersClockwise } from './clockwise.ts';
import type { SeenFrom, TableView } from './phase-surface.ts';

type OtherSeatsProps = SeenFrom<TableView> & {
  readonly children: (seat: Seat) => ComponentChild;
};

/** The others at the table, clockwise from one's own left. */
export const OtherSeats = ({ view, me, children }: OtherSeatsProps) => {
  const others = othersClockwise(me, view.players);
  return (
    <section class="rivals" aria-label={t().play.others}>
      <ul>{others.map(children)}</ul>
    </section>
  );
};
