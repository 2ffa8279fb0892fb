import '../style/swipe-ring.css';
import { signal, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { readStored, writeStored } from '../base/stored.ts';
import type { HandId } from '../table/laid-word.ts';
import { createSwipe, ringPlaces } from '../table/swipe.ts';
import { Tile } from '../tiles/tile.tsx';
import { useBuyWord } from './buyword-table.ts';

const STORED_AS = 'wordstake.swipe';

/** Whether words are swiped on a ring of letters; this browser remembers it. */
export const swipeIsOn = signal(readStored(STORED_AS) === 'on');

export const switchSwipe = (): void => {
  swipeIsOn.value = !swipeIsOn.value;
  writeStored(STORED_AS, swipeIsOn.value ? 'on' : 'off');
};

type Point = { readonly x: number; readonly y: number };

/** A finger this near to the middle of a tile means it, as a part of how far tiles are apart. */
const REACH = 0.42;

/** The middles of the tiles of a ring, by what lies there. */
const middlesIn = (ring: HTMLElement): readonly (Point & { readonly id: HandId })[] =>
  Array.from(ring.querySelectorAll<HTMLElement>('[data-ring]'), (tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    const id = tile.dataset['ring'] ?? '';
    return { id: id === 'wild' ? id : Number(id), x: left + width / 2, y: top + height / 2 };
  });

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The nearest tile to a point, where it is near enough to be meant. */
const nearest = (middles: ReturnType<typeof middlesIn>, point: Point): HandId | undefined => {
  const reach = REACH * Math.min(...middles.map((each, at) => apart(each, middles.at(at - 1) ?? each)));
  const [best] = middles.toSorted((a, b) => apart(a, point) - apart(b, point));
  return best !== undefined && apart(best, point) <= reach ? best.id : undefined;
};

/**
 * My letters in a ring: one stroke from letter to letter lays a word out. It is for fingers and mice alone; the hand has the same tiles for
 * keys and screen readers.
 */
export const SwipeRing = () => {
  const { rack, laying } = useBuyWord();
  const ring = useRef<HTMLDivElement>(null);
  const line = useSignal('');
  const swipe = useMemo(
    () =>
      createSwipe<HandId>({
        at: (x, y) => (ring.current === null ? undefined : nearest(middlesIn(ring.current), { x, y })),
        isLaid: laying.isLaid,
        lay: (id) => laying.placeTile(id),
        takeBack: laying.takeBack,
      }),
    [],
  );
  const draw = (to?: Point): void => {
    const box = ring.current?.getBoundingClientRect();
    if (ring.current === null || box === undefined) return;
    const middles = middlesIn(ring.current);
    const through = swipe.path().flatMap((id) => middles.filter((each) => each.id === id));
    const points = to === undefined || through.length === 0 ? [] : [...through, to];
    line.value = points.map(({ x, y }) => `${x - box.left},${y - box.top}`).join(' ');
  };
  /** Held back while a word is on its way, as taps are. */
  const follow = (act: () => void, to?: Point) =>
    laying.takeInput(() => {
      act();
      draw(to);
    });
  const tiles: readonly { readonly id: HandId; readonly letter: string }[] = [
    ...rack.hand.value,
    ...(rack.wilds.value > 0 ? [{ id: 'wild', letter: '' } as const] : []),
  ];
  const places = ringPlaces(tiles.length);
  return (
    <div
      ref={ring}
      class="ring"
      aria-hidden="true"
      style={`--count: ${tiles.length}`}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const to = { x: event.clientX, y: event.clientY };
        follow(() => swipe.begin(to.x, to.y), to);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const to = { x: event.clientX, y: event.clientY };
        follow(() => swipe.move(to.x, to.y), to);
      }}
      onPointerUp={() => follow(swipe.end)}
      onPointerCancel={() => follow(swipe.end)}
    >
      <svg class="ring-line" aria-hidden="true">
        <polyline points={line.value} />
      </svg>
      {tiles.map(({ id, letter }, place) => (
        <span
          key={id}
          class={laying.isLaid(id) ? 'ring-tile ring-laid' : 'ring-tile'}
          data-ring={id}
          style={`--x: ${places[place]?.x.toFixed(3)}; --y: ${places[place]?.y.toFixed(3)}`}
        >
          <Tile letter={letter} wild={id === 'wild'} />
        </span>
      ))}
    </div>
  );
};
