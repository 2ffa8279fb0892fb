import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hand, potsOf, type Stake, settlePots } from './pots.ts';

const stake = (committed: number, how: 'in' | 'all-in' | 'folded'): Stake => ({
  committed,
  live: how !== 'folded',
  allIn: how === 'all-in',
});

describe('CW-4.6 side pots', () => {
  it('CW-4.6 without an all-in there is one pot; what others folded stays in it', () => {
    expect(potsOf([stake(10, 'in'), stake(10, 'in'), stake(4, 'folded')], 3)).toEqual([
      { amount: 27, seats: [0, 1] },
    ]);
  });

  it('CW-4.6 each all-in closes a pot, any number of them', () => {
    const pots = potsOf(
      [stake(5, 'all-in'), stake(20, 'all-in'), stake(50, 'all-in'), stake(50, 'in'), stake(30, 'folded')],
      0,
    );
    expect(pots).toEqual([
      { amount: 25, seats: [0, 1, 2, 3] },
      { amount: 60, seats: [1, 2, 3] },
      { amount: 70, seats: [2, 3] },
    ]);
  });

  it('CW-4.6 folded money above the highest all-in stays in the last pot', () => {
    expect(potsOf([stake(10, 'all-in'), stake(20, 'all-in'), stake(35, 'folded')], 0)).toEqual([
      { amount: 30, seats: [0, 1] },
      { amount: 35, seats: [1] },
    ]);
  });

  it('CW-4.6 while a betting goes on, who has still to call is in every pot', () => {
    expect(potsOf([stake(11, 'in'), stake(6, 'all-in'), stake(1, 'in')], 0)).toEqual([
      { amount: 13, seats: [0, 1, 2] },
      { amount: 5, seats: [0, 2] },
    ]);
  });
});

/** A showdown: what each seat put in, whether it folded or was struck, its word and cards. Order is seat order. */
type Player = {
  readonly committed: number;
  readonly fate: 'in' | 'folded' | 'struck';
  readonly score: number | null;
  readonly total: number;
};

/**
 * The same by chip layers, one chip high each: a layer belongs to those in the round who reach it; layers of the same
 * owners are one pot; a layer that nobody reaches, or whose owners are all struck, falls to the one below.
 */
const settleByLayers = (players: readonly Player[], carried: number): number[] => {
  const won = players.map(() => 0);
  const highest = Math.max(...players.map(({ committed }) => committed));
  const heaps: { owners: string; chips: number }[] = [];
  for (let level = 1; level <= highest; level++) {
    const reach = players
      .map((player, seat) => ({ ...player, seat }))
      .filter(({ committed }) => committed >= level);
    const owners = reach
      .filter(({ fate }) => fate !== 'folded')
      .map(({ seat }) => seat)
      .join();
    const top = heaps.at(-1);
    if (top !== undefined && (top.owners === owners || owners === '')) top.chips += reach.length;
    else heaps.push({ owners, chips: reach.length });
  }
  if (heaps[0] !== undefined) heaps[0].chips += carried;
  for (let i = heaps.length - 1; i >= 0; i--) {
    const { owners, chips } = heaps[i] as { owners: string; chips: number };
    const rivals = owners
      .split(',')
      .map(Number)
      .filter((seat) => players[seat]?.fate === 'in');
    const below = heaps[i - 1];
    if (rivals.length === 0) {
      // Below the first pot there is none: nobody wins it.
      if (below !== undefined) below.chips += chips;
      continue;
    }
    const worth = (seat: number): number => {
      const { score, total } = players[seat] as Player;
      // Any word beats none; without a word the cards count.
      return score === null ? total - 1000 : score;
    };
    const best = Math.max(...rivals.map(worth));
    const winners = rivals.filter((seat) => worth(seat) === best);
    for (let chip = 0; chip < chips; chip++) {
      const round = Math.floor(chip / winners.length);
      const isWhole = (round + 1) * winners.length <= chips;
      const winner = (isWhole ? winners[chip % winners.length] : winners[0]) as number;
      won[winner] = (won[winner] as number) + 1;
    }
  }
  return won;
};

describe('CW-4.9 who wins which pot', () => {
  it('CW-4.6, CW-4.9 agrees with a settlement by chip layers over 20,000 random patterns', () => {
    const player: fc.Arbitrary<Player> = fc.record({
      committed: fc.integer({ min: 1, max: 12 }),
      fate: fc.constantFrom('in', 'in', 'in', 'folded', 'struck'),
      score: fc.option(fc.integer({ min: 2, max: 5 })),
      total: fc.integer({ min: 7, max: 10 }),
    });
    let sidePots = 0;
    fc.assert(
      fc.property(
        fc.array(player, { minLength: 2, maxLength: 8 }),
        fc.nat(5),
        fc.boolean(),
        (drawn, carried, allFolded) => {
          // Those in have matched the highest stake of those in or are all-in; folded ones may have put in more only by leaving.
          const live = drawn.filter(({ fate }) => fate !== 'folded');
          const top = Math.max(0, ...live.map(({ committed }) => committed));
          const players = drawn.map((each) =>
            each.fate === 'folded' && !allFolded
              ? { ...each, committed: Math.min(each.committed, top) }
              : each,
          );
          const stakes = players.map(({ committed, fate }) => ({
            committed,
            live: fate !== 'folded',
            allIn: fate !== 'folded' && committed < top,
          }));
          const hands: Hand[] = players.flatMap(({ fate, score, total }, seat) =>
            fate === 'in' ? [{ seat, score, total }] : [],
          );
          const pots = potsOf(stakes, carried);
          if (pots.length > 1) sidePots++;
          const won = players.map(() => 0);
          for (const { winners } of settlePots(pots, hands))
            for (const { seat, amount } of winners) won[seat] = (won[seat] as number) + amount;
          const paidIn = players.reduce((sum, { committed }) => sum + committed, carried);
          const isWon = players.some(({ fate }) => fate === 'in');
          const byLayers = settleByLayers(players, carried);
          // Plain comparisons: so many patterns take a while.
          const paidOut = won.reduce((sum, amount) => sum + amount, 0);
          return paidOut === (isWon ? paidIn : 0) && won.join() === byLayers.join();
        },
      ),
      { numRuns: 20_000 },
    );
    expect(sidePots).toBeGreaterThan(5000);
  });

  const hand = (seat: number, score: number | null, total = 10): Hand => ({ seat, score, total });

  it('CW-4.9 each pot goes to the highest score among those in it', () => {
    const pots = [
      { amount: 30, seats: [0, 1, 2] },
      { amount: 40, seats: [1, 2] },
    ];
    expect(settlePots(pots, [hand(0, 50), hand(1, 20), hand(2, 30)])).toEqual([
      { amount: 30, by: 'word', winners: [{ seat: 0, amount: 30 }] },
      { amount: 40, by: 'word', winners: [{ seat: 2, amount: 40 }] },
    ]);
  });

  it('CW-4.9 a tie of three splits it, both odd chips to the first left of the dealer', () => {
    const won = settlePots([{ amount: 32, seats: [0, 1, 2] }], [hand(2, 9), hand(0, 9), hand(1, 9)]);
    expect(won[0]?.winners).toEqual([
      { seat: 2, amount: 12 },
      { seat: 0, amount: 10 },
      { seat: 1, amount: 10 },
    ]);
  });

  it('CW-4.9 nobody in it has a word: the highest total of the cards', () => {
    const won = settlePots([{ amount: 9, seats: [0, 1] }], [hand(0, null, 12), hand(1, null, 31)]);
    expect(won).toEqual([{ amount: 9, by: 'cards', winners: [{ seat: 1, amount: 9 }] }]);
    expect(
      settlePots([{ amount: 9, seats: [0, 1] }], [hand(0, 2, 7), hand(1, null, 31)])[0]?.winners,
    ).toEqual([{ seat: 0, amount: 9 }]);
  });

  it('CW-4.9 all of them struck: it joins the pot before it', () => {
    const pots = [
      { amount: 30, seats: [0, 1, 2] },
      { amount: 40, seats: [1, 2] },
    ];
    expect(settlePots(pots, [hand(0, null)])).toEqual([
      { amount: 70, by: 'last', winners: [{ seat: 0, amount: 70 }] },
    ]);
    expect(settlePots(pots, [])).toEqual([]);
  });
});
