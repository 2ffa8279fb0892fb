import type { DailyKind } from '../../daily/daily-game.ts';
import { DAILY_ADDRESSES } from '../base/daily-addresses.ts';
import { language, t } from '../base/language.ts';
import { today } from '../base/today.ts';
import { streakAt, tryAt } from '../saves/daily-tries.ts';
import { Way } from '../ui/way.tsx';

const ICONS = { bag: 'bag', deal: 'cards' } as const;

/** The way to a game of the day, and how far one has come with it. */
export const DailyWay = ({ kind }: { readonly kind: DailyKind }) => {
  const { of, running, done, streak } = t().home.daily;
  const { name, text, score } = of[kind];
  const day = today();
  const own = tryAt({ kind, day, language: language.value });
  const { now } = streakAt(kind, day);
  const said = own === undefined ? text : own.result === undefined ? running : done(score(own.result.score));
  return (
    <Way icon={ICONS[kind]} name={name} text={said} href={DAILY_ADDRESSES[kind]}>
      {now > 1 && <small class="way-aside pill">{streak(now)}</small>}
    </Way>
  );
};
