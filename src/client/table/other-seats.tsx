import type { ComponentChild } from 'preact';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import { othersClockwise } from './clockwise.ts';
import type { SeenFrom, TableView } from './phase-surface.ts';

type OtherSeatsProps = SeenFrom<TableView> & {
  /** The looks of the strip and of its list, for so many others. */
  readonly looks: (count: number) => readonly [strip: string, list?: string];
  readonly children: (seat: Seat) => ComponentChild;
};

/** The others at the table, clockwise from one's own left. */
export const OtherSeats = ({ view, me, looks, children }: OtherSeatsProps) => {
  const others = othersClockwise(me, view.players);
  const [strip, list] = looks(others.length);
  return (
    <section class={strip} aria-label={t().play.others}>
      <ul class={list}>{others.map(children)}</ul>
    </section>
  );
};
