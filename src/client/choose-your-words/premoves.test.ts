import { expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { PREMOVES } from './premoves.ts';

/** Three players, of whom the first deals and has bet 4; the others are to answer. */
const table = () => cardsTable({ players: 3 }).play('0 bet 4');
const does = (name: string, view: View, seat: number) => PREMOVES.action(name, view, seat)?.kind;

it('offers what answers a bet, and what can be done without one', () => {
  const at = table();
  expect(PREMOVES.open(at.view(2), 2)).toEqual(['fold', 'call', 'call any']);
  expect(PREMOVES.open(at.view(0), 0)).toEqual(['check/fold', 'call any']);
  expect(PREMOVES.open(cardsTable({ players: 3 }).view(1), 1)).toEqual([]);
  expect(PREMOVES.open(at.play('1 fold').view(1), 1)).toEqual([]);
});

it('calls any bet or that one alone: after a raise it is another', () => {
  const at = table();
  const before = at.view(2);
  const after = at.play('1 raise 12').view(2);
  expect(PREMOVES.span('call', after, 2)).not.toBe(PREMOVES.span('call', before, 2));
  expect(PREMOVES.span('call any', after, 2)).toBe(PREMOVES.span('call any', before, 2));
  expect([does('call any', after, 2), does('call', after, 2), does('fold', after, 2)]).toEqual([
    'call',
    'call',
    'fold',
  ]);
});

it('check/fold folds to a bet only; check waits for its player then', () => {
  const at = table();
  const bet = at.play('1 call').view(2);
  expect([does('check/fold', bet, 2), does('check', bet, 2)]).toEqual(['fold', undefined]);
  const free = at.play('2 call').keepAll().view(1);
  expect(PREMOVES.open(free, 2)).toEqual(['check/fold', 'check', 'call any']);
  expect(free).toMatchObject({ phase: 'bet', betting: 2, toAct: [1] });
  expect(['check/fold', 'check', 'call any'].map((name) => does(name, free, 1))).toEqual([
    'check',
    'check',
    'check',
  ]);
});
