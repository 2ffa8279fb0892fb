import type { Day } from '../../daily/day.ts';
import { formatNumber } from '../../messages/wording.ts';
import { language } from '../base/language.ts';
import { puzzleProgress, puzzleStreak } from '../saves/puzzle-progress.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Fact } from './facts.tsx';
import { c } from './texts.ts';

/** Above this a rating says little yet. */
const UNSURE = 110;

/** How well one does, and the puzzle of the day. */
export const MyPuzzles = ({ day }: { readonly day: Day }) => {
  const { mine, daily } = c();
  const { rating, tried, run, bestRun, days } = puzzleProgress.value;
  const number = (value: number): string => formatNumber(language.value, Math.round(value));
  const solved = Object.values(tried).filter((isSolved) => isSolved).length;
  const today = days[day];
  const { now } = puzzleStreak(day);
  return (
    <>
      <Card heading={mine.heading}>
        <dl class="puzzle-facts my-puzzle-facts lines-2">
          <Fact name={mine.rating}>
            {number(rating.rating)}
            {rating.deviation > UNSURE && <small class="plain quiet"> {mine.provisional}</small>}
          </Fact>
          <Fact name={mine.solved}>
            {number(solved)} / {number(Object.keys(tried).length)}
          </Fact>
          <Fact name={mine.run}>{number(run)}</Fact>
          <Fact name={mine.bestRun}>{number(bestRun)}</Fact>
        </dl>
      </Card>
      <Card heading={daily.heading}>
        <p>{today === undefined ? daily.text : today ? daily.solved : daily.failed}</p>
        {now > 0 && <p class="bold">{daily.streak(now)}</p>}
        {today === undefined && (
          <LinkButton kind="quiet" href="/puzzles?daily">
            {daily.open}
          </LinkButton>
        )}
      </Card>
    </>
  );
};
