/** Everybody against everybody, two at a table: every deal is played twice with the seats swapped, so that luck cancels out. */
import type { Pairing } from './bradley-terry.ts';
import type { Outcome } from './simulation.ts';

type TwoSeats = { readonly bots: readonly [string, string]; readonly seed: string };

/** The games of a round robin, so many a pair, one pair after the other. */
export const roundRobinJobs = (bots: readonly string[], games: number, seed: string): TwoSeats[] =>
  bots.flatMap((bot, i) =>
    bots.slice(i + 1).flatMap((other) =>
      Array.from({ length: 2 * Math.ceil(games / 2) }, (_, game) => ({
        bots: game % 2 === 0 ? ([bot, other] as const) : ([other, bot] as const),
        seed: `${seed}/${Math.floor(game / 2)}`,
      })),
    ),
  );

/** What came of such games: whoever had more at the end scored a point, half of one where both had as much. */
export const roundRobinPairings = (
  jobs: readonly TwoSeats[],
  outcomes: readonly Outcome[],
): readonly Pairing[] => {
  const pairings = new Map<string, Pairing>();
  for (const [i, { bots }] of jobs.entries()) {
    const [own = 0, others = 0] = outcomes[i]?.money ?? [];
    const name = [...bots].sort().join(' ');
    const { players, points, games } = pairings.get(name) ?? { players: bots, points: 0, games: 0 };
    const gained = players[0] === bots[0] ? own - others : others - own;
    pairings.set(name, { players, points: points + (Math.sign(gained) + 1) / 2, games: games + 1 });
  }
  return [...pairings.values()];
};
