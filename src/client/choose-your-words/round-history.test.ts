import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actAtRandom } from '../../../test/support/cards-random.ts';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { seeded } from '../../../test/support/racks.ts';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../games/choose-your-words/deal-source.ts';
import { startMatch } from '../../games/core/match.ts';
import {
  bestWords,
  chipsByRound,
  isOver,
  lastBets,
  newRound,
  type RoundTold,
  roundsOf,
  roundToLookAt,
  seenAfter,
} from './round-history.ts';

const judge = { has: (word: string) => word.length % 2 === 0, inTheme: () => false, themes: ['ocean'] };

/** A game of four, played at random for some turns. */
const playSome = (seed: number, turns: number) => {
  const [env, random] = [{ deal: createDealSource({ seed: String(seed) }), judge }, seeded(seed)];
  const options = { stack: 60, ante: 2, category: 'dealer' };
  const match = startMatch(CHOOSE_YOUR_WORDS, env, { players: 4, options, setup: null });
  if (!match.ok) throw new Error(match.error.code);
  const events = [...match.value.opening];
  for (let turn = 0; turn < turns && !CHOOSE_YOUR_WORDS.isOver(match.value.state); turn++)
    events.push(...actAtRandom(match.value, env, random));
  return { events, state: match.value.state };
};

describe('the rounds of a game, told afterwards', () => {
  it('say of every seat what it has come to, whatever was hidden from who tells it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 20, max: 160 }), (seed, turns) => {
        const { events, state } = playSome(seed, turns);
        const told = roundsOf(events);
        const series = chipsByRound(events);
        const over = told.filter(isOver).length;
        expect(series.map((chips) => chips.length)).toEqual([0, 0, 0, 0].map(() => over + 1));
        const { result } = state;
        if (result !== null) expect(series.map((chips) => chips.at(-1))).toEqual(result.chips);
        for (const viewer of [0, null]) {
          const seen = events.map((event) => CHOOSE_YOUR_WORDS.redact(event, viewer));
          expect(chipsByRound(seen)).toEqual(series);
        }
        for (const { struck } of bestWords(told, 3)) expect(struck).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

it('of a story that begins in the middle no rounds are told', () => {
  const { events } = playSome(7, 120);
  expect(roundsOf(events).length).toBeGreaterThan(1);
  expect(roundsOf(events.slice(5))).toEqual([]);
});

describe('a showdown to look at', () => {
  const word = { seat: 0, word: ['Ab'], claim: false, score: 1, steps: null, struck: false };
  const told = (round: number, words = [word]): RoundTold => ({ ...newRound(round), words });
  const rounds = [told(1), told(2, []), told(3), told(4), told(5)];
  const shownAt = (now: number, seen: number): number | undefined => roundToLookAt(rounds, now, seen)?.round;

  it('is that of the round before, where cards were shown', () => {
    expect(shownAt(1, 0)).toBeUndefined();
    expect(shownAt(2, 0)).toBe(1);
    expect(shownAt(3, 1)).toBeUndefined();
  });

  it('stays while others play on, and even where they end the game', () => {
    expect([2, 3, 4, 5].map((now) => shownAt(now, 0))).toEqual([1, 1, 1, 1]);
    expect(shownAt(5, 3)).toBe(4);
  });

  it('gives way to the last one missed, or to the result', () => {
    const [first] = rounds as [RoundTold];
    expect(seenAfter(first, 2, false)).toBe(1);
    const late = seenAfter(first, 5, false);
    expect(shownAt(5, late)).toBe(4);
    expect(shownAt(5, seenAfter(first, 5, true))).toBeUndefined();
  });
});

it('what each last did in a betting is the newest bet of every seat that has acted, and begins anew with every betting and round', () => {
  const table = cardsTable({ players: 3 }).play('0 bet 4|1 call|2 raise 8|0 call');
  expect([...lastBets(table.log)].toSorted()).toEqual([
    [0, 'called'],
    [1, 'called'],
    [2, 'raised'],
  ]);
  table.play('1 call').keepAll().play('1 check');
  expect([...lastBets(table.log)]).toEqual([[1, 'checked']]);
  table.play('2 fold|0 fold');
  expect(table.state.round).toBe(2);
  expect([...lastBets(table.log)]).toEqual([]);
});
