import { SumChart } from '../play/result/sum-chart.tsx';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { events, names } from './cards-state.ts';
import { chipsByRound } from './round-history.ts';

/** The running score sheet (CW-10): everybody's chips at the start and after each round, as a table and a chart. */
export const ScoreSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { cards, ui } = t();
  const series = chipsByRound(events.value);
  const isEmpty = (series[0]?.length ?? 0) < 2;
  return (
    <Modal heading={cards.scoreSheet} onClose={onClose}>
      {isEmpty ? <p>{cards.scoreSheetEmpty}</p> : <ScoreTable series={series} />}
      <SumChart
        heading={cards.chart}
        series={series}
        names={names.value}
        say={cards.number}
        saySeat={cards.chartSeat}
      />
      <Button onClick={onClose}>{ui.close}</Button>
    </Modal>
  );
};

/** A line for each round, the last one on top, with what it brought. */
const ScoreTable = ({ series }: { readonly series: readonly (readonly number[])[] }) => {
  const { cards, play } = t();
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
                {names.value[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round}>
              <th scope="row">{round === 0 ? play.chartStart : cards.number(round)}</th>
              {series.map((sums, seat) => (
                <ScoreCell key={seat} chips={sums[round] ?? 0} before={sums[round - 1]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const ScoreCell = ({ chips, before }: { readonly chips: number; readonly before: number | undefined }) => {
  const { cards } = t();
  const change = before === undefined ? 0 : chips - before;
  return (
    <td>
      {cards.number(chips)} {change !== 0 && <small>{cards.change(change)}</small>}
    </td>
  );
};
