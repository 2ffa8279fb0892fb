import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOOSE_YOUR_WORDS } from '../../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../src/games/choose-your-words/deal-source.ts';
import { allCards } from '../../src/games/choose-your-words/decks.ts';
import { startMatch } from '../../src/games/core/match.ts';
import type { Viewer } from '../../src/games/core/seat.ts';
import { formatCardsRecord } from '../../src/notation/cards-record.ts';
import { actAtRandom } from '../support/cards-random.ts';
import { seeded } from '../support/racks.ts';
import { randomOrder } from '../support/random-order.ts';
import { CARDS_SUBJECT, judge, SEATS, tableOf } from './choose-your-words-subject.ts';
import { gameContract } from './game-contract.ts';

gameContract(CARDS_SUBJECT);

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
