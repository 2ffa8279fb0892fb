import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PuzzleProgress } from '../../src/client/saves/puzzle-progress.ts';
import { lessonsIn } from '../../src/messages/lessons.ts';
import { puzzlesIn } from '../../src/messages/puzzles.ts';
import { dailyPuzzle } from '../../src/puzzles/choosing.ts';
import { LESSON_PUZZLES } from '../../src/puzzles/lessons.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { wordsOfAction } from '../../src/puzzles/starting-rating.ts';
import { isWordTag, PUZZLE_TAGS, type PuzzleTag } from '../../src/puzzles/tags.ts';
import type { Language } from '../../src/shared/language.ts';
import { firstOf, shippedPuzzles } from '../support/shipped-puzzles.ts';
import { lost, smallTargets, violationsInBothLights } from './access-checks.ts';
import { useSite, type VisitOptions } from './harness.ts';
import { isKept, NO_NETWORK } from './offline-page.ts';

const { visit } = useSite();

/** The day that it is for the page, whenever the test runs: another day's puzzle is another test. */
const TODAY = '2026-11-18';
const SET_DATE = `{
  const MachineDate = Date;
  const ahead = MachineDate.parse('${TODAY}T12:00:00Z') - MachineDate.now();
  globalThis.Date = class extends MachineDate {
    static now() { return MachineDate.now() + ahead; }
    constructor(...parts) { parts.length === 0 ? super(Date.now()) : super(...parts); }
  };
}`;

const SETS = { en: shippedPuzzles('en'), fr: shippedPuzzles('fr') } as const;

/** So many pixels show a word of ten letters while it is typed. */
const SHORTEST_FIELD = 150;

const progressOf = (page: Page): Promise<Partial<PuzzleProgress>> =>
  page.evaluate(`JSON.parse(localStorage.getItem('wordstake.puzzles') ?? '{}')`);

const openAt = (path: string, options: VisitOptions = {}) =>
  visit({ ...options, path, before: (page) => page.addInitScript({ content: SET_DATE }) });

const open = (language: Language, puzzle: Puzzle, options: VisitOptions = {}) =>
  openAt(`/puzzles?puzzle=${puzzle.id}`, { language, ...options });

const choices = (page: Page, language: Language) =>
  page.getByRole('list', { name: puzzlesIn(language).choices.label }).getByRole('button');

/** What a choice is called, where its name follows from its action alone. */
const plainName = (language: Language, action: string): string | RegExp => {
  const texts = puzzlesIn(language).choices;
  if (action === 'buy') return new RegExp(texts.buy(7).replace(/7.*$/, '').replace('$', '\\$'));
  if (action === 'decline') return texts.decline;
  if (action.startsWith('choose ')) return texts.choose(Number(action.slice(7)));
  if (action === 'fold') return texts.fold;
  return new RegExp(texts.call(7).replace('7', ''));
};

/** Chooses by a tap, by the name that is read aloud. */
const tap = (page: Page, language: Language, action: string): Promise<void> =>
  page
    .getByRole('list', { name: puzzlesIn(language).choices.label })
    .getByRole('button', { name: plainName(language, action) })
    .click();

const typeWord = async (page: Page, language: Language, text: string): Promise<void> => {
  const { answer } = puzzlesIn(language);
  const field = page.getByRole('textbox', { name: new RegExp(`${answer.word}|${answer.words}`) });
  await field.fill(text);
  await field.press('Enter');
};

const solved = (page: Page, language: Language) =>
  page.getByRole('status').filter({ hasText: puzzlesIn(language).verdict.solved });
const failed = (page: Page, language: Language) =>
  page.getByRole('status').filter({ hasText: puzzlesIn(language).verdict.failed });

const wordOf = (puzzle: Puzzle, at = 0): string =>
  wordsOfAction(puzzle.tag, puzzle.choices[at]?.action ?? '').join(' ');

/** Answers any puzzle rightly, as whoever types would. */
const answerRightly = async (page: Page, language: Language, puzzle: Puzzle): Promise<void> => {
  if (isWordTag(puzzle.tag)) return typeWord(page, language, wordOf(puzzle));
  const { answer } = puzzlesIn(language);
  const field = page.getByRole('textbox', { name: answer.command });
  await field.fill(puzzle.choices[0]?.action ?? '');
  await field.press('Enter');
};

describe('a puzzle', () => {
  it('is solved by a tap, is rated once, and leads to the next', async () => {
    const puzzle = firstOf(SETS.en, 'buy');
    const { page } = await open('en', puzzle, { device: 'phone' });
    await tap(page, 'en', puzzle.choices[0]?.action ?? '');
    await solved(page, 'en').waitFor();
    await page.getByText(/^Rating: 1,?\d{3} \(\+\d+\)$/).waitFor();
    const { rating, tried, run } = await progressOf(page);
    expect(rating?.rating).toBeGreaterThan(1500);
    expect([tried, run]).toEqual([{ [`en ${puzzle.id}`]: true }, 1]);
    // A second look does not count.
    await page.reload();
    await tap(page, 'en', puzzle.choices[1]?.action ?? '');
    await failed(page, 'en').waitFor();
    await page.getByText(puzzlesIn('en').mine.unrated).waitFor();
    expect((await progressOf(page)).rating).toEqual(rating);
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.waitForURL(/\/puzzles$/);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  });

  it('says why where it is failed: what each choice brings, and what the Expert thinks', async () => {
    for (const language of ['en', 'fr'] as const) {
      const puzzle = firstOf(SETS[language], 'number');
      const { page } = await open(language, puzzle, { device: language === 'fr' ? 'phone' : 'desktop' });
      await tap(page, language, puzzle.choices[1]?.action ?? '');
      await failed(page, language).waitFor();
      const { verdict } = puzzlesIn(language);
      await expect.poll(() => page.getByRole('row').count()).toBe(puzzle.choices.length);
      await page.getByText(verdict.expected('buyword')).waitFor();
      await page.getByText(verdict.expert).waitFor();
      expect((await progressOf(page)).rating?.rating).toBeLessThan(1500);
      expect(await violationsInBothLights(page)).toEqual([]);
    }
  });

  it('is answered by a key, or by what is typed', async () => {
    const puzzle = firstOf(SETS.en, 'number');
    const { page } = await open('en', puzzle);
    await choices(page, 'en').first().waitFor();
    await page.keyboard.press((puzzle.choices[0]?.action ?? '').slice(-1));
    await solved(page, 'en').waitFor();
    // The next key goes on.
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/puzzles$/);
    const call = firstOf(SETS.en, 'call');
    await page.goto(`/puzzles?puzzle=${call.id}`);
    const field = page.getByRole('textbox', { name: 'Or type your answer' });
    await field.fill('sell the farm');
    await field.press('Enter');
    await page.getByText('That isn’t one of the choices here.').waitFor();
    await answerRightly(page, 'en', call);
    await solved(page, 'en').waitFor();
  });

  it.each(['en', 'fr'] as const)('of words takes tiles, letters and no non-words (%s)', async (language) => {
    const puzzle = firstOf(SETS[language], 'word');
    const { answer } = puzzlesIn(language);
    const { page } = await open(language, puzzle, { device: 'phone' });
    const rack = page.getByRole('list', { name: puzzlesIn(language).table.yours });
    const letters = [...wordOf(puzzle)];
    const odd = [...letters].reverse().join('');
    await typeWord(page, language, odd);
    await page.getByText(answer.notWord(odd)).waitFor();
    await page.getByRole('button', { name: answer.clear }).click();
    for (const letter of letters) await rack.getByRole('button', { name: letter, exact: true }).first().tap();
    await page.getByRole('button', { name: answer.submit, exact: true }).tap();
    await solved(page, language).waitFor();
    expect((await progressOf(page)).tried).toEqual({ [`${language} ${puzzle.id}`]: true });
  });

  it('of words tells the best one where another was found', async () => {
    const puzzle = firstOf(SETS.en, 'hand');
    const { page } = await open('en', puzzle);
    await typeWord(page, 'en', wordOf(puzzle, puzzle.choices.length - 1));
    await failed(page, 'en').waitFor();
    await page.getByText(new RegExp(`^${wordOf(puzzle)} is best: \\d+ points\\.$`)).waitFor();
    expect((await progressOf(page)).run).toBe(0);
  });

  it.each(PUZZLE_TAGS)(
    'of %s is fit for all: axe, thumbs, narrow screens, both languages',
    async (tag: PuzzleTag) => {
      for (const language of ['en', 'fr'] as const) {
        const { page } = await open(language, firstOf(SETS[language], tag), { device: 'phone' });
        await page.getByRole('heading', { level: 2 }).first().waitFor();
        expect(await violationsInBothLights(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        expect(await lost(page)).toEqual([]);
        if (!isWordTag(tag)) continue;
        const field = await page.getByRole('textbox').first().boundingBox();
        expect(field?.width).toBeGreaterThan(SHORTEST_FIELD);
      }
    },
  );

  it.each(['phone', 'desktop'] as const)('shows every word in one line (%s)', async (device) => {
    for (const language of ['en', 'fr'] as const) {
      const { page } = await open(language, firstOf(SETS[language], 'wild'), { device });
      await choices(page, language).first().waitFor();
      const broken = await page.evaluate(`[...document.querySelectorAll('.puzzle-choice .word-tiles')]
        .filter((word) => new Set([...word.querySelectorAll('.tile')].map((tile) => tile.getBoundingClientRect().bottom)).size > 1)
        .map((word) => word.textContent)`);
      expect(broken).toEqual([]);
    }
  });

  it('comes from the theme that is asked for', async () => {
    const { page } = await openAt('/puzzles');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Crossword');
    await page.getByRole('heading', { name: 'Which play is best?' }).waitFor();
    const answer = page.getByRole('button', { name: 'Answer', exact: true }).first();
    await expect.poll(() => answer.isDisabled()).toBe(true);
    await choices(page, 'en').first().click();
    await answer.click();
    await page.getByRole('region', { name: 'Why' }).waitFor();
  });
});

describe('the puzzle of the day', () => {
  it.each(['en', 'fr'] as const)(
    'is one for all on a date, and counts days in a row (%s)',
    async (language) => {
      const texts = puzzlesIn(language);
      const puzzle = dailyPuzzle(SETS[language].puzzles, language, TODAY) as Puzzle;
      const { page } = await openAt('/puzzles', { language });
      await page.getByRole('link', { name: texts.daily.open }).click();
      await page.getByText(texts.daily.heading).first().waitFor();
      await answerRightly(page, language, puzzle);
      await solved(page, language).waitFor();
      await page.getByText(texts.daily.solved).waitFor();
      await page.getByText(texts.daily.streak(1)).waitFor();
      expect((await progressOf(page)).days).toEqual({ [TODAY]: true });
      await page.reload();
      await page.getByText(texts.daily.solved).waitFor();
    },
  );
});

describe('a lesson', () => {
  it.each(['en', 'fr'] as const)('is read, tried on its puzzles, and done (%s)', async (language) => {
    const texts = puzzlesIn(language);
    const { title, notes } = lessonsIn(language).hold;
    const ids = LESSON_PUZZLES[language].hold;
    const { page } = await openAt('/puzzles', { language });
    await page.getByRole('link', { name: texts.toLessons }).click();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    for (const [i, id] of ids.entries()) {
      await page.getByText(texts.lessons.step(i + 1, ids.length)).waitFor();
      const puzzle = SETS[language].puzzles.find((each) => each.id === id) as Puzzle;
      await answerRightly(page, language, puzzle);
      await page.getByText(notes[i] ?? '').waitFor();
      if (i === 0) expect(await violationsInBothLights(page)).toEqual([]);
      await page
        .getByRole('button', { name: i === ids.length - 1 ? texts.lessons.finish : texts.lessons.goOn })
        .click();
    }
    await page.getByText(texts.lessons.finished).waitFor();
    // Lessons leave the rating alone.
    expect((await progressOf(page)).tried).toEqual({});
    await page.getByRole('link', { name: texts.lessons.all }).click();
    await page.getByRole('listitem').filter({ hasText: title }).getByText(texts.lessons.done).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    expect(await lost(page)).toEqual([]);
  });
});

describe('without a network', () => {
  it('puzzles that were opened once are solved, and the way there is on the home page', async () => {
    const { page, forgive } = await openAt('/', { device: 'phone', serviceWorkers: 'allow' });
    forgive(NO_NETWORK);
    await isKept(page);
    await page.getByRole('link', { name: 'Puzzles' }).tap();
    await page.getByRole('heading', { name: puzzlesIn('en').mine.heading, exact: true }).waitFor();
    await page.context().setOffline(true);
    const puzzle = firstOf(SETS.en, 'word');
    await page.goto(`/puzzles?puzzle=${puzzle.id}`);
    await typeWord(page, 'en', wordOf(puzzle, puzzle.choices.length - 1));
    await failed(page, 'en').waitFor();
    await page.goto('/lessons?lesson=wild');
    await page.getByText(puzzlesIn('en').lessons.step(1, LESSON_PUZZLES.en.wild.length)).waitFor();
  });

  it('says so where they were never opened, and loads them once there is one', async () => {
    const { page, forgive } = await openAt('/', { serviceWorkers: 'allow' });
    forgive(NO_NETWORK);
    await isKept(page);
    await page.context().setOffline(true);
    await page.goto('/puzzles');
    await page.getByText(puzzlesIn('en').unreachable).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  });
});
