import { assertNever } from '../../shared/assert-never.ts';
import type { Seat } from '../core/seat.ts';
import type { GameEvent } from './events.ts';
import { addLetters, takeLetters } from './letters.ts';
import type { Sale, SeatState, State } from './state.ts';

const withSeat = (state: State, seat: Seat, change: (seat: SeatState) => SeatState): readonly SeatState[] =>
  state.seats.map((each, i) => (i === seat ? change(each) : each));

const withSale = (state: State, number: number, change: (sale: Sale) => Sale): readonly Sale[] =>
  state.sales.map((sale) => (sale.number === number ? change(sale) : sale));

const withoutFirst = (queue: readonly Seat[], seat: Seat): readonly Seat[] => {
  const at = queue.indexOf(seat);
  return at < 0 ? queue : [...queue.slice(0, at), ...queue.slice(at + 1)];
};

/** The state after an event (see Game.apply). */
export const apply = (state: State | undefined, event: GameEvent): State => {
  if (event.type === 'began') {
    const { options, players, leader, bagCount, schema } = event;
    const seat: SeatState = { money: options.startMoney, wilds: options.wilds, tiles: '', left: false };
    return {
      schema,
      players,
      options,
      phase: 'roll',
      queue: [],
      round: 0,
      leader,
      bag: 1,
      bagCount,
      rolls: 0,
      lotSize: null,
      seats: Array.from({ length: players }, () => seat),
      lots: [],
      sales: [],
      box: '',
      boxWilds: 0,
      bank: 0,
      waived: [],
      windowClosed: false,
      result: null,
    };
  }
  if (state === undefined) throw new Error('a game starts with its first event');
  switch (event.type) {
    case 'round-began':
      return { ...state, round: event.round, leader: event.leader, lotSize: null, lots: [] };
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
      const lot = { from: event.seat, holder: event.seat, tiles: event.tiles };
      return { ...state, bagCount: state.bagCount - event.tiles.length, lots: [...state.lots, lot] };
    }
    case 'bought':
      return {
        ...state,
        seats: withSeat(state, event.seat, (seat) => ({
          ...seat,
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
    case 'sold': {
      const { seat, sale, words, tiles, wilds, price } = event;
      const made: Sale = {
        number: sale,
        seat,
        round: state.round,
        words,
        tiles,
        wilds,
        price,
        challenged: null,
        undone: false,
      };
      return {
        ...state,
        seats: withSeat(state, seat, (each) => ({
          ...each,
          money: each.money + price,
          wilds: each.wilds - wilds,
          tiles: takeLetters(each.tiles, tiles) ?? each.tiles,
        })),
        bank: state.bank - price,
        box: addLetters(state.box, tiles),
        boxWilds: state.boxWilds + wilds,
        sales: [...state.sales, made],
        waived: [],
        windowClosed: false,
      };
    }
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
      return {
        ...state,
        seats: withSeat(state, event.seat, (seat) => ({
          ...seat,
          money: seat.money - event.refund,
          wilds: seat.wilds + event.wilds,
          tiles: addLetters(seat.tiles, event.tiles),
        })),
        bank: state.bank + event.refund,
        box: takeLetters(state.box, event.tiles) ?? state.box,
        boxWilds: state.boxWilds - event.wilds,
        sales: withSale(state, event.sale, (sale) => ({ ...sale, undone: true })),
      };
    case 'penalty':
      return {
        ...state,
        seats: withSeat(state, event.seat, (seat) => ({ ...seat, money: seat.money - event.amount })),
        bank: state.bank + event.amount,
      };
    case 'reopened':
      return { ...state, queue: [...state.queue, event.seat] };
    case 'waived':
      return { ...state, waived: [...state.waived, event.seat] };
    case 'window-closed':
      return { ...state, windowClosed: true };
    case 'tiles-gone':
      return {
        ...state,
        seats: withSeat(state, event.seat, (seat) => ({
          ...seat,
          tiles: takeLetters(seat.tiles, event.tiles) ?? seat.tiles,
          wilds: seat.wilds - event.wilds,
        })),
        box: addLetters(state.box, event.tiles),
        boxWilds: state.boxWilds + event.wilds,
      };
    case 'done':
      return { ...state, queue: withoutFirst(state.queue, event.seat) };
    case 'timed-out':
      return state;
    case 'left':
      return {
        ...state,
        seats: withSeat(state, event.seat, (seat) => ({ ...seat, left: true })),
        queue: state.queue.filter((seat) => seat !== event.seat),
        waived: state.waived.filter((seat) => seat !== event.seat),
      };
    case 'ended':
      return { ...state, phase: 'over', queue: [], result: event.result };
    default:
      return assertNever(event);
  }
};
