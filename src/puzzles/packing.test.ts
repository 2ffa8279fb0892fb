import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../shared/language.ts';
import { packPuzzles, unpackPuzzles } from './packing.ts';
import { gameKey, type Puzzle, type PuzzleSet, puzzleId } from './puzzle.ts';
import { SOURCES, type SourceKind } from './source.ts';
import { PUZZLE_TAGS } from './tags.ts';

const actions = fc.constantFrom(
  'roll',
  'buy',
  'done',
  'sell QUiZ',
  'sell FOX 0,-3 across',
  'exchange Qb *',
  'bet 5',
);
const choices = fc.array(
  fc.record({
    action: actions,
    value: fc.integer({ min: -20_000, max: 20_000 }).map((tenths) => tenths / 10),
  }),
  { minLength: 1, maxLength: 4 },
);
const whys = fc.oneof(
  fc.constant(null),
  fc.record({ code: fc.string(), word: fc.string(), price: fc.integer() }),
);
const puzzlesOf = (kind: SourceKind, number: number, length: number): fc.Arbitrary<Puzzle[]> =>
  fc
    .uniqueArray(
      fc.record({
        step: fc.integer({ min: 0, max: length }),
        tag: fc.constantFrom(...PUZZLE_TAGS),
        rating: fc.integer({ min: 600, max: 2400 }),
        choices,
        why: whys,
      }),
      { minLength: 1, maxLength: 5, selector: ({ step }) => step },
    )
    .map((all) =>
      all.map((each) => ({ ...each, kind, number, id: puzzleId({ kind, number, step: each.step }) })),
    );

const games = fc
  .tuple(
    fc.constantFrom(...(Object.keys(SOURCES) as SourceKind[])),
    fc.integer({ min: 0, max: 999 }),
    fc.array(actions, { maxLength: 30 }),
  )
  .chain(([kind, number, played]) =>
    puzzlesOf(kind, number, played.length).map((puzzles) => ({ kind, number, played, puzzles })),
  );

const sets: fc.Arbitrary<PuzzleSet> = fc
  .tuple(fc.constantFrom(...LANGUAGES), fc.uniqueArray(games, { maxLength: 6, selector: gameKey }))
  .map(([language, all]) => ({
    language,
    games: new Map(all.map((game) => [gameKey(game), game.played])),
    puzzles: all.flatMap(({ puzzles }) => puzzles),
  }));

describe('packed puzzles', () => {
  it('come out as they went in, games as far as a puzzle needs them', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const read = unpackPuzzles(packPuzzles(set));
        if (!read.ok) throw new Error(`line ${read.error.line}`);
        expect(read.value.language).toBe(set.language);
        expect(read.value.puzzles).toEqual(set.puzzles);
        for (const { kind, number, step } of set.puzzles) {
          const key = gameKey({ kind, number });
          expect(read.value.games.get(key)?.slice(0, step)).toEqual(set.games.get(key)?.slice(0, step));
        }
      }),
    );
  });

  const SOUND = 'wordstake-puzzles 1 en\n=solo-1|roll|buy\n2 hold 1500|done=12.5|sell FOX=3|null\n';

  it('are read from a text', () => {
    const read = unpackPuzzles(SOUND);
    expect(read).toMatchObject({
      ok: true,
      value: {
        puzzles: [{ id: 'solo-1-2', tag: 'hold', choices: [{ value: 12.5 }, { action: 'sell FOX' }] }],
      },
    });
  });

  it.each([
    ['another format', SOUND.replace(' 1 en', ' 2 en'), 1],
    ['another language', SOUND.replace('en\n', 'de\n'), 1],
    ['a kind of game that is not known', SOUND.replace('=solo', '=trio'), 2],
    ['a step that the game does not have', SOUND.replace('\n2 hold', '\n3 hold'), 3],
    ['a theme that is not known', SOUND.replace('hold', 'fold'), 3],
    ['a choice without a value', SOUND.replace('=12.5', ''), 3],
    ['a reason that is none', SOUND.replace('null', '7'), 3],
    ['a puzzle without a game', SOUND.replace('=solo-1|roll|buy\n', ''), 2],
    ['a file that was cut off', SOUND.slice(0, -1), 3],
  ])('names the line where they are broken: %s', (_what, text, line) =>
    expect(unpackPuzzles(text)).toEqual({ ok: false, error: { code: 'puzzles-broken', line } }),
  );
});
