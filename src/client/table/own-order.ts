import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import { keptBySeat } from './kept-by-seat.ts';
import { arrange, movedTo, type RackTile } from './rack-order.ts';
import { shuffled } from './shuffled.ts';

type OwnOrderParts = {
  /** Under which name the browser keeps orders, and of which table this is one; without a table it is kept for this page only. */
  readonly storedAs: string;
  readonly table: string | undefined;
  /** What stands between two of them in what is kept. */
  readonly separator: string;
  readonly mySeat: ReadonlySignal<Seat>;
  /** What I hold now, in any order. */
  readonly held: ReadonlySignal<Iterable<string>>;
};

type Following = {
  /** Those that are laid out: they go first where fewer are held than before. */
  readonly laid?: () => ReadonlySet<unknown>;
  /** The order in which the next ones will line up, as far as it is known. */
  readonly nextToCome?: () => Iterable<string>;
};

/** By what tiles are sorted, lowest first. */
type SortKey = (letter: string) => string | number;

const sortedBy = (tiles: readonly RackTile[], keyOf: SortKey): readonly RackTile[] =>
  tiles.toSorted((a, b) => {
    const [one, other] = [keyOf(a.letter), keyOf(b.letter)];
    return one < other ? -1 : one > other ? 1 : 0;
  });

/** Tiles or cards in hand, in the order that their owner gives them and nobody else knows. */
export const createOwnOrder = ({ storedAs, table, separator, mySeat, held }: OwnOrderParts) => {
  const hand = signal<readonly RackTile[]>([]);
  let orders = keptBySeat(storedAs, table);
  let lastId = 0;
  const newId = (): number => ++lastId;

  const textOf = (tiles: readonly RackTile[]): string => tiles.map(({ letter }) => letter).join(separator);

  const put = (tiles: readonly RackTile[]): void => {
    hand.value = tiles;
    orders.keep(mySeat.peek(), textOf(tiles));
  };

  return {
    hand,
    /** Sorts them the first way; where they lie so already, the next way. The first decides between equals. */
    sort: (...ways: readonly SortKey[]): void => {
      const [first = () => ''] = ways;
      const sorted = ways.map((way) => sortedBy(sortedBy(hand.value, first), way));
      const now = textOf(hand.value);
      const at = sorted.findIndex((tiles) => textOf(tiles) === now);
      put(sorted.find((tiles, place) => place > at && textOf(tiles) !== now) ?? sorted[0] ?? []);
    },
    shuffle: (): void => put(shuffled(hand.value)),
    /** Puts one before that at a place. */
    move: (id: number, to: number): void => {
      const from = hand.value.findIndex((each) => each.id === id);
      if (from >= 0) put(movedTo(hand.value, from, to));
    },
    /** Starts to follow what is held; returns what stops it. */
    follow: ({ laid = () => new Set(), nextToCome = () => [] }: Following = {}): (() => void) => {
      // What another window of ours has kept since.
      if (table !== undefined) orders = keptBySeat(storedAs, table);
      let seat = Number.NaN;
      let coming: Iterable<string> = [];
      hand.value = [];
      return effect(() => {
        const now = held.value;
        const isOther = seat !== mySeat.value;
        seat = mySeat.value;
        const arriving = isOther ? orders.of(seat).split(separator) : coming;
        const before = isOther ? [] : hand.peek();
        const after = arrange(before, { held: now, laid: laid(), arriving, newId });
        const isSame = after.length === before.length && after.every((tile, at) => tile === before[at]);
        if (isOther || !isSame) put(after);
        coming = nextToCome();
      });
    },
  };
};
