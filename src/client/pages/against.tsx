import { t } from '../base/language.ts';
import { tallyByLevel } from '../bots/level-tally.ts';
import type { GameRecords, Tally } from '../saves/records.ts';

/** How one has done against a bot; nothing before the first game. */
export const Against = ({ tally }: { readonly tally: Tally | undefined }) =>
  tally === undefined ? null : (
    <small class="money strong">{t().records.against(tally.won, tally.played)}</small>
  );

/** How one has done against the bots of each level; nothing before the first game. */
export const AgainstLevels = ({ met }: { readonly met: GameRecords['bots'] }) => {
  const { characters, records } = t();
  const levels = tallyByLevel(met);
  return levels.length === 0 ? null : (
    <ul class="row gap-6 lines-2 quiet text-3" aria-label={records.heading}>
      {levels.map(({ level, won, played }) => (
        <li key={level}>{records.againstLevel(characters.levels[level], won, played)}</li>
      ))}
    </ul>
  );
};
