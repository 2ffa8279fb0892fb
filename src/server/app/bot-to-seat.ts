import { CHARACTER_IDS, CHARACTERS, isCharacter } from '../../bots/characters.ts';
import { isLevel } from '../../bots/levels.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { characterName, levelName } from '../../messages/characters.ts';
import type { Language } from '../../shared/language.ts';
import { lookAlike } from '../../shared/look-alikes.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Room } from './room.ts';

/**
 * Which bot sits down for an id, and what it is called in the host's language: a character once at most; for a level one of
 * its characters who is not here yet, and of those rather one whose name nobody has here.
 */
export const botToSeat = (
  { seats }: Pick<Room, 'seats'>,
  language: Language,
  bot: string,
): Result<{ readonly bot: string; readonly name: string }, TableRefusal> => {
  const isHere = (id: string): boolean => seats.some((sitter) => sitter?.kind === 'bot' && sitter.bot === id);
  const isTaken = (name: string): boolean =>
    seats.some((sitter) => sitter !== null && lookAlike(sitter.name, name));
  if (isCharacter(bot)) {
    const name = characterName(language, bot);
    return isHere(bot) ? err({ code: 'bot-seated', name }) : ok({ bot, name });
  }
  if (isLevel(bot)) {
    const guests = CHARACTER_IDS.filter((id) => CHARACTERS[id].level === bot && !isHere(id)).map((id) => ({
      bot: id,
      name: characterName(language, id),
    }));
    const guest = guests.find(({ name }) => !isTaken(name)) ?? guests[0];
    return ok(guest ?? { bot, name: levelName(language, bot) });
  }
  const lent = CHARACTER_IDS.map((id) => characterName(language, id)).find((name) => !isTaken(name));
  return ok({ bot, name: lent ?? 'Bot' });
};
