import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';

describe('places in the history', () => {
  it('are found again as far scrolled as they were, back and forth', () => {
    const places = createPlaces(0);
    places.scrolledTo(300);
    expect(places.goOn()).toBe(1);
    places.arrived();
    places.scrolledTo(50);
    expect(places.goTo(0)).toBe(300);
    places.arrived();
    expect(places.goTo(1)).toBe(50);
  });

  it('keep what is told of them after another was asked for, until that one is there', () => {
    const places = createPlaces(0);
    places.goOn();
    places.scrolledTo(700);
    places.arrived();
    places.scrolledTo(0);
    expect(places.goTo(0)).toBe(700);
    // The page of the first place is not back yet: this is the second one's.
    places.scrolledTo(20);
    places.arrived();
    expect(places.goTo(1)).toBe(20);
  });

  it('whose page never came are shown from their top', () => {
    const places = createPlaces(4);
    places.goOn();
    places.scrolledTo(80);
    expect(places.goTo(4)).toBe(80);
    places.arrived();
    expect(places.goTo(5)).toBe(0);
    expect(places.here()).toBe(5);
  });
});
