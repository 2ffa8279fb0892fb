import { CHARACTER_IDS, CHARACTERS, isCharacter } from '../../bots/characters.ts';
import { isLevel } from '../../bots/levels.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { characterName, levelName } from '../../messages/characters.ts';
import type { Language } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { TableState } from './table-state.ts';

/**
 * Which bot sits down for an id, and what it is called in the host's language: a character once at most; for a level one of
 * its characters who is not here yet.
 */
export const botToSeat = (
  { seats }: TableState,
  language: Language,
  bot: string,
): Result<{ readonly bot: string; readonly name: string }, TableRefusal> => {
  const isHere = (id: string): boolean => seats.some((sitter) => sitter?.kind === 'bot' && sitter.bot === id);
  if (isCharacter(bot)) {
    const name = characterName(language, bot);
    return isHere(bot) ? err({ code: 'bot-seated', name }) : ok({ bot, name });
  }
  if (isLevel(bot)) {
    const guest = CHARACTER_IDS.find((id) => CHARACTERS[id].level === bot && !isHere(id));
    if (guest !== undefined) return ok({ bot: guest, name: characterName(language, guest) });
    return ok({ bot, name: levelName(language, bot) });
  }
  const names = new Set(seats.map((sitter) => sitter?.name));
  const lent = CHARACTER_IDS.map((id) => characterName(language, id)).find((name) => !names.has(name));
  return ok({ bot, name: lent ?? 'Bot' });
};
