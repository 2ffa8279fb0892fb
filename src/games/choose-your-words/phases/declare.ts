import type { Seat } from '../../core/seat.ts';
import { seatAt } from '../../core/seats.ts';
import { heldAs, isLaidCard, type LaidCard, missingCards, readLaid } from '../card.ts';
import { categoryOf, isListed } from '../categories.ts';
import { isLegalNow } from '../challenging.ts';
import { DECKS } from '../decks.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { Declaration, Opened } from '../events.ts';
import type { CardsRefusal } from '../refusals.ts';
import { LONGEST_WORD, SHORTEST_WORD, scoreWord } from '../score.ts';
import { fromDealersLeft, liveSeats, type State } from '../state.ts';
import { returnUnmatched } from './bet.ts';

/** Why cards cannot lie before a seat: they are none, or not all its own. */
export const whyNotLaid = (state: State, seat: Seat, word: unknown): CardsRefusal | undefined => {
  if (!Array.isArray(word) || word.length > LONGEST_WORD || !word.every(isLaidCard))
    return { code: 'not-cards' };
  const missing = missingCards(seatAt(state, seat).cards, word.map(heldAs));
  return missing.length > 0 ? { code: 'cards-not-held', cards: missing } : undefined;
};

const whyNotWord = (state: State, seat: Seat, word: readonly LaidCard[]): CardsRefusal | undefined => {
  const isLong = Array.isArray(word) && word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD;
  return isLong
    ? whyNotLaid(state, seat, word)
    : { code: 'word-length', from: SHORTEST_WORD, to: LONGEST_WORD };
};

/** CW-6.1: where the dictionary judges, what it does not know is no word, but for names that are claimed (CW-21.3). */
const isRefused = ({ state, env }: Table, word: readonly LaidCard[], claim: boolean): boolean =>
  state.options.judge === 'dictionary' &&
  !(claim && categoryOf(state)?.names === true) &&
  !isLegalNow(state, env.judge, readLaid(word));

/** CW-21.2: a word on the category's list gets the bonus by itself, any other that is claimed for it until that is lost. */
const openWord = ({ state, env }: Table, seat: Seat, { word, claim }: Declaration): Opened => {
  if (word === null) return { seat, word, claim, score: 0, steps: null };
  const listed = isListed(categoryOf(state), env.judge, readLaid(word));
  const scored = scoreWord(DECKS[state.options.deck], word, claim || listed);
  return { seat, word, claim, ...scored, ...(listed ? { listed } : {}) };
};

const open = (table: Table): void => {
  const { state } = table;
  const declarations = fromDealersLeft(state).flatMap((seat): Opened[] => {
    const sealed = state.declared.find((each) => each.seat === seat)?.declaration;
    if (sealed === undefined || sealed === null || seatAt(state, seat).folded) return [];
    return [openWord(table, seat, sealed)];
  });
  table.emit({ type: 'opened', declarations });
};

/** CW-4.8: those left show all cards; each declares one word or none, sealed until all have. */
export const declarePhase: PhaseRules = {
  name: 'declare',
  number: 0,
  prepare: (table) => {
    returnUnmatched(table);
    for (const seat of liveSeats(table.state)) {
      table.emit({ type: 'showed', seat, cards: seatAt(table.state, seat).cards });
    }
  },
  queue: liveSeats,
  toAct: ({ queue }) => queue,
  inTurn: {
    declare: (table, seat, { word, claim }): CardsRefusal | undefined => {
      if (typeof claim !== 'boolean') return { code: 'not-cards' };
      const why = word === null ? undefined : whyNotWord(table.state, seat, word);
      if (why !== undefined) return why;
      if (claim && (word === null || categoryOf(table.state) === null)) return { code: 'no-category' };
      if (word !== null && isRefused(table, word, claim)) return { code: 'not-a-word', word: readLaid(word) };
      table.emit({ type: 'declared', seat, declaration: { word, claim } });
      return undefined;
    },
  },
  offers: ({ seats, category }, seat) => [
    { kind: 'declare', cards: seats[seat]?.cards ?? '', claim: category !== null },
  ],
  outOfTurn: (state, seat) =>
    state.declared.some((each) => each.seat === seat) ? { code: 'already-declared' } : { code: 'has-folded' },
  timeOut: (table, seat) => {
    const { layout } = seatAt(table.state, seat);
    const isWord = whyNotWord(table.state, seat, layout) === undefined;
    const unknown = isWord && isRefused(table, layout, false);
    const declaration = { word: isWord && !unknown ? layout : null, claim: false };
    table.emit({ type: 'declared', seat, declaration, ...(unknown ? { unknown } : {}) });
  },
  end: open,
};
