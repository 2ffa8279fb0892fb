/** Choose Your Words as the suites of test/contract play it: all its options, a made-up dictionary. */
import fc from 'fast-check';
import type { Action } from '../../src/games/choose-your-words/actions.ts';
import { type Card, WILD } from '../../src/games/choose-your-words/card.ts';
import { CHOOSE_YOUR_WORDS } from '../../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource, type Setup } from '../../src/games/choose-your-words/deal-source.ts';
import type { Env } from '../../src/games/choose-your-words/env.ts';
import type { GameEvent } from '../../src/games/choose-your-words/events.ts';
import type { Offer } from '../../src/games/choose-your-words/offers.ts';
import type { CardsRefusal } from '../../src/games/choose-your-words/refusals.ts';
import type { State } from '../../src/games/choose-your-words/state.ts';
import type { View } from '../../src/games/choose-your-words/view.ts';
import type { NewTable } from '../../src/games/core/game.ts';
import { formatAction, parseAction } from '../../src/notation/cards-actions.ts';
import { type CardsMatch, formatCardsRecord } from '../../src/notation/cards-record.ts';
import { loadCardsRecord } from '../../src/notation/cards-replay.ts';
import { pick, randomCardsAction } from '../support/cards-random.ts';
import { seeded } from '../support/racks.ts';
import { randomOrder } from '../support/random-order.ts';
import { scaled } from '../support/scale.ts';
import type { ContractSubject } from './game-contract.ts';

const GAMES = scaled(2000, 20_000);
export const SEATS = 4;

const numberOf = (word: string): number =>
  [...word].reduce((sum, letter, i) => (sum * 31 + letter.charCodeAt(0) + i) % 9973, 7);

/** A made-up dictionary: two words of three are in it, one of five is in the theme. */
export const judge = {
  has: (word: string) => numberOf(word) % 3 !== 0,
  inTheme: (word: string) => numberOf(word) % 5 === 0,
  themes: ['ocean', 'presidents'],
};

/** Stacks that a game is soon through with. */
const chips = fc.constantFrom(20, 21, 26).chain((stack) =>
  fc.record({
    stack: fc.constant(stack),
    ante: fc.constantFrom(0, 1, 3, 7, 15, stack),
    minBet: fc.constantFrom(1, 5, 10),
    maxBet: fc.option(fc.constantFrom(10, 12, 40)),
    limit: fc.option(fc.constantFrom(0, 1, 3)),
    leastRaise: fc.constantFrom('bet', 'poker'),
  }),
);

const tables: fc.Arbitrary<NewTable<Setup>> = fc.integer({ min: 2, max: SEATS }).chain((players) =>
  fc.record({
    players: fc.constant(players),
    options: fc
      .tuple(
        chips,
        fc.record(
          {
            deck: fc.constantFrom('classic', 'french'),
            category: fc.constantFrom('off', 'dealer', 'ocean', 'presidents'),
            end: fc.constantFrom(
              {},
              { score: 40 },
              { minutes: 5 },
              { score: 40, minutes: 5 },
              { rounds: 1 },
              { rounds: 3, ties: 'share' },
              { rounds: 2, minutes: 5 },
            ),
            judge: fc.constantFrom('challenge', 'dictionary'),
            revealAll: fc.boolean(),
            houseWords: fc.constantFrom([], ['EA', 'RES']),
            houseBans: fc.constantFrom([], ['AE', 'TE']),
          },
          { requiredKeys: [] },
        ),
      )
      .map(([money, other]) => ({ ...money, ...other })),
    setup: fc.oneof(
      fc.record({ seed: fc.string({ maxLength: 12 }) }),
      fc.record({
        seed: fc.string({ maxLength: 12 }),
        decks: fc.array(
          fc.array(fc.constantFrom('Ab', 'Er', 'Gb', 'Gr', 'Tb', 'Sr', 'Qb', WILD), {
            minLength: 7 * players,
            maxLength: 9 * players,
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    ),
  }),
);

const NONSENSE = [
  { kind: 'bet', amount: Number.NaN },
  { kind: 'bet', amount: 10 ** 9 },
  { kind: 'raise', to: -5 },
  { kind: 'check' },
  { kind: 'call' },
  { kind: 'exchange', cards: ['?', 'Ab'] },
  { kind: 'exchange', cards: 'Ab' },
  { kind: 'layout', word: ['Zr', 'Zr'] },
  { kind: 'declare', word: ['*Ab'], claim: true },
  { kind: 'declare', word: 7, claim: false },
  { kind: 'challenge', seat: 99, what: 'word' },
  { kind: 'challenge', seat: 0, what: 'nothing' },
  { kind: 'vote', vote: 'maybe' },
  { kind: 'category', text: 5, names: false },
  { kind: 'category', text: 'moon', names: false, own: false },
  { kind: 'waive' },
  { kind: 'timeout', seat: 99 },
  { kind: 'window' },
  { kind: 'time' },
  { kind: 'toString' },
] as unknown as readonly Action[];

export const tableOf = (match: CardsMatch, { setup }: NewTable<Setup>) => ({
  match,
  setup,
  lexicon: { name: 'en-full', sha256: '0'.repeat(64) },
  rulesVersion: CHOOSE_YOUR_WORDS.rulesVersion,
  names: ['Ann', 'Bob "the bluff"', 'Chloé', 'Dan'],
});

const load = (text: string): CardsMatch | string => {
  const loaded = loadCardsRecord(text, () => judge);
  return loaded.ok ? loaded.value.match : `${JSON.stringify(loaded.error)}\n${text}`;
};

const sealsHands = ({ phase, options }: State): boolean => phase !== 'over' || !options.revealAll;

/** Tables that are tried in any case: every kind of category and end, hands sealed for good, eight seats, a short deck. */
const EXAMPLES: readonly NewTable<Setup>[] = [
  { players: 4, options: { stack: 20, category: 'dealer', revealAll: false }, setup: { seed: 'free' } },
  { players: 3, options: { stack: 20, category: 'ocean', end: { score: 30 } }, setup: { seed: 'theme' } },
  {
    players: 3,
    options: { stack: 20, category: 'dealer', judge: 'dictionary', leastRaise: 'poker' },
    setup: { seed: 'judged' },
  },
  { players: 8, options: { stack: 20, ante: 5, end: { minutes: 1 } }, setup: { seed: 'eight' } },
  {
    players: 2,
    options: { stack: 20, limit: 1, maxBet: 5, revealAll: false },
    setup: { seed: 'short', decks: [Array<Card>(16).fill('Eb')] },
  },
];

export const CARDS_SUBJECT: ContractSubject<Env, Setup, State, Action, GameEvent, View, Offer, CardsRefusal> =
  {
    game: CHOOSE_YOUR_WORDS,
    tables,
    examples: EXAMPLES,
    envFor: ({ setup }) => ({ deal: createDealSource(setup), judge }),
    within: randomCardsAction,
    serverActions: (state) => {
      const { toAct, windowOpen } = CHOOSE_YOUR_WORDS.view(state, null);
      const actions: Action[] = toAct.map((seat) => ({ kind: 'timeout', seat }));
      if (windowOpen) actions.push({ kind: 'window' });
      if (state.options.end.minutes !== null && !state.timeUp) actions.push({ kind: 'time' });
      return actions;
    },
    nonsense: (state, random) => ({
      actor: random() < 0.1 ? null : Math.floor(random() * (state.players + 1)),
      action: pick(random, NONSENSE),
    }),
    totals: (state) => ({
      chips: state.seats.reduce(
        (sum, { chips: held, committed }) => sum + held + committed,
        state.carried + state.next - state.paid,
      ),
      cards:
        state.seats.reduce((sum, { cards }) => sum + cards.length, state.deckCount + state.discards.length) -
        state.deckSize,
      sound: state.seats.every(
        ({ chips: held, committed, bet }) => held >= 0 && committed >= bet && bet >= 0,
      ),
    }),
    format: formatAction,
    parse: (text) => {
      const parsed = parseAction(text);
      return parsed.ok ? parsed.value : undefined;
    },
    record: (match, made, viewer) => formatCardsRecord(tableOf(match, made), viewer),
    load,
    recordHides: sealsHands,
    envWithOtherFuture: ({ setup }, match, random) => {
      const real = createDealSource(setup);
      const { round, shuffles, deckCount } = match.state;
      return {
        deal: {
          ...real,
          order: (pack) => {
            const order = real.order(pack);
            if (pack.round !== round || pack.shuffle !== shuffles) return order;
            const drawn = order.length - deckCount;
            return [
              ...order.slice(0, drawn),
              ...randomOrder(order.slice(drawn), seeded(Math.floor(random() * 1e9))),
            ];
          },
        },
        judge,
      };
    },
    stateHiddenOtherwise: (state, viewer, random) => {
      const isHidden = ({ shown }: State['seats'][number], seat: number) => seat !== viewer && !shown;
      const hidden = [...state.seats.filter(isHidden).flatMap(({ cards }) => cards), ...state.discards];
      const mixed = randomOrder(hidden, random);
      const seats = state.seats.map((held, seat) =>
        isHidden(held, seat)
          ? { ...held, cards: mixed.splice(0, held.cards.length), layout: [] }
          : seat === viewer
            ? held
            : { ...held, layout: [] },
      );
      const declared = state.declared.map((each) =>
        each.opened !== null || each.seat === viewer
          ? each
          : { ...each, declaration: { word: ['Zr', 'Zb'], claim: random() < 0.5 } },
      );
      return { ...state, seats, discards: mixed, declared };
    },
    mostTurns: 4000,
    isArrangement: ({ kind }) => kind === 'layout',
    games: GAMES,
  };
