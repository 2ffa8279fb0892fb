import '../style/coach.css';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Seat } from '../../games/core/seat.ts';
import { amountOf, listedGame } from '../base/game-list.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { c } from '../coach/texts.ts';
import type { ForkMark } from '../saves/saved-game.ts';
import { SumChart } from '../table/sum-chart.tsx';
import { SelectRow } from '../ui/select-row.tsx';

type ForkLinesProps = {
  readonly game: string;
  readonly mark: ForkMark;
  /** Everybody's sums in the fork, by seat: at the start, then after every round. */
  readonly sums: readonly (readonly number[])[];
  readonly names: readonly string[];
  /** Whose line is shown first. */
  readonly seat: Seat;
  readonly isOver: boolean;
};

/** Both lines side by side: what a player had after every round, in the real game and as it was played on. */
export const ForkLines = ({ game, mark, sums, names, seat, isOver }: ForkLinesProps) => {
  const { play } = t();
  const { fork } = c();
  const id = useId();
  const shown = useSignal(seat);
  const say = (sum: number): string => listedGame(game).formatScore(language.value, sum);
  const [real = [], own = []] = [mark.sums[shown.value], sums[shown.value]];
  const rounds = Math.max(real.length, own.length);
  // Up to there they are the same.
  const first = Math.max(0, mark.round - 1);
  const gain = (sums[seat]?.at(-1) ?? 0) - (mark.sums[seat]?.at(-1) ?? 0);
  const verdict =
    gain === 0 ? fork.same : gain > 0 ? fork.better(amountOf(game, gain)) : fork.worse(amountOf(game, -gain));
  return (
    <section class="fork-lines stack gap-4" aria-labelledby={id}>
      <h3 id={id}>{fork.lines}</h3>
      <p class={isOver ? 'bold' : 'quiet'}>{isOver ? verdict : fork.soFar}</p>
      {names.length > 1 && (
        <SelectRow
          name={fork.player}
          value={shown.value}
          values={[...names.keys()]}
          nameOf={(each) => names[each] ?? ''}
          isName={() => true}
          onChange={(each) => {
            shown.value = each;
          }}
        />
      )}
      <SumChart
        heading={names[shown.value] ?? ''}
        series={[real, own]}
        names={[fork.real, fork.mine]}
        say={say}
        saySeat={(line, _most, last) => fork.lineEnd(line, say(last))}
      />
      <table class="figures">
        <thead>
          <tr>
            {[fork.round, fork.real, fork.mine, fork.difference].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds - first }, (_, after) => first + after).map((at) => (
            <tr key={at} class={at === mark.round ? 'fork-parts' : undefined}>
              <th scope="row">
                {at === 0 ? play.chartStart : at}
                {at === mark.round && <small class="quiet"> {fork.parted}</small>}
              </th>
              <td>{real[at] === undefined ? '–' : say(real[at])}</td>
              <td>{own[at] === undefined ? '–' : say(own[at])}</td>
              <td>{differenceOf(real[at], own[at], say)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const differenceOf = (
  real: number | undefined,
  own: number | undefined,
  say: (sum: number) => string,
): string => {
  if (real === undefined || own === undefined) return '';
  if (real === own) return '=';
  return own > real ? `+${say(own - real)}` : `−${say(real - own)}`;
};
