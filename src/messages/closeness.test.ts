import { describe, expect, it } from 'vitest';
import type { Closeness } from '../games/core/closeness.ts';
import type { Language } from '../shared/language.ts';
import { closenessSentence } from './closeness.ts';
import { messagesIn } from './messages.ts';

const say = (language: Language, closeness: Closeness): string => {
  const { play } = messagesIn(language);
  return closenessSentence(language, closeness, {
    sum: play.price,
    grade: (grade) => play.grades[grade as keyof typeof play.grades],
  });
};

const both = (closeness: Closeness): readonly string[] => [say('en', closeness), say('fr', closeness)];

describe('how close a game was, in a line', () => {
  it('tells a game alone by the grade above', () => {
    expect(both({ kind: 'short', by: 17, grade: 'fair' })).toEqual([
      '$17 short of Fair',
      'À 17\u00a0$ de la mention «\u00a0Honorable\u00a0»',
    ]);
    expect(both({ kind: 'top-grade' })).toEqual(['The highest grade there is', 'La plus haute des mentions']);
  });

  it('tells a duel by its margin', () => {
    expect(both({ kind: 'won', by: 212, margin: 'clear' })).toEqual(['Won by $212', 'Gagné de 212\u00a0$']);
    expect(both({ kind: 'lost', by: 90, margin: 'clear', place: 2, players: 2 })).toEqual([
      'Beaten by $90',
      'Perdu de 90\u00a0$',
    ]);
  });

  it('names a photo finish as one', () => {
    expect(both({ kind: 'lost', by: 1, margin: 'photo-finish', place: 2, players: 2 })).toEqual([
      'Photo finish: beaten by $1',
      'Photo-finish\u00a0: perdu de 1\u00a0$',
    ]);
    expect(both({ kind: 'won', by: 1, margin: 'photo-finish' })).toEqual([
      'Photo finish: won by $1',
      'Photo-finish\u00a0: gagné de 1\u00a0$',
    ]);
  });

  it('says so where it was narrow', () => {
    expect(both({ kind: 'lost', by: 21, margin: 'narrow', place: 2, players: 2 })).toEqual([
      'So close: beaten by $21',
      'Si près du but\u00a0: perdu de 21\u00a0$',
    ]);
    expect(both({ kind: 'won', by: 21, margin: 'narrow' })).toEqual([
      'Just made it: won by $21',
      'De justesse\u00a0: gagné de 21\u00a0$',
    ]);
  });

  it('says the place among several', () => {
    expect(both({ kind: 'lost', by: 40, margin: 'clear', place: 2, players: 4 })).toEqual([
      'Second of four, $40 behind the winner',
      'Deuxième sur quatre, à 40\u00a0$ de la victoire',
    ]);
  });

  it('says how long somebody lasted at cards', () => {
    expect(both({ kind: 'out', round: 7, place: 3, players: 4 })).toEqual([
      'Out in round 7, third of four',
      'Plus de jetons à la manche\u00a07, troisième sur quatre',
    ]);
    expect(both({ kind: 'out', round: 7, place: 2, players: 2 })).toEqual([
      'Out in round 7',
      'Plus de jetons à la manche\u00a07',
    ]);
    expect(both({ kind: 'took-all' })).toEqual(['Last one standing', 'Tous les jetons sont à toi']);
  });
});
