import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../games/choose-your-words/deal-source.ts';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import { offers } from '../../games/choose-your-words/offers.ts';
import { replay } from '../../games/core/game.ts';
import {
  bestWords,
  chipsByRound,
  isOver,
  type RoundTold,
  roundsOf,
  roundToLookAt,
  seenAfter,
} from './round-history.ts';

const judge = { has: (word: string) => word.length % 2 === 0, inTheme: () => false, themes: [] };

/** Any action that is open, by a number. */
const anyAction = (
  view: ReturnType<typeof CHOOSE_YOUR_WORDS.view>,
  seat: number,
  dice: number,
): PlayerAction => {
  const open = offers(view, seat).filter(
    ({ kind }) => kind !== 'layout' && (kind !== 'leave' || dice % 40 === 0),
  );
  const offer = open[dice % open.length];
  if (offer === undefined) return { kind: 'leave' };
  switch (offer.kind) {
    case 'category':
      return { kind: 'category', text: 'Things', names: dice % 2 === 0, own: true };
    case 'bet':
      return { kind: 'bet', amount: dice % 3 === 0 ? offer.to : offer.from };
    case 'raise':
      return { kind: 'raise', to: dice % 3 === 0 ? offer.to : offer.from };
    case 'exchange':
      return { kind: 'exchange', cards: [] };
    case 'declare': {
      const word = offer.cards
        .split(' ')
        .filter((card) => card !== '*')
        .slice(0, 2 + (dice % 3));
      return { kind: 'declare', word, claim: offer.claim && dice % 2 === 0 };
    }
    case 'challenge':
      return offer.words[0] === undefined
        ? { kind: 'challenge', seat: offer.claims[0] ?? 0, what: 'category' }
        : { kind: 'challenge', seat: offer.words[0], what: 'word' };
    case 'vote':
      return { kind: 'vote', vote: dice % 2 === 0 ? 'yes' : 'no' };
    default:
      return { kind: offer.kind } as PlayerAction;
  }
};

const playSome = (seed: string, dice: readonly number[]): readonly GameEvent[] => {
  const env = { deal: createDealSource({ seed }), judge };
  const options = { stack: 60, ante: 2, category: 'dealer' };
  const started = CHOOSE_YOUR_WORDS.start(env, { players: 4, options, setup: null });
  if (!started.ok) throw new Error(started.error.code);
  const events: GameEvent[] = [...started.value];
  for (const die of dice) {
    const state = replay(CHOOSE_YOUR_WORDS, events);
    if (CHOOSE_YOUR_WORDS.isOver(state)) break;
    const { toAct } = CHOOSE_YOUR_WORDS.view(state, null);
    const seat = toAct[die % toAct.length] ?? 0;
    const decided = CHOOSE_YOUR_WORDS.decide(
      env,
      state,
      seat,
      anyAction(CHOOSE_YOUR_WORDS.view(state, seat), seat, die),
    );
    if (decided.ok) events.push(...decided.value.events);
  }
  return events;
};

describe('the rounds of a game, told afterwards', () => {
  it('say of every seat what it has won and lost: with the stack that is what it has', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(10_000), { minLength: 20, maxLength: 90 }),
        (seed, dice) => {
          const events = playSome(seed, dice);
          const { seats } = replay(CHOOSE_YOUR_WORDS, events);
          const told = roundsOf(events);
          for (const [seat, { chips }] of seats.entries()) {
            const change = told.reduce((sum, each) => sum + (each.change[seat] ?? 0), 60);
            expect(change).toBe(chips);
          }
          const over = told.filter(isOver).length;
          expect(chipsByRound(events).map((chips) => chips.length)).toEqual([0, 0, 0, 0].map(() => over + 1));
          for (const { struck } of bestWords(events, 3)) expect(struck).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
  });
});

it('of a story that begins in the middle no rounds are told', () => {
  const events = playSome('middle', Array(60).fill(7));
  expect(roundsOf(events).length).toBeGreaterThan(1);
  expect(roundsOf(events.slice(5))).toEqual([]);
});

describe('a showdown to look at', () => {
  const told = (round: number, hasShown = true): RoundTold => ({
    round,
    dealer: 0,
    category: null,
    words: hasShown ? [{ seat: 0, word: ['Ab'], claim: false, score: 1, steps: null, struck: false }] : [],
    pots: [],
    carried: 0,
    debts: [],
    out: [],
    change: [],
    chips: [],
  });
  const rounds = [told(1), told(2, false), told(3), told(4), told(5)];
  const shownAt = (now: number, seen: number, hasEnded = false): number | undefined =>
    roundToLookAt(rounds, { now, seen, isOver: hasEnded })?.round;

  it('is that of the round before, where cards were shown', () => {
    expect(shownAt(1, 0)).toBeUndefined();
    expect(shownAt(2, 0)).toBe(1);
    expect(shownAt(3, 1)).toBeUndefined();
  });

  it('stays while others play on, and even where they end the game', () => {
    expect([2, 3, 4, 5].map((now) => shownAt(now, 0))).toEqual([1, 1, 1, 1]);
    expect(shownAt(5, 3, true)).toBe(4);
  });

  it('gives way to the last one missed, or to the result', () => {
    const [first] = rounds as [RoundTold];
    expect(seenAfter(first, { now: 2, seen: 0, isOver: false })).toBe(1);
    const late = seenAfter(first, { now: 5, seen: 0, isOver: false });
    expect(shownAt(5, late)).toBe(4);
    expect(shownAt(5, seenAfter(first, { now: 5, seen: 0, isOver: true }), true)).toBeUndefined();
  });
});
