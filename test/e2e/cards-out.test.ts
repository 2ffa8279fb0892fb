import { describe, expect, it } from 'vitest';
import { violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { deckOf, plant, savedCards } from './saves.ts';
import { myHand, rankingRows, result } from './table-page.ts';

const { visit } = useSite();

const HANDS = ['Tr Sr Ob Nb Eb Ar Cr', 'Zb Ib Pr Sb Eb Ar Nb', 'Vb Ub Jb Lb Wb Yb Fb'];
/** All that one has is lost to the first bot; the other one is still in the game. */
const SAVE = savedCards({
  bots: ['Ann', 'Bob'],
  options: { stack: 20, ante: 5, minBet: 5 },
  decks: [deckOf(HANDS, 'Ab Eb Ib Ob Ub Ab')],
  turns: [
    ...['0 bet 15', '1 call', '2 fold', '0 exchange none', '1 exchange none'],
    ...['1 exchange none', '0 exchange none', '1 declare Zb Ib Pr Sb', '0 declare Tr Ob Nb'],
    ...['0 waive', '1 waive', '2 waive'],
  ],
});

describe('who is out of a game of cards against bots', () => {
  it('can skip to its end, and ranks behind who lasted longer', async () => {
    // Bots that would take ten seconds for every step.
    const { page } = await visit({
      path: '/play?pace=9999&game=planted',
      before: plant(SAVE),
      device: 'phone',
    });
    const skip = page.getByRole('button', { name: 'Skip to the end' });
    await skip.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await myHand(page).count()).toBe(0);
    await skip.tap();
    await result(page).waitFor();
    const rows = await rankingRows(page);
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => /^\d+\./.exec(row)?.[0])).toEqual(['1.', '2.', '3.']);
    expect(rows[2]).toContain('You');
  });
});
