import { describe, expect, it } from 'vitest';
import { lettersInWords, moveInWords } from './moves.ts';

describe('what can be done, in words', () => {
  it.each([
    ['buy', 'buy the lot', 'acheter le lot'],
    ['choose 1', 'choose 1 tile', 'choisir 1 tuile'],
    ['bid 40', 'bid $40', 'enchérir à 40 $'],
    ['sell JADE', 'sell JADE', 'vendre JADE'],
    ['sell ENjOYED 0,-3 across', 'sell ENJOYED with a wild for J', 'vendre ENJOYED avec un joker pour J'],
    ['discard QVX', 'discard Q, V and X', 'défausser Q, V et X'],
    ['vote no', 'vote against the word', 'voter contre le mot'],
    ['raise 20', 'raise to 20', 'relancer à 20'],
    ['exchange none', 'keep all cards', 'garder toutes ses cartes'],
    ['exchange Qb Xr *', 'exchange Q, X and a wild', 'échanger Q, X et un joker'],
    ['declare claim Bb Ib *Gb', 'declare BIG with a wild for G', 'annoncer BIG avec un joker pour G'],
    ['declare none', 'declare no word', 'n’annoncer aucun mot'],
    ['propose 0>1 1>0', 'propose a deal', 'proposer un échange'],
  ])('%s', (action, en, fr) => {
    expect(moveInWords('en', action)).toBe(en);
    expect(moveInWords('fr', action).replace(/\s/g, ' ')).toBe(fr);
  });

  it('names letters and cards alike', () => {
    expect(lettersInWords('en', 'AER')).toBe('A, E and R');
    expect(lettersInWords('fr', 'Gb Xr *')).toBe('G, X et un joker');
    expect(lettersInWords('en', '*')).toBe('a wild');
  });

  it('is the notation itself where a game has something else to do', () => {
    expect(moveInWords('en', 'take 3')).toBe('take 3');
    expect(moveInWords('en', 'toString')).toBe('toString');
  });
});
