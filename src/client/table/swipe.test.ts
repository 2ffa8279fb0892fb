import { describe, expect, it } from 'vitest';
import { createSwipe, ringPlaces } from './swipe.ts';

/** Letters that lie ten apart on a line, and what strokes through them lay out. */
const letters = (all: string, laidBefore = '') => {
  let laid = [...laidBefore];
  const swipe = createSwipe<string>({
    at: (x) => (x % 10 === 0 ? all[x / 10] : undefined),
    isLaid: (id) => laid.includes(id),
    lay: (id) => {
      laid = [...laid, id];
    },
    takeBack: (id) => {
      laid = laid.filter((each) => each !== id);
    },
  });
  /** Goes from letter to letter, with nothing in between. */
  const stroke = (word: string): void => {
    const [first, ...more] = Array.from(word, (letter) => 10 * all.indexOf(letter));
    swipe.begin(first as number, 0);
    for (const x of more) {
      swipe.move(x - 5, 3);
      swipe.move(x, 0);
      swipe.move(x, 0);
    }
    swipe.end();
  };
  return { swipe, stroke, laid: () => laid.join('') };
};

describe('a stroke through letters', () => {
  it('lays them out in its order, each once', () => {
    const { stroke, laid } = letters('TREAD');
    stroke('READ');
    expect(laid()).toBe('READ');
  });

  it('takes the last one back where it goes back to the one before', () => {
    const { stroke, laid } = letters('TREAD');
    stroke('REDEA');
    expect(laid()).toBe('REA');
  });

  it('goes on from what lies there, and passes over it', () => {
    const { stroke, laid } = letters('TREAD', 'T');
    stroke('RTEA');
    expect(laid()).toBe('TREA');
  });

  it('that is a tap lays one out, or takes back what lies there', () => {
    const { stroke, laid } = letters('TREAD');
    stroke('T');
    stroke('R');
    stroke('T');
    expect(laid()).toBe('R');
  });

  it('begins anew with each press, and beside all letters nothing happens', () => {
    const { swipe, stroke, laid } = letters('TREAD');
    stroke('TR');
    swipe.begin(5, 5);
    swipe.move(20, 0);
    expect([laid(), swipe.path()]).toEqual(['TRE', ['E']]);
    swipe.end();
    expect(swipe.path()).toEqual([]);
  });
});

it('a ring has its things apart, the first at the top', () => {
  const places = ringPlaces(9);
  expect(places[0]).toEqual({ x: 0, y: -1 });
  for (const [i, one] of places.entries())
    for (const other of places.slice(i + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.68);
});
