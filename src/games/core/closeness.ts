import type { Seat, Viewer } from './seat.ts';

/** The end of a game, as much of it as says how close it was. */
export type Finish = {
  /** What each seat has at the end, and whether it left before. */
  readonly seats: readonly { readonly sum: number; readonly left: boolean }[];
  readonly winners: readonly Seat[];
};

/** How much, and how tight, it was between the winner and somebody else. */
type Margin = { readonly by: number; readonly margin: 'photo-finish' | 'narrow' | 'clear' };

/** How close a game was, as a viewer looks at it. */
export type Closeness =
  | (Margin & { readonly kind: 'won' })
  /** Several share the first place, all of the table perhaps. */
  | { readonly kind: 'shared'; readonly isForAll: boolean }
  | (Margin & { readonly kind: 'lost'; readonly place: number; readonly players: number })
  /** The viewer gave the game up, or all others did. */
  | { readonly kind: 'left' }
  | { readonly kind: 'unopposed' }
  /** Somebody who does not play looks on. */
  | (Margin & { readonly kind: 'watched' })
  /** One has all there is; who has nothing left was out in a round, the last one known. */
  | { readonly kind: 'took-all' }
  | {
      readonly kind: 'out';
      readonly round: number | undefined;
      readonly place: number | undefined;
      readonly players: number;
    }
  /** Alone: what is missing to the next grade; no more where there is none above. */
  | { readonly kind: 'short'; readonly by: number; readonly grade: string }
  | { readonly kind: 'top-grade' };

/** Two sums this near to each other, as a part of the larger, are a photo finish, or were decided narrowly. */
const PHOTO_PART = 0.02;
const NARROW_PART = 0.05;

const marginBetween = (most: number, less: number): Margin => {
  const by = most - less;
  if (by <= Math.max(1, most * PHOTO_PART)) return { by, margin: 'photo-finish' };
  return { by, margin: by <= most * NARROW_PART ? 'narrow' : 'clear' };
};

/** How close a game of several was; undefined where there is nothing to compare. */
export const closenessOf = ({ seats, winners }: Finish, viewer: Viewer): Closeness | undefined => {
  const [first] = winners;
  const best = first === undefined ? undefined : seats[first];
  if (first === undefined || best === undefined || seats.length < 2) return undefined;
  const mine = viewer === null ? undefined : seats[viewer];
  if (mine?.left === true) return { kind: 'left' };
  const isWinner = viewer !== null && winners.includes(viewer);
  if (winners.length > 1 && (isWinner || mine === undefined))
    return { kind: 'shared', isForAll: winners.length === seats.length };
  if (mine !== undefined && !isWinner) {
    const ahead = seats.filter(({ sum, left }) => !left && sum > mine.sum).length;
    return { kind: 'lost', ...marginBetween(best.sum, mine.sum), place: ahead + 1, players: seats.length };
  }
  const rivals = seats.filter(({ left }, seat) => !left && seat !== first);
  if (rivals.length === 0) return isWinner ? { kind: 'unopposed' } : undefined;
  const margin = marginBetween(best.sum, Math.max(...rivals.map(({ sum }) => sum)));
  return { kind: isWinner ? 'won' : 'watched', ...margin };
};
