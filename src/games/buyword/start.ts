import { err, ok, type Result } from '../../shared/result.ts';
import { isSeat } from '../core/seats.ts';
import { readSeed } from '../core/setup.ts';
import { firstEvents } from '../core/table.ts';
import { apply } from './apply.ts';
import type { BuyWord } from './buyword.ts';
import type { Setup } from './deal-source.ts';
import { FACES, type Face, type GameEvent } from './events.ts';
import { parseOptions } from './options.ts';
import type { BuyWordRefusal } from './refusals.ts';
import { beginRound } from './round.ts';
import { allTiles } from './tile-sets.ts';

/** Of the JSON of events, states and options. */
export const SCHEMA_VERSION = 1;

const LARGEST_BAG = 1000;
const MOST_ROLLS = 1000;

/** Reads a set-up as it came in (BW-2.4). */
export const parseSetup = (given: unknown, players: number): Result<Setup, BuyWordRefusal> => {
  const read = readSeed(given);
  if (!read.ok) return read;
  const { seed } = read.value;
  const { bag, rolls, leader } = read.value.rest;
  if (bag !== undefined && (typeof bag !== 'string' || !/^[A-Z]+$/.test(bag) || bag.length > LARGEST_BAG)) {
    return err({ code: 'bad-setup', part: 'bag' });
  }
  const areFaces = (list: unknown): boolean =>
    Array.isArray(list) &&
    list.length <= MOST_ROLLS &&
    Array.from(list).every((face) => (FACES as readonly unknown[]).includes(face));
  if (rolls !== undefined && !areFaces(rolls)) return err({ code: 'bad-setup', part: 'rolls' });
  if (leader !== undefined && !isSeat(players, leader)) return err({ code: 'bad-setup', part: 'leader' });
  if (seed === undefined && bag === undefined) return err({ code: 'bad-setup', part: 'seed' });
  return ok({
    ...(seed === undefined ? {} : { seed }),
    ...(bag === undefined ? {} : { bag }),
    ...(rolls === undefined ? {} : { rolls: rolls as Face[] }),
    ...(leader === undefined ? {} : { leader }),
  });
};

/** The first events of a game (see Game.start). */
export const start: BuyWord['start'] = (env, { players, options }) => {
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
  return ok(firstEvents(env, apply, began, (table) => beginRound(table, leader)));
};
