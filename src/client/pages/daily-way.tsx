import { formatMoney } from '../../messages/money.ts';
import { language, t } from '../base/language.ts';
import { today } from '../base/today.ts';
import { streakAt, tryAt } from '../saves/daily-tries.ts';
import { Way } from '../ui/way.tsx';

/** The way to the game of the day, and how far one has come with it. */
export const DailyWay = () => {
  const { daily } = t().home;
  const day = today();
  const own = tryAt({ kind: 'bag', day, language: language.value });
  const { now } = streakAt('bag', day);
  const text =
    own === undefined
      ? daily.text
      : own.result === undefined
        ? daily.running
        : daily.done(formatMoney(language.value, own.result.score));
  return (
    <Way icon="bag" name={daily.name} text={text} href="/daily">
      {now > 1 && <small class="way-aside pill">{daily.streak(now)}</small>}
    </Way>
  );
};
