import { type DropMark, dragFrom } from './dragging.ts';

type Square = Extract<DropMark, { zone: 'grid' }>['cell'];

type TileDragParts<Id> = {
  /** Lays one out before a place of the word, or moves it there. */
  readonly place: (id: Id, at: number) => void;
  readonly takeBack: (id: Id) => void;
  /** Puts one before a place of the hand. */
  readonly moveInHand: (id: Id, at: number) => void;
  /** Where it was let go: from there it is seen to go on. */
  readonly startFrom: (carried: HTMLElement) => void;
  /** Where there is a grid: the square at a point, and what lays one on it. */
  readonly squareAt?: (x: number, y: number) => Square | undefined;
  readonly placeOnSquare?: (id: Id, square: Square) => void;
  /** What is seen to move, where that is not the thing itself. */
  readonly pickUp?: (element: HTMLElement) => HTMLElement;
};

const LAID = ':is([data-zone=word], [data-zone=grid]) *';

/** Lets tiles and cards be dragged from where they are pressed: into the word, within it, out of it, and about the hand. */
export const createTileDrag =
  <Id>({ place, takeBack, moveInHand, startFrom, squareAt, placeOnSquare, pickUp }: TileDragParts<Id>) =>
  (event: PointerEvent & { readonly currentTarget: HTMLElement }, id: Id): void => {
    const isLaid = event.currentTarget.matches(LAID);
    dragFrom(event, {
      markFirst: (x, y) => {
        const cell = squareAt?.(x, y);
        return cell && { zone: 'grid', cell };
      },
      ...(pickUp === undefined ? {} : { pickUp }),
      drop: (mark, carried) => {
        startFrom(carried);
        if (mark?.zone === 'grid') placeOnSquare?.(id, mark.cell);
        else if (mark?.zone === 'word') place(id, mark.at);
        else {
          if (isLaid) takeBack(id);
          if (mark?.zone === 'rack') moveInHand(id, mark.at);
        }
      },
    });
  };
