import { describe, expect, it } from 'vitest';
import { playerWith, type Worths } from '../../../test/support/buyword-player.ts';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import { chooseDraft } from './lot-choices.ts';

/** Two or more players draft from open letters, so many each; seat 0 is to pick. */
const picked = (bag: string, players: number, worths: Worths, money: readonly number[] = []) => {
  const roll = (bag.length / players) as 2 | 3 | 4 | 5;
  const table = buywordTable({
    players,
    setup: { bag: `${bag}EEEEEEEE`, rolls: [roll], leader: 0 },
    options: { draft: true },
  }).roll(0);
  return chooseDraft(playerWith(table.view(0), 0, worths, { money }), { kind: 'draft', tiles: bag });
};

describe('an Expert in a draft', () => {
  it('BW-13.1 takes what it wants most', () => {
    const choice = picked('AEIO', 2, [
      { A: 10, E: 60 },
      { A: 10, I: 20 },
    ]);
    expect(choice).toEqual({ action: { kind: 'draft', letter: 'E' }, why: { code: 'drafted', letter: 'E' } });
  });

  it('BW-13.1 takes first what a rival would take, for its own letter will still be there', () => {
    const choice = picked('AEIO', 2, [
      { A: 60, E: 50 },
      { E: 80, I: 20 },
    ]);
    expect(choice).toEqual({
      action: { kind: 'draft', letter: 'E' },
      why: { code: 'drafted-away', letter: 'E' },
    });
  });

  it('BW-13.1 denies the rival who leads, not one who is far behind', () => {
    const worths = [{ A: 24, E: 20 }, { E: 60 }, {}];
    const letter = (money: readonly number[]) => picked('AEIORS', 3, worths, money).action;
    expect(letter([200, 260, 30])).toEqual({ kind: 'draft', letter: 'E' });
    expect(letter([300, 30, 400])).toEqual({ kind: 'draft', letter: 'A' });
  });
});
