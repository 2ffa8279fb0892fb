import type { GameEvent } from '../../../games/buyword/events.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { t } from '../../texts.ts';
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

/** What is to be set in motion once all places have been measured: to measure in between would cost a layout each. */
type Plan = () => void;

/** A sum rises from somebody's money, or sinks where it is spent. */
const floatSum = (table: HTMLElement, seat: Seat, sum: number): Plan | undefined => {
  const purse = moneyOf(table, seat);
  if (purse === null) return undefined;
  const { right, top } = purse.getBoundingClientRect();
  const left = Math.min(right + GAP_PX, document.documentElement.clientWidth - WIDEST_SUM_PX) + scrollX;
  const place = { left, top: top + scrollY, x: 0, y: sum > 0 ? -RISE_PX : RISE_PX };
  return () => {
    const note = document.createElement('b');
    note.className = sum > 0 ? 'flying-sum' : 'flying-sum flying-cost';
    note.textContent = sum > 0 ? t().play.gain(sum) : t().play.cost(-sum);
    pulse(purse);
    flyAway(note, place, NOTE_MS);
  };
};

const planFor = (table: HTMLElement, event: GameEvent): Plan | undefined => {
  switch (event.type) {
    case 'rolled': {
      const die = table.querySelector('.die');
      return die === null ? undefined : () => tumble(die);
    }
    case 'sold':
      return floatSum(table, event.seat, event.price);
    case 'bought':
    case 'auction-won':
      return floatSum(table, event.seat, -event.price);
    case 'bid': {
      const high = table.querySelector('.block-high');
      return high === null ? undefined : () => pulse(high);
    }
    case 'refilled': {
      const bag = table.querySelector('.bag');
      return bag === null ? undefined : () => pulse(bag);
    }
    case 'dealt':
      return together(
        event.money.flatMap(({ from, to, amount }) => [
          floatSum(table, from, -amount),
          floatSum(table, to, amount),
        ]),
      );
    default:
      return undefined;
  }
};

const together =
  (plans: readonly (Plan | undefined)[]): Plan =>
  () => {
    for (const start of plans) start?.();
  };

/** Where tiles end that go to somebody else: at their money. On the page, as tiles are measured. */
type Goal = { readonly left: number; readonly top: number };

/** The lots that others have got, by the name of their tiles, and where those go. */
const lotsGone = (table: HTMLElement, happened: readonly GameEvent[]): ReadonlyMap<string, Goal> =>
  new Map(
    happened.flatMap((event): [string, Goal][] => {
      if (event.type !== 'bought' && event.type !== 'auction-won') return [];
      if (event.seat === mySeat.peek()) return [];
      const place = moneyOf(table, event.seat)?.getBoundingClientRect();
      return place === undefined
        ? []
        : [[`lot ${event.from}`, { left: place.left + scrollX, top: place.top + scrollY }]];
    }),
  );

let fresh: readonly GameEvent[] = [];

/** Starts to gather what happens; returns what stops it. */
export const gatherNews = (): (() => void) =>
  onNews((more) => {
    fresh = [...fresh, ...more];
  });

/** Measures what it takes to let the die roll, sums rise and lots go to others for what has happened since the last time. */
export const planNews = (
  table: HTMLElement,
): { readonly plans: readonly Plan[]; readonly lotsTo: ReadonlyMap<string, Goal> } => {
  const happened = fresh;
  fresh = [];
  if (isStill()) return { plans: [], lotsTo: new Map() };
  return {
    plans: happened.flatMap((event) => planFor(table, event) ?? []),
    lotsTo: lotsGone(table, happened),
  };
};
