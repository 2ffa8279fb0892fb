import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHandFinder } from '../../src/bots/choose-your-words/best-hand.ts';
import { CATALOG } from '../../src/catalog/catalog.ts';
import type { GameModule } from '../../src/catalog/game-module.ts';
import { pipsByLetter, priceOf, WILD_PIPS } from '../../src/games/buyword/tile-set.ts';
import { TILE_SETS } from '../../src/games/buyword/tile-sets.ts';
import type { View as BuyWordView } from '../../src/games/buyword/view.ts';
import type { View as CardsView } from '../../src/games/choose-your-words/view.ts';
import type { Lexicon } from '../../src/lexicon/lexicon.ts';
import { createWordFinder } from '../../src/lexicon/word-finder.ts';
import { lessonsIn } from '../../src/messages/lessons.ts';
import { weighWords } from '../../src/puzzles/judging.ts';
import { LESSON_PUZZLES, LESSONS } from '../../src/puzzles/lessons.ts';
import { bestChoices, gameKey, gameOfPuzzle, gapOf, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { playSource, type SourceGame } from '../../src/puzzles/source.ts';
import { wordsOfAction } from '../../src/puzzles/starting-rating.ts';
import { BUYWORD_TAGS, CARDS_TAGS, isWordTag, type PuzzleTag } from '../../src/puzzles/tags.ts';
import { THRESHOLDS } from '../../src/puzzles/thresholds.ts';
import { wildsToUse } from '../../src/puzzles/wilds-to-use.ts';
import { PUZZLE_FOLDER, puzzleManifest } from '../../src/server/words/puzzle-files.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { keptBy } from '../../src/shared/kept-by.ts';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';
import { shippedPuzzles, shippedText } from '../support/shipped-puzzles.ts';

/** What a language must have at least, and what its file may weigh (both games together). */
const AT_LEAST: Readonly<Record<Language, { readonly buyword: number; readonly cards: number }>> = {
  en: { buyword: 1000, cards: 500 },
  fr: { buyword: 500, cards: 250 },
};
const EACH_TAG_AT_LEAST = 30;
const MOST_BYTES = 150_000;

const moduleOf = (puzzle: Puzzle): GameModule =>
  CATALOG.find(({ name }) => name === gameOfPuzzle(puzzle)) as GameModule;

/** Finders take a while to make: one for each dictionary and set of tiles or cards. */
const onceEach = <Key extends string, Made>(make: (lexicon: Lexicon, key: Key) => Made) =>
  keptBy((lexicon: Lexicon) => {
    const made = new Map<Key, Made>();
    return (key: Key): Made => {
      const found = made.get(key) ?? make(lexicon, key);
      made.set(key, found);
      return found;
    };
  });
const handFinder = onceEach((lexicon, deck: CardsView['options']['deck']) => createHandFinder(lexicon, deck));
const wordFinder = onceEach((lexicon, tiles: BuyWordView['options']['tiles']) =>
  createWordFinder(lexicon, { letters: pipsByLetter(TILE_SETS[tiles]), wild: WILD_PIPS }),
);

/** What a search of another way finds to be the most. */
const most = (tag: PuzzleTag, lexicon: Lexicon, view: unknown, seat: number): number => {
  if (tag === 'hand') {
    const { options, seats } = view as CardsView;
    return handFinder(lexicon)(options.deck)(seats[seat]?.cards?.split(' ') ?? [])?.score ?? 0;
  }
  const { options, seats } = view as BuyWordView;
  const finder = wordFinder(lexicon)(options.tiles);
  const rack = seats[seat]?.tiles ?? '';
  if (tag === 'word') return priceOf(finder.dearestWorth(rack, false));
  const { total, exact } = finder.bestWords(rack, {
    wilds: wildsToUse('set', view as BuyWordView, seat),
    pay: priceOf,
  });
  expect(exact).toBe(true);
  return total;
};

describe.each(LANGUAGES)('the puzzles that ship (%s)', (language) => {
  const set = shippedPuzzles(language);
  const lexicon = loadLexicon(`${language}-full`);

  it('are as many as are promised, of all themes, in a small file', () => {
    const countOf = (tags: readonly PuzzleTag[]): number =>
      set.puzzles.filter(({ tag }) => tags.includes(tag)).length;
    expect(countOf(BUYWORD_TAGS)).toBeGreaterThanOrEqual(AT_LEAST[language].buyword);
    expect(countOf(CARDS_TAGS)).toBeGreaterThanOrEqual(AT_LEAST[language].cards);
    for (const tag of [...BUYWORD_TAGS, ...CARDS_TAGS])
      expect(countOf([tag]), tag).toBeGreaterThanOrEqual(EACH_TAG_AT_LEAST);
    const { file, sha256, puzzles, compressedBytes } = puzzleManifest[language];
    expect(statSync(join(PUZZLE_FOLDER, `${file}.br`)).size).toBe(compressedBytes);
    expect(compressedBytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(createHash('sha256').update(shippedText(language)).digest('hex')).toBe(sha256);
    expect(puzzles).toBe(set.puzzles.length);
  });

  it('have each an id of their own, and one kind of answer that stands out', () => {
    expect(new Set(set.puzzles.map(({ id }) => id)).size).toBe(set.puzzles.length);
    for (const puzzle of set.puzzles) {
      const values = puzzle.choices.map(({ value }) => value);
      expect(values, puzzle.id).toEqual(values.toSorted((a, b) => b - a));
      // Values are rounded to tenths.
      expect(gapOf(puzzle), puzzle.id).toBeGreaterThan(THRESHOLDS[puzzle.tag] - 0.11);
      expect(puzzle.choices.length, puzzle.id).toBeGreaterThan(1);
      if (!isWordTag(puzzle.tag)) expect(bestChoices(puzzle), puzzle.id).toHaveLength(1);
    }
  });

  it('load by the rules and the dictionary, and all their choices are legal', () => {
    for (const puzzle of set.puzzles) {
      const module = moduleOf(puzzle);
      const actions = set.games.get(gameKey(puzzle))?.slice(0, puzzle.step) ?? [];
      const game = playSource(module, { ...puzzle, language }, actions, lexicon);
      expect(game.seat, puzzle.id).toBeDefined();
      const isLegal = (text: string, at: SourceGame): boolean => {
        const action = module.parseAction(text);
        return action.ok && module.formatAction(action.value) === text && at.allows(action.value);
      };
      for (const { action } of puzzle.choices) {
        if (puzzle.tag !== 'set') {
          expect(isLegal(action, game), `${puzzle.id} ${action}`).toBe(true);
          continue;
        }
        const sold = playSource(module, { ...puzzle, language }, actions, lexicon);
        for (const word of action.split(' ').slice(1)) {
          expect(isLegal(`sell ${word}`, sold), `${puzzle.id} ${word}`).toBe(true);
          const parsed = module.parseAction(`sell ${word}`);
          if (parsed.ok) expect(sold.act(parsed.value)).toBeUndefined();
        }
      }
    }
  });

  it('ask for nothing but the most that there is, where a search can tell, and show no vulgar word', () => {
    for (const puzzle of set.puzzles) {
      const words = puzzle.choices.flatMap(({ action }) =>
        /^(sell|declare) /.test(action)
          ? wordsOfAction(puzzle.tag, action.replace(/ -?\d+,-?\d+ (across|down)$/, ''))
          : [],
      );
      for (const word of words) expect(lexicon.isVulgar(word), word).toBe(false);
      if (!isWordTag(puzzle.tag)) continue;
      const module = moduleOf(puzzle);
      const actions = set.games.get(gameKey(puzzle))?.slice(0, puzzle.step) ?? [];
      const { state, seat = 0 } = playSource(module, { ...puzzle, language }, actions);
      const view = module.view(state, seat);
      const [best] = puzzle.choices;
      expect(best?.value, puzzle.id).toBe(most(puzzle.tag, lexicon, view, seat));
      // What is shown as the answer is taken for it when it is typed, and comes to as much.
      for (const { action, value } of puzzle.choices) {
        const weighed = weighWords(puzzle.tag, view, seat, wordsOfAction(puzzle.tag, action).join(' '));
        expect(weighed, `${puzzle.id} ${action}`).toMatchObject({ ok: true, value: { worth: value } });
      }
    }
  });

  it('are there for every lesson, with a word about each', () => {
    const ids = new Set(set.puzzles.map(({ id }) => id));
    for (const lesson of LESSONS) {
      const picked = LESSON_PUZZLES[language][lesson];
      expect(picked.length, lesson).toBeGreaterThanOrEqual(2);
      expect(picked.length, lesson).toBeLessThanOrEqual(4);
      for (const id of picked) expect(ids.has(id), `${lesson} ${id}`).toBe(true);
      expect(lessonsIn(language)[lesson].notes).toHaveLength(picked.length);
    }
  });
});
