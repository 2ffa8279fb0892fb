import { useId } from 'preact/hooks';
import { t } from '../base/texts.ts';
import { LineSample, lineClass } from './line-sample.tsx';
import { roundUp } from './round-up.ts';

const WIDTH = 100;
const HEIGHT = 50;
const GRID = [0.25, 0.5, 0.75];

type SumChartProps = {
  readonly heading: string;
  /** A player's sums: at the start, then after every round. */
  readonly series: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly say: (sum: number) => string;
  readonly saySeat: (who: string, most: number, last: number) => string;
};

/** Sums by round, a line a player: each has a colour and a dash of its own, and the legend says whose it is. */
export const SumChart = ({ heading, series, names, say, saySeat }: SumChartProps) => {
  const { play } = t();
  const id = useId();
  const rounds = Math.max(...series.map(({ length }) => length)) - 1;
  if (rounds < 1) return null;
  const top = roundUp(Math.max(...series.flat()));
  const points = (sums: readonly number[]): string =>
    sums.map((sum, at) => `${(at / rounds) * WIDTH},${HEIGHT - (sum / top) * HEIGHT}`).join(' ');
  return (
    <figure class="chart" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <div class="chart-body quiet text-2 figures" aria-hidden="true">
        <span style="grid-area: top">{say(top)}</span>
        <span style="grid-area: foot; text-align: end">{say(0)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {GRID.map((part) => (
            <line key={part} class="chart-grid" x1="0" x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} />
          ))}
          {series.map((sums, seat) => (
            <polyline key={seat} class={lineClass(seat)} points={points(sums)} />
          ))}
        </svg>
        <span style="grid-area: first">{play.chartStart}</span>
        <span style="grid-area: last; text-align: end">{play.chartRound(rounds)}</span>
      </div>
      <ul class="row above-4 gap-7 lines-2">
        {series.map((sums, seat) => (
          <li key={seat} class="line gap-4">
            <LineSample seat={seat} />
            {saySeat(names[seat] ?? '', Math.max(...sums), sums.at(-1) ?? 0)}
          </li>
        ))}
      </ul>
    </figure>
  );
};
