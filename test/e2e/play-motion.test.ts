import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { myTurn, WORDING } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { focused, laidOut, logOf, stepButton, tray } from './table-page.ts';

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
    const free = ['transform', 'opacity', 'offset', 'easing'];
    expect([...properties].filter((each) => !free.includes(each))).toEqual([]);
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
    // Three are drawn, then bought, and four make room for them: all have to be off before the next are counted.
    await sets(TILE, 10, () => press('Buy for $25'));
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

  it('leaves out what happened while nobody could see the page, and goes on with what happens then', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: prepared });
    const { hand } = await myTurn(page);
    await page.evaluate(
      `Object.defineProperty(document, 'hidden', { get: () => window.isAway }); window.isAway = true;`,
    );
    await rollAndDecline(page);
    expect(await moved(page)).toEqual([]);
    await page.evaluate('window.isAway = false');
    await page.keyboard.type(hand.slice(0, 2));
    await expect.poll(async () => (await moved(page)).map(({ what }) => what).join(' ')).toMatch(/tile/);
  });
});

/** Scenes that are longer than this end only when somebody acts: what waits for about a second here waits for ever. */
const standstill = (fromMs = 600): string => `
  const wait = window.setTimeout;
  window.setTimeout = (then, ms, ...rest) => wait(then, ms > ${fromMs} && ms < 1200 ? 1e9 : ms, ...rest);
`;

/** Notes down whether anybody is told of the die, or of a price, while it still rolls. */
const LISTENER = `
  window.toldEarly = [];
  addEventListener('DOMContentLoaded', () => {
    let before;
    new MutationObserver(() => {
      const said = [...document.querySelectorAll('[role="log"] li:last-child, .announcer, #next-step, .actions')]
        .map((each) => each.textContent).join('|');
      const rolls = document.querySelector('.die-throw')?.getAnimations().length > 0;
      if (!rolls) before = said;
      else if (said !== before) window.toldEarly.push(said);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
`;

const hasRolled = async (page: Page): Promise<void> =>
  expect.poll(async () => (await moved(page)).map(({ what }) => what)).toContain('die-cube');

const rollsFor = async (...scripts: readonly string[]): Promise<Page> => {
  const { page } = await visit({
    path: '/play?pace=0',
    before: async (each) => {
      await prepared(each);
      for (const content of scripts) await each.addInitScript({ content });
    },
  });
  await myTurn(page);
  await stepButton(page, 'Roll the die').click();
  await hasRolled(page);
  return page;
};

describe('the die', () => {
  it('is told to nobody before it lies still: not by the log, the announcer, the prompt or the buttons', async () => {
    const page = await rollsFor(LISTENER);
    await stepButton(page, 'Decline').or(stepButton(page, '5 tiles')).waitFor();
    await expect.poll(() => logOf(page)).toMatch(/Round 3: you lead\.\s+The die shows/);
    expect(await page.evaluate('window.toldEarly')).toEqual([]);
  });

  it('lies still at once for whoever presses a key or taps the felt', async () => {
    for (const skip of [
      (page: Page) => page.keyboard.press('Shift'),
      (page: Page) => page.locator('.stage-centre').click({ position: { x: 8, y: 8 } }),
    ]) {
      const page = await rollsFor(standstill());
      expect(await logOf(page)).not.toMatch(/Round 3: you lead\.\s+The die shows/);
      await skip(page);
      await stepButton(page, 'Decline').or(stepButton(page, '5 tiles')).waitFor();
      await expect.poll(() => logOf(page)).toMatch(/Round 3: you lead\.\s+The die shows/);
    }
  });

  it('lies still for a second tap on the button, which does nothing else and is not refused', async () => {
    const page = await rollsFor(standstill());
    await stepButton(page, 'Roll the die').click();
    await stepButton(page, 'Decline').or(stepButton(page, '5 tiles')).waitFor();
    expect(await logOf(page)).not.toMatch(/Round 3: you lead\..*You (?:named|bought)/s);
    await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual(['']);
  });
});

describe('a great word', () => {
  /** About to sell BANQUETER, its T a wild, for $196. */
  const greatSale = savedGame({
    seed: 'motion',
    bots: ['Penny', 'Bob'],
    until: ({ phase, round, toAct, seats }) =>
      phase === 'sell' && round === 8 && toAct.includes(0) && (seats[0]?.tileCount ?? 0) > 7,
  });
  const SOLD = 'You sold BANQUETER (wild T) for $196.';
  const sell = async (reducedMotion: 'reduce' | 'no-preference', stillFromMs?: number): Promise<Page> => {
    const { page } = await visit({
      path: '/play?pace=0',
      reducedMotion,
      before: async (each) => {
        await plant(greatSale)(each);
        await each.addInitScript({ content: standstill(stillFromMs) });
      },
    });
    await focused(tray(page)).waitFor();
    await page.keyboard.type('BANQUE?TER');
    await page.getByText('✓ BANQUETER is in the dictionary.').waitFor();
    await page.keyboard.press('Enter');
    await stepButton(page, WORDING.yesWild).click();
    return page;
  };

  it('is counted tile by tile before it is sold, until somebody acts', async () => {
    const page = await sell('no-preference');
    await tray(page).getByText('14 pips').and(page.locator('.tally-whole')).waitFor();
    expect(await tray(page).locator('.tile-counted').count()).toBe(9);
    expect(await logOf(page)).not.toContain(SOLD);
    await page.keyboard.press('Shift');
    await expect.poll(() => logOf(page)).toContain(SOLD);
    await expect.poll(() => laidOut(page).count()).toBe(0);
  });

  it('has its moment on the felt, is told, and gives way to whoever acts', async () => {
    const page = await sell('no-preference', 1100);
    const plaque = page.locator('.moment-plaque');
    await plaque.waitFor();
    expect((await plaque.innerText()).split('\n')).toEqual(['A great word', 'BANQUETER', '$196']);
    await expect.poll(() => page.locator('.moment').getByRole('status').innerText()).toBe('A great word');
    await page.keyboard.press('J');
    await plaque.waitFor({ state: 'detached' });
    // The key was not lost.
    await expect.poll(() => laidOut(page).allInnerTexts()).toEqual(['J']);
  });

  it('has none for those who want no motion', async () => {
    const page = await sell('reduce');
    await expect.poll(() => logOf(page)).toContain(SOLD);
    expect(await page.locator('.moment-plaque').count()).toBe(0);
  });
});

describe('sound', () => {
  it('is there once the page has been touched, and not before', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: prepared, reducedMotion: 'reduce' });
    await myTurn(page);
    await expect.poll(() => heard(page)).toEqual({ contexts: 0, tones: 0 });
    await rollAndDecline(page);
    await expect.poll(async () => (await heard(page)).contexts).toBe(1);
  });

  it('is off by one tap, and stays off', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: prepared, reducedMotion: 'reduce' });
    await myTurn(page);
    const sound = page.getByRole('button', { name: 'Sound' });
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('true');
    await sound.click();
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('false');
    const { tones } = await heard(page);
    await rollAndDecline(page);
    expect((await heard(page)).tones).toBe(tones);
    await page.reload();
    await myTurn(page);
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('false');
  });
});
