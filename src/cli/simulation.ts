import { firstToAct } from '../bots/bot.ts';
import type { GameModule } from '../catalog/game-module.ts';
import type { Refusal } from '../games/core/game.ts';
import { startMatch } from '../games/core/match.ts';
import type { AnyMatch } from '../notation/recorded-table.ts';
import { gameLexicon } from '../server/words/game-lexicon.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Duel } from './duels.ts';

const MOST_TURNS = 100_000;

/** What each seat had at the end of a game, and how many words were sold or declared. */
export type Outcome = { readonly money: readonly number[]; readonly words: number };

/** A game with options, that bots can be set to play over and over. */
export type Simulation = {
  /** All of them. */
  readonly options: object;
  /** One game from a seed to its end, a bot a seat. */
  readonly play: (bots: readonly string[], seed: string) => Outcome;
  /** The same with all that happened; where a game has a time of its own, that may be up from the start, so that it ends as soon as it can. */
  readonly match: (bots: readonly string[], seed: string, how?: { readonly isShort?: boolean }) => AnyMatch;
  readonly duel: Duel;
};

/** Reads options as they came in, for games of so many players. */
export const prepareSimulation = async (
  game: GameModule,
  given: unknown,
  players: number,
  work: number,
): Promise<Result<Simulation, Refusal>> => {
  const parsed = game.checkOptions(given, players);
  if (!parsed.ok) return parsed;
  const options = parsed.value;
  const lexicon = gameLexicon(game, options);
  const { make } = await game.loadBots();

  const start = (seed: string) =>
    startMatch(game, game.makeEnv({ seed }, lexicon), { players, options, setup: null });
  // Some options are judged by the dictionary only when a game starts.
  const tried = start('');
  if (!tried.ok) return tried;

  /** Lets bots play until something is known of the state. */
  const playUntil = <T>(
    names: readonly string[],
    seed: string,
    find: (state: unknown) => T | undefined,
    isShort = false,
  ) => {
    const started = start(seed);
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const match = started.value;
    if (isShort && game.timeUp !== null) match.act(null, game.timeUp);
    const bots = names.map((id, seat) => make({ id, lexicon, seed: `${seed} ${seat}`, work }));
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const { state } = match;
      const found = find(state);
      if (found !== undefined) return { match, found };
      const next = firstToAct(
        game.clockFacts(state).toAct,
        (seat) => bots[seat]?.think(game.view(state, seat), seat)?.action,
      );
      if (next === undefined) throw new Error(`the bots do not know what to do (seed ${seed})`);
      const acted = match.act(next.seat, next.action);
      if (!acted.ok) throw new Error(`${names[next.seat]} was refused: ${JSON.stringify(acted.error)}`);
    }
    throw new Error(`the game of seed ${seed} does not end`);
  };

  const untilOver = (state: unknown): true | undefined => game.isOver(state) || undefined;

  return ok({
    options: options as object,
    match: (names, seed, { isShort = false } = {}) => playUntil(names, seed, untilOver, isShort).match,
    play: (names, seed) => {
      const { match } = playUntil(names, seed, untilOver);
      return { money: game.standing(match.state).scores, words: game.wordsPlayed(match) };
    },
    duel: ({ names, seat, seed, whole = false }) => {
      const gainIn = (state: unknown): number | undefined =>
        whole && !game.isOver(state) ? undefined : game.duelGain(state, seat);
      return playUntil(names, seed, gainIn).found;
    },
  });
};
