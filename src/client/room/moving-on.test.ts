import { describe, expect, it } from 'vitest';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { createMovingOn } from './moving-on.ts';

type Wish = {
  readonly game: number;
  readonly status: 'playing' | 'over';
  readonly ready?: readonly number[];
  readonly you?: number | null;
  readonly view?: TableMirror['view'];
  /** Whether a seat is free for the next game. */
  readonly isFree?: boolean;
};

/** Only what moving on goes by. */
const mirror = ({ game, status, ready = [], you = 0, view = {}, isFree = true }: Wish): TableMirror =>
  ({
    you,
    seated: you,
    view,
    info: {
      status,
      gameNumber: game,
      next: status === 'over' ? { seats: isFree ? [null] : [], host: 0, ready } : null,
    },
  }) as unknown as TableMirror;

const OVER = mirror({ game: 1, status: 'over' });
const NEXT = mirror({ game: 2, status: 'playing' });

const at = (seen: TableMirror | undefined, ...later: TableMirror[]) => {
  const moving = createMovingOn();
  let now = seen;
  const hear = (next: TableMirror): void => {
    if (moving.holds(now, next)) return;
    moving.shows(now, next);
    now = next;
  };
  if (seen !== undefined) moving.shows(mirror({ game: 1, status: 'playing' }), seen);
  for (const each of later) hear(each);
  return { ...moving, hear, shown: () => now };
};

describe('a result that somebody looks at', () => {
  it('stays when the next game begins, which is offered', () => {
    const { hear, shown, upcoming } = at(OVER);
    hear(NEXT);
    expect(shown()).toBe(OVER);
    expect(upcoming.value).toBe(NEXT);
    const later = mirror({ game: 2, status: 'playing', view: { round: 2 } });
    hear(later);
    expect(upcoming.value).toBe(later);
  });

  it('gives way where one has said here that one is ready', () => {
    const { hear, shown, upcoming, setWilling } = at(OVER);
    setWilling(true);
    hear(mirror({ game: 1, status: 'over', ready: [0] }));
    hear(NEXT);
    expect(shown()).toBe(NEXT);
    expect(upcoming.value).toBeUndefined();
  });

  it('stays where that was on another device, or before the rules were changed', () => {
    const elsewhere = at(OVER, mirror({ game: 1, status: 'over', ready: [0] }));
    elsewhere.hear(NEXT);
    expect(elsewhere.upcoming.value).toBe(NEXT);
    const before = at(OVER);
    before.setWilling(true);
    for (const ready of [[0], []]) before.hear(mirror({ game: 1, status: 'over', ready }));
    before.hear(NEXT);
    expect(before.upcoming.value).toBe(NEXT);
  });

  it('is not what one looks at in the room, nor where no game can be seen', () => {
    const inRoom = at(OVER);
    inRoom.isInRoom.value = true;
    inRoom.hear(NEXT);
    expect(inRoom.shown()).toBe(NEXT);
    expect(inRoom.isInRoom.value).toBe(false);
    const unseen = at(mirror({ game: 1, status: 'over', view: null }), NEXT);
    expect(unseen.shown()).toBe(NEXT);
  });
});

describe('who comes to a table between two games', () => {
  it('is shown the room, unless they have played there or no seat is free', () => {
    expect(at(undefined, mirror({ game: 1, status: 'over', you: null })).isInRoom.value).toBe(true);
    const full = mirror({ game: 1, status: 'over', you: null, isFree: false });
    expect(at(undefined, full).isInRoom.value).toBe(false);
    expect(at(undefined, OVER).isInRoom.value).toBe(false);
    expect(at(undefined, mirror({ game: 1, status: 'playing', you: null })).isInRoom.value).toBe(false);
  });

  it('who saw the end stays at the result', () => {
    const watched = mirror({ game: 1, status: 'playing', you: null });
    expect(at(undefined, watched, mirror({ game: 1, status: 'over', you: null })).isInRoom.value).toBe(false);
  });
});
