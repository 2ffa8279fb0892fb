import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

const opened = (options: Readonly<Record<string, unknown>> = {}) =>
  buywordTable({ rounds: [['ONE', 'ADO']], rest: 'A', words: ['ONE', 'EON', 'ADO'], options }).buyAll();

describe('BW-5.4 words', () => {
  it('BW-5.4 have two letters or more', () => {
    const table = opened({ houseWords: ['ON'] });
    expect(table.trySell(0, 'O')).toEqual({ code: 'word-too-short' });
    expect(table.trySell(0, '')).toEqual({ code: 'word-too-short' });
    expect(table.trySell(0, 'ON')).toBeUndefined();
  });

  it('BW-5.5 any arrangement may be declared where words are judged on challenge, longer ones too', () => {
    const table = buywordTable({
      rounds: Array.from({ length: 4 }, () => ['AAAAA', 'AAAAA']),
      options: { judge: 'challenge', tileLimit: null },
    });
    for (let round = 1; round < 4; round++) table.buyAll().allDone();
    table.buyAll().sell(0, 'A'.repeat(16)).challenge(1, 1);
    expect(table.events[0]).toMatchObject({ type: 'challenged', valid: false });
  });

  it('BW-5.4, BW-14.7 have 15 letters at most', () => {
    expect(opened().trySell(0, 'O'.repeat(16))).toEqual({ code: 'word-too-long', most: 15 });
    expect(opened().trySell(0, 'O'.repeat(15))).toMatchObject({ code: 'missing-tiles' });
  });

  it.each(['O-N', 'O’N', 'ÉON', 'O N', 'O\nN', '1'])('BW-5.4 are letters A to Z, not %j', (word) => {
    expect(opened().try(0, { kind: 'sell', word, wildAt: null })).toEqual({ code: 'word-bad-letters' });
  });

  it('BW-5.4 are written in capitals', () => {
    expect(opened().try(0, { kind: 'sell', word: 'one', wildAt: null })).toEqual({
      code: 'word-bad-letters',
    });
  });

  it.each([undefined, null, 7, ['ONE'], { length: 3 }])('BW-5.4 are text, not %j', (word) => {
    const refusal = opened().try(0, { kind: 'sell', word, wildAt: null });
    expect(['word-bad-letters', 'word-too-short']).toContain(refusal?.code);
  });

  it('BW-5.4 stand in the dictionary', () => {
    const table = opened();
    expect(table.trySell(0, 'NOE')).toEqual({ code: 'not-a-word', word: 'NOE' });
    expect(table.trySell(0, 'ONE')).toBeUndefined();
  });

  it('BW-5.4 houseWords adds what the players agreed on', () => {
    expect(opened({ houseWords: ['NOE'] }).trySell(0, 'NOE')).toBeUndefined();
  });

  it('BW-5.4 houseBans takes away', () => {
    expect(opened({ houseBans: ['ONE'] }).trySell(0, 'ONE')).toEqual({ code: 'not-a-word', word: 'ONE' });
  });

  it('BW-5.4 a ban is stronger than a house word', () => {
    const table = opened({ houseWords: ['NOE'], houseBans: ['NOE'] });
    expect(table.trySell(0, 'NOE')).toEqual({ code: 'not-a-word', word: 'NOE' });
  });
});

describe('BW-5.5 the judge', () => {
  it('BW-5.5 dictionary: the bank refuses a word it does not know, at no cost', () => {
    const table = opened();
    const before = table.state;
    expect(table.state.options.judge).toBe('dictionary');
    expect(table.trySell(0, 'NOE')).toEqual({ code: 'not-a-word', word: 'NOE' });
    expect(table.state).toBe(before);
  });

  it('BW-5.5 dictionary: nothing is challenged or waived', () => {
    const table = opened().sell(0, 'ONE');
    expect(table.try(1, { kind: 'challenge', sale: 1 })).toEqual({ code: 'no-challenges' });
    expect(table.try(1, { kind: 'waive' })).toEqual({ code: 'no-challenges' });
    expect(table.offers(1)).toEqual(['sell', 'done', 'leave']);
    table.done(0).done(1);
    expect(table.state.round).toBe(2);
  });

  it('BW-5.5 challenge: any arrangement may be declared, and is paid', () => {
    const table = opened({ judge: 'challenge' }).sell(0, 'NOE');
    expect(table.seat(0).money).toBe(200);
  });

  it('BW-5.5 challenge: a word that is valid looks like one that is not', () => {
    const told = (text: string) => {
      const table = opened({ judge: 'challenge' }).sell(0, text).done(0).done(1);
      return JSON.stringify([table.happened, table.view(1), table.log]).replaceAll(text, 'WORD');
    };
    expect(told('NOE')).toBe(told('EON'));
  });

  it('BW-5.5 alone: dictionary, whatever was asked for', () => {
    const table = buywordTable({ rounds: [['ONE']], words: ['ONE'], options: { judge: 'challenge' } });
    expect(table.state.options.judge).toBe('dictionary');
    table.buyAll();
    expect(table.trySell(0, 'NOE')).toEqual({ code: 'not-a-word', word: 'NOE' });
  });
});
