import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstToAct } from '../../src/bots/bot.ts';
import { BUYWORD_BOTS } from '../../src/bots/buyword/bots.ts';
import { LEVELS, type Level } from '../../src/bots/levels.ts';
import { BUYWORD } from '../../src/games/buyword/buyword.ts';
import type { Setup } from '../../src/games/buyword/deal-source.ts';
import { createDealSource } from '../../src/games/buyword/deal-source.ts';
import { addLetters } from '../../src/games/buyword/letters.ts';
import type { State } from '../../src/games/buyword/state.ts';
import { allTiles } from '../../src/games/buyword/tile-sets.ts';
import type { NewTable } from '../../src/games/core/game.ts';
import { startMatch } from '../../src/games/core/match.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import type { DictionaryName } from '../../src/shared/dictionaries.ts';
import { MATRIX_ROWS, tableOf } from '../support/buyword-matrix.ts';
import { seeded } from '../support/racks.ts';

const MOST_TURNS = 20_000;
const WORK = 1;
/** Enough work for the Expert to play on in its head, and to reckon endings. */
const LOOKS_AHEAD = 24;

const botOf = (id: Level, dictionary: DictionaryName, seed: string, work = WORK) =>
  BUYWORD_BOTS.make({ lexicon: loadLexicon(dictionary), id, seed, work });

/** Plays a table with bots of levels in turn, so far or to its end; tells each action before it is taken. */
const playOut = (
  table: NewTable<Setup>,
  first: number,
  dictionary: DictionaryName,
  stop: (turn: number) => boolean = () => false,
) => {
  const lexicon = loadLexicon(dictionary);
  const started = startMatch(BUYWORD, { deal: createDealSource(table.setup), judge: lexicon }, table);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bots = Array.from({ length: table.players }, (_, seat) =>
    botOf(LEVELS[(first + seat) % LEVELS.length] as Level, dictionary, `bot ${seat}`),
  );
  for (let turn = 0; !BUYWORD.isOver(match.state) && !stop(turn); turn++) {
    expect(turn, 'the bots play for ever').toBeLessThan(MOST_TURNS);
    const { toAct } = BUYWORD.view(match.state, null);
    const next = firstToAct(
      toAct,
      (seat) => bots[seat]?.think(BUYWORD.view(match.state, seat), seat)?.action,
    );
    if (next === undefined) throw new Error(`no idea in ${match.state.phase}`);
    const acted = match.act(next.seat, next.action);
    expect(acted, `refused: ${JSON.stringify(next.action)}`).toMatchObject({ ok: true });
  }
  return match;
};

const shuffled = (letters: string, random: () => number): string => {
  const order = [...letters];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as string, order[i] as string];
  }
  return order.join('');
};

/** A state that a seat cannot tell from another: the hidden hands of the others are dealt anew. */
const hiddenOtherwise = (state: State, seat: number, random: () => number): State => {
  const others = state.seats.flatMap(({ tiles }, each) => (each === seat ? [] : [tiles])).join('');
  const mixed = shuffled(others, random);
  let from = 0;
  return {
    ...state,
    seats: state.seats.map((held, each) => {
      if (each === seat) return held;
      const tiles = addLetters('', mixed.slice(from, from + held.tiles.length));
      from += held.tiles.length;
      return { ...held, tiles };
    }),
  };
};

describe('bots of BuyWord', () => {
  const kinds = new Set<string>();
  const dictionaries = [...new Set(MATRIX_ROWS.map((row) => row['dictionary'] as DictionaryName))];

  it.each(dictionaries)(
    'play every mix of the matrix with %s to the end, nothing refused, levels in turn',
    (dictionary) => {
      MATRIX_ROWS.forEach((row, i) => {
        if (row['dictionary'] !== dictionary) return;
        const { turns } = playOut(tableOf(row, `levels ${i}`), i, dictionary);
        for (const { action } of turns)
          kinds.add(action.kind === 'sell' && action.at ? 'place' : action.kind);
      });
    },
  );

  it('have done all that can be done in the variants', () => {
    for (const kind of [
      'choose',
      'draft',
      'propose',
      'auction',
      'bid',
      'pass',
      'buy',
      'decline',
      'sell',
      'place',
    ])
      expect(kinds, kind).toContain(kind);
  });

  it('BW-17 advise the same when what is hidden is another: the order of the bag, the hands of others', () => {
    const common = { openTiles: false, dictionary: 'en-common' };
    const mixes = [
      { ...common, auctions: 'english', deals: 'sales' },
      { ...common, auctions: 'french', deals: 'trades', draft: true },
    ];
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.nat(), (turns, seed) => {
        const options = mixes[seed % mixes.length] as (typeof mixes)[number];
        const random = seeded(seed);
        const bag = shuffled(allTiles('classic'), random);
        const table = (order: string): NewTable<Setup> => ({
          players: 3,
          options,
          setup: { bag: order, seed: `rolls ${seed}`, leader: 0 },
        });
        const { state } = playOut(table(bag), seed % 4, 'en-common', (turn) => turn >= turns);
        const drawn = bag.length - state.bagCount;
        const other = bag.slice(0, drawn) + shuffled(bag.slice(drawn), random);
        const same = playOut(table(other), seed % 4, 'en-common', (turn) => turn >= turns).state;
        for (const seat of BUYWORD.view(state, null).toAct)
          for (const level of LEVELS) {
            const says = (from: State) =>
              botOf(level, 'en-common', 'advice', LOOKS_AHEAD).think(BUYWORD.view(from, seat), seat);
            const advice = says(state);
            expect(says(same)).toEqual(advice);
            expect(says(hiddenOtherwise(state, seat, random))).toEqual(advice);
          }
      }),
      { numRuns: 12 },
    );
  });

  it('BW-17 advise the same alone, whatever order the bag is in, to the last tiles', () => {
    const table = (order: string, seed: number): NewTable<Setup> => ({
      players: 1,
      options: { dictionary: 'en-common' },
      setup: { bag: order, seed: `rolls ${seed}` },
    });
    const phases = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 4 }), (seed, before) => {
        const random = seeded(seed);
        const bag = shuffled(allTiles('classic'), random);
        const { length } = playOut(table(bag, seed), 2, 'en-common').turns;
        for (const turns of before.map((each) => Math.max(0, length - each))) {
          const at = (order: string) =>
            playOut(table(order, seed), 2, 'en-common', (turn) => turn >= turns).state;
          const state = at(bag);
          const drawn = bag.length - state.bagCount;
          const same = at(bag.slice(0, drawn) + shuffled(bag.slice(drawn), random));
          phases.add(state.phase);
          for (const level of LEVELS) {
            const says = (from: State) =>
              botOf(level, 'en-common', 'advice', LOOKS_AHEAD).think(BUYWORD.view(from, 0), 0);
            expect(says(same)).toEqual(says(state));
          }
        }
      }),
      { numRuns: 4 },
    );
    for (const phase of ['choose', 'buy', 'sell']) expect(phases, phase).toContain(phase);
  });
});
