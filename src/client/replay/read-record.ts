import type { RecordJudge } from '../../catalog/game-module.ts';
import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import { textSentence } from '../../messages/text.ts';
import { parseRecordText } from '../../notation/record-text.ts';
import { NOBODY } from '../../protocol/nobody.ts';
import type { Language } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { THEMES } from '../../shared/themes.ts';
import type { LocalGame } from '../saves/saved-game.ts';
import { lookInRecord } from './look-in-record.ts';
import type { Replay } from './replay.ts';

/** The record tells every verdict; what nobody asks after its end is nobody's to judge. */
const NO_JUDGE: RecordJudge = {
  has: () => true,
  inTheme: () => true,
  themes: [...THEMES.en, ...THEMES.fr],
};

/** Says, in a language, why a record cannot be read, and in which line. */
type Fault = (language: Language) => string;

/**
 * Reads a record of any game, or says what is wrong with it. `somebody`: what those are called who have had themselves
 * forgotten. Rejects where the game's rules cannot be fetched.
 */
export const readRecord = async (record: string, somebody: string): Promise<Result<Replay, Fault>> => {
  const parsed = parseRecordText(record);
  if (!parsed.ok) return err((language) => textSentence(language, parsed.error));
  const game = parsed.value.headers.get('Game') ?? '';
  const load = Object.hasOwn(LAZY_CATALOG, game) ? LAZY_CATALOG[game] : undefined;
  if (load === undefined)
    return err((language) => textSentence(language, { code: 'record-bad-header', header: 'Game' }));
  const module = await load();
  const loaded = module.loadRecord(record, () => NO_JUDGE);
  if (!loaded.ok) return err((language) => module.refusalSentence(language, loaded.error));
  const { match, lexicon } = loaded.value;
  const names = loaded.value.names.map((name) => (name === NOBODY ? somebody : name));
  const looks = loaded.value.names.map((name, seat) => lookInRecord(loaded.value.faces?.[seat], name));
  const { opening, turns } = match;
  const { tellsChance = false, reseeded, setup: given, viewer } = loaded.value;
  const { seed, ...setup } = given as Partial<LocalGame>;
  // A game that got another seed in its middle has no one seed to go on with.
  const goesOn = tellsChance && reseeded === undefined && seed !== undefined;
  const chance = goesOn ? { chance: { seed, setup } } : {};
  return ok({
    module,
    names,
    looks,
    lexicon,
    opening,
    turns,
    record,
    ...chance,
    ...(viewer === undefined ? {} : { viewer }),
  });
};
