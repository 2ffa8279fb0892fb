import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revealMs } from '../../games/choose-your-words/reveal-time.ts';
import { createReveal, revealOrder } from './reveal.ts';

const hand = (seat: number, score: number) => ({ seat, score, word: null, claim: false, steps: null });
const HANDS = [hand(2, 40), hand(0, 0), hand(1, 96), hand(3, 40)];

describe('the reveal', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes to the hand to beat last, to equals as they were declared', () => {
    expect(revealOrder(HANDS)).toEqual([0, 2, 3, 1]);
  });

  it('turns hand by hand, in the time that the clock leaves for it (CW-7.1)', () => {
    const reveal = createReveal();
    const { ms, begin } = reveal.scene(HANDS);
    expect(ms).toBe(revealMs(HANDS.length));
    begin(() => {});
    const seen: number[][] = [];
    for (let hands = 0; hands < HANDS.length; hands++) {
      seen.push([...reveal.sealed.value].toSorted());
      vi.advanceTimersByTime(ms / HANDS.length);
    }
    expect(seen).toEqual([[0, 1, 2, 3], [1, 2, 3], [1, 3], [1]]);
    expect(reveal.isOn.value).toBe(false);
  });

  it('is over at once for whoever jumps to its end', () => {
    const reveal = createReveal();
    const end = reveal.scene(HANDS).begin(() => {});
    expect(reveal.isOn.value).toBe(true);
    end();
    expect(reveal.isOn.value).toBe(false);
  });
});
