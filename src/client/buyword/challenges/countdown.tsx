import { t } from '../../base/texts.ts';
import { useNow } from '../../ui/use-now.ts';
import { useBuyWord } from '../buyword-table.ts';

const TICK_MS = 250;
const MINUTE_S = 60;
const HOUR_S = 3600;
/** So many seconds before the end it is said aloud. */
const LAST_S = 5;

/** How much time is left, as long as is needed to say it. */
const leftText = (seconds: number): string => {
  const { challenges } = t();
  if (seconds >= HOUR_S) return challenges.daysLeft(Math.floor(seconds / HOUR_S));
  if (seconds >= MINUTE_S)
    return challenges.clock(Math.floor(seconds / MINUTE_S), String(seconds % MINUTE_S).padStart(2, '0'));
  return challenges.secondsLeft(seconds);
};

/** The seconds until the window closes, for the eye; the last ones are said once. Nothing where no time runs. */
export const Countdown = ({ wholeSeconds }: { readonly wholeSeconds: number }) => {
  const endsMs = useBuyWord().windowEndsMs.value;
  const nowMs = useNow(endsMs === undefined ? undefined : TICK_MS);
  if (endsMs === undefined) return null;
  const leftMs = Math.max(0, endsMs - nowMs);
  const seconds = Math.ceil(leftMs / 1000);
  return (
    <div class="figures strong stack gap-2">
      <span role="timer" aria-live="off">
        {leftText(seconds)}
      </span>
      <span class="countdown-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, leftMs / 1000 / wholeSeconds)})` }} />
      </span>
      <span class="unseen" role="status">
        {seconds > 0 && seconds <= LAST_S && leftText(LAST_S)}
      </span>
    </div>
  );
};
