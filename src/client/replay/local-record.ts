import type { GameModule } from '../../catalog/game-module.ts';
import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import { replay as replayed } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { LexiconStamp } from '../../notation/recorded-table.ts';
import type { SeatLook } from '../../protocol/wire.ts';
import { formatSeatLook } from '../../shared/looks.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { addressOfLocalReplay } from '../base/replay-addresses.ts';
import { type Spoken, spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import {
  bySeat,
  eventsOf,
  optionsPlayed,
  playersAt,
  type SavedGame,
  seatsOfPeople,
} from '../saves/saved-game.ts';
import { readManifest } from '../words/read-manifest.ts';
import type { Replay } from './replay.ts';

/** What those at a game of this device are called; one person alone has no name. */
const namesIn = (saved: Pick<SavedGame, 'people' | 'seat' | 'bots'>): readonly string[] =>
  bySeat(
    saved,
    saved.people ?? [t().play.passName(1)],
    saved.bots.map(({ name }) => name),
  );

/** How they look. */
const looksIn = (saved: Pick<SavedGame, 'people' | 'seat' | 'looks' | 'bots'>): readonly SeatLook[] =>
  bySeat<SeatLook>(
    saved,
    (saved.people ?? ['']).map((_, at) => saved.looks[at] ?? {}),
    saved.bots.map(({ bot }) => ({ bot })),
  );

/** The words that a game was played with, as they are today; a game without words has none. */
const lexiconOf = async (module: GameModule, saved: SavedGame): Promise<LexiconStamp> => {
  const name = module.dictionaryOf(optionsPlayed(module, saved));
  if (name === null) return { name: '', sha256: '' };
  const { dictionaries } = await readManifest();
  return { name, sha256: dictionaries[name].sha256 };
};

/** Where one person alone sat; several who shared the device have names of their own. */
const youIn = (saved: Pick<SavedGame, 'people' | 'seat'>): Seat | undefined =>
  saved.people === undefined ? seatsOfPeople(saved)[0] : undefined;

const recordOf = (
  module: GameModule,
  { seed, setup: prepared, opening, turns, ...saved }: SavedGame,
  lexicon: LexiconStamp,
  names: readonly string[],
  faces: readonly string[],
): string => {
  const setup = module.parseSetup({ ...prepared, seed }, playersAt(saved));
  if (!setup.ok) throw new Error(setup.error.code);
  const state = replayed(module, eventsOf({ opening, turns }));
  const match = { state, opening, turns };
  const { rulesVersion } = module;
  const viewer = youIn(saved) ?? null;
  return [
    ...module.recordPieces({ match, setup: setup.value, lexicon, rulesVersion, names, faces }, viewer),
  ].join('');
};

/** Says that a kept game cannot be read. */
const broken = (): Spoken => spoken(() => t().replay.brokenGame);

/** A kept game as a replay with its record, or that it cannot be read. */
export const recordOfSaved = async (saved: SavedGame): Promise<Result<Replay, Spoken>> => {
  try {
    const module = await LAZY_CATALOG[saved.game]?.();
    if (module === undefined) return err(broken());
    const lexicon = await lexiconOf(module, saved);
    const names = namesIn(saved);
    const looks = looksIn(saved);
    const record = recordOf(module, saved, lexicon, names, looks.map(formatSeatLook));
    const you = youIn(saved);
    const { id, seed, setup, opening, turns, fork } = saved;
    return ok({
      module,
      names,
      looks,
      ...(you === undefined ? {} : { you }),
      lexicon,
      opening,
      turns,
      record,
      chance: { seed, ...(setup === undefined ? {} : { setup }) },
      address: addressOfLocalReplay(id),
      keptAs: id,
      ...(fork === undefined ? {} : { fork }),
    });
  } catch {
    return err(broken());
  }
};
