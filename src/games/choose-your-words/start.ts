import { err, ok, type Result } from '../../shared/result.ts';
import { isSeat } from '../core/seats.ts';
import { readSeed } from '../core/setup.ts';
import { firstEvents } from '../core/table.ts';
import { apply } from './apply.ts';
import { type Card, isCard } from './card.ts';
import { isThemeOption } from './categories.ts';
import type { ChooseYourWords } from './choose-your-words.ts';
import { cutForDeal } from './cutting.ts';
import type { Setup } from './deal-source.ts';
import type { Table } from './engine-types.ts';
import type { GameEvent } from './events.ts';
import { parseOptions } from './options.ts';
import { HAND_SIZE } from './phases/deal.ts';
import type { CardsRefusal } from './refusals.ts';
import { beginRound } from './round.ts';

/** Of the JSON of events, states and options. */
export const SCHEMA_VERSION = 1;

const LARGEST_DECK = 1000;
const MOST_DECKS = 200;

/** Reads cards apart by spaces, or a list of them, so that what was read can be read again; undefined where one is none. */
const readDeck = (given: unknown, players: number): readonly Card[] | undefined => {
  const text: unknown = Array.isArray(given) ? given.join(' ') : given;
  if (typeof text !== 'string' || text.length > 4 * LARGEST_DECK) return undefined;
  const cards = text.trim().split(/\s+/);
  const isLarge = cards.length >= HAND_SIZE * players && cards.length <= LARGEST_DECK;
  return isLarge && cards.every(isCard) ? cards : undefined;
};

/** `decks`: a list, one a round; `deck`: one. */
const readDecks = (
  decks: unknown,
  deck: unknown,
  players: number,
): readonly (readonly Card[])[] | undefined => {
  const texts = decks ?? (deck === undefined ? [] : [deck]);
  if (!Array.isArray(texts) || texts.length > MOST_DECKS || (decks !== undefined && deck !== undefined))
    return undefined;
  const read = Array.from(texts, (text) => readDeck(text, players));
  return read.every((cards) => cards !== undefined) ? read : undefined;
};

/** Reads a set-up as it came in. */
export const parseSetup = (given: unknown, players: number): Result<Setup, CardsRefusal> => {
  const read = readSeed(given);
  if (!read.ok) return read;
  const { seed } = read.value;
  const { decks: many, deck: one, dealer } = read.value.rest;
  const decks = readDecks(many, one, players);
  if (decks === undefined) return err({ code: 'bad-setup', part: 'decks' });
  if (dealer !== undefined && !isSeat(players, dealer)) return err({ code: 'bad-setup', part: 'dealer' });
  if (seed === undefined && decks.length === 0) return err({ code: 'bad-setup', part: 'seed' });
  return ok({
    ...(seed === undefined ? {} : { seed }),
    ...(decks.length === 0 ? {} : { decks }),
    ...(dealer === undefined ? {} : { dealer }),
  });
};

/** The first events of a game (see Game.start). */
export const start: ChooseYourWords['start'] = (env, { players, options }) => {
  const parsed = parseOptions(options, players);
  if (!parsed.ok) return parsed;
  const { category } = parsed.value;
  // Themes are looked up only where one is asked for: a dictionary unpacks them then.
  if (isThemeOption(category) && !env.judge.themes.includes(category))
    return err({ code: 'unknown-theme', theme: category, themes: env.judge.themes });
  const began: GameEvent = { type: 'began', schema: SCHEMA_VERSION, players, options: parsed.value };
  const begin = (table: Table): void => {
    const dealer = cutForDeal(table);
    const seats = table.state.seats.map((_, seat) => seat);
    beginRound(table, dealer, seats, null);
  };
  return ok(firstEvents(env, apply, began, begin));
};
