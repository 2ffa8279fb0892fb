import type { Seat } from '../../core/seat.ts';
import { UNKNOWN_TILE } from '../deal-source.ts';
import type { Options } from '../options.ts';
import { type Lot, type State, stayingFromLeader } from '../state.ts';
import type { Table } from '../table.ts';
import { allTiles } from '../tile-sets.ts';
import type { PhaseRules } from './phase-rules.ts';

/** BW-3.3: which lots leave play when the bag ran out before all were full. */
const VOIDED: Readonly<Record<Options['shortDraw'], (lot: Lot, lotSize: number) => boolean>> = {
  void: () => true,
  partial: () => false,
  voidShort: (lot, lotSize) => lot.tiles.length < lotSize,
};

/** BW-3.2: one tile at a time, leader first, clockwise, until each has so many or the bag is empty. */
const dealOut = (
  order: string,
  drawn: number,
  seats: readonly Seat[],
  lotSize: number,
): Map<Seat, string> => {
  const lots = new Map<Seat, string>();
  let next = drawn;
  for (let i = 0; i < lotSize; i++) {
    for (const seat of seats) {
      if (next >= order.length) return lots;
      lots.set(seat, (lots.get(seat) ?? '') + order[next++]);
    }
  }
  return lots;
};

/** The order of tiles in the bag, however it came to be. */
export const orderOf = (table: Table): string => {
  const { bag, bagTiles, options } = table.state;
  return table.env.deal.bagOrder(bag, bagTiles ?? allTiles(options.tiles));
};

/** BW-3.3: whether a lot leaves play where the bag has run out. */
export const isVoided = ({ options, lotSize }: State, lot: Lot): boolean =>
  VOIDED[options.shortDraw](lot, lotSize as number);

/** Whether the tiles of lots of a size are known to chance. */
export const canDraw = (table: Table, lotSize: number): boolean => {
  const order = orderOf(table);
  const drawn = order.length - table.state.bagCount;
  return !order.slice(drawn, drawn + lotSize * stayingFromLeader(table.state).length).includes(UNKNOWN_TILE);
};

const drawLots = (table: Table): void => {
  const { bagCount } = table.state;
  const lotSize = table.state.lotSize as number;
  const seats = stayingFromLeader(table.state);
  const order = orderOf(table);
  for (const [seat, tiles] of dealOut(order, order.length - bagCount, seats, lotSize)) {
    table.emit({ type: 'drew', seat, tiles });
  }
  const { lots } = table.state;
  const isShort = lots.length < seats.length || lots.some((lot) => lot.tiles.length < lotSize);
  if (!isShort) return;
  for (const lot of lots.filter((each) => isVoided(table.state, each))) {
    table.emit({ type: 'lot-gone', seat: lot.holder, from: lot.from, tiles: lot.tiles, why: 'voided' });
  }
};

/** BW-3.2 to 3.4: the draw, which nobody has to act in. */
export const drawPhase: PhaseRules = {
  name: 'draw',
  queue: () => [],
  begin: drawLots,
  toAct: (_state: State) => [],
  inTurn: {},
  offers: () => [],
  timeOut: () => {},
};
