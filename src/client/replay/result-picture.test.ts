import { expect, it } from 'vitest';
import { resultInWords } from './result-picture.ts';

it('a picture says in words what it shows', () => {
  const letters = Array.from('JOY', (letter) => ({ letter, isWild: false }));
  const facts = {
    title: 'BuyWord',
    headline: 'The bag is empty. Penny wins with $664.',
    closeness: 'So close: beaten by $21',
    rows: [
      { seat: 1, name: 'Penny', score: '$664', won: true },
      { seat: 0, name: 'Ada', score: '$643', won: false },
    ],
    sums: [],
    sumsCaption: 'Money by round',
    words: [{ letters, worth: '$81' }],
    wordsCaption: 'Best word',
    address: 'wordstake.example',
  };
  expect(resultInWords(facts).join('. ')).toBe(
    'BuyWord. So close: beaten by $21. The bag is empty. Penny wins with $664. Penny $664. Ada $643. JOY $81',
  );
});
