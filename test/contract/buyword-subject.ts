/** BuyWord as the suites of test/contract play it: every set of options of the matrix, a made-up dictionary. */
import fc from 'fast-check';
import type { Action } from '../../src/games/buyword/actions.ts';
import { BUYWORD } from '../../src/games/buyword/buyword.ts';
import { createDealSource, type DealSource, type Setup } from '../../src/games/buyword/deal-source.ts';
import type { Env, Judge } from '../../src/games/buyword/env.ts';
import type { GameEvent } from '../../src/games/buyword/events.ts';
import { addLetters } from '../../src/games/buyword/letters.ts';
import type { Offer } from '../../src/games/buyword/offers.ts';
import type { BuyWordRefusal } from '../../src/games/buyword/refusals.ts';
import type { State } from '../../src/games/buyword/state.ts';
import { allTiles } from '../../src/games/buyword/tile-sets.ts';
import type { View } from '../../src/games/buyword/view.ts';
import type { NewTable } from '../../src/games/core/game.ts';
import { formatAction, parseAction } from '../../src/notation/buyword-actions.ts';
import { type BuyWordMatch, formatBuyWordRecord } from '../../src/notation/buyword-record.ts';
import { loadBuyWordRecord } from '../../src/notation/buyword-replay.ts';
import { MATRIX_ROWS, tableOf } from '../support/buyword-matrix.ts';
import { randomAction, shuffled } from '../support/buyword-random.ts';
import { scaled } from '../support/scale.ts';
import type { ContractSubject } from './game-contract.ts';

const GAMES = scaled(2100, 21_000);

const hash = (word: string, seed: number): number =>
  [...word].reduce((sum, letter, i) => (sum * 31 + letter.charCodeAt(0) + i) % 9973, seed);

/** A made-up dictionary: three words of four are in it, and most of those on theme. */
const judge: Judge = {
  has: (word) => hash(word, 7) % 4 !== 0,
  inTheme: (word) => hash(word, 11) % 5 !== 0,
};

const tables: fc.Arbitrary<NewTable<Setup>> = fc
  .record({ row: fc.constantFrom(...MATRIX_ROWS), seed: fc.string({ maxLength: 12 }) })
  .map(({ row, seed }) => tableOf(row, seed));

const NONSENSE: readonly Action[] = [
  { kind: 'roll' },
  { kind: 'choose', number: 7 },
  { kind: 'choose', number: Number.NaN },
  { kind: 'buy' },
  { kind: 'sell', word: 'ZZZZZZ', wildAt: null },
  { kind: 'sell', word: 'É1', wildAt: 9 },
  { kind: 'sell', word: 'EA', wildAt: null, at: { row: 10 ** 9, col: Number.NaN, across: true } },
  { kind: 'sell', word: 'EA', wildAt: 0, at: { row: 0, col: 0, across: false } },
  { kind: 'draft', letter: 'QQ' },
  { kind: 'propose', lots: [{ from: 0, to: 99 }], money: [] },
  { kind: 'propose', lots: [{ from: 0, to: 0 }], money: [{ from: 0, to: 1, amount: -5 }] },
  { kind: 'propose', lots: [], money: [] },
  { kind: 'accept', proposal: Number.NaN },
  { kind: 'reject', proposal: 1 },
  { kind: 'withdraw', proposal: 1 },
  { kind: 'auction', from: 7 },
  { kind: 'bid', amount: 0.5 },
  { kind: 'bid', amount: 10 ** 9 },
  { kind: 'pass' },
  { kind: 'vote', ballot: 'maybe' as 'yes' },
  { kind: 'challenge', sale: 10 ** 9 },
  { kind: 'discard', tiles: 'QQ' },
  { kind: 'waive' },
  { kind: 'timeout', seat: 99 },
  { kind: 'window' },
];

const table = (match: BuyWordMatch, { setup }: NewTable<Setup>) => ({
  match,
  setup,
  lexicon: { name: match.state.options.dictionary, sha256: '0'.repeat(64) },
  rulesVersion: BUYWORD.rulesVersion,
  names: ['Ann', 'Bob "the bag"', 'Chloé', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'],
});

export const BUYWORD_SUBJECT: ContractSubject<
  Env,
  Setup,
  State,
  Action,
  GameEvent,
  View,
  Offer,
  BuyWordRefusal
> = {
  game: BUYWORD,
  tables,
  examples: MATRIX_ROWS.map((row, i) => tableOf(row, `row ${i}`)),
  envFor: ({ setup }) => ({ deal: createDealSource(setup), judge }),
  within: (offer, view, _env, random) => randomAction(offer, view, judge, random),
  serverActions: (state) => {
    const view = BUYWORD.view(state, null);
    const timeouts: Action[] = view.toAct.map((seat) => ({ kind: 'timeout', seat }));
    const window: Action = { kind: 'window' };
    return view.windowOpen ? [...timeouts, window] : timeouts;
  },
  nonsense: (state, random) => ({
    actor: random() < 0.1 ? null : Math.floor(random() * (state.players + 1)),
    action: NONSENSE[Math.floor(random() * NONSENSE.length)] as Action,
  }),
  totals: (state: State) => {
    const held = [...state.seats, ...state.lots].reduce((sum, { tiles }) => sum + tiles.length, 0);
    const onGrid = state.board.filter(({ wild }) => !wild).length;
    return {
      tiles: held + onGrid + state.open.length + state.sold.length + state.box.length + state.bagCount,
      wilds: state.seats.reduce((sum, { wilds }) => sum + wilds, state.boxWilds),
      money: state.seats.reduce((sum, { money }) => sum + money, state.bank),
      sound: state.seats.every(
        ({ money, wilds, owes }) => money >= 0 && wilds >= 0 && owes >= 0 && (owes === 0 || money === 0),
      ),
    };
  },
  format: formatAction,
  parse: (text) => {
    const parsed = parseAction(text);
    return parsed.ok ? parsed.value : undefined;
  },
  record: (match, made, viewer) => formatBuyWordRecord(table(match, made), viewer),
  load: (text) => {
    const loaded = loadBuyWordRecord(text, () => judge);
    return loaded.ok ? loaded.value.match : JSON.stringify(loaded.error);
  },
  envWithOtherFuture: ({ setup }, match, random) => {
    const real = createDealSource(setup);
    const { options, bag, bagTiles, bagCount, rolls } = match.state;
    const order = real.bagOrder(bag, bagTiles ?? allTiles(options.tiles));
    const drawn = order.length - bagCount;
    const mixed = order.slice(0, drawn) + shuffled(order.slice(drawn), random);
    const other = createDealSource({ seed: 'another' });
    const deal: DealSource = {
      firstLeader: real.firstLeader,
      roll: (index) => (index < rolls ? real : other).roll(index),
      bagOrder: (index, contents) => {
        if (index === bag) return mixed;
        return (index < bag ? real : other).bagOrder(index, contents);
      },
    };
    return { deal, judge };
  },
  stateHiddenOtherwise: (state, viewer, random) => {
    if (state.options.openTiles) return state;
    const others = state.seats.flatMap(({ tiles }, seat) => (seat === viewer ? [] : [tiles])).join('');
    const mixed = shuffled(others, random);
    let from = 0;
    const seats = state.seats.map((held, seat) => {
      if (seat === viewer) return held;
      const tiles = addLetters('', mixed.slice(from, from + held.tiles.length));
      from += held.tiles.length;
      return { ...held, tiles };
    });
    return { ...state, seats };
  },
  mostTurns: 12_000,
  games: GAMES,
};
