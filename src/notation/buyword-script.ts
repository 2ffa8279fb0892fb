import type { Face } from '../games/buyword/events.ts';
import { takeLetters } from '../games/buyword/letters.ts';
import { allTiles, type TileSetName } from '../games/buyword/tile-sets.ts';
import type { Actor } from '../games/core/game.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { RecordLine } from './record-text.ts';

/** An action of a record, with what chance and the judge said after it. */
export type ScriptedTurn = {
  readonly row: number;
  readonly actor: Actor;
  readonly text: string;
  readonly said: string[];
};

/** What a record tells: its actions, and what chance brought, as far as it says. */
export type Script = {
  readonly leader: number | undefined;
  readonly bagCount: number | undefined;
  readonly rolls: readonly Face[];
  /** The tiles drawn so far from each bag, in the order they left it. */
  readonly orders: readonly string[];
  readonly turns: readonly ScriptedTurn[];
};

const MOST_LOTS = 8;
const LONGEST_LOT = 5;
const LARGEST_BAG = 1000;
/** A roll, and lots from two bags with a refill between. */
const MOST_SAID = 2 * MOST_LOTS + 2;

/** What chance and the judge can say after an action … */
const SAID =
  /^(rolled (2|3|4|5|choice)|drew [0-7] [A-Z]{1,5}|opened [A-Z]{1,40}|refilled \d{1,4}|(in)?valid \d{1,9})$/;
/** … and before the first one. */
const OPENING = /^(leads [0-7]|bag \d{1,4})$/;

/** Turns lots, leader first, back into the order the tiles left the bag (BW-3.2). */
const interleave = (lots: readonly string[]): string => {
  let order = '';
  for (let i = 0; i < LONGEST_LOT; i++) for (const lot of lots) order += lot[i] ?? '';
  return order;
};

/** The tiles drawn from each bag; a bag that is filled anew, in the middle of a draw too, starts a new order. */
const ordersOf = (turns: readonly ScriptedTurn[]): string[] => {
  const orders = [''];
  const add = (tiles: string): void => {
    orders.push((orders.pop() ?? '') + tiles);
  };
  for (const { said } of turns) {
    let lots: string[] = [];
    for (const text of said) {
      const [verb, first = '', second = ''] = text.split(' ');
      if (verb === 'drew') lots.push(second);
      else if (verb === 'opened') add(first);
      else if (verb === 'refilled') {
        add(interleave(lots));
        lots = [];
        orders.push('');
      }
    }
    add(interleave(lots));
  }
  return orders;
};

const rollsOf = ({ said }: ScriptedTurn): Face[] =>
  said.flatMap((text) => {
    const [verb, face = ''] = text.split(' ');
    if (verb !== 'rolled') return [];
    return [face === 'choice' ? 'choice' : (Number(face) as Face)];
  });

/** Reads the lines of a record into a script; names the row of the first that cannot be. */
export const readScript = (
  lines: readonly RecordLine[],
  players: number,
  tiles: TileSetName,
): Result<Script, TextRefusal> => {
  const turns: ScriptedTurn[] = [];
  let leader: number | undefined;
  let bagCount: number | undefined;
  for (const { actor, text, row = 0 } of lines) {
    if (actor !== '*') {
      turns.push({ row, actor: actor === '-' ? null : actor, text, said: [] });
      continue;
    }
    const bad = err({ code: 'record-bad-line', line: row } as const);
    const turn = turns.at(-1);
    if (turn !== undefined) {
      if (!SAID.test(text) || turn.said.length > MOST_SAID) return bad;
      turn.said.push(text);
      continue;
    }
    const [verb, number] = text.split(' ');
    const value = Number(number);
    if (!OPENING.test(text) || (verb === 'leads' ? leader : bagCount) !== undefined) return bad;
    if (verb === 'leads' ? value >= players : value < 1 || value > LARGEST_BAG) return bad;
    if (verb === 'leads') leader = value;
    else bagCount = value;
  }
  const orders = ordersOf(turns);
  const [first = ''] = orders;
  const last = lines.at(-1)?.row ?? 0;
  // A whole set holds only so many of each letter; a bag of its own, only so many tiles.
  const fits =
    bagCount === undefined ? takeLetters(allTiles(tiles), first) !== undefined : first.length <= bagCount;
  if (!fits) return err({ code: 'record-mismatch', line: last });
  return ok({ leader, bagCount, rolls: turns.flatMap(rollsOf), orders, turns });
};
