import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/games/choose-your-words/actions.ts';
import { type Card, WILD } from '../../src/games/choose-your-words/card.ts';
import { CHOOSE_YOUR_WORDS } from '../../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource, type Setup } from '../../src/games/choose-your-words/deal-source.ts';
import { allCards } from '../../src/games/choose-your-words/decks.ts';
import type { State } from '../../src/games/choose-your-words/state.ts';
import type { NewTable } from '../../src/games/core/game.ts';
import { startMatch } from '../../src/games/core/match.ts';
import type { Viewer } from '../../src/games/core/seat.ts';
import { formatAction, parseAction } from '../../src/notation/cards-actions.ts';
import { type CardsMatch, formatCardsRecord } from '../../src/notation/cards-record.ts';
import { loadCardsRecord } from '../../src/notation/cards-replay.ts';
import { actAtRandom, pick, randomCardsAction } from '../support/cards-random.ts';
import { seeded } from '../support/racks.ts';
import { randomOrder } from '../support/random-order.ts';
import { scaled } from '../support/scale.ts';
import { gameContract } from './game-contract.ts';

const GAMES = scaled(2000, 20_000);
const SEATS = 4;

const numberOf = (word: string): number =>
  [...word].reduce((sum, letter, i) => (sum * 31 + letter.charCodeAt(0) + i) % 9973, 7);

/** A made-up dictionary: two words of three are in it, one of five is in the theme. */
const judge = {
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
            end: fc.constantFrom({}, { score: 40 }, { minutes: 5 }, { score: 40, minutes: 5 }),
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

const tableOf = (match: CardsMatch, { setup }: NewTable<Setup>) => ({
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

gameContract({
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
    sound: state.seats.every(({ chips: held, committed, bet }) => held >= 0 && committed >= bet && bet >= 0),
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
});

describe('CW-26.1 hidden cards', () => {
  /** Every card of the deck once, so that one that shows tells who showed it. */
  const UNIQUE = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((letter) => [`${letter}b`, `${letter}r`]);
  const ROUNDS = 6;

  /** The cards named anywhere in some JSON or text, what wilds stand for left out. */
  const cardsIn = (text: string): Set<string> =>
    new Set(text.match(/(?<![*A-Za-z])[A-Z][br](?![A-Za-z])/g) ?? []);

  const expectSeen = (seen: ReadonlySet<string> | undefined, card: string, where: string): void => {
    if (seen?.has(card) !== true) throw new Error(`${card} in ${where}`);
  };

  it('CW-26.1 stand in no view, event or record of who may not see them, folded hands least of all', () => {
    let sealed = 0;
    fc.assert(
      fc.property(fc.integer({ min: 2, max: SEATS }), fc.nat(), fc.boolean(), (players, seed, revealAll) => {
        const random = seeded(seed);
        const setup = {
          seed: 'x',
          decks: Array.from({ length: ROUNDS }, () => randomOrder(UNIQUE, random)),
          dealer: 0,
        };
        const env = { deal: createDealSource(setup), judge };
        const table = { players, options: { revealAll, category: 'dealer' }, setup };
        const match = startMatch(CHOOSE_YOUR_WORDS, env, table);
        if (!match.ok) throw new Error(match.error.code);
        const { value: game } = match;
        /** What each viewer has seen in this round, by seat; a spectator comes last. */
        let seen = Array.from({ length: players + 1 }, () => new Set<string>());
        let events = game.opening;
        for (let turns = 0; turns < 400; turns++) {
          const viewers: Viewer[] = [...Array(players).keys(), null];
          for (const event of events) {
            if (event.type === 'round-began') seen = seen.map(() => new Set());
            const cards = 'cards' in event ? event.cards : event.type === 'exchanged' ? event.drawn : [];
            for (const card of cards) {
              if (event.type === 'showed') for (const each of seen) each.add(card);
              else if ('seat' in event) seen[event.seat]?.add(card);
            }
            for (const [i, viewer] of viewers.entries()) {
              for (const card of cardsIn(JSON.stringify(CHOOSE_YOUR_WORDS.redact(event, viewer))))
                expectSeen(seen[i], card, `${event.type} shown to ${viewer}`);
            }
          }
          if (CHOOSE_YOUR_WORDS.isOver(game.state) || game.state.round > ROUNDS) break;
          for (const [i, viewer] of viewers.entries()) {
            const { options: _, ...view } = CHOOSE_YOUR_WORDS.view(game.state, viewer);
            for (const card of cardsIn(JSON.stringify(view)))
              expectSeen(seen[i], card, `the view of ${viewer}`);
          }
          if (game.state.round === 1 && turns % 5 === 0) {
            const made = tableOf(game, { ...table, setup });
            for (const [i, viewer] of viewers.entries()) {
              const text = formatCardsRecord(made, viewer).replace(/^\[Options.*$/m, '');
              for (const card of cardsIn(text)) expectSeen(seen[i], card, `the record of ${viewer}`);
            }
            sealed++;
          }
          events = actAtRandom(game, env, random);
        }
      }),
      { numRuns: 60 },
    );
    expect(sealed).toBeGreaterThan(100);
  });

  it('CW-26.1 open for all to see when the game is over, unless the table keeps them sealed', () => {
    for (const revealAll of [true, false]) {
      const setup = { seed: 'over', dealer: 0 };
      const env = { deal: createDealSource(setup), judge };
      const match = startMatch(CHOOSE_YOUR_WORDS, env, { players: 2, options: { revealAll }, setup });
      if (!match.ok) throw new Error(match.error.code);
      match.value.act(0, { kind: 'leave' });
      const { state } = match.value;
      expect(state.result?.winners).toEqual([1]);
      const hand = (state.seats[0]?.cards ?? []).join(' ');
      expect(CHOOSE_YOUR_WORDS.view(state, null).seats[0]?.cards).toBe(revealAll ? hand : null);
      const record = formatCardsRecord(tableOf(match.value, { players: 2, options: {}, setup }), null);
      expect(record.includes('[Seed "over"]')).toBe(revealAll);
      expect(record.includes('dealt 0 ?')).toBe(!revealAll);
      expect(allCards('classic')).toHaveLength(108);
    }
  });
});
