import type { EngineRefusal } from '../games/core/engine-refusal.ts';
import type { Refusal } from '../games/core/game.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { DictionaryName } from '../shared/dictionaries.ts';
import { err, type Result } from '../shared/result.ts';

/** What a program asks about a game without a table; what it asks with is unchecked JSON. */
export type Question = (
  request: Readonly<Record<string, unknown>>,
  lexiconFor: (dictionary: DictionaryName) => Lexicon,
) => Result<unknown, Refusal>;

/** A field is missing, or not one of its values. */
export const badField = (field: string): Result<never, EngineRefusal> => err({ code: 'bad-field', field });
