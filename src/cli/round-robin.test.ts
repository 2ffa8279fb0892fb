import { expect, it } from 'vitest';
import { roundRobinJobs, roundRobinPairings } from './round-robin.ts';

it('a round robin plays every deal from both seats, pair by pair, and counts points, ties as half', () => {
  const jobs = roundRobinJobs(['a', 'b', 'c'], 4, 's');
  expect(jobs.map(({ bots: [one, other], seed }) => `${one}${other} ${seed}`)).toEqual([
    ...['ab s/0', 'ba s/0', 'ab s/1', 'ba s/1'],
    ...['ac s/0', 'ca s/0', 'ac s/1', 'ca s/1'],
    ...['bc s/0', 'cb s/0', 'bc s/1', 'cb s/1'],
  ]);
  // The first of the alphabet wins, but for the second deal, which is a tie.
  const outcomes = jobs.map(({ bots: [one, other], seed }) => ({
    money: seed === 's/1' ? [200, 200] : one < other ? [300, 100] : [100, 300],
    words: 0,
  }));
  expect(roundRobinPairings(jobs, outcomes)).toEqual([
    { players: ['a', 'b'], points: 3, games: 4 },
    { players: ['a', 'c'], points: 3, games: 4 },
    { players: ['b', 'c'], points: 3, games: 4 },
  ]);
});
