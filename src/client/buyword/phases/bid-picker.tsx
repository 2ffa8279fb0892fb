import { useLayoutEffect } from 'preact/hooks';
import { t } from '../../base/texts.ts';
import { isMyStep } from '../../table/phase-surface.ts';
import { Button } from '../../ui/button.tsx';
import type { NumberRange } from '../../ui/typed-number.ts';
import { QuickSums, SumField } from '../sums.tsx';
import { hasOneChance, rangeAhead } from './bidding.ts';
import type { SeatView } from './surface.ts';

const RAISES = [5, 10, 25] as const;

/** Sums that are one tap away: some more than the least, and what the lot is worth. */
const quickSums = (at: SeatView, { from, to }: NumberRange, chosen: number) => {
  const { auction: said } = t();
  const price = at.table.priceOfLot(at.view.auction?.lot ?? '');
  const half = Math.ceil(price / 2);
  const all = [
    { sum: from, label: said.least(from) },
    ...RAISES.map((by) => ({ sum: from + by, label: said.raise(by) })),
    { sum: half, label: said.half(half) },
    { sum: price, label: said.full(price) },
  ];
  return all
    .filter(
      ({ sum }, place) => sum >= from && sum <= to && all.findIndex((each) => each.sum === sum) === place,
    )
    .map(({ sum, label }) => ({
      label,
      pressed: sum === chosen,
      onChoose: () => at.table.bidding.choose(at, sum),
    }));
};

/** How much to bid, and up to how much the page may bid by itself. */
export const BidPicker = (at: SeatView) => {
  const { start, limitOf, dropLimit } = at.table.bidding;
  useLayoutEffect(start, []);
  const { auction: said } = t();
  const limit = limitOf(at);
  const range = rangeAhead(at);
  if (limit?.state === 'on') {
    return (
      <div class="bid-limit panel barred barred-plum pad-4 split gap-6 lines-4" role="status">
        <p class="grow strong" style="--basis: 12rem">
          {hasOneChance(at) ? said.limitOnceOn(limit.sum) : said.limitOn(limit.sum)}
        </p>
        <Button kind="quiet" icon="close" onClick={dropLimit}>
          {said.stop}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p class="bid-passed plum strong" role="status">
        {limit?.state === 'passed' && said.limitPassed(limit.sum)}
      </p>
      {range !== undefined && range.to > range.from && <Picker at={at} range={range} />}
    </>
  );
};

const Picker = ({ at, range }: { readonly at: SeatView; readonly range: NumberRange }) => {
  const { auction: said } = t();
  const { chosenSum, choose, setLimit } = at.table.bidding;
  const sum = chosenSum(at, range);
  const once = hasOneChance(at);
  return (
    <div class="bid-picker stack gap-4">
      <SumField {...range} label={said.amount} value={sum} onChange={(next) => choose(at, next)} />
      <QuickSums label={said.quick} choices={quickSums(at, range, sum)} />
      {!(once && isMyStep(at)) && (
        <div class="stack items-start gap-0">
          {/* In one's turn it stands beside the bid. */}
          {!isMyStep(at) && (
            <Button kind="bare" icon="clock" aria-describedby="limit-hint" onClick={() => setLimit(at, sum)}>
              {once ? said.limitOnce(sum) : said.limit(sum)}
            </Button>
          )}
          <small id="limit-hint">{once ? said.limitOnceHint : said.limitHint}</small>
        </div>
      )}
    </div>
  );
};
