/** What the engine answers about words and hands of Choose Your Words without a table (docs/notation.md). */
import { createHandFinder, type HandFinder } from '../bots/choose-your-words/best-hand.ts';
import { isCard, isLaidCard } from '../games/choose-your-words/card.ts';
import { DECKS, isDeckName } from '../games/choose-your-words/decks.ts';
import { HAND_SIZE } from '../games/choose-your-words/phases/deal.ts';
import { LONGEST_WORD, SHORTEST_WORD, scoreWord } from '../games/choose-your-words/score.ts';
import type { EngineRefusal } from '../games/core/engine-refusal.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { isDictionaryName } from '../shared/dictionaries.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { createCache } from './cache.ts';
import type { Request } from './game-tables.ts';

const LONGEST_TEXT = 100;

const bad = (field: string): Result<never, EngineRefusal> => err({ code: 'bad-field', field });

/** Cards apart by spaces; undefined where it is no short text. */
const split = (text: unknown): string[] | undefined =>
  typeof text === 'string' && text.length <= LONGEST_TEXT ? text.trim().split(/\s+/) : undefined;

/** What a word scores, and how that comes about. */
export const score = ({
  deck = 'classic',
  word,
  category = false,
}: Request): Result<unknown, EngineRefusal> => {
  if (!isDeckName(deck)) return bad('deck');
  if (typeof category !== 'boolean') return bad('category');
  const laid = split(word);
  const isWord = laid !== undefined && laid.length >= SHORTEST_WORD && laid.length <= LONGEST_WORD;
  if (!isWord || !laid.every(isLaidCard)) return bad('word');
  return ok(scoreWord(DECKS[deck], laid, category));
};

const finders = createCache<HandFinder>(4);

/** The best word of a hand; `declare` is null and the score 0 where there is none. */
export const bestHand = (request: Request): Result<unknown, EngineRefusal> => {
  const { dictionary = 'en-full', deck = 'classic', hand } = request;
  if (typeof dictionary !== 'string' || !isDictionaryName(dictionary)) return bad('dictionary');
  if (!isDeckName(deck)) return bad('deck');
  const cards = split(hand);
  if (cards === undefined || cards.length > HAND_SIZE || !cards.every(isCard)) return bad('hand');
  const find = finders.get(`${dictionary} ${deck}`, () => createHandFinder(loadLexicon(dictionary), deck));
  const best = find(cards);
  return ok({ declare: best?.word.join(' ') ?? null, score: best?.score ?? 0 });
};
