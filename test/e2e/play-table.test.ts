import { describe, expect, it } from 'vitest';
import { CLASSIC_TILES } from '../../src/games/buyword/classic-tiles.ts';
import { pipsOf, priceOf } from '../../src/games/buyword/tile-set.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { useSite } from './harness.ts';
import { myTurn } from './play-page.ts';
import { plant, readKept, savedGame } from './saves.ts';
import {
  focused,
  handTile,
  laidOut,
  letterKeys,
  logLines,
  money,
  seatOf,
  stepButton,
  tray,
} from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

/** Two letters of a hand, in an order that is no word. */
const noWordIn = (hand: string): string => {
  const { has } = loadLexicon('en-full');
  for (const first of hand) {
    const second = Array.from(hand).find((letter) => letter !== first && !has(first + letter));
    if (second !== undefined) return first + second;
  }
  throw new Error(`every pair of ${hand} is a word`);
};

const selling = savedGame({
  seed: 'selling',
  until: ({ phase, seats }) => phase === 'sell' && (seats[0]?.tileCount ?? 0) >= 6,
});

describe('the table', () => {
  it('sets the language of the page once, not with every turn: all of it would be styled anew', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: plant(selling), ...still });
    const { told } = await myTurn(page);
    await page.evaluate(`window.languagesSet = 0;
      new MutationObserver(({ length }) => { window.languagesSet += length; })
        .observe(document.documentElement, { attributeFilter: ['lang'] })`);
    await stepButton(page, 'Done and roll').click();
    await myTurn(page, told);
    expect(await page.evaluate('window.languagesSet')).toBe(0);
  });

  it('goes on after a reload exactly where the game was', async () => {
    const { page } = await visit({ device: 'phone', path: '/play?pace=0', before: plant(selling), ...still });
    // What is done here is kept, too.
    const { told } = await myTurn(page);
    await stepButton(page, 'Done and roll').tap();
    await myTurn(page, told);
    // What was read aloud when it happened is not read again.
    const shown = async (): Promise<string> => {
      const main = page.getByRole('main');
      const aloud = await main.getByRole('status').last().innerText();
      return (await main.innerText()).replace(aloud, '').trimEnd();
    };
    const before = await shown();
    await page.reload();
    await myTurn(page);
    expect(await shown()).toBe(before);
    await page.goto('/');
    await page.getByRole('link', { name: 'Continue your game' }).tap();
    await myTurn(page);
    expect(await shown()).toBe(before);
  });

  it.each([
    ['no JSON', '{'],
    ['with a turn missing', JSON.stringify({ ...JSON.parse(selling), turnCount: 999 })],
    [
      'with an event that is none',
      JSON.stringify({ ...JSON.parse(selling), opening: [{ type: 'began', schema: 1 }] }),
    ],
  ])('puts a kept game away that is broken: %s', async (_, save) => {
    const { page } = await visit({ path: '/play', before: plant(save) });
    await page.getByText('couldn’t be read, so we set it aside').waitFor();
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.getByRole('button', { name: 'Roll the die' }).waitFor();
  });

  it('refuses what is no word in a sentence, and nothing is lost', async () => {
    const { page } = await visit({ path: '/play', before: plant(selling), reducedMotion: 'reduce' });
    const { hand } = await myTurn(page);
    const held = await money(page).innerText();
    const word = noWordIn(hand);
    await page.keyboard.type(word);
    await page.getByText(`✗ ${word} isn’t in the dictionary.`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(`${word} isn’t in the dictionary.`).waitFor();
    await expect.poll(() => laidOut(page).allInnerTexts()).toEqual([...word]);
    await expect.poll(() => money(page).innerText()).toBe(held);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('');
    expect((await myTurn(page)).hand).toBe(hand);
  });

  it('shows pips, price and the next pip as the word grows, and a wild for a letter one lacks', async () => {
    const { page } = await visit({ path: '/play', before: plant(selling), reducedMotion: 'reduce' });
    const { hand } = await myTurn(page);
    const lacking = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((letter) => !hand.includes(letter));
    const [letter = '', other = ''] = lacking;
    await page.keyboard.type(letter);
    await page.getByText(`A wild stands for ${letter}: 1 pip.`).waitFor();
    await tray(page)
      .filter({ hasText: /1 pip → \$1 one more pip: \+\$3/ })
      .waitFor();
    await page.keyboard.type(other);
    await page.getByText(`You have no other ${other}, and a word takes only one wild.`).waitFor();
    await page.getByRole('button', { name: `Take ${letter} back` }).click();
    await page.keyboard.type('?');
    await letterKeys(page).waitFor();
    await page.keyboard.type(other);
    await page.getByRole('button', { name: `Take ${other} back` }).waitFor();
    await letterKeys(page).waitFor({ state: 'detached' });
  });

  it('says before one tries that a lot is too dear', async () => {
    const canBuy = ([own]: View['seats']): boolean =>
      priceOf(pipsOf(CLASSIC_TILES, own?.lot ?? '')) <= (own?.money ?? 0);
    const save = savedGame({
      seed: 'poor',
      plays: ({ phase, seats }) => {
        if (phase === 'choose') return { kind: 'choose', number: 5 };
        const excess = (seats[0]?.tileCount ?? 0) - 8;
        if (phase === 'sell' && excess <= 0) return { kind: 'done' };
        if (phase === 'sell') return { kind: 'discard', tiles: seats[0]?.tiles?.slice(0, excess) ?? '' };
        return phase === 'buy' ? { kind: 'buy' } : undefined;
      },
      until: ({ phase, seats }) => phase === 'buy' && !canBuy(seats),
    });
    // For who wants to decline it themselves.
    const { page } = await visit({ path: '/settings', before: plant(save) });
    await page.getByRole('switch', { name: /^Play forced moves for me/ }).click();
    await page.goto('/play?game=planted');
    await page
      .getByRole('heading', { name: /^Your lot costs \$\d+ and you have \$\d+: too expensive\.$/ })
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Buy for/ }).isDisabled()).toBe(true);
    await focused(stepButton(page, 'Decline')).waitFor();
    // For all others it is declined, and that is said.
    const { page: other } = await visit({ path: '/play', before: plant(save) });
    await logLines(other)
      .filter({ hasText: /^You couldn’t afford [A-Z]+ \(\$\d+\)\.$/ })
      .waitFor({ state: 'attached' });
    await logLines(other)
      .filter({ hasText: /^You declined / })
      .last()
      .waitFor({ state: 'attached' });
  });

  it('lets tiles be discarded down to the limit', async () => {
    const save = savedGame({
      seed: 'many tiles',
      plays: ({ phase }) => (phase === 'buy' ? { kind: 'buy' } : undefined),
      until: ({ phase, seats }) => phase === 'sell' && (seats[0]?.tileCount ?? 0) > 9,
    });
    const { page } = await visit({
      device: 'phone',
      path: '/play',
      before: plant(save),
      reducedMotion: 'reduce',
    });
    const { hand } = await myTurn(page);
    const excess = hand.length - 8;
    await page.getByRole('heading', { name: `${excess} tiles too many: sell a word or discard.` }).waitFor();
    expect(await page.getByRole('button', { name: 'Done' }).count()).toBe(0);
    for (const letter of hand.slice(0, excess)) await handTile(page, letter).tap();
    const thrown = Array.from(hand.slice(0, excess)).join(' ');
    await page.getByRole('button', { name: `Discard ${thrown}` }).tap();
    await page.getByRole('heading', { name: `Discard ${thrown} for good?` }).waitFor();
    await page.getByRole('button', { name: 'Not yet' }).tap();
    await page.getByRole('button', { name: `Discard ${thrown}` }).tap();
    await page.getByRole('button', { name: 'Yes, discard' }).tap();
    await page.getByRole('button', { name: 'Done' }).waitFor();
    expect((await myTurn(page)).hand).toBe(hand.slice(excess));
  });

  it('BW-3.1 lets the leader roll by pressing the die itself', async () => {
    const save = savedGame({ seed: 'selling', until: ({ phase, round }) => phase === 'roll' && round > 2 });
    const { page } = await visit({ path: '/play?pace=0', before: plant(save), ...still });
    await stepButton(page, 'Roll the die').waitFor();
    await page.locator('.die-place').getByRole('button', { includeHidden: true }).click();
    await stepButton(page, 'Roll the die').waitFor({ state: 'detached' });
    await logLines(page)
      .filter({ hasText: /^The die shows/ })
      .last()
      .waitFor();
  });

  it('has the price list a tap away', async () => {
    const { page } = await visit({ path: '/play', before: plant(selling) });
    await page.getByRole('button', { name: 'Prices' }).click();
    const prices = page.getByRole('dialog', { name: 'What pips are worth' });
    await prices.getByText('$169').waitFor();
    await page.keyboard.press('Escape');
    await prices.waitFor({ state: 'detached' });
    await focused(page.getByRole('button', { name: 'Prices' })).waitFor();
  });

  it('asks once before a running game is left, and keeps it', async () => {
    const { page } = await visit({ path: '/play', before: plant(selling) });
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    const { told } = await myTurn(page);
    expect(told).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('button', { name: 'Play with bots' }).click();
    await seatOf(page, 'Penny').waitFor();
    await expect.poll(() => readKept(page)).toHaveLength(2);
  });

  it('tries again when the dictionary does not come', async () => {
    const { page, forgive } = await visit({
      path: '/play',
      before: async (fresh) => {
        await plant(selling)(fresh);
        await fresh.route('**/words/manifest.json', (route) => route.abort());
      },
    });
    forgive(/Failed to load resource/);
    await page.getByRole('alert').getByText('there’s no game without words').waitFor();
    await page.unroute('**/words/manifest.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Done' }).waitFor();
  });
});
