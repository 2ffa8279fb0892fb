import { describe, expect, it } from 'vitest';
import { sayCard, sayCards } from './card-names.ts';
import { cardsEventSentence } from './cards.ts';
import { sayPlace } from './grid-place.ts';
import { messagesIn } from './messages.ts';

describe('where a person reads, no notation shows', () => {
  it.each([
    [0, 0, 'the centre', 'le centre'],
    [0, -2, '2 left of the centre', '2 à gauche du centre'],
    [3, 0, '3 below the centre', '3 au-dessous du centre'],
    [-1, 4, '4 right and 1 above the centre', '4 à droite et 1 au-dessus du centre'],
  ])('a square of the grid is seen from its centre (%i,%i)', (row, col, english, french) => {
    expect([sayPlace('en', row, col), sayPlace('fr', row, col)]).toEqual([english, french]);
  });

  it('cards are named', () => {
    expect(['Rr', '*'].map((card) => sayCard('en', card))).toEqual(['a red R', 'a wild']);
    expect(['Rr', '*'].map((card) => sayCard('fr', card))).toEqual(['un R rouge', 'un joker']);
    const hand = ['Bb', 'Db', 'Tr', '*', '*'];
    expect(sayCards('en', hand)).toBe('blue B D, red T and 2 wilds');
    expect(sayCards('fr', hand)).toBe('B D bleus, T rouge et 2\u00a0jokers');
    expect(messagesIn('en').cards.showsCards('Bb Db *')).toBe('Cards: blue B D and a wild');
  });

  it('CW-2 the cut says who drew what', () => {
    const cuts = [
      { seat: 0, card: 'Rr' },
      { seat: 1, card: '*' },
    ];
    expect(cardsEventSentence('en', { type: 'cut', cuts }, ['Ann', 'Ben'], 0)).toBe(
      'The cut for dealer: you draw a red R and Ben draws a wild.',
    );
  });
});
