import { expect, it } from 'vitest';
import { violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { deckOf, plant, savedCards } from './saves.ts';
import { result, seatOf } from './table-page.ts';

const { visit } = useSite();

const HANDS = ['Bb Ib Gb Eb Rb * Tr', 'Zb Ib Pr Sb Eb Ar Nb'];
const TURNS = [
  ...['0 bet 20', '1 call', '0 exchange none', '1 exchange none', '1 exchange none', '0 exchange none'],
  ...['1 declare Zb Ib Pr Sb', '0 declare Bb Ib Gb *Gb Eb Rb', '1 waive', '0 waive'],
];

it('looks at a game of Choose Your Words again, frame by frame, up to who won', async () => {
  const save = savedCards({
    people: ['Ann', 'Bob'],
    options: { stack: 20, ante: 0 },
    decks: [deckOf(HANDS, 'Ab Eb Ib Ob Ub Ab')],
    turns: TURNS,
  });
  const { page } = await visit({
    path: '/replay?game=planted',
    reducedMotion: 'reduce',
    before: plant(save),
  });
  // Nobody's cards are secret any more: everybody's lie open (CW-26.1).
  for (const name of ['Ann', 'Bob'])
    await seatOf(page, name)
      .getByText(/^Cards: /)
      .waitFor();
  expect(await violations(page)).toEqual([]);
  for (let frame = 0; frame < TURNS.length - 1; frame++) await page.keyboard.press('ArrowRight');
  await page.getByRole('region', { name: 'The words' }).getByText('60 points').first().waitFor();
  await page.keyboard.press('ArrowRight');
  await result(page).getByText('40 chips').first().waitFor();
});
