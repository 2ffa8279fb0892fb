import { isBotId, mannerOf } from '../../bots/characters.ts';
import { LEVELS, type Level } from '../../bots/levels.ts';
import type { GameRecords, Tally } from '../saves/records.ts';

/** How one has done against the bots of each level, weakest first; levels that one has not met are left out. */
export const tallyByLevel = (bots: GameRecords['bots']): readonly (Tally & { readonly level: Level })[] =>
  LEVELS.flatMap((level) => {
    const met = Object.entries(bots).filter(([id]) => isBotId(id) && mannerOf(id)?.level === level);
    const sum = (of: keyof Tally): number => met.reduce((all, [, tally]) => all + tally[of], 0);
    return met.length === 0 ? [] : [{ level, played: sum('played'), won: sum('won') }];
  });
