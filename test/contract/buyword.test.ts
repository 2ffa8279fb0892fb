import fc from 'fast-check';
import type { Action } from '../../src/games/buyword/actions.ts';
import { BUYWORD } from '../../src/games/buyword/buyword.ts';
import { createDealSource, type Setup } from '../../src/games/buyword/deal-source.ts';
import type { Env } from '../../src/games/buyword/env.ts';
import { addLetters } from '../../src/games/buyword/letters.ts';
import type { Offer } from '../../src/games/buyword/offers.ts';
import type { State } from '../../src/games/buyword/state.ts';
import { allTiles } from '../../src/games/buyword/tile-sets.ts';
import type { View } from '../../src/games/buyword/view.ts';
import type { NewTable } from '../../src/games/core/game.ts';
import { formatAction, parseAction } from '../../src/notation/buyword-actions.ts';
import { type BuyWordMatch, formatBuyWordRecord } from '../../src/notation/buyword-record.ts';
import { loadBuyWordRecord } from '../../src/notation/buyword-replay.ts';
import { gameContract, type Random } from './game-contract.ts';

const GAMES = 1500;

/** A made-up dictionary: three words of four are in it. */
const judge = {
  has: (word: string) =>
    [...word].reduce((sum, letter, i) => (sum * 31 + letter.charCodeAt(0) + i) % 9973, 7) % 4 !== 0,
};

const tables: fc.Arbitrary<NewTable<Setup>> = fc.integer({ min: 1, max: 4 }).chain((players) =>
  fc.record({
    players: fc.constant(players),
    options: fc.record(
      {
        tiles: fc.constantFrom('classic', 'french'),
        startMoney: fc.constantFrom(50, 200, 1000),
        wilds: fc.integer({ min: 0, max: Math.floor(9 / players) }),
        leader: fc.option(fc.integer({ min: 0, max: players - 1 })),
        shortDraw: fc.constantFrom('void', 'partial', 'voidShort'),
        selling: fc.constantFrom('together', 'inTurn'),
        judge: fc.constantFrom('dictionary', 'challenge'),
        penalty: fc.constantFrom(0, 20, 100),
        tileLimit: fc.option(fc.constantFrom(1, 5, 8, 20)),
        openTiles: fc.boolean(),
        houseWords: fc.constantFrom([], ['EA', 'RES']),
        houseBans: fc.constantFrom([], ['AE', 'TE']),
      },
      { requiredKeys: [] },
    ),
    setup: fc.oneof(
      fc.record({ seed: fc.string({ maxLength: 12 }) }),
      fc.record({
        seed: fc.string({ maxLength: 12 }),
        bag: fc.string({ unit: fc.constantFrom(...'AEINORSTLDQZ'), minLength: 1, maxLength: 60 }),
        rolls: fc.array(fc.constantFrom(2 as const, 5 as const, 'choice' as const), { maxLength: 3 }),
      }),
    ),
  }),
);

const shuffled = (letters: string, random: Random): string => {
  const tiles = [...letters];
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [tiles[i], tiles[j]] = [tiles[j] as string, tiles[i] as string];
  }
  return tiles.join('');
};

const word = (
  offer: Extract<Offer, { kind: 'sell' }>,
  view: View,
  env: Env,
  random: Random,
): Action | undefined => {
  const { judge: judged, houseBans, houseWords } = view.options;
  for (let tries = 0; tries < 6; tries++) {
    const useWild = offer.wilds > 0 && random() < 0.4;
    const size = Math.min(offer.tiles.length, 2 + Math.floor(random() * 5), 14);
    const letters = shuffled(offer.tiles, random).slice(0, useWild ? Math.max(1, size - 1) : size);
    if (letters.length + (useWild ? 1 : 0) < 2) continue;
    const wildAt = useWild ? Math.floor(random() * (letters.length + 1)) : null;
    const text = wildAt === null ? letters : `${letters.slice(0, wildAt)}E${letters.slice(wildAt)}`;
    const known = !houseBans.includes(text) && (houseWords.includes(text) || env.judge.has(text));
    if (judged === 'challenge' || known) return { kind: 'sell', word: text, wildAt };
  }
  return undefined;
};

const within = (offer: Offer, view: View, env: Env, random: Random): Action | undefined => {
  switch (offer.kind) {
    case 'choose':
      return { kind: 'choose', number: offer.from + Math.floor(random() * (offer.to - offer.from + 1)) };
    case 'sell':
      return word(offer, view, env, random);
    case 'discard':
      return {
        kind: 'discard',
        tiles: [...shuffled(offer.tiles, random).slice(0, 1 + Math.floor(random() * offer.most))]
          .sort()
          .join(''),
      };
    case 'challenge':
      return { kind: 'challenge', sale: offer.sales[Math.floor(random() * offer.sales.length)] as number };
    case 'leave':
      return random() < 0.02 ? { kind: 'leave' } : undefined;
    case 'buy':
      return { kind: 'buy' };
    default:
      return { kind: offer.kind };
  }
};

const NONSENSE: readonly Action[] = [
  { kind: 'roll' },
  { kind: 'choose', number: 7 },
  { kind: 'choose', number: Number.NaN },
  { kind: 'buy' },
  { kind: 'sell', word: 'ZZZZZZ', wildAt: null },
  { kind: 'sell', word: 'É1', wildAt: 9 },
  { kind: 'challenge', sale: 10 ** 9 },
  { kind: 'discard', tiles: 'QQ' },
  { kind: 'waive' },
  { kind: 'timeout', seat: 99 },
  { kind: 'window' },
];

const table = (match: BuyWordMatch, { setup }: NewTable<Setup>) => ({
  match,
  setup,
  lexicon: { name: 'en-full', sha256: '0'.repeat(64) },
  rulesVersion: BUYWORD.rulesVersion,
  names: ['Ann', 'Bob "the bag"', 'Chloé', 'Dan'],
});

gameContract({
  game: BUYWORD,
  tables,
  envFor: ({ setup }) => ({ deal: createDealSource(setup), judge }),
  within,
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
    const held =
      state.seats.map(({ tiles }) => tiles).join('') + state.lots.map(({ tiles }) => tiles).join('');
    return {
      tiles: held.length + state.box.length + state.bagCount,
      wilds: state.seats.reduce((sum, { wilds }) => sum + wilds, state.boxWilds),
      money: state.seats.reduce((sum, { money }) => sum + money, state.bank),
      sound: state.seats.every(({ money, wilds }) => money >= 0 && wilds >= 0),
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
    const { options, bagCount, rolls } = match.state;
    const order = real.bagOrder(1, allTiles(options.tiles));
    const drawn = order.length - bagCount;
    const bag = order.slice(0, drawn) + shuffled(order.slice(drawn), random);
    const known = Array.from({ length: rolls }, (_, i) => real.roll(i) ?? 2);
    const other = createDealSource({ seed: 'another', bag, rolls: known });
    return { deal: { ...other, firstLeader: real.firstLeader }, judge };
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
  mostTurns: 4000,
  games: GAMES,
});
