import { useSignal } from '@preact/signals';
import type { PlayerReview } from '../../coach/review.ts';
import { t } from '../base/texts.ts';
import { SelectRow } from '../ui/select-row.tsx';
import type { ReviewedGame } from './reviewed-game.ts';
import { SplitChart } from './split-chart.tsx';

type SplitPartProps = { readonly of: ReviewedGame; readonly players: readonly PlayerReview[] };

/** Luck and choices, of one player at a time: first of whom one follows. */
export const SplitPart = ({ of, players }: SplitPartProps) => {
  const { review: texts } = t();
  const first = of.review.followed.peek() ?? players[0]?.seat ?? 0;
  const shown = useSignal(first);
  const player = players.find(({ seat }) => seat === shown.value) ?? players[0];
  return (
    <section class="stack gap-4" aria-label={texts.split}>
      <h3>{texts.split}</h3>
      {players.length > 1 && (
        <SelectRow
          name={texts.splitOf}
          value={shown.value}
          values={players.map(({ seat }) => seat)}
          nameOf={of.nameOf}
          isName={() => true}
          onChange={(seat) => {
            shown.value = seat;
          }}
        />
      )}
      {player !== undefined && <SplitChart of={of} player={player} />}
    </section>
  );
};
