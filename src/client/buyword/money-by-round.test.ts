import { expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import { apply } from '../../games/buyword/apply.ts';
import type { State } from '../../games/buyword/state.ts';
import { sumsByRound } from '../table/sums-by-round.ts';

const moneyOf = ({ seats }: State): number[] => seats.map(({ money }) => money);

/** A game alone, at the end of its first round. */
const playOneRound = () =>
  buywordTable({ rounds: [['EEJD'], ['NOY']], rest: 'ES', words: ['ENJOYED'] })
    .buyAll()
    .done(0);

it('money by round starts with the opening sum and has one more for every round that is over', () => {
  const { log } = playOneRound().buyAll().sell(0, 'ENJOYED').done(0);
  expect(sumsByRound(log, apply, moneyOf)).toEqual([[200, 136, 280]]);
});

it('money by round is not told of a game whose beginning is not known', () => {
  expect(sumsByRound(playOneRound().log.slice(1), apply, moneyOf)).toEqual([]);
});
