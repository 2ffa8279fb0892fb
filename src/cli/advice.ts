/** Whom an engine asks for advice, and with how much thought. */

import type { BotRequest } from '../bots/bot-factory.ts';
import { MOST_WORK, TABLE_WORK } from '../bots/levels.ts';
import type { EngineRefusal } from '../games/core/engine-refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Request } from './engine-tables.ts';

const LONGEST_SEED = 200;

/** The bot, its seed and its work that a request names; the same three and the same view, the same advice. */
export const adviserOf = (
  { bot, seed = '', work = TABLE_WORK }: Request,
  bots: readonly string[],
): Result<Omit<BotRequest, 'lexicon'>, EngineRefusal> => {
  if (typeof bot !== 'string' || !bots.includes(bot)) return err({ code: 'unknown-bot' });
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED)
    return err({ code: 'bad-field', field: 'seed' });
  const isWork = typeof work === 'number' && Number.isInteger(work) && work >= 1 && work <= MOST_WORK;
  return isWork ? ok({ id: bot, seed, work }) : err({ code: 'bad-field', field: 'work' });
};
