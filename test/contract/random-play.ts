/** Plays games at random by what the game offers: the engine room of suites that every game must pass. */
import { expect } from 'vitest';
import type { Actor, Game, NewTable, Refusal } from '../../src/games/core/game.ts';
import { type Match, startMatch } from '../../src/games/core/match.ts';
import type { Seat, Viewer } from '../../src/games/core/seat.ts';

export type Random = () => number;

/** A game, and how to act in it at random. */
export type PlayedGame<
  Env,
  Setup,
  State,
  Action,
  Event,
  View extends { toAct: readonly Seat[] },
  Offer,
  Why extends Refusal,
> = {
  readonly game: Game<Env, Setup, State, Action, Event, View, Offer, Why>;
  readonly envFor: (table: NewTable<Setup>) => Env;
  /** An action of an offered kind, within its bounds, chosen at random; undefined where none comes to mind. */
  readonly within: (offer: Offer, view: View, env: Env, random: Random) => Action | undefined;
  /** What the server may do in a state. */
  readonly serverActions: (state: State) => readonly Action[];
  readonly format: (action: Action) => string;
  readonly mostTurns: number;
};

/** A game that is being played. */
export type Played<Env, State, Action, Event, Why extends Refusal> = {
  readonly match: Match<State, Action, Event, Why>;
  readonly env: Env;
  readonly players: number;
  readonly viewers: readonly Viewer[];
};

export const pick = <T>(random: Random, things: readonly T[]): T | undefined =>
  things[Math.floor(random() * things.length)];

/** Begins games and plays them at random. */
export const randomPlay = <
  Env,
  Setup,
  State,
  Action,
  Event,
  View extends { toAct: readonly Seat[] },
  Offer,
  Why extends Refusal,
>(
  subject: PlayedGame<Env, Setup, State, Action, Event, View, Offer, Why>,
) => {
  const { game } = subject;
  type Going = Played<Env, State, Action, Event, Why>;

  const begin = (table: NewTable<Setup>): Going => {
    const env = subject.envFor(table);
    const match = startMatch(game, env, table);
    if (!match.ok) throw new Error(`refused: ${JSON.stringify(match.error)}`);
    const viewers: Viewer[] = [null, ...Array.from({ length: table.players }, (_, seat) => seat)];
    return { match: match.value, env, players: table.players, viewers };
  };

  /** One action that the game offers, taken at random: mostly by who is to act, now and then the server's. */
  const offered = (
    { match, env, players }: Going,
    random: Random,
  ): { actor: Actor; action: Action } | undefined => {
    const server = subject.serverActions(match.state);
    if (server.length > 0 && random() < 0.06) return { actor: null, action: pick(random, server) as Action };
    const { toAct } = game.view(match.state, null);
    const seat = random() < 0.9 ? (pick(random, toAct) ?? 0) : Math.floor(random() * players);
    const view = game.view(match.state, seat);
    const offer = pick(random, game.offers(view, seat));
    const action = offer === undefined ? undefined : subject.within(offer, view, env, random);
    return action === undefined ? undefined : { actor: seat, action };
  };

  const play = (played: Going, random: Random, afterTurn: () => void): void => {
    for (let tries = 0; !game.isOver(played.match.state); tries++) {
      expect(tries, 'the game goes on for ever').toBeLessThan(subject.mostTurns * 4);
      const next = offered(played, random);
      if (next === undefined) continue;
      const text = subject.format(next.action);
      const acted = played.match.act(next.actor, next.action);
      expect(acted, `offered, then refused: ${next.actor} ${text}`).toMatchObject({ ok: true });
      afterTurn();
    }
  };

  return { begin, offered, play };
};
