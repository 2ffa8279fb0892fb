import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { myTurn } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { focused, laidOut, stepButton, tray } from './table-page.ts';

const { visit } = useSite();

const rolling = savedGame({
  seed: 'motion',
  until: (view) => view.phase === 'roll' && view.round > 2 && (view.seats[0]?.tileCount ?? 0) > 2,
});

type Moved = { readonly what: string; readonly properties: string[] };

/** Notes down what is set in motion, and every sound that is made. */
const RECORDER = `
  window.moved = [];
  window.heard = { contexts: 0, tones: 0 };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const properties = [...new Set(frames.flatMap((frame) => Object.keys(frame)))];
    window.moved.push({ what: this.getAttribute('class') ?? this.tagName, properties });
    return animate.call(this, frames, options);
  };
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor() { super(); window.heard.contexts++; }
  };
  const Tone = window.OscillatorNode;
  window.OscillatorNode = class extends Tone {
    constructor(...all) { super(...all); window.heard.tones++; }
  };
`;

const prepared = async (page: Page): Promise<void> => {
  await plant(rolling)(page);
  await page.addInitScript({ content: RECORDER });
};

const moved = (page: Page): Promise<Moved[]> => page.evaluate('window.moved');
const heard = (page: Page): Promise<{ contexts: number; tones: number }> => page.evaluate('window.heard');

const rollAndDecline = async (page: Page): Promise<void> => {
  await stepButton(page, 'Roll the die').click();
  const five = stepButton(page, '5 tiles');
  const decline = stepButton(page, 'Decline');
  await five.or(decline).waitFor();
  if ((await five.count()) > 0) await five.click();
  await decline.click();
  await focused(tray(page)).waitFor();
};

describe('motion', () => {
  it('shows die, draw, laying out and money, by transform and opacity alone', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: prepared });
    const { hand } = await myTurn(page);
    await rollAndDecline(page);
    await page.keyboard.type(hand.slice(0, 2));
    await expect
      .poll(async () => (await moved(page)).map(({ what }) => what).join(' '))
      .toMatch(/die.*tile.*ghost/s);
    const properties = new Set((await moved(page)).flatMap((each) => each.properties));
    expect([...properties].filter((each) => !['transform', 'opacity', 'offset'].includes(each))).toEqual([]);
    // What flew is gone again.
    await expect.poll(() => page.locator('.ghost').count()).toBe(0);
  });

  it('leads each tile from the bag to the lot, the rack, the word, and to the money it brings', async () => {
    const { page } = await visit({
      path: '/learn',
      before: (fresh) => fresh.addInitScript({ content: RECORDER }),
    });
    /** How many things of a kind an action sets in motion. */
    const sets = async (kind: RegExp, count: number, act: () => Promise<unknown>): Promise<void> => {
      await page.evaluate('window.moved.length = 0');
      await act();
      await expect
        .poll(async () => (await moved(page)).filter(({ what }) => kind.test(what)).length, {
          timeout: 10_000,
        })
        .toBe(count);
    };
    const press = (name: string) => stepButton(page, name).click();
    const TILE = /^tile pips-\d$/;
    await sets(TILE, 4, () => press('Roll the die'));
    await sets(TILE, 4, () => press('Buy for $64'));
    await press('Done');
    await press('Roll the die');
    await press('Buy for $25');
    await focused(tray(page)).waitFor();
    await sets(TILE, 1, () => page.keyboard.press('E'));
    await page.keyboard.type('NJOYED');
    await page.getByText('✓ ENJOYED is in the dictionary.').waitFor();
    await sets(/^tile .*ghost/, 7, () => page.keyboard.press('Enter'));
    expect((await moved(page)).some(({ what }) => what.includes('flying-sum'))).toBe(true);
  });

  it('stops for those who want none', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: prepared, reducedMotion: 'reduce' });
    const { hand } = await myTurn(page);
    await rollAndDecline(page);
    await page.keyboard.type(hand.slice(0, 2));
    await laidOut(page).nth(1).waitFor();
    expect(await moved(page)).toEqual([]);
  });
});

describe('sound', () => {
  it('is there once the page has been touched, and not before', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: prepared, reducedMotion: 'reduce' });
    await myTurn(page);
    expect(await heard(page)).toEqual({ contexts: 0, tones: 0 });
    await rollAndDecline(page);
    await expect.poll(async () => (await heard(page)).contexts).toBe(1);
  });

  it('is off by one tap, and stays off', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: prepared, reducedMotion: 'reduce' });
    await myTurn(page);
    const sound = page.getByRole('button', { name: 'Sound' });
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    await sound.click();
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
    const { tones } = await heard(page);
    await rollAndDecline(page);
    expect((await heard(page)).tones).toBe(tones);
    await page.reload();
    await myTurn(page);
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
  });
});
