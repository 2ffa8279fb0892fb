import { t } from '../../texts.ts';
import { events, names } from '../play-state.ts';
import { moneyByRound } from './money-by-round.ts';
import { SumChart } from './sum-chart.tsx';

/** Everybody's money by round. */
export const MoneyChart = () => {
  const { play } = t();
  return (
    <SumChart
      heading={play.chart}
      series={moneyByRound(events.value)}
      names={names.value}
      say={play.price}
      saySeat={play.chartSeat}
    />
  );
};
