import type { Action } from '../games/buyword/actions.ts';
import type { Setup } from '../games/buyword/deal-source.ts';
import type { GameEvent } from '../games/buyword/events.ts';
import type { BuyWordRefusal } from '../games/buyword/refusals.ts';
import type { State } from '../games/buyword/state.ts';
import { allTiles } from '../games/buyword/tile-sets.ts';
import type { Match } from '../games/core/match.ts';
import type { Viewer } from '../games/core/seat.ts';
import { formatAction } from './buyword-actions.ts';
import { setSeats } from './record-headers.ts';
import { type RecordLine, recordPieces } from './record-text.ts';
import type { RecordedTable, WritableTable } from './recorded-table.ts';

export type BuyWordMatch = Match<State, Action, GameEvent, BuyWordRefusal>;

export type BuyWordTable = RecordedTable<BuyWordMatch, Setup> & {
  /** Whether the first bag was told by its count: one of its own, not a whole set. Where it is missing, the set-up tells. */
  readonly hasOwnBag?: boolean;
};

/** What chance and the judge said, as lines of a record. */
export const chanceLine = (event: GameEvent): RecordLine | undefined => {
  switch (event.type) {
    case 'rolled':
      return { actor: '*', text: `rolled ${event.face}` };
    case 'drew':
      return { actor: '*', text: `drew ${event.seat} ${event.tiles}` };
    case 'opened':
      return { actor: '*', text: `opened ${event.tiles}` };
    case 'refilled':
      return { actor: '*', text: `refilled ${event.tiles.length}` };
    case 'challenged':
      return { actor: '*', text: `${event.valid ? 'valid' : 'invalid'} ${event.sale}` };
    default:
      return undefined;
  }
};

/** What an action cost or brought, for people. */
const commentOn = (events: readonly GameEvent[]): string | undefined => {
  for (const event of events) {
    if (event.type === 'sold') return `$${event.price}`;
    if (event.type === 'bought' || event.type === 'auction-won') return `${event.tiles} $${event.price}`;
  }
  return undefined;
};

/** An action as a record has it: of a single tile laid on a grid, the word that counts as its main one. */
const textOf = (action: Action, events: readonly GameEvent[]): string => {
  if (action.kind !== 'sell' || action.at === undefined) return formatAction(action);
  const sold = events.find((event) => event.type === 'sold');
  const [main] = sold?.words ?? [];
  if (main === undefined || sold?.grid === undefined) return formatAction(action);
  return formatAction({ kind: 'sell', word: main.word, wildAt: main.wildAt, at: sold.grid.at });
};

function* chanceLines(events: readonly GameEvent[]): Generator<RecordLine> {
  for (const event of events) {
    const line = chanceLine(event);
    if (line !== undefined) yield line;
  }
}

function* linesOf(
  { opening, turns }: WritableTable<BuyWordTable>['match'],
  hasOwnBag: boolean,
): Generator<RecordLine> {
  const began = opening[0];
  if (began?.type !== 'began') throw new Error('a game begins with its first event');
  yield { actor: '*', text: `leads ${began.leader}` };
  if (hasOwnBag || began.bagCount !== allTiles(began.options.tiles).length)
    yield { actor: '*', text: `bag ${began.bagCount}` };
  yield* chanceLines(opening);
  for (const { actor, action, events } of turns) {
    const comment = commentOn(events);
    const text = textOf(action, events);
    yield { actor: actor ?? '-', text, ...(comment === undefined ? {} : { comment }) };
    yield* chanceLines(events);
  }
}

/**
 * The record of a game for a viewer, line by line; `all`: for who owns the table. Before the end a viewer's record holds no seed, no bag
 * and no rolls. Lines hold nothing hidden: lots, purchases, sales and discards are open to all (BW-17).
 */
export const buyWordRecordPieces = (
  table: WritableTable<BuyWordTable>,
  viewer: Viewer | 'all',
): Iterable<string> => {
  const { match, setup, lexicon, rulesVersion } = table;
  const { state } = match;
  const headers = new Map<string, string>([
    ['Game', 'buyword'],
    ['Rules', String(rulesVersion)],
    ['Schema', String(state.schema)],
    ['Lexicon', `${lexicon.name} sha256:${lexicon.sha256}`],
    ['Options', JSON.stringify(state.options)],
  ]);
  if (viewer === 'all' || state.phase === 'over') {
    if (setup.seed !== undefined && table.reseeded === undefined) headers.set('Seed', setup.seed);
    if (setup.bag !== undefined) headers.set('Bag', setup.bag);
    if (setup.rolls !== undefined) headers.set('Rolls', JSON.stringify(setup.rolls));
  }
  if (table.reseeded !== undefined) headers.set('Reseeded', table.reseeded);
  setSeats(headers, table, state.players);
  return recordPieces({ headers, lines: linesOf(match, table.hasOwnBag ?? setup.bag !== undefined) });
};

/** The record of a game for a viewer as one text. */
export const formatBuyWordRecord = (table: WritableTable<BuyWordTable>, viewer: Viewer | 'all'): string =>
  [...buyWordRecordPieces(table, viewer)].join('');
