import { expect, it } from 'vitest';
import { BUYWORD_MODULE } from '../catalog/buyword.ts';
import { CHOOSE_YOUR_WORDS_MODULE } from '../catalog/choose-your-words.ts';
import type { GameModule } from '../catalog/game-module.ts';
import { fits, lobbyRow, lobbyTraits } from './lobby-row.ts';
import type { TableInfo } from './wire.ts';

/** What the lobby shows of an open table with such options. */
const rowOf = ({ name, variants }: GameModule, options: Record<string, unknown>) => {
  const info = {
    code: 'ABCDEFG',
    game: name,
    status: 'open',
    public: true,
    seats: [null],
    spectators: 'live',
    host: null,
  };
  const row = lobbyRow(info as unknown as TableInfo, lobbyTraits(variants, options), 0);
  if (row === undefined) throw new Error('an open table is listed');
  return row;
};

it('lists a table of cards as plain though players judge its words (CW-6.1), and one of BuyWord not (BW-5.5)', () => {
  const cards = rowOf(CHOOSE_YOUR_WORDS_MODULE, { judge: 'challenge', category: 'off' });
  expect([cards.variants, fits(cards, { variant: 'plain' })]).toEqual([[], true]);
  const buyWord = rowOf(BUYWORD_MODULE, { judge: 'challenge', auctions: 'off', theme: null });
  expect([buyWord.variants, fits(buyWord, { variant: 'plain' })]).toEqual([['challenge'], false]);
});
