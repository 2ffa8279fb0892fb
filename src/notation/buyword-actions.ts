import type { Action } from '../games/buyword/actions.ts';
import { formatLaid, type Place } from '../games/buyword/events.ts';
import { formatTerms } from '../games/buyword/variants/deal-terms.ts';
import { isBallot } from '../games/core/ballots.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { assertNever } from '../shared/assert-never.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { parseTerms } from './buyword-terms.ts';

const LONGEST_TEXT = 400;
const SHOWN_TEXT = 40;

const formatPlace = ({ row, col, across }: Place): string => `${row},${col} ${across ? 'across' : 'down'}`;

/** The canonical text of an action. */
export const formatAction = (action: Action): string => {
  switch (action.kind) {
    case 'roll':
    case 'pass':
    case 'waive':
    case 'done':
    case 'leave':
    case 'window':
      return action.kind;
    case 'buy':
    case 'decline':
    case 'auction':
      return action.from === undefined ? action.kind : `${action.kind} ${action.from}`;
    case 'choose':
      return `choose ${action.number}`;
    case 'draft':
      return `draft ${action.letter}`;
    case 'propose':
      return `propose ${formatTerms(action)}`;
    case 'accept':
    case 'reject':
    case 'withdraw':
      return `${action.kind} ${action.proposal}`;
    case 'bid':
      return `bid ${action.amount}`;
    case 'sell':
      return `sell ${formatLaid(action)}${action.at === undefined ? '' : ` ${formatPlace(action.at)}`}`;
    case 'challenge':
      return `challenge ${action.sale}`;
    case 'vote':
      return `vote ${action.ballot}`;
    case 'discard':
      return `discard ${[...action.tiles].sort().join('')}`;
    case 'timeout':
      return `timeout ${action.seat}`;
    default:
      return assertNever(action);
  }
};

const badLetters = (text: string) => err({ code: 'bad-letters', text: text.slice(0, SHOWN_TEXT) } as const);

const PLACE = /^(-?\d{1,6})\s*,\s*(-?\d{1,6})\s+(across|down)$/i;

/** Reads `ENjOYED` or `ENjOYED 0,-3 across`; undefined where it is neither. */
const parseSale = (text: string): Result<Action, TextRefusal> | undefined => {
  const [, letters = '', placed = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const [, row, col, way] = PLACE.exec(placed) ?? [];
  if (letters === '' || (placed !== '' && way === undefined)) return undefined;
  if (!/^[A-Za-z]+$/.test(letters)) return badLetters(letters);
  const wilds = [...letters].flatMap((letter, i) => (letter >= 'a' ? [i] : []));
  if (wilds.length > 1) return err({ code: 'too-many-wilds' });
  const laid = { kind: 'sell', word: letters.toUpperCase(), wildAt: wilds[0] ?? null } as const;
  if (way === undefined) return ok(laid);
  // No minus zero: 0 and -0 are one place.
  const at = { row: Number(row) || 0, col: Number(col) || 0, across: way.toLowerCase() === 'across' };
  return ok({ ...laid, at });
};

/** Reads an action as people type it: spacing is free, lists come in any order. */
export const parseAction = (text: string): Result<Action, TextRefusal> => {
  if (text.length > LONGEST_TEXT) return err({ code: 'text-too-long', most: LONGEST_TEXT });
  const refused = err({ code: 'bad-text', text: text.trim().slice(0, SHOWN_TEXT) } as const);
  const [, verb = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  const number = /^\d{1,9}$/.test(rest) ? Number(rest) : undefined;
  const kind = verb.toLowerCase();
  switch (kind) {
    case 'roll':
    case 'pass':
    case 'waive':
    case 'done':
    case 'leave':
    case 'window':
      return rest === '' ? ok({ kind }) : refused;
    case 'buy':
    case 'decline':
    case 'auction':
      if (rest === '') return ok({ kind });
      return number === undefined ? refused : ok({ kind, from: number });
    case 'choose':
      return number === undefined ? refused : ok({ kind, number });
    case 'draft':
      if (rest.length !== 1) return refused;
      return /^[A-Z]$/.test(rest) ? ok({ kind, letter: rest }) : badLetters(rest);
    case 'propose': {
      const terms = parseTerms(rest);
      return terms === undefined ? refused : ok({ kind, ...terms });
    }
    case 'accept':
    case 'reject':
    case 'withdraw':
      return number === undefined ? refused : ok({ kind, proposal: number });
    case 'bid':
      return number === undefined ? refused : ok({ kind, amount: number });
    case 'challenge':
      return number === undefined ? refused : ok({ kind, sale: number });
    case 'vote': {
      const ballot = rest.toLowerCase();
      return isBallot(ballot) ? ok({ kind, ballot }) : refused;
    }
    case 'timeout':
      return number === undefined ? refused : ok({ kind, seat: number });
    case 'sell':
      return parseSale(rest) ?? refused;
    case 'discard': {
      const tiles = rest.replaceAll(' ', '');
      if (tiles === '') return refused;
      return /^[A-Z]+$/.test(tiles) ? ok({ kind, tiles: [...tiles].sort().join('') }) : badLetters(tiles);
    }
    default:
      return refused;
  }
};
