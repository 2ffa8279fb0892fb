import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { deckOf, plant, savedCards, savedGame } from './saves.ts';
import { laidOut } from './table-page.ts';

const { visit } = useSite();

/**
 * Presses a key in the very moment in which something comes onto the page: before anything is painted, and before any effect
 * that waits for that. Nobody is as quick; a loaded machine is as late.
 */
const pressAtOnce =
  (selector: string, key: string) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript({
      content: `new MutationObserver((_, observer) => {
        if (document.querySelector(${JSON.stringify(selector)}) === null) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true }));
      }).observe(document, { childList: true, subtree: true });`,
    });

describe('a key that is pressed as soon as there is a table', () => {
  it('lays a tile at BuyWord’s', async () => {
    let letter = '';
    const save = savedGame({
      seed: 'early',
      until: ({ phase, seats }) => {
        letter = seats[0]?.tiles?.[0] ?? '';
        return phase === 'sell' && letter !== '';
      },
    });
    const { page } = await visit({
      path: '/play?pace=0',
      reducedMotion: 'reduce',
      before: async (fresh) => {
        await plant(save)(fresh);
        await pressAtOnce('.hand .tile-button', letter)(fresh);
      },
    });
    await expect.poll(() => laidOut(page).allInnerTexts()).toEqual([letter]);
  });

  it('lays a card at the card table', async () => {
    const decks = [
      deckOf(['Bb Ib Gb Gb Eb Rb *', 'Qb Xb Zb Vb Jb Kb Wb'], 'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib'),
    ];
    const { page } = await visit({
      path: '/play?pace=0',
      reducedMotion: 'reduce',
      before: async (fresh) => {
        await plant(savedCards({ bots: ['Penny'], decks, turns: [] }))(fresh);
        await pressAtOnce('.card-hand .card-place', 'B')(fresh);
      },
    });
    await expect.poll(() => laidOut(page).allInnerTexts()).toEqual(['B']);
  });
});
