import { describe, expect, it } from 'vitest';
import { buyWordCloseness } from './closeness.ts';
import type { Grade } from './events.ts';

const alone = (money: number, grade: Grade) => ({
  seats: [{ money, left: false }],
  result: { reason: 'bag' as const, money: [money], winners: [0], grade },
});

describe('BW-8.2 how close a game alone was', () => {
  it('says what is missing to the grade above', () => {
    expect(buyWordCloseness(alone(783, 'try-again'), 0)).toEqual({ kind: 'short', by: 17, grade: 'fair' });
    expect(buyWordCloseness(alone(800, 'fair'), 0)).toEqual({ kind: 'short', by: 100, grade: 'good' });
    expect(buyWordCloseness(alone(1599, 'masterly'), 0)).toMatchObject({ by: 1, grade: 'legendary' });
  });

  it('has nothing above the highest', () => {
    expect(buyWordCloseness(alone(1600, 'legendary'), 0)).toEqual({ kind: 'top-grade' });
  });
});

describe('BW-8.1 how close a game of several was', () => {
  it('compares their money', () => {
    const seats = [
      { money: 512, left: false },
      { money: 513, left: false },
    ];
    const ended = { seats, result: { reason: 'bag' as const, money: [512, 513], winners: [1], grade: null } };
    expect(buyWordCloseness(ended, 0)).toMatchObject({ kind: 'lost', by: 1, margin: 'photo-finish' });
    expect(buyWordCloseness({ ...ended, result: null }, 0)).toBeUndefined();
  });
});
