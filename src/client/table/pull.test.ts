import { describe, expect, it } from 'vitest';
import { isOpenAfter, isPull, pulledTo } from './pull.ts';

const SHUT = { wasOpen: false, heightPx: 600, tookMs: 1000 };
const OPEN = { ...SHUT, wasOpen: true };

describe('a sheet that is pulled', () => {
  it('takes a finger that hardly moves, or moves the other way, for a tap', () => {
    expect([0, -8, 8, 60].map((movedPx) => isPull(false, movedPx))).toEqual([false, false, false, false]);
    expect([0, 8, -8, -60].map((movedPx) => isPull(true, movedPx))).toEqual([false, false, false, false]);
    expect([isPull(false, -9), isPull(true, 9)]).toEqual([true, true]);
  });

  it('hangs under the finger, and never beyond its place', () => {
    expect(pulledTo(false, -120)).toBe('clamp(0px, 100% + -120px, 100%)');
    expect(pulledTo(true, 120)).toBe('clamp(0px, 120px, 100%)');
  });

  it('opens after a third of its height, or a flick; else it goes back', () => {
    expect(isOpenAfter({ ...SHUT, movedPx: -200 })).toBe(true);
    expect(isOpenAfter({ ...SHUT, movedPx: -150 })).toBe(false);
    expect(isOpenAfter({ ...SHUT, movedPx: -60, tookMs: 100 })).toBe(true);
  });

  it('shuts likewise, and stays open where the finger has come back', () => {
    expect(isOpenAfter({ ...OPEN, movedPx: 200 })).toBe(false);
    expect(isOpenAfter({ ...OPEN, movedPx: 150 })).toBe(true);
    expect(isOpenAfter({ ...OPEN, movedPx: 60, tookMs: 100 })).toBe(false);
    expect(isOpenAfter({ ...OPEN, movedPx: -300 })).toBe(true);
    expect(isOpenAfter({ ...SHUT, movedPx: 4, tookMs: 1 })).toBe(false);
  });
});
