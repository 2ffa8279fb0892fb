import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { grid } from './grid-page.ts';
import { useSite } from './harness.ts';
import { myTurn } from './play-page.ts';
import { deckOf, plant, savedCards, savedGame } from './saves.ts';
import { laidOut, myHand, prompt, said, settled, step, tray } from './table-page.ts';

const { visit } = useSite();

const SIDEWAYS = { width: 844, height: 390 } as const;

/** A phone on its side. */
const onItsSide = async (language: 'en' | 'fr', save: string): Promise<Page> => {
  const { page } = await visit({
    device: 'phone',
    viewport: SIDEWAYS,
    language,
    path: '/play?pace=0',
    reducedMotion: 'reduce',
    before: plant(save),
  });
  return page;
};

/** What of these is not wholly to be seen, without scrolling. */
const unseen = async (places: readonly Locator[]): Promise<readonly string[]> => {
  const found = await Promise.all(
    places.map(async (place) => {
      const box = await place.evaluateAll((elements) =>
        elements.map((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return { name: element.className, top, bottom, left, right };
        }),
      );
      const isSeen = ({ top, bottom, left, right }: (typeof box)[number]): boolean =>
        top >= 0 && left >= 0 && bottom <= SIDEWAYS.height && right <= SIDEWAYS.width;
      return box
        .filter((each) => !isSeen(each))
        .map(({ name, top, bottom }) => `${name} ${Math.round(top)}–${Math.round(bottom)}`);
    }),
  );
  return found.flat();
};

describe('a phone on its side has room for what one needs', () => {
  it.each(['en', 'fr'] as const)(
    'at BuyWord’s table: word, rack, step and tools at once (%s)',
    async (language) => {
      const until = ({ phase, seats }: { phase: string; seats: readonly { tileCount: number }[] }) =>
        phase === 'sell' && (seats[0]?.tileCount ?? 0) > 5;
      const page = await onItsSide(
        language,
        savedGame({ language, seed: 'bench', bots: ['Penny', 'Marlowe'], until }),
      );
      const { hand } = await myTurn(page);
      const tools = page.getByRole('main').locator('.toolbar').getByRole('button');
      const needed = [tray(page), myHand(page).getByRole('button'), prompt(page), step(page), tools];
      expect(await unseen(needed)).toEqual([]);
      await page.keyboard.type(hand.slice(0, 3));
      await laidOut(page).nth(2).waitFor();
      expect(await unseen(needed)).toEqual([]);
    },
  );

  it('at a grid: grid, rack and step at once', async () => {
    const until = ({
      phase,
      board,
      seats,
    }: {
      phase: string;
      board: readonly unknown[];
      seats: readonly { tileCount: number }[];
    }) => phase === 'sell' && board.length > 10 && (seats[0]?.tileCount ?? 0) > 4;
    const page = await onItsSide(
      'fr',
      savedGame({ language: 'fr', seed: 'bench', bots: ['Penny'], options: { crossword: true }, until }),
    );
    await myTurn(page);
    const needed = [grid(page), myHand(page).getByRole('button'), prompt(page), step(page)];
    expect(await unseen(needed)).toEqual([]);
  });

  it.each(['en', 'fr'] as const)(
    'at the card table: cards, step and tools at once (%s)',
    async (language) => {
      const hands = ['Bb Ib Gb Gb Eb Rb *', 'Qb Xb Zb Vb Jb Kb Wb', 'Cr Ar Tr Sr Or Nr Er'];
      const decks = [deckOf(hands, 'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib')];
      const page = await onItsSide(
        language,
        savedCards({ language, bots: ['Penny', 'Marlowe'], decks, turns: [] }),
      );
      await settled(page);
      const pots = page.getByRole('region', { name: said(({ cards }) => cards.potHeading) });
      const cards = myHand(page).getByRole('button');
      const tools = page.getByRole('main').locator('.tool');
      expect(await unseen([pots, tray(page), cards, prompt(page), step(page), tools])).toEqual([]);
      await page.keyboard.type('BIG');
      await laidOut(page).nth(2).waitFor();
      expect(await unseen([tray(page), cards])).toEqual([]);
    },
  );
});
