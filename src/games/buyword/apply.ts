import { withSeat } from '../core/seats.ts';
import { applyTableEvent, newTableState } from '../core/table-state.ts';
import type { GameEvent } from './events.ts';
import { addLetters, takeLetters } from './letters.ts';
import type { Lot, Sale, SeatState, State } from './state.ts';
import { withoutFirst } from './state-changes.ts';
import { auctionAppliers } from './variants/auction.ts';
import { builtOnBy, withoutPlay } from './variants/built-on.ts';
import { dealAppliers } from './variants/deal.ts';
import { draftAppliers } from './variants/draft.ts';
import { bagsOf } from './variants/extended.ts';
import { refillAppliers } from './variants/refill.ts';
import { voteAppliers } from './variants/vote.ts';

const withSale = (state: State, number: number, change: (sale: Sale) => Sale): readonly Sale[] =>
  state.sales.map((sale) => (sale.number === number ? change(sale) : sale));

/** Where the letters of a sale go that is undone: back from grid or sold letters, to the hand or, if that has left, the box. */
const undo = (state: State, event: Extract<GameEvent, { type: 'undone' }>): State => {
  const sale = state.sales[event.sale - 1];
  if (sale === undefined) throw new Error(`no sale ${event.sale}`);
  const lost = takeLetters(sale.tiles, event.tiles) ?? '';
  return {
    ...withSeat(state, event.seat, (seat) => ({
      money: seat.money - event.refund,
      wilds: seat.wilds + event.wilds,
      tiles: addLetters(seat.tiles, event.tiles),
    })),
    bank: state.bank + event.refund,
    board: state.board.filter((tile) => tile.sale !== event.sale),
    sold: sale.at === null ? (takeLetters(state.sold, sale.tiles) ?? state.sold) : state.sold,
    box: addLetters(state.box, lost),
    boxWilds: state.boxWilds - event.wilds,
    sales: withoutPlay(state.sales, event.sale),
  };
};

const sell = (state: State, event: Extract<GameEvent, { type: 'sold' }>): State => {
  const { seat, sale: number, words, tiles, wilds, price, grid, queue = state.queue } = event;
  const made: Sale = {
    number,
    seat,
    round: state.round,
    words,
    tiles,
    wilds,
    price,
    at: grid?.at ?? null,
    on: grid?.on ?? [],
    builtOn: false,
    challenged: null,
    undone: false,
  };
  return {
    ...withSeat(state, seat, (each) => ({
      money: each.money + price,
      wilds: each.wilds - wilds,
      tiles: takeLetters(each.tiles, tiles) ?? each.tiles,
    })),
    bank: state.bank - price,
    sold: grid === undefined ? addLetters(state.sold, tiles) : state.sold,
    board:
      grid === undefined
        ? state.board
        : [...state.board, ...grid.cells.map((tile) => ({ ...tile, sale: number }))],
    boxWilds: state.boxWilds + wilds,
    sales: [...builtOnBy(state.sales, made), made],
    queue,
    waived: [],
    windowClosed: false,
  };
};

const withDrawn = ({ lots }: State, { seat, tiles }: Extract<GameEvent, { type: 'drew' }>): readonly Lot[] =>
  lots.map((lot) => (lot.from === seat ? { ...lot, tiles: lot.tiles + tiles } : lot));

/** What variants add. */
const VARIANT_APPLIERS = {
  ...draftAppliers,
  ...dealAppliers,
  ...auctionAppliers,
  ...voteAppliers,
  ...refillAppliers,
};

const isVariantEvent = (
  event: GameEvent,
): event is Extract<GameEvent, { type: keyof typeof VARIANT_APPLIERS }> =>
  Object.hasOwn(VARIANT_APPLIERS, event.type);

/** The state after an event (see Game.apply). */
export const apply = (state: State | undefined, event: GameEvent): State => {
  if (event.type === 'began') {
    const { options, players, leader, bagCount } = event;
    const seat: SeatState = {
      money: options.startMoney,
      wilds: options.wilds,
      tiles: '',
      left: false,
      owes: 0,
    };
    return {
      ...newTableState(event, 'roll'),
      leader,
      bag: 1,
      lastBag: bagsOf(options.extended),
      bagCount,
      bagTiles: null,
      rolls: 0,
      lotSize: null,
      seats: Array.from({ length: players }, () => seat),
      lots: [],
      open: '',
      proposals: [],
      proposalsMade: 0,
      proposed: [],
      auction: null,
      sales: [],
      vote: null,
      board: [],
      sold: '',
      box: '',
      boxWilds: 0,
      bank: 0,
    };
  }
  if (state === undefined) throw new Error('a game starts with its first event');
  if (isVariantEvent(event)) {
    // The applier of a type takes events of that type; TypeScript cannot follow the pairing through the look-up.
    const applier = VARIANT_APPLIERS[event.type] as (state: State, event: GameEvent) => State;
    return applier(state, event);
  }
  switch (event.type) {
    case 'round-began':
      return { ...state, round: event.round, leader: event.leader, lotSize: null, lots: [], proposed: [] };
    case 'phase-began':
      return { ...state, phase: event.phase, queue: event.queue, waived: [], windowClosed: false };
    case 'leader-passed':
      return { ...state, leader: event.leader };
    case 'rolled': {
      const lotSize = event.face === 'choice' ? null : event.face;
      return { ...state, rolls: state.rolls + 1, lotSize, queue: state.queue.slice(1) };
    }
    case 'chose':
      return { ...state, lotSize: event.number, queue: withoutFirst(state.queue, event.seat) };
    case 'drew': {
      const drawn = { ...state, bagCount: state.bagCount - event.tiles.length };
      // A bag that ran out in the middle of the draw has been filled: the lot goes on (BW-16.1).
      if (state.lots.some(({ from }) => from === event.seat))
        return { ...drawn, lots: withDrawn(state, event) };
      const lot = { from: event.seat, holder: event.seat, tiles: event.tiles };
      return { ...drawn, lots: [...state.lots, lot] };
    }
    case 'bought':
      return {
        ...withSeat(state, event.seat, (seat) => ({
          money: seat.money - event.price,
          tiles: addLetters(seat.tiles, event.tiles),
        })),
        bank: state.bank + event.price,
        lots: state.lots.filter((lot) => lot.from !== event.from),
        queue: withoutFirst(state.queue, event.seat),
      };
    case 'lot-gone':
      return {
        ...state,
        box: addLetters(state.box, event.tiles),
        lots: state.lots.filter((lot) => lot.from !== event.from),
        queue: withoutFirst(state.queue, event.seat),
      };
    case 'sold':
      return sell(state, event);
    case 'challenged':
      return {
        ...state,
        sales: withSale(state, event.sale, (sale) => ({
          ...sale,
          challenged: { by: event.by, valid: event.valid },
        })),
        waived: [],
        windowClosed: false,
      };
    case 'undone':
      return undo(state, event);
    case 'penalty':
      return {
        ...withSeat(state, event.seat, (seat) => ({ money: seat.money - event.amount })),
        bank: state.bank + event.amount,
      };
    case 'owed':
      return withSeat(state, event.seat, (seat) => ({ owes: seat.owes + event.amount }));
    case 'debt-paid':
      return {
        ...withSeat(state, event.seat, (seat) => ({
          money: seat.money - event.amount,
          owes: seat.owes - event.amount,
        })),
        bank: state.bank + event.amount,
      };
    case 'reopened':
      return { ...state, queue: event.queue ?? [...state.queue, event.seat] };
    case 'tiles-gone':
      return {
        ...withSeat(state, event.seat, (seat) => ({
          tiles: takeLetters(seat.tiles, event.tiles) ?? seat.tiles,
          wilds: seat.wilds - event.wilds,
        })),
        box: addLetters(state.box, event.tiles),
        boxWilds: state.boxWilds + event.wilds,
      };
    case 'done':
      return { ...state, queue: withoutFirst(state.queue, event.seat) };
    case 'left':
      return {
        ...withSeat(state, event.seat, () => ({ left: true })),
        queue: state.queue.filter((seat) => seat !== event.seat),
        waived: state.waived.filter((seat) => seat !== event.seat),
      };
    case 'ended':
      return {
        ...state,
        phase: 'over',
        queue: [],
        // BW-6.3: the bank forgives what is still owed.
        seats: state.seats.map((seat) => (seat.owes === 0 ? seat : { ...seat, owes: 0 })),
        lots: [],
        open: '',
        box: addLetters(state.box, state.open + state.lots.map(({ tiles }) => tiles).join('')),
        proposals: [],
        auction: null,
        vote: null,
        result: event.result,
      };
    default:
      return applyTableEvent(state, event);
  }
};
