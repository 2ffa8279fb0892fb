import { expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { fetchTexts } from '../base/texts.ts';
import { forcedMove } from './forced-move.ts';

await fetchTexts();

const exchanging = (): View => {
  const view = cardsTable().play('0 bet 1').callAll().view(0);
  expect(view.phase).toBe('exchange');
  return { ...view, toAct: [0] };
};

it('keeps all cards where none can be drawn (CW-4.2), and asks where some can', () => {
  expect(forcedMove(exchanging(), 0)).toBeUndefined();
  const forced = forcedMove({ ...exchanging(), deckCount: 0, discardCount: 0 }, 0);
  expect(forced?.action).toEqual({ kind: 'exchange', cards: [] });
  expect(forced?.why()).toBe('No cards left to draw: you keep yours.');
});

it('leaves every bet to its player', () => {
  expect(forcedMove(cardsTable().view(0), 0)).toBeUndefined();
});
