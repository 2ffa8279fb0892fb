import { useEffect, useState } from 'preact/hooks';
import { apply } from '../../games/buyword/apply.ts';
import { GRADE_STEPS } from '../../games/buyword/end.ts';
import type { Grade } from '../../games/buyword/events.ts';
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
const GradeLadder = ({ grade }: { readonly grade: Grade }) => {
  const { play } = t();
  return (
    <ResultList heading={play.gradeHeading} look="row items-stretch gap-3 above-3">
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

/** Which grade one has come to alone, or everybody's money; how it grew; the dearest words. */
export const Result = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const { events, names } = useBuyWord();
  const grade = view.result?.grade ?? null;
  return (
    <>
      {grade !== null && <GradeLadder grade={grade} />}
      {view.players > 1 && (
        <Ranking
          heading={play.ranking}
          seats={view.seats.map(({ money, left }) => ({ sum: money, left }))}
          names={names.value}
          say={play.price}
        />
      )}
      <SumChart
        heading={play.chart}
        series={sumsByRound(events.value, apply, ({ seats }) => seats.map(({ money }) => money))}
        names={names.value}
        say={play.price}
        saySeat={play.chartSeat}
      />
      <DearestWords view={view} />
    </>
  );
};

/** The grid as it was in the end, once the result is seen: a large one takes its time. */
export const ResultGrid = ({ view }: { readonly view: View }) => {
  const [isResultSeen, setResultSeen] = useState(false);
  useEffect(() => setResultSeen(true), []);
  if (!isResultSeen || view.board.length === 0) return null;
  return (
    <div class="result-grid">
      <GridArea view={view} laysOut={false} />
    </div>
  );
};
