/** A tile in hand, or a card by its text; its number stays the same wherever it lies. */
export type RackTile = { readonly id: number; readonly letter: string };

const letterCounts = (letters: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
};

export type Arranging = {
  /** The letters now held, in any order. */
  readonly held: Iterable<string>;
  /** Tiles that go first where fewer are held than before: those laid out. */
  readonly laid: ReadonlySet<unknown>;
  /** The order in which new tiles line up, as far as it names them. */
  readonly arriving: Iterable<string>;
  readonly newId: () => number;
};

/** Keeps the order its owner gave it: tiles still held stay in their order, new ones come last. */
export const arrange = (
  before: readonly RackTile[],
  { held, laid, arriving, newId }: Arranging,
): RackTile[] => {
  const free = letterCounts(held);
  const take = (letter: string): boolean => {
    const left = free.get(letter) ?? 0;
    free.set(letter, left - 1);
    return left > 0;
  };
  const kept = new Set<number>();
  for (const isLaid of [false, true]) {
    for (const { id, letter } of before) {
      if (laid.has(id) === isLaid && take(letter)) kept.add(id);
    }
  }
  const fresh = [...arriving, ...held].filter((letter) => (free.get(letter) ?? 0) > 0 && take(letter));
  return [...before.filter(({ id }) => kept.has(id)), ...fresh.map((letter) => ({ id: newId(), letter }))];
};

/** The tiles with one moved before another place. */
export const movedTo = <Tile>(tiles: readonly Tile[], from: number, to: number): Tile[] => {
  const moving = tiles[from];
  if (moving === undefined) return [...tiles];
  const rest = tiles.toSpliced(from, 1);
  return rest.toSpliced(to > from ? to - 1 : to, 0, moving);
};
