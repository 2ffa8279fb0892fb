/** Tables of scripted players for tests in which everything else breaks. */
import { setTimeout as wait } from 'node:timers/promises';
import { type CrowdTable, gather } from './crowd.ts';
import type { Guest } from './guest.ts';
import { cards, type Kind } from './kills-in-play.ts';
import { scriptedMove } from './scripted-player.ts';

/** A kind of table, with how many bots sit there beside the people. */
export type ChaosKind = Omit<Kind, 'showsAll'> & { readonly bots?: number };

/** The shortest that a table can have. */
const TURN_SECONDS = 10;
/** After so many rounds somebody leaves who has waited for a sleeper long enough. */
const ROUNDS_WITH_SLEEPER = 2;

const CALM = { patienceSeconds: null };

/** One at which a player never acts: only the clock gets it to its end. */
const withSleeper = (): ChaosKind => ({
  people: 2,
  wish: { ...CALM, options: { turnSeconds: TURN_SECONDS } },
  move: (view, seat, random) => {
    if (seat === 1) return undefined;
    if (view.round > ROUNDS_WITH_SLEEPER) return 'leave';
    return scriptedMove(view, seat, random);
  },
});

const asCards = (): ChaosKind => {
  const kind = cards();
  return { ...kind, wish: { ...CALM, ...kind.wish } };
};

/** So many tables: of both games, with open hands and hidden ones, some with bots, some with a clock that runs out. */
export const kindsOfTables = (count: number): ChaosKind[] => {
  const made: readonly (() => ChaosKind)[] = [
    () => ({ people: 4, wish: CALM }),
    asCards,
    () => ({ people: 3, wish: { ...CALM, options: { openTiles: false } } }),
    withSleeper,
    () => ({ people: 2, bots: 1, wish: CALM }),
    asCards,
  ];
  return Array.from({ length: count }, (_, i) => (made[i % made.length] as () => ChaosKind)());
};

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4000;

/** The pauses after which somebody tries again, as pages do: a crowd that tries without any keeps what is starting from doing so. */
export const pauses = function* (): Generator<number, undefined> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(LONGEST_PAUSE_MS, 2 * ms)) yield ms;
};

/** Making a table is no action with an id: where something comes between, another one is made. */
export const gatherSomehow = async (
  { people, wish, move, bots = 0 }: ChaosKind,
  arrive: (name: string) => Promise<Guest>,
): Promise<CrowdTable> => {
  for (const pauseMs of pauses()) {
    try {
      return await gather([], people, wish, move, { arrive, bots });
    } catch {
      await wait(pauseMs);
    }
  }
  throw new Error('no table could be made');
};
