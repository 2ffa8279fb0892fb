import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent, Opened } from '../../games/choose-your-words/events.ts';
import { fetchTexts } from '../base/texts.ts';
import { momentOf } from './show.ts';

const hand = (seat: number, word: string | null, score: number): Opened => ({
  seat,
  word: word?.split(' ') ?? null,
  claim: false,
  score,
  steps: null,
});
const opened = (...declarations: Opened[]): GameEvent => ({ type: 'opened', declarations });

beforeAll(fetchTexts);

describe('the great word of a showdown', () => {
  it('is none like others, nor where nobody has one, nor one of two that share the pot', () => {
    expect(momentOf([hand(0, 'Ab Tb', 30), hand(1, 'Ib Tb', 20)], [])).toBeUndefined();
    expect(momentOf([hand(0, null, 0), hand(1, null, 0)], [])).toBeUndefined();
    expect(momentOf([hand(0, 'Zb Ob Or', 190), hand(1, 'Zr Ob Or', 190)], [])).toBeUndefined();
  });

  it('beats a strong hand', () => {
    const great = momentOf([hand(0, 'Zb Or *Or', 110), hand(1, 'Jb Ob Br', 96)], []);
    expect(great).toMatchObject({ word: 'ZOO', great: { mark: 'beat', degree: 1 }, by: 96 });
  });

  it('is worth much, or more than any of the game before', () => {
    expect(momentOf([hand(0, 'Zb Or Or', 180), hand(1, null, 0)], [])?.great.mark).toBe('worth');
    const before = [
      opened(hand(0, 'Ab Tb', 30), hand(1, 'Ib Tb', 20)),
      opened(hand(0, 'Ab Tb', 99), hand(1, 'Ib Tb', 20)),
    ];
    expect(momentOf([hand(1, 'Zb Or Or', 110), hand(0, null, 0)], before)?.great.mark).toBe('record');
    expect(momentOf([hand(1, 'Zb Or Or', 110), hand(0, null, 0)], before.slice(1))).toBeUndefined();
  });
});
