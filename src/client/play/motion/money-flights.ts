import type { GameEvent } from '../../../games/buyword/events.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { t } from '../../language.ts';
import { onNews } from '../happenings.ts';
import { mySeat } from '../play-state.ts';
import { flyAway, isStill, pulse, tumble } from './moves.ts';

const NOTE_MS = 900;
const RISE_PX = 36;
const GAP_PX = 8;
/** Never beyond the edge of the page, which would make it scroll. */
const WIDEST_SUM_PX = 96;

const moneyOf = (table: HTMLElement, seat: Seat): HTMLElement | null =>
  table.querySelector(`[data-home="${seat === mySeat.peek() ? 'money' : `money ${seat}`}"]`);

/** A sum rises from somebody's money, or sinks where it is spent. */
const floatSum = (table: HTMLElement, seat: Seat, sum: number): void => {
  const purse = moneyOf(table, seat);
  if (purse === null) return;
  pulse(purse);
  const note = document.createElement('b');
  note.className = sum > 0 ? 'flying-sum' : 'flying-sum flying-cost';
  note.textContent = sum > 0 ? t().play.gain(sum) : t().play.cost(-sum);
  const { right, top } = purse.getBoundingClientRect();
  const y = sum > 0 ? -RISE_PX : RISE_PX;
  const left = Math.min(right + GAP_PX, document.documentElement.clientWidth - WIDEST_SUM_PX);
  flyAway(note, { left: left + scrollX, top: top + scrollY, x: 0, y }, NOTE_MS);
};

const showEvent = (table: HTMLElement, event: GameEvent): void => {
  switch (event.type) {
    case 'rolled': {
      const die = table.querySelector('.die');
      if (die !== null) tumble(die);
      return;
    }
    case 'sold':
      floatSum(table, event.seat, event.price);
      return;
    case 'bought':
    case 'auction-won':
      floatSum(table, event.seat, -event.price);
      return;
    default:
      return;
  }
};

let fresh: readonly GameEvent[] = [];

/** Starts to gather what happens; returns what stops it. */
export const gatherNews = (): (() => void) =>
  onNews((more) => {
    fresh = [...fresh, ...more];
  });

/** Lets the die roll and sums rise for what has happened since the last time. */
export const showNews = (table: HTMLElement): void => {
  const happened = fresh;
  fresh = [];
  if (isStill()) return;
  for (const event of happened) showEvent(table, event);
};
