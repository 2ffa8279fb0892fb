import { possibleAtLeast } from '../../daily/possible.ts';
import type { DailyTry } from '../saves/daily-tries.ts';
import { c, scoreText } from './texts.ts';

type PossibleLineProps = {
  readonly own: DailyTry;
  /** How far the search has come, from 0 to 1. */
  readonly searched: number;
};

/** What somebody could have made at least who knows all that is hidden: what the search found, or whoever made more of the same chance. */
export const PossibleLine = ({ own, searched }: PossibleLineProps) => {
  const { kind, possible, result, bots = {} } = own;
  const { possible: texts } = c().of[kind];
  if (possible === undefined)
    return (
      <p class="stack gap-3 quiet">
        {texts.searching}
        <progress class="whole" value={searched} aria-label={texts.searching} />
      </p>
    );
  const mine = result?.score ?? 0;
  const most = possibleAtLeast(possible, [mine, ...Object.values(bots)]);
  return <p>{mine === most ? texts.yours : texts.atLeast(scoreText(kind, most))}</p>;
};
