import type { Action } from '../games/choose-your-words/actions.ts';
import { hide } from '../games/choose-your-words/card.ts';
import { preparedDeck, type Setup } from '../games/choose-your-words/deal-source.ts';
import { allCards } from '../games/choose-your-words/decks.ts';
import type { GameEvent } from '../games/choose-your-words/events.ts';
import { redact } from '../games/choose-your-words/redact.ts';
import type { CardsRefusal } from '../games/choose-your-words/refusals.ts';
import type { State } from '../games/choose-your-words/state.ts';
import type { Actor } from '../games/core/game.ts';
import type { Match, Turn } from '../games/core/match.ts';
import type { Seat, Viewer } from '../games/core/seat.ts';
import { formatAction } from './cards-actions.ts';
import { setSeats } from './record-headers.ts';
import { type RecordLine, recordPieces } from './record-text.ts';
import type { RecordedTable, WritableTable } from './recorded-table.ts';

export type CardsMatch = Match<State, Action, GameEvent, CardsRefusal>;
type CardsTurn = Turn<Action, GameEvent>;

export type CardsTable = RecordedTable<CardsMatch, Setup> & {
  /** By round, whether its deck was told by its count: one of its own. Where it is missing, the set-up tells. */
  readonly ownDecks?: readonly boolean[];
};

/** What chance and the judge said, as texts of a record's lines; which rounds have a deck of their own is told. */
export const chanceTexts = (
  event: GameEvent,
  { options }: State,
  hasOwnDeck: (round: number) => boolean,
): string[] => {
  switch (event.type) {
    case 'cut':
      return [`cut ${event.cuts.map(({ seat, card }) => `${seat} ${card}`).join(' ')}`];
    case 'round-began': {
      const deals = `deals ${event.dealer}`;
      const isOwn = hasOwnDeck(event.round) || event.deckSize !== allCards(options.deck).length;
      return isOwn ? [deals, `deck ${event.deckSize}`] : [deals];
    }
    case 'dealt':
      return [`dealt ${event.seat} ${event.cards.join(' ')}`];
    case 'exchanged':
      return event.drawn.length === 0 ? [] : [`drew ${event.seat} ${event.drawn.join(' ')}`];
    case 'showed':
      return [`shown ${event.seat} ${event.cards.join(' ')}`];
    case 'opened':
      // CW-21.2: the bonus without a claim is the list's.
      return event.declarations
        .filter(({ steps, claim, listed }) => listed || (steps?.category && !claim))
        .map(({ seat }) => `fits ${seat}`);
    case 'declared':
      return event.unknown ? [`illegal ${event.seat}`] : [];
    case 'challenged':
      // CW-21.3: a vote on word and claim together is called where the dictionary does not have the word.
      if (event.legal === null) return event.matter === 'both' ? [`illegal ${event.seat}`] : [];
      return [`${event.legal ? 'legal' : 'illegal'} ${event.seat}`];
    case 'vote-ended':
      // In a vote on both, it was told with the challenge.
      if (event.legal === undefined || event.matter === 'both') return [];
      return [`${event.legal ? 'legal' : 'illegal'} ${event.seat}`];
    default:
      return [];
  }
};

/** What an action brought, for people. */
const commentOn = (events: readonly GameEvent[]): string | undefined => {
  const won = events.flatMap((event) => (event.type === 'pot-won' ? event.winners : []));
  return won.length === 0 ? undefined : won.map(({ seat, amount }) => `${seat} wins ${amount}`).join(', ');
};

/** In which turns a seat declared something that came to be open: `turn seat`. */
const openDeclarations = (turns: readonly CardsTurn[]): Set<string> => {
  const open = new Set<string>();
  const declaredIn = new Map<Seat, number>();
  for (const [turn, { events }] of turns.entries()) {
    for (const event of events) {
      if (event.type === 'round-began') declaredIn.clear();
      if (event.type === 'declared') declaredIn.set(event.seat, turn);
      if (event.type !== 'opened') continue;
      for (const { seat } of event.declarations) open.add(`${declaredIn.get(seat)} ${seat}`);
    }
  }
  return open;
};

/** The word that a time-out declared for a seat. */
const declaredByTimeOut = ({
  action,
  events,
}: CardsTurn): Extract<Action, { kind: 'layout' }> | undefined => {
  if (action.kind !== 'timeout') return undefined;
  for (const event of events) {
    if (event.type === 'declared' && event.declaration?.word)
      return { kind: 'layout', word: event.declaration.word };
  }
  return undefined;
};

/** The turns that a later one of the same seat and round makes idle: of what somebody lays out, only the last counts. */
const idleLayouts = (turns: readonly CardsTurn[]): Set<number> => {
  const idle = new Set<number>();
  const later = new Set<Actor>();
  for (const [turn, { actor, action, events }] of [...turns.entries()].toReversed()) {
    if (events.some(({ type }) => type === 'round-began')) later.clear();
    if (action.kind !== 'layout') continue;
    if (later.has(actor)) idle.add(turn);
    later.add(actor);
  }
  return idle;
};

type Written = { readonly actor: Actor; readonly text: string };

/** What a viewer may read of a turn: nothing of a layout, `?` for cards and for a word that is still sealed. */
const writtenFor = (turn: CardsTurn, viewer: Viewer, isOpen: (seat: Seat) => boolean): Written[] => {
  const { actor, action } = turn;
  const whole = { actor, text: formatAction(action) };
  if (actor === null) {
    const layout = declaredByTimeOut(turn);
    const seat = action.kind === 'timeout' ? action.seat : null;
    const isNews = layout !== undefined && seat !== null && seat !== viewer && isOpen(seat);
    return isNews ? [{ actor: seat, text: formatAction(layout) }, whole] : [whole];
  }
  if (actor === viewer) return [whole];
  switch (action.kind) {
    case 'layout':
      return [];
    case 'exchange':
      return [{ actor, text: formatAction({ kind: 'exchange', cards: hide(action.cards) }) }];
    case 'declare':
      return isOpen(actor) ? [whole] : [{ actor, text: 'declare ?' }];
    default:
      return [whole];
  }
};

function* linesOf(
  { match, setup, ownDecks }: WritableTable<CardsTable>,
  viewer: Viewer | 'all',
): Generator<RecordLine> {
  const { opening, turns, state } = match;
  const hasOwnDeck = (round: number): boolean =>
    ownDecks?.[round - 1] ?? preparedDeck(setup, round) !== undefined;
  function* chanceLines(events: readonly GameEvent[]): Generator<RecordLine> {
    for (const event of events) {
      const seen = viewer === 'all' ? event : redact(event, viewer);
      for (const text of chanceTexts(seen, state, hasOwnDeck)) yield { actor: '*', text };
    }
  }
  const open = viewer === 'all' ? new Set<string>() : openDeclarations(turns);
  const idle = idleLayouts(turns);
  yield* chanceLines(opening);
  for (const [i, turn] of turns.entries()) {
    if (idle.has(i)) continue;
    const { actor, action, events } = turn;
    const written =
      viewer === 'all'
        ? [{ actor, text: formatAction(action) }]
        : writtenFor(turn, viewer, (seat) => open.has(`${i} ${seat}`));
    const comment = commentOn(events);
    for (const [place, line] of written.entries()) {
      const isLast = place === written.length - 1;
      yield {
        actor: line.actor ?? '-',
        text: line.text,
        ...(comment === undefined || !isLast ? {} : { comment }),
      };
    }
    yield* chanceLines(events);
  }
}

/**
 * The record of a game for a viewer, line by line; `all`: for who owns the table. Before the end, and after it where hands stay sealed
 * (CW-26.1), a viewer's record holds no seed, no deck and no card which that viewer may not see.
 */
export const cardsRecordPieces = (
  table: WritableTable<CardsTable>,
  asked: Viewer | 'all',
): Iterable<string> => {
  const { match, setup, lexicon, rulesVersion } = table;
  const { state } = match;
  const isOpen = state.phase === 'over' && state.options.revealAll;
  const viewer = isOpen ? 'all' : asked;
  const headers = new Map<string, string>([
    ['Game', 'choose-your-words'],
    ['Rules', String(rulesVersion)],
    ['Schema', String(state.schema)],
    ['Lexicon', `${lexicon.name} sha256:${lexicon.sha256}`],
    ['Options', JSON.stringify(state.options)],
  ]);
  if (viewer !== 'all') headers.set('Viewer', viewer === null ? '-' : String(viewer));
  else {
    if (setup.seed !== undefined && table.reseeded === undefined) headers.set('Seed', setup.seed);
    if (setup.decks !== undefined)
      headers.set('Decks', JSON.stringify(setup.decks.map((deck) => deck.join(' '))));
  }
  if (table.reseeded !== undefined) headers.set('Reseeded', table.reseeded);
  setSeats(headers, table, state.players);
  return recordPieces({ headers, lines: linesOf(table, viewer) });
};

/** The record of a game for a viewer as one text. */
export const formatCardsRecord = (table: WritableTable<CardsTable>, asked: Viewer | 'all'): string =>
  [...cardsRecordPieces(table, asked)].join('');
