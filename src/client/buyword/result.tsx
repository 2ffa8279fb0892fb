import { apply } from '../../games/buyword/apply.ts';
import { GRADE_STEPS } from '../../games/buyword/end.ts';
import type { View } from '../../games/buyword/view.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { t } from '../base/texts.ts';
import { BestWord } from '../table/best-word.tsx';
import { Meaning } from '../table/meaning.tsx';
import { Ranking, ResultList } from '../table/result-parts.tsx';
import { SumChart } from '../table/sum-chart.tsx';
import { sumsByRound } from '../table/sums-by-round.ts';
import { Icon } from '../ui/icon.tsx';
import { useBuyWord } from './buyword-table.ts';
import { GridArea } from './grid/grid-area.tsx';
import { SaleWord, SoldTiles } from './sales-list.tsx';
import { soldWords } from './sold-words.ts';

const DEAREST = 5;

/** The dearest words of the game, and what they mean. */
const DearestWords = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const dearest = soldWords(view.sales).slice(0, DEAREST);
  return (
    <ResultList heading={play.dearest} look="sale-list ledger" none={dearest.length === 0 && play.noWords}>
      {dearest.map(({ number, seat, sold }) => (
        <li key={`${number} ${sold.word}`}>
          <SaleWord sold={sold} seat={seat} view={view} />
          <Meaning word={sold.word} language={languageOf(view.options.dictionary)} />
        </li>
      ))}
    </ResultList>
  );
};

/** The word that brought most, with what it means. */
export const BestSale = ({ view }: { readonly view: View }) => {
  const { ending, play } = t();
  const { mySeat, nameOf } = useBuyWord();
  const [best] = soldWords(view.sales);
  if (best === undefined) return null;
  const { seat, sold } = best;
  const isMine = seat === mySeat.value;
  return (
    <BestWord
      caption={!isMine ? ending.bestBy(nameOf(seat)) : view.players > 1 ? ending.bestOfGame : ending.bestOwn}
      word={sold.word}
      worth={play.price(sold.price)}
      language={languageOf(view.options.dictionary)}
    >
      <SoldTiles words={[sold]} />
    </BestWord>
  );
};

/** How far one has come alone, and what the next grade takes (BW-8.2). */
const GradeLadder = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const grade = view.result?.grade ?? null;
  if (grade === null) return null;
  return (
    <ResultList heading={play.gradeHeading} look="grades columns gap-3 above-3">
      {GRADE_STEPS.toReversed().map(([least, each]) => (
        <li
          key={each}
          class={each === grade ? 'grade box pad-4 grade-mine' : 'grade box pad-4'}
          aria-current={each === grade}
        >
          {each === grade && <Icon name="check" />}
          <b>{play.grades[each]}</b>
          <small>{least === 0 ? play.gradeBelow : play.gradeFrom(least)}</small>
        </li>
      ))}
    </ResultList>
  );
};

/** Everybody's money; alone there is a grade instead. */
const MoneyRanking = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const { names, looks } = useBuyWord();
  if (view.players === 1) return null;
  return (
    <Ranking
      heading={play.ranking}
      seats={view.seats.map(({ money, left }) => ({ sum: money, left }))}
      names={names.value}
      looks={looks.value}
      say={play.price}
    />
  );
};

/** How everybody's money grew. */
const MoneyChart = () => {
  const { play } = t();
  const { events, names } = useBuyWord();
  return (
    <SumChart
      heading={play.chart}
      series={sumsByRound(events.value, apply, ({ seats }) => seats.map(({ money }) => money))}
      names={names.value}
      say={play.price}
      saySeat={play.chartSeat}
    />
  );
};

/** What the end of a game tells. */
export const RESULTS = [GradeLadder, MoneyRanking, MoneyChart, DearestWords];

/** The grid as it was in the end. */
export const ResultGrid = ({ view }: { readonly view: View }) =>
  view.board.length === 0 ? null : (
    <div class="result-grid">
      <GridArea view={view} laysOut={false} />
    </div>
  );
