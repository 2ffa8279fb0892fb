import { describe, expect, it } from 'vitest';
import { layOut } from './cards-page.ts';
import { useSite } from './harness.ts';
import { deckOf, plant, savedCards } from './saves.ts';
import { stepButton } from './table-page.ts';

const { visit } = useSite();

const SAVE = savedCards({
  bots: ['Bob'],
  decks: [deckOf(['Bb Ib Gb Eb Rb * Tr', 'Zb Ib Pr Sb Eb Ar Nb'], 'Ab Eb Ib Ob Ub Ab')],
  turns: [
    ...['0 bet 4', '1 call', '0 exchange none', '1 exchange none', '1 check', '0 check'],
    ...['1 exchange none', '0 exchange none', '1 check', '0 check', '1 declare Zb Ib Pr Sb'],
  ],
});

/** Notes every time that the clock of the table shows. */
const WATCH = `window.shownTimes = [];
  new MutationObserver(() => {
    const left = document.querySelector('[role="timer"] b');
    if (left !== null) window.shownTimes.push(left.textContent);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });`;

describe('the clock of the card table', () => {
  it('CW-7.1 shows how long words can be challenged, and no longer, however late the window opens', async () => {
    // The page is drawn long before the window opens: its time is behind, and goes on just before.
    const { page } = await visit({
      path: '/play?pace=0&game=planted',
      reducedMotion: 'reduce',
      before: async (each) => {
        await each.clock.setSystemTime(Date.now() - 20_000);
        await plant(SAVE)(each);
      },
    });
    await layOut(page, ['Bb', 'Ib', 'Gb']);
    expect(await page.getByRole('timer').count()).toBe(0);
    await page.evaluate(WATCH);
    await page.clock.setSystemTime(Date.now());
    await stepButton(page, /^Declare BIG/).click();
    await page.getByText('Challenges close in').waitFor();
    const shown = await page.evaluate<string[]>('window.shownTimes');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((time) => !/^0:(?:0\d|1[0-5])$/.test(time))).toEqual([]);
  });
});
