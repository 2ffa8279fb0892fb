/** Where things lie on a ring, from the top clockwise: each from −1 to 1, left to right and top to bottom. */
export const ringPlaces = (count: number): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count;
    return { x: Math.sin(angle), y: -Math.cos(angle) };
  });

type SwipeParts<Id> = {
  /** What lies at a point, if anything does. */
  readonly at: (x: number, y: number) => Id | undefined;
  readonly isLaid: (id: Id) => boolean;
  readonly lay: (id: Id) => void;
  readonly takeBack: (id: Id) => void;
};

/**
 * One stroke through letters lays them out in its order; back to the one before takes the last one back. A mere tap lays one out, or takes
 * back what lies there already.
 */
export const createSwipe = <Id>({ at, isLaid, lay, takeBack }: SwipeParts<Id>) => {
  let path: readonly Id[] = [];
  /** What was pressed though it lay there already: let go at once, it is taken back. */
  let tapped: Id | undefined;

  const reach = (id: Id): void => {
    if (id === path.at(-1)) return;
    if (id === path.at(-2)) {
      takeBack(path.at(-1) as Id);
      path = path.slice(0, -1);
    } else if (!isLaid(id)) {
      lay(id);
      path = [...path, id];
    }
  };

  return {
    /** What the stroke has gone through. */
    path: () => path,
    begin: (x: number, y: number): void => {
      const id = at(x, y);
      path = [];
      tapped = id !== undefined && isLaid(id) ? id : undefined;
      if (id !== undefined) reach(id);
    },
    move: (x: number, y: number): void => {
      const id = at(x, y);
      if (id === undefined) return;
      if (id !== tapped) tapped = undefined;
      reach(id);
    },
    end: (): void => {
      if (tapped !== undefined && path.length === 0) takeBack(tapped);
      path = [];
      tapped = undefined;
    },
  };
};
