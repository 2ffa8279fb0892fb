import { err, ok, type Result } from '../../shared/result.ts';
import type { NewTable } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import { apply } from './apply.ts';
import type { Setup } from './deal-source.ts';
import type { Env } from './env.ts';
import { FACES, type Face, type GameEvent } from './events.ts';
import { parseOptions } from './options.ts';
import type { BuyWordRefusal } from './refusals.ts';
import { beginRound } from './round.ts';
import { Table } from './table.ts';
import { allTiles } from './tile-sets.ts';

/** Of the JSON of events, states and options. */
export const SCHEMA_VERSION = 1;

const LARGEST_BAG = 1000;
const MOST_ROLLS = 1000;
const LONGEST_SEED = 200;

/** Reads a set-up as it came in (BW-2.4); `setup` and `seed` of the protocol together. */
export const parseSetup = (given: unknown, players: number): Result<Setup, BuyWordRefusal> => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return err({ code: 'bad-setup', part: 'seed' });
  const { seed, bag, rolls, leader } = given as Record<string, unknown>;
  if (seed !== undefined && (typeof seed !== 'string' || seed.length > LONGEST_SEED)) {
    return err({ code: 'bad-setup', part: 'seed' });
  }
  if (bag !== undefined && (typeof bag !== 'string' || !/^[A-Z]+$/.test(bag) || bag.length > LARGEST_BAG)) {
    return err({ code: 'bad-setup', part: 'bag' });
  }
  const areFaces = (list: unknown): boolean =>
    Array.isArray(list) &&
    list.length <= MOST_ROLLS &&
    Array.from(list).every((face) => (FACES as readonly unknown[]).includes(face));
  if (rolls !== undefined && !areFaces(rolls)) return err({ code: 'bad-setup', part: 'rolls' });
  const isSeat = Number.isInteger(leader) && (leader as number) >= 0 && (leader as number) < players;
  if (leader !== undefined && !isSeat) return err({ code: 'bad-setup', part: 'leader' });
  if (seed === undefined && bag === undefined) return err({ code: 'bad-setup', part: 'seed' });
  return ok({
    ...(seed === undefined ? {} : { seed }),
    ...(bag === undefined ? {} : { bag }),
    ...(rolls === undefined ? {} : { rolls: rolls as Face[] }),
    ...(leader === undefined ? {} : { leader: leader as Seat }),
  });
};

/** The first events of a game (see Game.start). */
export const start = (
  env: Env,
  { players, options }: NewTable<unknown>,
): Result<GameEvent[], BuyWordRefusal> => {
  const parsed = parseOptions(options, players);
  if (!parsed.ok) return parsed;
  const leader = parsed.value.leader ?? env.deal.firstLeader(players);
  const bagCount = env.deal.bagOrder(1, allTiles(parsed.value.tiles)).length;
  const began: GameEvent = {
    type: 'began',
    schema: SCHEMA_VERSION,
    players,
    options: parsed.value,
    leader,
    bagCount,
  };
  const table = new Table(env, apply(undefined, began));
  beginRound(table, leader);
  return ok([began, ...table.events]);
};
