/**
 * Puzzles as a text, a line each under the line of their game; `data/puzzles` has it compressed by Brotli:
 *
 *     wordstake-puzzles 1 en
 *     =solo-12|roll|buy|sell QUEST|done
 *     3 hold 1480|done=812.5|sell QUEST=790|{"code":"held-back"}
 */
import { isLanguage } from '../shared/language.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  gameKey,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleReason,
  type PuzzleSet,
  puzzleId,
} from './puzzle.ts';
import { isSourceKind } from './source.ts';
import { isPuzzleTag } from './tags.ts';

const FORMAT = 'wordstake-puzzles 1';

/** What cannot be read, and in which line, from 1. */
export type PackingError = { readonly code: 'puzzles-broken'; readonly line: number };

const puzzleLine = ({ step, tag, rating, choices, why }: Puzzle): string =>
  [
    `${step} ${tag} ${rating}`,
    ...choices.map(({ action, value }) => `${action}=${value}`),
    JSON.stringify(why),
  ].join('|');

/** The text of some puzzles; games that none comes from, and actions that none needs, are left out. */
export const packPuzzles = ({ language, games, puzzles }: PuzzleSet): string => {
  const byGame = new Map<string, Puzzle[]>();
  for (const puzzle of puzzles) byGame.set(gameKey(puzzle), [...(byGame.get(gameKey(puzzle)) ?? []), puzzle]);
  const lines = [...byGame].flatMap(([key, its]) => {
    const needed = Math.max(...its.map(({ step }) => step));
    const actions = games.get(key)?.slice(0, needed) ?? [];
    if (actions.length < needed) throw new Error(`${key} has no step ${needed}`);
    return [[`=${key}`, ...actions].join('|'), ...its.map(puzzleLine)];
  });
  return [`${FORMAT} ${language}`, ...lines, ''].join('\n');
};

const readGame = (line: string) => {
  const [head = '', ...actions] = line.split('|');
  const [, kind = '', number = ''] = /^=([a-z]+)-(\d{1,6})$/.exec(head) ?? [];
  return isSourceKind(kind) ? { kind, number: Number(number), actions } : undefined;
};

const readChoice = (text: string): PuzzleChoice | undefined => {
  const [, action, value] = /^([^=]+)=(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return action === undefined ? undefined : { action, value: Number(value) };
};

/** A reason of ours is an object with a code. */
const readReason = (text: string): PuzzleReason | null | undefined => {
  try {
    const read: unknown = JSON.parse(text);
    if (read === null) return null;
    return typeof Object(read).code === 'string' ? (read as PuzzleReason) : undefined;
  } catch {
    return undefined;
  }
};

const readPuzzle = (line: string, game: NonNullable<ReturnType<typeof readGame>>): Puzzle | undefined => {
  const { kind, number, actions } = game;
  const [, stepText, tag = '', rating] = /^(\d{1,5}) ([a-z]+) (\d{3,4})\|/.exec(line) ?? [];
  if (!isPuzzleTag(tag)) return undefined;
  // Reasons are the last part, and may hold a bar themselves.
  const brace = line.lastIndexOf('|{');
  const whyAt = brace < 0 ? line.lastIndexOf('|') : brace;
  const why = readReason(line.slice(whyAt + 1));
  const choices = line
    .slice(line.indexOf('|') + 1, Math.max(line.indexOf('|') + 1, whyAt))
    .split('|')
    .map(readChoice);
  const step = Number(stepText);
  if (why === undefined || step > actions.length || !choices.every((each) => each !== undefined))
    return undefined;
  return {
    id: puzzleId({ kind, number, step }),
    kind,
    number,
    step,
    tag,
    rating: Number(rating),
    choices,
    why,
  };
};

/** Reads the text of puzzles. */
export const unpackPuzzles = (text: string): Result<PuzzleSet, PackingError> => {
  const [head = '', ...lines] = text.split('\n');
  const language = head.slice(FORMAT.length + 1);
  if (head !== `${FORMAT} ${language}` || !isLanguage(language))
    return err({ code: 'puzzles-broken', line: 1 });
  const games = new Map<string, readonly string[]>();
  const puzzles: Puzzle[] = [];
  let game: ReturnType<typeof readGame>;
  // The last line ends with a line feed.
  for (const [i, line] of lines.slice(0, -1).entries()) {
    const broken = err({ code: 'puzzles-broken', line: i + 2 } as const);
    if (line.startsWith('=')) {
      game = readGame(line);
      if (game === undefined) return broken;
      games.set(gameKey(game), game.actions);
      continue;
    }
    const puzzle = game && readPuzzle(line, game);
    if (puzzle === undefined) return broken;
    puzzles.push(puzzle);
  }
  if (lines.at(-1) !== '') return err({ code: 'puzzles-broken', line: lines.length + 1 });
  return ok({ language, games, puzzles });
};
