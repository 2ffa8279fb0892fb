import { t } from '../base/texts.ts';
import { SumChart } from '../table/sum-chart.tsx';
import { ReadingDialog } from '../ui/dialog.tsx';
import { useCards } from './card-table.ts';

/** Everybody's chips by round. */
export const ChipsChart = () => {
  const { cards } = t();
  const { rounds, names } = useCards();
  return (
    <SumChart
      heading={cards.chart}
      series={rounds.chips.value}
      names={names.value}
      say={cards.number}
      saySeat={cards.chartSeat}
    />
  );
};

/** The running score sheet (CW-10): everybody's chips at the start and after each round, as a table and a chart. */
export const ScoreSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { cards } = t();
  const isEmpty = (useCards().rounds.chips.value[0]?.length ?? 0) < 2;
  return (
    <ReadingDialog heading={cards.scoreSheet} onClose={onClose}>
      {isEmpty ? <p>{cards.scoreSheetEmpty}</p> : <ScoreTable />}
      <ChipsChart />
    </ReadingDialog>
  );
};

/** A line for each round, the last one on top, with what it brought. */
const ScoreTable = () => {
  const { cards, play } = t();
  const { nameOf, rounds: played } = useCards();
  const series = played.chips.value;
  const rounds = (series[0] ?? []).map((_, round) => round).toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="score-sheet" aria-label={cards.scoreSheet} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{cards.roundColumn}</th>
            {series.map((_, seat) => (
              <th key={seat} scope="col">
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round}>
              <th scope="row">{round === 0 ? play.chartStart : cards.number(round)}</th>
              {series.map((sums, seat) => {
                const chips = sums[round] ?? 0;
                const change = chips - (sums[round - 1] ?? chips);
                return (
                  <td key={seat}>
                    {cards.number(chips)} {change !== 0 && <small>{cards.change(change)}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
