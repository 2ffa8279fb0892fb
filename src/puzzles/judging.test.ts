import { describe, expect, it } from 'vitest';
import type { View as BuyWordView } from '../games/buyword/view.ts';
import type { View as CardsView } from '../games/choose-your-words/view.ts';
import { weighWords, wordsTyped } from './judging.ts';

const tiles = (letters: string, { wilds = 0, lastChance = false } = {}): BuyWordView =>
  ({
    options: { tiles: 'classic' },
    lastChance,
    seats: [{ tiles: letters, wilds }],
  }) as unknown as BuyWordView;
const hand = (cards: string): CardsView =>
  ({ options: { deck: 'classic' }, seats: [{ cards }] }) as unknown as CardsView;

describe('words that are typed', () => {
  it('are read whatever case, accents and signs they are written with', () => {
    expect(wordsTyped(' joyed, été;œuf +  ')).toEqual(['JOYED', 'ETE', 'OEUF']);
  });

  it('BW-5.3 are worth their pips squared, from tiles that are held', () => {
    expect(weighWords('word', tiles('DEEJNOY'), 0, 'enjoyed')).toEqual({
      ok: true,
      value: { words: ['ENJOYED'], laid: ['ENJOYED'], worth: 169 },
    });
    expect(weighWords('word', tiles('DEEJNOY'), 0, 'ENJOYS')).toMatchObject({ error: { code: 'not-held' } });
  });

  it('take no wild but at the last chance, and then one a word at most (BW-5.2)', () => {
    const held = { wilds: 1 };
    expect(weighWords('word', tiles('DEENOY', held), 0, 'ENJOYED')).toMatchObject({
      error: { code: 'not-held' },
    });
    expect(weighWords('set', tiles('DEENOY', held), 0, 'ENJOYED')).toMatchObject({
      error: { code: 'not-held' },
    });
    const last = { wilds: 1, lastChance: true };
    expect(weighWords('set', tiles('DEENOY', last), 0, 'ENJOYED')).toMatchObject({
      value: { laid: ['ENjOYED'], worth: 100 },
    });
    expect(weighWords('set', tiles('DEENOY', { ...last, wilds: 2 }), 0, 'ENJOYEDS')).toMatchObject({
      error: { code: 'not-held' },
    });
  });

  it('have a wild where it costs least, if several words could take it', () => {
    // One J for JOT and JO: the wild stands in the word that loses less by it.
    const weighed = weighWords('set', tiles('JOTO', { wilds: 1, lastChance: true }), 0, 'JO JOT');
    expect(weighed).toMatchObject({ value: { laid: ['jO', 'JOT'], worth: 4 + 36 } });
  });

  it('BW-5.2 use each tile once, in all words together', () => {
    expect(weighWords('set', tiles('FOXE'), 0, 'FOX OX')).toMatchObject({ error: { code: 'not-held' } });
    expect(weighWords('set', tiles('FOXE'), 0, 'OX')).toMatchObject({ value: { worth: 25 } });
  });

  it('CW-11 score what they score at most from the cards of a hand', () => {
    expect(weighWords('hand', hand('Bb Ib Gb * Eb Rb Tr'), 0, 'bigger')).toMatchObject({
      value: { worth: 60 },
    });
    expect(weighWords('hand', hand('Bb Ib Gb Eb Rb Tr Ab'), 0, 'bigger')).toMatchObject({
      error: { code: 'not-held' },
    });
  });

  it.each([
    ['word', '', 'empty'],
    ['word', 'ON DE', 'one-word'],
    ['hand', 'A B', 'one-word'],
    ['word', 'N', 'not-held'],
  ] as const)('of a puzzle of %s refuse “%s”: %s', (tag, text, code) =>
    expect(weighWords(tag, tag === 'hand' ? hand('Ab Bb') : tiles('DEEJNOY'), 0, text)).toMatchObject({
      error: { code },
    }),
  );
});
