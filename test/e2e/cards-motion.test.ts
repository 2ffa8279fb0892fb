import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { layOut, ONWARD } from './cards-page.ts';
import { useSite } from './harness.ts';
import { deckOf, plant, savedCards } from './saves.ts';
import { focused, stepButton } from './table-page.ts';

const { visit } = useSite();

const HANDS = ['Bb Ib Gb Eb Rb * Tr', 'Zb Ib Pr Sb Eb Ar Nb'] as const;
const SAVE = savedCards({
  bots: ['Bob'],
  decks: [deckOf(HANDS, 'Ab Eb Ib Ob Ub Ab')],
  options: { challengeSeconds: 600 },
  turns: [
    ...['0 bet 4', '1 call', '0 exchange none', '1 exchange none', '1 check', '0 check'],
    ...['1 exchange none', '0 exchange none', '1 check', '0 check', '1 declare Zb Ib Pr Sb'],
  ],
});

/**
 * Where a chip went on the page; how many cards came face down; whose hands were still to be turned over, as that changed; and
 * what was told of the words meanwhile.
 */
type Seen = {
  readonly dealt: number;
  readonly chips: { readonly x: number; readonly y: number }[];
  readonly sealed: string[][];
  readonly toldEarly: string[];
};

const RECORDER = `
  window.seen = { dealt: 0, chips: [], sealed: [], toldEarly: [] };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.classList.contains('flying-chip')) {
      const [, x, y] = /translate\\(([-\\d.]+)px, ([-\\d.]+)px\\)/.exec(frames.at(-1).transform);
      window.seen.chips.push({ x: parseFloat(this.style.left) + +x, y: parseFloat(this.style.top) + +y });
    }
    if (this.classList.contains('ghost') && this.classList.contains('letter-card-back')) window.seen.dealt++;
    return animate.call(this, frames, options);
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    if (document.querySelector('.showdown') === null) return;
    const sealed = [...document.querySelectorAll('.declared-sealed')].map((each) => each.closest('li').querySelector('b').textContent);
    if (window.seen.sealed.at(-1)?.join() !== sealed.join()) window.seen.sealed.push(sealed);
    const told = document.querySelector('[role="log"]').textContent + document.querySelector('.announcer').textContent;
    if (sealed.length > 0 && told.includes('declares')) window.seen.toldEarly.push(told);
  }).observe(document, { childList: true, subtree: true }));
`;

const seen = (page: Page): Promise<Seen> => page.evaluate('window.seen');

const declared = async (reducedMotion: 'reduce' | 'no-preference', ...scripts: string[]): Promise<Page> => {
  const { page } = await visit({
    path: '/play?pace=0&game=planted',
    reducedMotion,
    before: async (each) => {
      await plant(SAVE)(each);
      for (const content of [RECORDER, ...scripts]) await each.addInitScript({ content });
    },
  });
  await layOut(page, ['Bb', 'Ib', 'Gb', '*Gb', 'Eb', 'Rb']);
  await stepButton(page, 'Declare BIGGER for 60').click();
  return page;
};

const showdown = async (reducedMotion: 'reduce' | 'no-preference'): Promise<Page> => {
  const page = await declared(reducedMotion);
  await page.locator('.declared-best').waitFor();
  await stepButton(page, 'Let them stand').click();
  await page.getByRole('region', { name: 'Round 1 is over' }).waitFor();
  return page;
};

describe('the showdown', () => {
  it('turns hand by hand, the weakest first, and the chips of the pot go to who won them', async () => {
    const page = await showdown('no-preference');
    await expect
      .poll(() => seen(page))
      .toMatchObject({ sealed: [['Bob', 'You'], ['You'], []], toldEarly: [] });
    await expect.poll(async () => (await seen(page)).chips.length).toBeGreaterThan(0);
    const mine = page.getByRole('listitem').filter({ hasText: /^You/ }).filter({ hasText: '205 chips' });
    await expect.poll(() => mine.innerText()).toBe('You\n205 chips\n205\n+5');
    // The story of the round comes in with a motion of its own.
    await page.evaluate(
      `Promise.all(document.querySelector('.stage-story').getAnimations({ subtree: true }).map(({ finished }) => finished))`,
    );
    const home = await mine.boundingBox();
    const scrolled = await page.evaluate<number>('scrollY');
    const [chip] = (await seen(page)).chips.slice(-1);
    expect([Math.round(chip?.x ?? 0), Math.round((chip?.y ?? 0) - scrolled)]).toEqual([
      Math.round(home?.x ?? -1),
      Math.round(home?.y ?? -1),
    ]);
  });

  it('is followed by cards that are seen to be dealt, once one goes on', async () => {
    const page = await showdown('no-preference');
    const { dealt } = await seen(page);
    await stepButton(page, ONWARD).click();
    await expect.poll(async () => (await seen(page)).dealt).toBe(dealt + HANDS[0].split(' ').length);
  });

  it('lets nobody wave words through unseen: until all are turned, the one button shows them', async () => {
    // Time stands still for the reveal: only whoever acts sees its end.
    const page = await declared('no-preference', 'window.setInterval = () => 0;');
    const all = stepButton(page, 'Show all hands');
    await all.waitFor();
    expect(await stepButton(page, 'Let them stand').count()).toBe(0);
    await all.click();
    // The focus stays with whoever goes on by keyboard.
    await focused(stepButton(page, 'Let them stand')).waitFor();
    await expect.poll(() => seen(page)).toMatchObject({ sealed: [['Bob', 'You'], []], toldEarly: [] });
  });

  it('shows all at once to who wants no motion', async () => {
    const page = await showdown('reduce');
    await expect.poll(() => seen(page)).toEqual({ dealt: 0, chips: [], sealed: [[]], toldEarly: [] });
  });
});
