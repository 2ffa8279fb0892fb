import type { Action } from '../games/choose-your-words/actions.ts';
import {
  type Card,
  HIDDEN,
  isCard,
  isLaidCard,
  type LaidCard,
  sortCards,
} from '../games/choose-your-words/card.ts';
import { readCategory } from '../games/choose-your-words/phases/category.ts';
import { isBallot } from '../games/core/ballots.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { assertNever } from '../shared/assert-never.ts';
import { err, ok, type Result } from '../shared/result.ts';

const LONGEST_TEXT = 500;
const SHOWN_TEXT = 40;

const listOrNone = (cards: readonly string[]): string => (cards.length === 0 ? 'none' : cards.join(' '));

/** The canonical text of an action. */
export const formatAction = (action: Action): string => {
  switch (action.kind) {
    case 'check':
    case 'call':
    case 'fold':
    case 'waive':
    case 'leave':
    case 'window':
    case 'time':
      return action.kind;
    case 'category': {
      if (action.text === null) return 'category none';
      const named = action.own ? JSON.stringify(action.text) : action.text;
      return `category ${action.names ? 'names ' : ''}${named}`;
    }
    case 'bet':
      return `bet ${action.amount}`;
    case 'raise':
      return `raise ${action.to}`;
    case 'exchange':
      return `exchange ${listOrNone(sortCards(action.cards))}`;
    case 'layout':
      return `layout ${listOrNone(action.word)}`;
    case 'declare':
      return `declare ${action.claim ? 'claim ' : ''}${listOrNone(action.word ?? [])}`;
    case 'challenge':
      return `challenge ${action.what === 'category' ? 'category ' : ''}${action.seat}`;
    case 'vote':
      return `vote ${action.vote}`;
    case 'timeout':
      return `timeout ${action.seat}`;
    default:
      return assertNever(action);
  }
};

/** A card as people type it: `gB` is `Gb`. */
const evenCard = (text: string): string =>
  text.replace(/[a-z]{2}$/i, (card) => card[0]?.toUpperCase() + card.slice(1).toLowerCase());

type Refused = Result<never, TextRefusal>;

const readCards = (texts: readonly string[]): Card[] | undefined => {
  if (texts.length === 1 && texts[0]?.toLowerCase() === 'none') return [];
  const cards = texts.map(evenCard);
  const sound = cards.length > 0 && cards.every((card) => isCard(card) || card === HIDDEN);
  return sound ? sortCards(cards) : undefined;
};

const readWord = (texts: readonly string[]): LaidCard[] | undefined => {
  if (texts.length === 1 && texts[0]?.toLowerCase() === 'none') return [];
  const word = texts.map(evenCard);
  return word.length > 0 && word.every(isLaidCard) ? word : undefined;
};

const badCards = (texts: readonly string[]): Refused =>
  err({ code: 'bad-cards', text: texts.join(' ').slice(0, SHOWN_TEXT) });

/** A shipped theme by its name, a JSON string for a category in own words, or none; `names` on either side. */
const parseCategory = (rest: string, refused: Refused): Result<Action, TextRefusal> => {
  if (rest.toLowerCase() === 'none') return ok({ kind: 'category', text: null, names: false, own: false });
  const [, before, named = '', after] = /^(names\s+)?(".*"|[a-z-]+)(\s+names)?$/i.exec(rest) ?? [];
  if ((before !== undefined && after !== undefined) || /^(none|names)$/i.test(named)) return refused;
  const names = before !== undefined || after !== undefined;
  if (/^[a-z]/i.test(named)) return ok({ kind: 'category', text: named.toLowerCase(), names, own: false });
  let text: unknown;
  try {
    text = JSON.parse(named);
  } catch {
    return refused;
  }
  if (typeof text !== 'string') return refused;
  // What is no category the game refuses, with a sentence that says why.
  return ok({ kind: 'category', text: readCategory(text) ?? text, names, own: true });
};

const parseDeclare = (rest: readonly string[]): Result<Action, TextRefusal> => {
  const cards = rest.filter((text) => text.toLowerCase() !== 'claim');
  const word = readWord(cards);
  if (word === undefined || rest.length - cards.length > 1) return badCards(rest);
  const claim = cards.length < rest.length;
  if (word.length === 0) return claim ? badCards(rest) : ok({ kind: 'declare', word: null, claim });
  return ok({ kind: 'declare', word, claim });
};

const readNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** The seat, with `category` on either side where the claim is meant. */
const parseChallenge = (rest: readonly string[], refused: Refused): Result<Action, TextRefusal> => {
  const [seat, ...more] = rest.filter((text) => text.toLowerCase() !== 'category');
  const number = readNumber(seat ?? '');
  if (number === undefined || more.length > 0 || rest.length > 2) return refused;
  return ok({ kind: 'challenge', seat: number, what: rest.length === 2 ? 'category' : 'word' });
};

/** Reads an action as people type it: spacing is free, cards to exchange come in any order. */
export const parseAction = (text: string): Result<Action, TextRefusal> => {
  if (text.length > LONGEST_TEXT) return err({ code: 'text-too-long', most: LONGEST_TEXT });
  const typed = text.trim();
  const refused = err({ code: 'bad-text', text: typed.slice(0, SHOWN_TEXT) } as const);
  const [verb = '', ...rest] = typed.split(/\s+/);
  const last = rest.at(-1) ?? '';
  const number = readNumber(last);
  const isAlone = rest.length === 1;
  const kind = verb.toLowerCase();
  switch (kind) {
    case 'check':
    case 'call':
    case 'fold':
    case 'waive':
    case 'leave':
    case 'window':
    case 'time':
      return rest.length === 0 ? ok({ kind }) : refused;
    case 'category':
      return parseCategory(typed.slice(verb.length).trim(), refused);
    case 'bet':
      return number === undefined || !isAlone ? refused : ok({ kind, amount: number });
    case 'raise':
      return number === undefined || !isAlone ? refused : ok({ kind, to: number });
    case 'timeout':
      return number === undefined || !isAlone ? refused : ok({ kind, seat: number });
    case 'exchange': {
      const cards = readCards(rest);
      return cards === undefined ? badCards(rest) : ok({ kind, cards });
    }
    case 'layout': {
      const word = readWord(rest);
      return word === undefined ? badCards(rest) : ok({ kind, word });
    }
    case 'declare':
      return parseDeclare(rest);
    case 'challenge':
      return parseChallenge(rest, refused);
    case 'vote': {
      const vote = last.toLowerCase();
      return isAlone && isBallot(vote) ? ok({ kind, vote }) : refused;
    }
    default:
      return refused;
  }
};
