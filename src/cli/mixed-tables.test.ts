import { describe, expect, it } from 'vitest';
import { mixedJobs, mixedResults } from './mixed-tables.ts';

describe('a mixed table', () => {
  it('seats every bot on every seat in turn, and counts what each earned wherever it sat', () => {
    const bots = ['expert', 'club', 'casual'] as const;
    const jobs = mixedJobs(bots, 6, 's');
    for (const bot of bots) {
      const seats = jobs.map((job) => job.bots.indexOf(bot));
      expect(seats.slice(0, 3).sort()).toEqual([0, 1, 2]);
      expect(seats.slice(3)).toEqual(seats.slice(0, 3));
    }
    const earns = { expert: 300, club: 300, casual: 100 };
    const outcomes = jobs.map((job) => ({ money: job.bots.map((bot) => earns[bot as 'club']), words: 0 }));
    expect(mixedResults(bots, outcomes)).toEqual([
      { bot: 'expert', mean: 300, standardError: 0, wins: 0.5, winsInterval: 0 },
      { bot: 'club', mean: 300, standardError: 0, wins: 0.5, winsInterval: 0 },
      { bot: 'casual', mean: 100, standardError: 0, wins: 0, winsInterval: 0 },
    ]);
  });
});
