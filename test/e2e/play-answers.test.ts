import { expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { byTouch, playOn } from './play-moves.ts';
import { plant, savedGame } from './saves.ts';
import { logLines, settled } from './table-page.ts';

const { visit } = useSite();

/** Notes what the worker of the game tells together. */
const WATCH = `
  window.heard = [];
  const Channel = window.MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      this.port1.addEventListener('message', ({ data }) => {
        if (Array.isArray(data)) window.heard.push(data.map(({ message }) => message?.type ?? ''));
      });
    }
  };
`;

it('what an action brings about comes with the answer to it, so that no tap can fall in between', async () => {
  const { page } = await visit({
    device: 'phone',
    path: '/?pace=0',
    reducedMotion: 'reduce',
    before: (fresh) => fresh.addInitScript({ content: WATCH }),
  });
  await page.getByRole('button', { name: 'Play alone' }).tap();
  await playOn(page, byTouch, 'en', ({ told }) => told > 12);
  const heard = (await page.evaluate('window.heard')) as string[][];
  const withNews = heard.filter((types) => types.includes('update'));
  expect(withNews.length).toBeGreaterThan(2);
  for (const types of withNews) expect(types).toContain('accepted');
});

it('what a page had left undone is done when the game is opened again, once', async () => {
  const save = savedGame({ seed: 'left undone', until: ({ phase }) => phase === 'roll' });
  const left = [{ id: 'left', action: 'roll', step: '1 0 1 roll ', wasSent: false }];
  const { page } = await visit({
    path: '/play',
    reducedMotion: 'reduce',
    before: async (fresh) => {
      await plant(save)(fresh);
      // Left again by every page, as by one that never hears what became of it.
      const stored = JSON.stringify(JSON.stringify(left));
      await fresh.addInitScript({ content: `localStorage.setItem('wordstake.kept.planted', ${stored})` });
    },
  });
  const rolls = logLines(page).filter({ hasText: 'The die shows' });
  await rolls.first().waitFor();
  await page.reload();
  await rolls.first().waitFor();
  await settled(page);
  await expect.poll(() => rolls.count()).toBe(1);
});
