/** Games that `npm run puzzles -- make` looks for puzzles in, and how many of each kind are taken. */

import { type Finding, type FoundPuzzles, findPuzzles } from '../puzzles/find-puzzles.ts';
import { answerKind } from '../puzzles/offered.ts';
import { gameKey, type Puzzle, type PuzzleSet } from '../puzzles/puzzle.ts';
import {
  type PuzzleGame,
  SOURCES,
  type Source,
  type SourceKind,
  sourceOptions,
  sourceSeed,
} from '../puzzles/source.ts';
import { PUZZLE_TAGS, type PuzzleTag } from '../puzzles/tags.ts';
import { DEEP_WORK, PLAY_WORK, QUICK_WORK } from '../puzzles/thresholds.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import type { Language } from '../shared/language.ts';
import { lazy } from '../shared/lazy.ts';
import { gameOf } from './game-jobs.ts';

/** How many games are played for each language: enough for what is wanted, and no more. */
const GAMES: Readonly<Record<Language, Readonly<Record<SourceKind, number>>>> = {
  en: { solo: 50, rack: 60, grid: 40, duel: 70, cards: 70 },
  fr: { solo: 30, rack: 48, grid: 22, duel: 36, cards: 36 },
};

/** How many puzzles of each kind are taken, in the order of their games. */
const WANTED: Readonly<Record<Language, Readonly<Record<PuzzleTag, number>>>> = {
  en: {
    buy: 220,
    hold: 180,
    wild: 210,
    number: 130,
    word: 240,
    set: 100,
    crossword: 240,
    hand: 200,
    exchange: 180,
    call: 180,
  },
  fr: {
    buy: 115,
    hold: 95,
    wild: 115,
    number: 70,
    word: 130,
    set: 50,
    crossword: 130,
    hand: 105,
    exchange: 95,
    call: 95,
  },
};

/** The part of a theme's puzzles that may have the same kind of answer, so that none can be guessed. */
const MOST_ALIKE: Readonly<Record<PuzzleTag, number>> = {
  buy: 0.6,
  hold: 0.65,
  wild: 0.5,
  number: 0.45,
  word: 1,
  set: 1,
  crossword: 1,
  hand: 1,
  exchange: 0.4,
  call: 0.6,
};

/** The games of a language, as many of each as there are: `few` for a try. */
export const sourcesOf = (language: Language, few = Number.POSITIVE_INFINITY): Source[] =>
  (Object.keys(SOURCES) as SourceKind[]).flatMap((kind) =>
    Array.from({ length: Math.min(few, GAMES[language][kind]) }, (_, number) => ({ kind, number, language })),
  );

const moduleOf = (game: PuzzleGame) => {
  const module = gameOf(game);
  if (module === undefined) throw new Error(`there is no game ${game}`);
  return module;
};

const botsOf = {
  buyword: lazy(() => moduleOf('buyword').loadBots()),
  'choose-your-words': lazy(() => moduleOf('choose-your-words').loadBots()),
};

const coachOf = {
  buyword: lazy(async () => moduleOf('buyword').loadCoach?.()),
  'choose-your-words': lazy(async () => moduleOf('choose-your-words').loadCoach?.()),
};

/** Plays one game and gives the puzzles in it. */
export const findIn = async (source: Source): Promise<FoundPuzzles> => {
  const { game, players } = SOURCES[source.kind];
  const module = moduleOf(game);
  const options = sourceOptions(module, source);
  const dictionary = module.dictionaryOf(options);
  if (dictionary === null) throw new Error('puzzles need words');
  const lexicon = loadLexicon(dictionary);
  const seed = sourceSeed(source);
  const bots = await botsOf[game]();
  const seated = Array.from({ length: players }, (_, seat) =>
    bots.make({
      id: 'expert',
      lexicon,
      seed: `${seed} ${seat}`,
      work: source.kind === 'rack' ? QUICK_WORK : PLAY_WORK,
    }),
  );
  const coach = await coachOf[game]();
  if (coach === undefined) throw new Error(`nobody coaches ${game}`);
  const finding: Finding = {
    module,
    lexicon,
    think: (view, seat) => seated[seat]?.think(view, seat)?.action,
    quick: coach.make({ lexicon, seed: 'puzzles at a glance', work: QUICK_WORK }),
    deep: coach.make({ lexicon, seed: 'puzzles looked into', work: DEEP_WORK[game] }),
  };
  return findPuzzles(source, finding);
};

/** The puzzles to ship: of each kind as many as are wanted, in the order of their games; one moment is one puzzle. */
export const selectPuzzles = (
  language: Language,
  found: readonly (readonly [Source, FoundPuzzles])[],
): PuzzleSet => {
  const left = new Map<PuzzleTag, number>(PUZZLE_TAGS.map((tag) => [tag, WANTED[language][tag]]));
  /** How many of each kind of answer are still wanted. */
  const leftOf = new Map<string, number>();
  const taken: Puzzle[] = [];
  for (const [, { puzzles }] of found)
    for (const puzzle of puzzles) {
      const { tag, choices } = puzzle;
      const answer = answerKind(tag, choices[0]?.action ?? '');
      const open = left.get(tag) ?? 0;
      const openAlike = leftOf.get(answer) ?? Math.ceil(WANTED[language][tag] * MOST_ALIKE[tag]);
      if (open === 0 || openAlike === 0) continue;
      left.set(tag, open - 1);
      leftOf.set(answer, openAlike - 1);
      taken.push(puzzle);
    }
  const games = new Map(found.map(([source, { actions }]) => [gameKey(source), actions]));
  return { language, games, puzzles: taken };
};
