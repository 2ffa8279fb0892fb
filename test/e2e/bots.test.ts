import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '../../src/bots/characters.ts';
import { ladderOf } from '../../src/bots/ladder.ts';
import { botsPageIn } from '../../src/messages/bots-page.ts';
import { characterName, levelName } from '../../src/messages/characters.ts';
import { formatNumber } from '../../src/messages/wording.ts';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { addBot, doMove, makeTable, movedOn, myTurnHere } from './friends-page.ts';
import { useSite } from './harness.ts';
import { moveFor, type PlayLanguage } from './play-page.ts';
import { commandLine, result, said, seatOf, stepButton, storyOf } from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

/** Plays so many moves of one's own, then leaves the game for good, which ends it. */
const playABit = async (page: Page, language: PlayLanguage, moves: number): Promise<void> => {
  for (let i = 0; i < moves; i++) {
    const shown = await myTurnHere(page);
    await doMove(page, moveFor(shown, language));
    await movedOn(page, shown);
  }
  await myTurnHere(page);
  await page.keyboard.press('/');
  await commandLine(page).fill('leave');
  await page.keyboard.press('Enter');
  await stepButton(
    page,
    said(({ play }) => play.leave),
  ).click();
  await result(page).waitFor();
};

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What the ladder on the page says: a bot a row, the strongest first, with its level and the figure that stands beside its name. */
const rungs = async (page: Page, language: Language): Promise<readonly string[]> => {
  const table = page.getByRole('table', { name: botsPageIn(language).heading });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  return (await rows.allInnerTexts()).map(spaced);
};

/** What was measured with the words of a language: the same, as the page should say it. */
const measured = (game: string, language: Language): readonly string[] =>
  Object.entries(ladderOf(game, language)?.ratings ?? {})
    .sort(([, one], [, other]) => other.rating - one.rating)
    .map(([name, { rating }]) => {
      const id = name as CharacterId;
      const level = levelName(language, CHARACTERS[id].level);
      return spaced(`${characterName(language, id)} ${level} ${formatNumber(language, rating)}`);
    });

describe('opponents', () => {
  it.each(LANGUAGES)(
    'say how strong they are at either game, as measured, with a chart (%s)',
    async (language) => {
      const { page } = await visit({ language, path: '/bots', ...still });
      for (const [title, game] of [
        ['BuyWord', 'buyword'],
        ['Choose Your Words', 'choose-your-words'],
      ] as const) {
        await page.getByRole('radio', { name: title }).check();
        const bare = (row: string) => row.replace(/ ± .*/, '');
        await expect
          .poll(async () => (await rungs(page, language)).map(bare))
          .toEqual(measured(game, language));
        const [, figure] = /(\d\S* ± \d+)$/.exec((await rungs(page, language))[0] ?? '') ?? [];
        expect(await page.locator('svg.rung').count()).toBe(CHARACTER_IDS.length);
        // The same figure stands on the bot's own card, beside what its level and style do at this game.
        const said = spaced(await page.getByRole('main').innerText());
        expect(said.split(figure ?? '?').length).toBeGreaterThan(2);
        const { levels, styles } = botsPageIn(language).games[game] ?? { levels: {}, styles: {} };
        for (const manner of Object.values({ ...levels, ...styles })) expect(said).toContain(spaced(manner));
      }
    },
  );

  it('play one on one', async () => {
    const { page } = await visit({ path: '/bots', ...still });
    await page.getByText('Knows all 180,254 words of the dictionary.').waitFor();
    await page.getByRole('button', { name: 'Play one on one with Wren' }).click();
    await seatOf(page, 'Wren').getByText('Club').waitFor();
    expect(await seatOf(page, 'Penny').count()).toBe(0);
    // Whom one usually plays against stays as it was.
    await page.goto('/bots');
    await page.getByRole('button', { name: 'Play against Penny and Marlowe' }).waitFor();
  });

  it('are chosen by name, level and face, by keyboard too, and kept for the next visit', async () => {
    const { page } = await visit({ device: 'phone', path: '/bots', ...still });
    const { keyboard } = page;
    await page.getByRole('checkbox', { name: 'Penny Casual cautious' }).focus();
    await keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Marlowe Club' }).uncheck();
    await page.getByText('Choose at least one.').waitFor();
    await page.getByRole('checkbox', { name: 'Quill Expert steady' }).check();
    await page.getByRole('button', { name: 'Play against Quill' }).waitFor();
    expect([await violations(page), await smallTargets(page), await overflow(page)]).toEqual([[], [], 0]);
    await page.goto('/');
    await page.getByText('Against Quill.').waitFor();
  });

  it.each([
    ['en', 'Quill', 'Expert'],
    ['fr', 'Octave', 'Expert'],
  ] as const)(
    'an Expert is played against on this device, and tells its play after the game (%s)',
    async (language, name, level) => {
      const { page } = await visit({ language, path: '/bots', colorScheme: 'dark', ...still });
      const chosen = page.getByRole('checkbox', { checked: true });
      await chosen.first().waitFor();
      while ((await chosen.count()) > 0) await chosen.first().click();
      await page.getByRole('checkbox', { name }).check();
      await page.getByRole('button', { name: said(({ characters }) => characters.play([name])) }).click();
      const seat = seatOf(page, name);
      await seat.getByText(level).waitFor();
      await expect.poll(() => seat.locator('svg.face').count()).toBe(1);
      await playABit(page, language, 4);
      const told = await (await storyOf(page, name)).allTextContents();
      expect(told.length).toBeGreaterThan(1);
      for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    },
  );
});

describe('a bot at a table of friends', () => {
  it('is added by name, shown with face and level, and tells its play after the game', async () => {
    const { page } = await visit({ device: 'phone', path: '/new', ...still });
    await makeTable(page);
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vesper' }).waitFor();
    expect([await violations(page), await smallTargets(page), await overflow(page)]).toEqual([[], [], 0]);
    await page.keyboard.press('Escape');
    await addBot(page, 'Vesper');
    const seat = seatOf(page, 'Vesper');
    await expect.poll(() => seat.locator('svg.face').count()).toBe(1);
    await seat.getByText('Expert').waitFor();
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quill' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Vesper' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start with 2 players' }).click();
    await playABit(page, 'en', 4);
    expect(await (await storyOf(page, 'Vesper')).count()).toBeGreaterThan(1);
  });
});
