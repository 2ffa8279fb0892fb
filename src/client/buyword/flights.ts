import type { GameEvent } from '../../games/buyword/events.ts';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import { createMotion, type Moved } from '../table/motion/motion.ts';
import {
  countTo,
  dealFrom,
  drawMs,
  flyAway,
  isStill,
  pulse,
  showLate,
  slideFrom,
  staggerMs,
} from '../table/motion/moves.ts';
import { homeIn, type Place } from '../table/motion/places.ts';
import type { BuyWordState } from './buyword-state.ts';
import type { LaidTiles, Rack } from './rack.ts';

const NOTE_MS = 900;
const RISE_PX = 36;
const GAP_PX = 8;
/** Never beyond the edge of the page, which would make it scroll. */
const WIDEST_SUM_PX = 96;

/** Where somebody's money is shown; one's own stands above the table. */
const moneyIn = (table: HTMLElement, me: Seat, seat: Seat): Place | undefined =>
  homeIn(table, seat === me ? 'money' : `money ${seat}`);

/** What is to be set in motion once all places have been measured: to measure in between would cost a layout each. */
type Plan = () => void;

/** A sum rises from somebody's money, or sinks where it is spent; the money counts to what it comes to. */
const floatSum = ({ left, top, width, element }: Place, sum: number, money: number): Plan => {
  const edge = document.documentElement.clientWidth - WIDEST_SUM_PX + scrollX;
  const y = sum > 0 ? -RISE_PX : RISE_PX;
  return () => {
    const note = document.createElement('b');
    note.className = `flying-sum ${sum > 0 ? 'money edge-money' : 'flying-cost alarm edge-alarm'} panel figures pad-1`;
    note.textContent = sum > 0 ? t().play.gain(sum) : t().play.cost(-sum);
    pulse(element);
    countTo(element, money - sum, money, t().play.price);
    flyAway(note, { left: Math.min(left + width + GAP_PX, edge), top, x: 0, y }, NOTE_MS);
  };
};

/** What is seen to move on the table where something has happened. */
const MOVES: Partial<
  Record<GameEvent['type'], readonly [selector: string, move: (element: Element) => void]>
> = {
  bid: ['.block-high', pulse],
  refilled: ['.bag', pulse],
};

/** Measures what it takes to let sums rise, or something draw the eye, for something that has happened. */
const plansFor = ({ table, me, moneyOf }: Flight, event: GameEvent): readonly Plan[] => {
  const floatAt = (seat: Seat, sum: number): readonly Plan[] => {
    const money = moneyIn(table, me, seat);
    return money === undefined ? [] : [floatSum(money, sum, moneyOf(seat))];
  };
  if (event.type === 'sold') return floatAt(event.seat, event.price);
  if (event.type === 'bought' || event.type === 'auction-won') return floatAt(event.seat, -event.price);
  if (event.type === 'dealt')
    return event.money.flatMap(({ from, to, amount }) => [...floatAt(from, -amount), ...floatAt(to, amount)]);
  const [selector, move] = MOVES[event.type] ?? [];
  const element = selector === undefined ? null : table.querySelector(selector);
  return element === null ? [] : [() => move?.(element)];
};

/** The lots that others have got, by the name of their tiles, and where those go: to their money. */
const lotsGone = (table: HTMLElement, me: Seat, happened: readonly GameEvent[]) =>
  new Map(
    happened.flatMap((event): [string, Place | undefined][] =>
      (event.type === 'bought' || event.type === 'auction-won') && event.seat !== me
        ? [[`lot ${event.from}`, moneyIn(table, me, event.seat)]]
        : [],
    ),
  );

/** Where a tile was, and whether it lay in the word or on the grid. */
type Seen = Place & { readonly isLaid: boolean; readonly onGrid: boolean };

const whereIs = (place: Place): Seen => {
  const onGrid = place.element.closest('.board') !== null;
  return { ...place, onGrid, isLaid: onGrid || place.element.closest('.tray') !== null };
};

/** A tile of another name that has just gone, with the same letter: a lot's tile that was bought, an open one that was taken. */
const twinAmong = (gone: Map<string, Seen>, element: HTMLElement): Seen | undefined => {
  const was = element.dataset['fly']?.startsWith('lot ') === true ? 'open ' : 'lot ';
  for (const [key, twin] of gone) {
    if (!key.startsWith(was) || twin.element.textContent !== element.textContent) continue;
    gone.delete(key);
    return twin;
  }
  return undefined;
};

type Flight = Moved<Seen, GameEvent> & {
  readonly me: Seat;
  readonly moneyOf: (seat: Seat) => number;
  readonly isRicher: boolean;
};

const BACK = 'tile tile-back';

/** Deals what was drawn, one after the other; what it comes to is seen once all of it lies there. */
const deal = (table: HTMLElement, drawn: readonly (readonly [from: Place, to: Place])[]): void => {
  const stagger = staggerMs(drawn.length);
  for (const [at, [from, to]] of drawn.entries()) dealFrom(from, to, BACK, at * stagger);
  if (drawn.length > 0) showLate(table.querySelectorAll('[data-late]'), drawMs(drawn.length));
};

const fly = (flight: Flight): void => {
  const { table, before, now, happened, me, isRicher } = flight;
  const plans = happened.flatMap((event) => plansFor(flight, event));
  const lotsTo = lotsGone(table, me, happened);
  const homes = new Map(['bag', 'wild', 'money'].map((home) => [home, homeIn(table, home)]));
  for (const start of plans) start();
  const gone = new Map([...before].filter(([key]) => !now.has(key)));
  const drawn: [Place, Place][] = [];
  for (const [key, place] of now) {
    const { width, onGrid, element } = place;
    const was = before.get(key);
    // On a grid, which is pulled about, it was elsewhere without having moved.
    if (onGrid && was?.onGrid) continue;
    const known = was ?? twinAmong(gone, element);
    const from = known ?? homes.get(element.dataset['from'] ?? '');
    if (from === undefined) continue;
    if (known === undefined && element.dataset['from'] === 'bag') drawn.push([from, place]);
    // A grid is scaled, and what moves on it with it.
    else slideFrom(from, place, onGrid ? width / (element.offsetWidth || width || 1) : 1);
  }
  deal(table, drawn);
  const money = homes.get('money');
  for (const [key, { element, left, top, width, isLaid }] of gone) {
    const goal = isLaid && isRicher ? money : lotsTo.get(key.split(' ', 2).join(' '));
    const to = goal === undefined ? { x: 0, y: 24 } : { x: goal.left - left, y: goal.top - top };
    flyAway(element, { left, top, width, ...to });
  }
};

/**
 * Lets tiles be seen to go from bag to lot to rack to word to money. They are known by `data-fly`: `t7` for a tile of mine,
 * `lot 1 0` for the first tile of the lot drawn for seat 1, `open E 0` for the first open E of a draft.
 */
export const createFlights = (
  { view, mySeat, onNewEvents }: BuyWordState,
  { laid }: LaidTiles,
  { hand }: Rack,
) => {
  const moneyOf = (seat: Seat): number => view.peek()?.seats[seat]?.money ?? 0;
  const moneyNow = (): number => moneyOf(mySeat.peek());
  let moneyBefore = 0;
  return createMotion<Seen, GameEvent>({
    see: whereIs,
    watch: () => [view.value, laid.value, hand.value],
    onNewEvents,
    begin: () => {
      moneyBefore = moneyNow();
    },
    fly: (moved) => {
      const isRicher = moneyNow() > moneyBefore;
      moneyBefore = moneyNow();
      if (!isStill()) fly({ ...moved, me: mySeat.peek(), moneyOf, isRicher });
    },
  });
};
