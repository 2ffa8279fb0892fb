import { messagesIn } from '../../messages/messages.ts';
import { textSentence } from '../../messages/text.ts';
import { parseRecordText } from '../../notation/record-text.ts';
import { NOBODY } from '../../protocol/nobody.ts';
import type { Language } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { GAME_NAMES, type GameName } from '../saves/saved-game.ts';
import type { Replay } from './replay.ts';
import { REPLAYED_GAMES } from './replayed-games.ts';

/** Reads a record of any game; where it cannot be, a sentence says why, and in which line. */
export const readRecord = (record: string, language: Language): Result<Replay, string> => {
  const parsed = parseRecordText(record);
  if (!parsed.ok) return err(textSentence(language, parsed.error, null));
  const name = parsed.value.headers.get('Game');
  const game: GameName | undefined = GAME_NAMES.find((each) => each === name);
  if (game === undefined)
    return err(textSentence(language, { code: 'record-bad-header', header: 'Game' }, null));
  const read = REPLAYED_GAMES[game].read(record);
  if (!read.ok) return err(REPLAYED_GAMES[game].refusal(language, read.error));
  // Who has had themselves forgotten has no name any more.
  const { somebody } = messagesIn(language).online;
  const names = read.value.names.map((name) => (name === NOBODY ? somebody : name));
  return ok({ ...read.value, names, record });
};
