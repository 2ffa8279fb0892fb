import type { Action } from '../games/buyword/actions.ts';
import { formatLaid } from '../games/buyword/events.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { assertNever } from '../shared/assert-never.ts';
import { err, ok, type Result } from '../shared/result.ts';

const LONGEST_TEXT = 200;
const SHOWN_TEXT = 40;

/** The canonical text of an action. */
export const formatAction = (action: Action): string => {
  switch (action.kind) {
    case 'roll':
    case 'buy':
    case 'decline':
    case 'waive':
    case 'done':
    case 'leave':
    case 'window':
      return action.kind;
    case 'choose':
      return `choose ${action.number}`;
    case 'sell':
      return `sell ${formatLaid(action)}`;
    case 'challenge':
      return `challenge ${action.sale}`;
    case 'discard':
      return `discard ${[...action.tiles].sort().join('')}`;
    case 'timeout':
      return `timeout ${action.seat}`;
    default:
      return assertNever(action);
  }
};

const parseWord = (text: string): Result<Action, TextRefusal> => {
  if (!/^[A-Za-z]+$/.test(text)) return err({ code: 'bad-letters', text: text.slice(0, SHOWN_TEXT) });
  const wilds = [...text].flatMap((letter, i) => (letter >= 'a' ? [i] : []));
  if (wilds.length > 1) return err({ code: 'too-many-wilds' });
  return ok({ kind: 'sell', word: text.toUpperCase(), wildAt: wilds[0] ?? null });
};

/** Reads an action as people type it: spacing is free, letters of a list come in any order. */
export const parseAction = (text: string): Result<Action, TextRefusal> => {
  if (text.length > LONGEST_TEXT) return err({ code: 'text-too-long', most: LONGEST_TEXT });
  const refused = err({ code: 'bad-text', text: text.trim().slice(0, SHOWN_TEXT) } as const);
  const [verb = '', ...rest] = text.trim().split(/\s+/);
  const [only] = rest;
  const number = rest.length === 1 && only !== undefined && /^\d{1,9}$/.test(only) ? Number(only) : undefined;
  const kind = verb.toLowerCase();
  switch (kind) {
    case 'roll':
    case 'buy':
    case 'decline':
    case 'waive':
    case 'done':
    case 'leave':
    case 'window':
      return rest.length === 0 ? ok({ kind }) : refused;
    case 'choose':
      return number === undefined ? refused : ok({ kind, number });
    case 'challenge':
      return number === undefined ? refused : ok({ kind, sale: number });
    case 'timeout':
      return number === undefined ? refused : ok({ kind, seat: number });
    case 'sell':
      return rest.length === 1 && only !== undefined ? parseWord(only) : refused;
    case 'discard': {
      const tiles = rest.join('');
      if (tiles === '') return refused;
      if (!/^[A-Z]+$/.test(tiles)) return err({ code: 'bad-letters', text: tiles.slice(0, SHOWN_TEXT) });
      return ok({ kind, tiles: [...tiles].sort().join('') });
    }
    default:
      return refused;
  }
};
