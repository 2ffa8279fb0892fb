import { expect, it } from 'vitest';
import type { TableMessages } from '../../src/client/play/play-protocol.ts';
import { useSite } from './harness.ts';
import { byTouch, playOn } from './play-moves.ts';

const { visit } = useSite();

/** Notes of which kinds each message of a worker is made. */
const WATCH = `
  window.heard = [];
  const Started = window.Worker;
  window.Worker = class extends Started {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (Array.isArray(data)) window.heard.push(data.map(({ kind }) => kind));
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
  const heard = (await page.evaluate('window.heard')) as TableMessages[number]['kind'][][];
  const withNews = heard.filter((kinds) => kinds.includes('news'));
  expect(withNews.length).toBeGreaterThan(2);
  for (const kinds of withNews) expect(kinds.at(-1)).toBe('answer');
});
