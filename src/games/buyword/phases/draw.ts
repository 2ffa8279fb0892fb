import type { Seat } from '../../core/seat.ts';
import { UNKNOWN_TILE } from '../deal-source.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { Options } from '../options.ts';
import { type Lot, type State, stayingFromLeader } from '../state.ts';
import { allTiles } from '../tile-sets.ts';
import { refillAtOnce, refillInDraw } from '../variants/refill.ts';

/** BW-3.3: which lots leave play when the bag ran out before all were full. */
const VOIDED: Readonly<Record<Options['shortDraw'], (lot: Lot, lotSize: number) => boolean>> = {
  void: () => true,
  partial: () => false,
  voidShort: (lot, lotSize) => lot.tiles.length < lotSize,
};

/** The order of tiles in the bag, however it came to be. */
export const orderOf = (table: Table): string => {
  const { bag, bagTiles, options } = table.state;
  return table.env.deal.bagOrder(bag, bagTiles ?? allTiles(options.tiles));
};

/** BW-3.3: whether a lot leaves play where the bag has run out. */
export const isVoided = ({ options, lotSize }: State, lot: Lot): boolean =>
  VOIDED[options.shortDraw](lot, lotSize as number);

/** The order of the bag that would follow in the middle of a draw; nothing where none would. */
const nextOrder = (table: Table): string => {
  const tiles = refillInDraw(table.state);
  return tiles === '' ? '' : table.env.deal.bagOrder(table.state.bag + 1, tiles);
};

/** Whether the tiles of lots of a size are known to chance. */
export const canDraw = (table: Table, lotSize: number): boolean => {
  const wanted = lotSize * stayingFromLeader(table.state).length;
  const order = orderOf(table);
  const now = order.slice(order.length - table.state.bagCount).slice(0, wanted);
  const later = now.length < wanted ? nextOrder(table).slice(0, wanted - now.length) : '';
  return !(now + later).includes(UNKNOWN_TILE);
};

/** Draws a tile for each turn until the bag is empty; gives the turns that are left. */
const drawFor = (table: Table, turns: readonly Seat[]): readonly Seat[] => {
  const { bagCount } = table.state;
  const order = orderOf(table);
  const drawn = new Map<Seat, string>();
  turns.slice(0, bagCount).forEach((seat, turn) => {
    drawn.set(seat, (drawn.get(seat) ?? '') + order[order.length - bagCount + turn]);
  });
  for (const [seat, tiles] of drawn) table.emit({ type: 'drew', seat, tiles });
  return turns.slice(bagCount);
};

/** BW-3.2: one tile at a time, leader first, clockwise, until each has so many or the bag is empty. */
const drawLots = (table: Table): void => {
  const seats = stayingFromLeader(table.state);
  const tiles = (table.state.lotSize as number) * seats.length;
  const turns = Array.from({ length: tiles }, (_, turn) => seats[turn % seats.length] as Seat);
  let left = drawFor(table, turns);
  if (left.length > 0 && refillAtOnce(table)) left = drawFor(table, left);
  if (left.length === 0) return;
  for (const lot of table.state.lots.filter((each) => isVoided(table.state, each))) {
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
