/** What programs can ask about words and hands of Choose Your Words without a table (docs/notation.md). */
import { createHandFinder, type HandFinder } from '../bots/choose-your-words/best-hand.ts';
import { isCard, isLaidCard } from '../games/choose-your-words/card.ts';
import { DECKS, isDeckName } from '../games/choose-your-words/decks.ts';
import { HAND_SIZE } from '../games/choose-your-words/phases/deal.ts';
import { LONGEST_WORD, SHORTEST_WORD, scoreWord } from '../games/choose-your-words/score.ts';
import { createCache } from '../shared/cache.ts';
import { isDictionaryName } from '../shared/dictionaries.ts';
import { ok } from '../shared/result.ts';
import { badField, type Question } from './question.ts';

const LONGEST_TEXT = 100;

/** Cards apart by spaces; undefined where it is no short text. */
const split = (text: unknown): string[] | undefined =>
  typeof text === 'string' && text.length <= LONGEST_TEXT ? text.trim().split(/\s+/) : undefined;

/** What a word scores, and how that comes about. */
const score: Question = ({ deck = 'classic', word, category = false }) => {
  if (!isDeckName(deck)) return badField('deck');
  if (typeof category !== 'boolean') return badField('category');
  const laid = split(word);
  const isWord = laid !== undefined && laid.length >= SHORTEST_WORD && laid.length <= LONGEST_WORD;
  if (!isWord || !laid.every(isLaidCard)) return badField('word');
  return ok(scoreWord(DECKS[deck], laid, category));
};

const finders = createCache<HandFinder>(4);

/** The best word of a hand; `declare` is null and the score 0 where there is none. */
const bestHand: Question = (request, lexiconFor) => {
  const { dictionary = 'en-full', deck = 'classic', hand } = request;
  if (typeof dictionary !== 'string' || !isDictionaryName(dictionary)) return badField('dictionary');
  if (!isDeckName(deck)) return badField('deck');
  const cards = split(hand);
  if (cards === undefined || cards.length > HAND_SIZE || !cards.every(isCard)) return badField('hand');
  const find = finders.get(`${dictionary} ${deck}`, () => createHandFinder(lexiconFor(dictionary), deck));
  const best = find(cards);
  return ok({ declare: best?.word.join(' ') ?? null, score: best?.score ?? 0 });
};

export const CARDS_QUESTIONS = { score, bestHand } as const;
