import { HOUSE_BOT } from '../../bots/characters.ts';
import type { Action } from '../../games/buyword/actions.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import { SCHEMA_VERSION } from '../../games/buyword/start.ts';
import type { Actor } from '../../games/core/game.ts';
import { isLanguage } from '../../shared/language.ts';
import { isSavedGame, type KeptTurn, NO_STANDING, type SavedGame } from './saved-game.ts';

const OLD_VERSION = 1;

type Taken = { readonly actor: Actor; readonly action: Action };

/** What was done, from the first thing that came of it; undefined where it came by itself. Old games knew only the Classic table. */
const takenBy = (event: GameEvent, leader: number): Taken | undefined => {
  switch (event.type) {
    case 'rolled':
      return { actor: leader, action: { kind: 'roll' } };
    case 'chose':
      return { actor: event.seat, action: { kind: 'choose', number: event.number } };
    case 'bought':
      return { actor: event.seat, action: { kind: 'buy' } };
    case 'lot-gone':
      return event.why === 'declined' ? { actor: event.seat, action: { kind: 'decline' } } : undefined;
    case 'sold': {
      const { word = '', wildAt = null } = event.words[0] ?? {};
      return { actor: event.seat, action: { kind: 'sell', word, wildAt } };
    }
    case 'tiles-gone':
      return event.why === 'discarded'
        ? { actor: event.seat, action: { kind: 'discard', tiles: event.tiles } }
        : undefined;
    case 'done':
      return { actor: event.seat, action: { kind: 'done' } };
    case 'timed-out':
      return { actor: null, action: { kind: 'timeout', seat: event.seat } };
    default:
      return undefined;
  }
};

/** Whether what is done for who has run out of time is done with this: throwing tiles away is not all. */
const settles = (event: GameEvent): boolean =>
  event.type !== 'timed-out' && event.type !== 'tiles-gone' && takenBy(event, 0) !== undefined;

/** Finds the turns in the events of a Classic game. */
const turnsIn = (
  events: readonly GameEvent[],
): { readonly opening: readonly GameEvent[]; readonly turns: readonly KeptTurn[] } => {
  const opening: GameEvent[] = [];
  const turns: (Taken & { readonly events: GameEvent[] })[] = [];
  let leader = 0;
  for (const event of events) {
    if (event.type === 'round-began' || event.type === 'leader-passed') leader = event.leader;
    const last = turns.at(-1);
    // What is done for who has run out of time belongs to that turn.
    const follows =
      last?.action.kind === 'timeout' && !last.events.some(settles) && event.type !== 'timed-out';
    const taken = follows ? undefined : takenBy(event, leader);
    if (taken !== undefined) turns.push({ ...taken, events: [event] });
    else (last?.events ?? opening).push(event);
  }
  return { opening, turns };
};

/** Reads what an old slot holds; 'broken' where that is no game. */
export const readOldSlot = (text: string, id: string, nowMs: number): SavedGame | 'broken' => {
  try {
    const old = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const { version, language, seed, people, bots, events } = old;
    if (version !== OLD_VERSION || !Array.isArray(events) || !Array.isArray(bots)) return 'broken';
    if (typeof language !== 'string' || !isLanguage(language)) return 'broken';
    if (events[0]?.type !== 'began' || events[0].schema !== SCHEMA_VERSION) return 'broken';
    const { opening, turns } = turnsIn(events as GameEvent[]);
    const round = events.filter(({ type }) => type === 'round-began').length;
    const game = {
      id,
      game: 'buyword',
      language,
      seed,
      options: {},
      ...(people === undefined ? {} : { people }),
      bots: bots.map((name) => ({ name, bot: HOUSE_BOT })),
      startedAtMs: nowMs,
      changedAtMs: nowMs,
      playedMs: 0,
      standing: { ...NO_STANDING, round, isOver: events.at(-1)?.type === 'ended' },
      opening,
      turnCount: turns.length,
      turns,
    };
    return isSavedGame(game) ? game : 'broken';
  } catch {
    return 'broken';
  }
};
