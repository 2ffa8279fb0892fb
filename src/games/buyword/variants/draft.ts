/** BW-13: the leader draws open tiles for all, and each takes one in turn. */
import type { Seat } from '../../core/seat.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import { addLetters, takeLetters } from '../letters.ts';
import { isVoided, orderOf } from '../phases/draw.ts';
import { type Lot, nextStaying, type State, stayingFrom, stayingFromLeader } from '../state.ts';
import { type Appliers, withoutFirst } from '../state-changes.ts';
import { pipsOf } from '../tile-set.ts';
import { TILE_SETS } from '../tile-sets.ts';
import { refillAtOnce, refillInDraw } from './refill.ts';

export type DraftAction = { readonly kind: 'draft'; readonly letter: string };

export type DraftEvent =
  | { readonly type: 'opened'; readonly tiles: string }
  | { readonly type: 'drafted'; readonly seat: Seat; readonly letter: string }
  /** Open tiles that nobody may take, or nobody is left to take. */
  | { readonly type: 'open-gone'; readonly tiles: string };

export const draftAppliers: Appliers<DraftEvent> = {
  opened: (state, { tiles }) => ({
    ...state,
    open: state.open + tiles,
    bagCount: state.bagCount - tiles.length,
  }),
  drafted: (state, { seat, letter }) => {
    const own = state.lots.find(({ from }) => from === seat);
    return {
      ...state,
      open: takeLetters(state.open, letter) ?? state.open,
      lots:
        own === undefined
          ? [...state.lots, { from: seat, holder: seat, tiles: letter }]
          : state.lots.map((lot) => (lot === own ? { ...lot, tiles: lot.tiles + letter } : lot)),
      queue: withoutFirst(state.queue, seat),
    };
  },
  'open-gone': (state, { tiles }) => ({ ...state, open: '', box: addLetters(state.box, tiles) }),
};

/** BW-13.1: die × players. */
const wantedTiles = (state: State): number => (state.lotSize as number) * stayingFromLeader(state).length;

/** How many tiles can be drawn, those included that go back while it lasts (BW-16.1). */
const drawable = (state: State): number => state.bagCount + refillInDraw(state).length;

/** BW-13.2: a short bag and the rule `void`: no draft. */
const isVoid = (state: State): boolean =>
  drawable(state) < wantedTiles(state) && state.options.shortDraw === 'void';

/** BW-18.1: the fewest pips, then alphabetically. */
const cheapest = (state: State): string => {
  const set = TILE_SETS[state.options.tiles];
  return [...state.open].sort((a, b) => pipsOf(set, a) - pipsOf(set, b) || (a < b ? -1 : 1))[0] as string;
};

/** Who takes the tiles that lie open, round and round from a seat, until all lots are full. */
const picksFrom = (state: State, first: Seat): Seat[] => {
  const seats = stayingFrom(state, first);
  const room = new Map(
    seats.map((seat) => {
      const lot = state.lots.find(({ from }) => from === seat);
      return [seat, (state.lotSize as number) - (lot?.tiles.length ?? 0)];
    }),
  );
  const picks: Seat[] = [];
  for (let round = 0; round < (state.lotSize as number); round++) {
    for (const seat of seats) {
      if (picks.length < state.open.length && round < (room.get(seat) as number)) picks.push(seat);
    }
  }
  return picks;
};

/** Opens so many tiles, or what the bag has. */
const open = (table: Table, count: number): void => {
  const order = orderOf(table);
  const drawn = order.length - table.state.bagCount;
  table.emit({ type: 'opened', tiles: order.slice(drawn, drawn + count) });
};

const openTiles = (table: Table): void => {
  const gone = isVoid(table.state);
  const wanted = wantedTiles(table.state);
  open(table, wanted);
  const missing = wanted - table.state.open.length;
  if (missing > 0 && refillAtOnce(table)) open(table, missing);
  if (gone) table.emit({ type: 'open-gone', tiles: table.state.open });
};

export const draftPhase: PhaseRules = {
  name: 'draft',
  queue: (state) => {
    if (isVoid(state)) return [];
    const seats = stayingFromLeader(state);
    const picks = Math.min(wantedTiles(state), drawable(state));
    return Array.from({ length: picks }, (_, pick) => seats[pick % seats.length] as Seat);
  },
  begin: openTiles,
  toAct: (state) => state.queue.slice(0, 1),
  inTurn: {
    draft: (table, seat, { letter }) => {
      if (typeof letter !== 'string' || letter.length !== 1 || !table.state.open.includes(letter))
        return { code: 'not-open', open: table.state.open };
      table.emit({ type: 'drafted', seat, letter });
      return undefined;
    },
  },
  offers: ({ open }) => [{ kind: 'draft', tiles: open ?? '' }],
  // What one who leaves would have taken is there for the others, as far as their lots have room.
  afterLeaving: (table, seat) => {
    const first = table.state.queue[0] ?? nextStaying(table.state, seat);
    table.emit({ type: 'phase-began', phase: 'draft', queue: picksFrom(table.state, first) });
  },
  timeOut: (table, seat) => table.emit({ type: 'drafted', seat, letter: cheapest(table.state) }),
  end: (table) => {
    const { open } = table.state;
    if (open !== '') table.emit({ type: 'open-gone', tiles: open });
    // BW-13.2: what there was is drafted; then lots may still be too short. Full ones stay, whatever the rule.
    const isShort = ({ tiles }: Lot): boolean => tiles.length < (table.state.lotSize as number);
    for (const lot of table.state.lots.filter((each) => isShort(each) && isVoided(table.state, each)))
      table.emit({ type: 'lot-gone', seat: lot.holder, from: lot.from, tiles: lot.tiles, why: 'voided' });
  },
};
