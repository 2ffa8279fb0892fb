import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import { Icon } from '../ui/icon.tsx';

type AwayMarkProps = { readonly seat: Seat; readonly away: ReadonlySignal<readonly Seat[]> };

/** Beside the name of a player who is not there now: a word where there is room for it, else a picture. */
export const AwayMark = ({ seat, away }: AwayMarkProps) =>
  away.value.includes(seat) ? (
    <small class="away-mark inline gap-1 nowrap" title={t().room.isAway}>
      <Icon name="clock" />
      <span>{t().room.isAway}</span>
    </small>
  ) : null;
