import { t } from '../../language.ts';
import { events, names } from '../play-state.ts';
import { moneyByRound, roundUp } from './money-by-round.ts';

const WIDTH = 100;
const HEIGHT = 50;
const GRID = [0.25, 0.5, 0.75];

/** Money by round, a line a player: each has a colour and a dash of its own, and the legend says whose it is. */
export const MoneyChart = () => {
  const { play } = t();
  const series = moneyByRound(events.value);
  const rounds = (series[0]?.length ?? 1) - 1;
  if (rounds < 1) return null;
  const top = roundUp(Math.max(...series.flat()));
  const points = (sums: readonly number[]): string =>
    sums.map((sum, at) => `${(at / rounds) * WIDTH},${HEIGHT - (sum / top) * HEIGHT}`).join(' ');
  return (
    <figure class="chart" aria-labelledby="chart-heading">
      <h3 id="chart-heading">{play.chart}</h3>
      <div class="chart-body" aria-hidden="true">
        <span class="chart-top">{play.price(top)}</span>
        <span class="chart-foot">{play.price(0)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {GRID.map((part) => (
            <line key={part} class="chart-grid" x1="0" x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} />
          ))}
          {series.map((sums, seat) => (
            <polyline key={seat} class={`chart-line chart-line-${seat}`} points={points(sums)} />
          ))}
        </svg>
        <span class="chart-first">{play.chartStart}</span>
        <span class="chart-last">{play.chartRound(rounds)}</span>
      </div>
      <ul class="chart-legend">
        {series.map((sums, seat) => (
          <li key={seat}>
            <svg viewBox="0 0 28 6" aria-hidden="true">
              <line class={`chart-line chart-line-${seat}`} x1="0" x2="28" y1="3" y2="3" />
            </svg>
            {play.chartSeat(names.value[seat] ?? '', Math.max(...sums), sums.at(-1) ?? 0)}
          </li>
        ))}
      </ul>
    </figure>
  );
};
