import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../src/games/buyword/options.ts';
import { UNPLAYABLE_PAIRS } from '../support/buyword-matrix.ts';

/** Pairs that only the length of a test forbids: long games from a whole bag. */
const isTooLong = (pair: string): boolean => pair.startsWith('setup=');

describe('every mix of options', () => {
  it('plays, but for the pairs that the rules forbid', () => {
    expect(UNPLAYABLE_PAIRS.filter((pair) => !isTooLong(pair))).toEqual([
      // Alone: no auctions, no deals (BW-10, BW-11); no vote for fewer than three (BW-15.2).
      'players=0 auctions=1',
      'players=0 auctions=2',
      'players=0 deals=1',
      'players=0 deals=2',
      'players=0 theme=4',
      'players=0 theme=5',
      'players=1 theme=4',
      'players=1 theme=5',
      // Five and more only with extended play (BW-2.1).
      'players=4 extended=0',
      'players=5 extended=0',
      'players=6 extended=0',
      'players=7 extended=0',
      // Verbs are told for English only (BW-15.3).
      'dictionary=2 theme=2',
      'dictionary=3 theme=2',
      // A theme without a list needs challenges (BW-15.2).
      'judge=0 theme=4',
      'judge=0 theme=5',
    ]);
  });

  it.each([
    [{ auctions: 'english' }, 1, 'not-alone'],
    [{ deals: 'sales' }, 1, 'not-alone'],
    [{ theme: { free: 'Toys' }, judge: 'challenge' }, 2, 'theme-needs-players'],
    [{ theme: { free: 'Toys' } }, 3, 'theme-needs-challenge'],
    [{}, 5, 'needs-extended'],
    [{ theme: 'verbs', dictionary: 'fr-common' }, 2, 'theme-not-in-language'],
    [{ extended: { refill: 'all' } }, 2, 'extended-endless'],
    [{ extended: { refill: 'all', target: 200 } }, 2, 'target-too-low'],
    [{ extended: { refill: 'all', bags: 2, refillWhen: 'atOnce' } }, 2, 'at-once-needs-sold'],
  ])('refuses %o for %d when the table is made: %s', (options, players, code) => {
    expect(parseOptions(options, players)).toMatchObject({ ok: false, error: { code } });
  });
});
