/** The games that puzzles come from: Experts among themselves, each fixed by its kind, its number and its language. */
import type { GameModule } from '../catalog/game-module.ts';
import { replay } from '../games/core/game.ts';
import type { Seat } from '../games/core/seat.ts';
import type { Language } from '../shared/language.ts';

export type PuzzleGame = 'buyword' | 'choose-your-words';

type SourceTable = { readonly game: PuzzleGame; readonly players: number; readonly options: object };

/** Tables at which they play; everything else is as the rules have it. */
export const SOURCES = {
  solo: { game: 'buyword', players: 1, options: {} },
  /** The same, looked through for words only. */
  rack: { game: 'buyword', players: 1, options: {} },
  grid: { game: 'buyword', players: 1, options: { crossword: true } },
  duel: { game: 'choose-your-words', players: 2, options: { judge: 'dictionary' } },
  cards: { game: 'choose-your-words', players: 3, options: { judge: 'dictionary' } },
} as const satisfies Readonly<Record<string, SourceTable>>;
export type SourceKind = keyof typeof SOURCES;

export const isSourceKind = (text: string): text is SourceKind => Object.hasOwn(SOURCES, text);

export type Source = { readonly kind: SourceKind; readonly number: number; readonly language: Language };

/**
 * The seed of a game's chance: bag, rolls and deck follow from it as those of any game do. Never changed without another number, for
 * the puzzles that ship are played from it.
 */
export const sourceSeed = ({ kind, number, language }: Source): string =>
  `wordstake puzzles 1\n${kind}\n${language}\n${number}`;

/** The options of such a game, whole. */
export const sourceOptions = (module: GameModule, { kind, language }: Source): unknown => {
  const { players, options } = SOURCES[kind];
  const checked = module.checkOptions({ ...module.languageOptions(language), ...options }, players);
  if (!checked.ok) throw new Error(`puzzles of ${kind} have wrong options: ${checked.error.code}`);
  return checked.value;
};

/** A game of the source that is being played, one action after the other. */
export type SourceGame = {
  readonly state: unknown;
  /** Whose turn it is: the first who is waited for; undefined once the game is over. */
  readonly seat: Seat | undefined;
  /** Takes an action for that seat; the refusal's code where the rules do not allow it. */
  readonly act: (action: unknown) => string | undefined;
  /** Whether the rules would allow an action now. */
  readonly allows: (action: unknown) => boolean;
};

/** What judges words: a dictionary, or one who believes everything where it has been judged before. */
export type SourceJudge = Parameters<GameModule['makeEnv']>[1];

const BELIEVES_ALL = {
  has: () => true,
  inTheme: () => false,
  themes: [],
} as unknown as NonNullable<SourceJudge>;

/** Puts a game of the source on the table; without a dictionary every word is taken for one, as in games that were judged already. */
export const openSource = (
  module: GameModule,
  source: Source,
  judge: SourceJudge = BELIEVES_ALL,
): SourceGame => {
  const options = sourceOptions(module, source);
  const env = module.makeEnv({ seed: sourceSeed(source) }, judge);
  const started = module.start(env, { players: SOURCES[source.kind].players, options, setup: null });
  if (!started.ok) throw new Error(`a game of ${source.kind} cannot start: ${started.error.code}`);
  let state: unknown = replay(module, started.value);
  const seatOf = (): Seat | undefined =>
    module.isOver(state) ? undefined : module.clockFacts(state).toAct[0];
  const decide = (action: unknown) => {
    const seat = seatOf();
    return seat === undefined ? undefined : module.decide(env, state, seat, action);
  };
  return {
    get state() {
      return state;
    },
    get seat() {
      return seatOf();
    },
    act: (action) => {
      const decided = decide(action);
      if (decided === undefined) return 'game-over';
      if (!decided.ok) return decided.error.code;
      state = decided.value.state;
      return undefined;
    },
    allows: (action) => decide(action)?.ok === true,
  };
};

/** A game that has come to a step: so many of its actions are done. Throws where the rules refuse one, for they were played once. */
export const playSource = (
  module: GameModule,
  source: Source,
  actions: readonly string[],
  judge?: SourceJudge,
): SourceGame => {
  const game = openSource(module, source, judge);
  for (const [i, text] of actions.entries()) {
    const action = module.parseAction(text);
    const refused = action.ok ? game.act(action.value) : action.error.code;
    if (refused !== undefined)
      throw new Error(`${source.kind} ${source.number}: action ${i + 1} (${text}): ${refused}`);
  }
  return game;
};
