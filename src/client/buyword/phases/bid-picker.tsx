import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { classes } from '../../base/classes.ts';
import { t } from '../../base/texts.ts';
import { StepButton } from '../../table/actions.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
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

/** How much to bid; while the page bids by itself, up to how much. */
export const BidPicker = (at: SeatView) => {
  const { start, limitOf, dropLimit } = at.table.bidding;
  useLayoutEffect(start, []);
  const { auction: said } = t();
  const limit = limitOf(at);
  const range = rangeAhead(at);
  const isPassed = limit?.state === 'passed';
  return (
    <>
      <div class={classes('amounts', !isPassed && limit === undefined && 'unseen')} role="status">
        {limit?.state === 'on' && (
          <p class="bid-limit split line gap-4">
            <span class="strong">
              {hasOneChance(at) ? said.limitOnceOn(limit.sum) : said.limitOn(limit.sum)}
            </span>
            <Button kind="quiet" icon="close" onClick={dropLimit}>
              {said.stop}
            </Button>
          </p>
        )}
        {isPassed && <p class="plum strong">{said.limitPassed(limit.sum)}</p>}
      </div>
      {limit?.state !== 'on' && range !== undefined && range.to > range.from && (
        <Picker at={at} range={range} />
      )}
    </>
  );
};

const Picker = ({ at, range }: { readonly at: SeatView; readonly range: NumberRange }) => {
  const { auction: said } = t();
  const { chosenSum, choose } = at.table.bidding;
  const sum = chosenSum(at, range);
  // On a low screen there is one line for both: the quick ones take the place of the field while they are asked for.
  const isQuick = useSignal(false);
  const choices = quickSums(at, range, sum).map(({ onChoose, ...choice }) => ({
    ...choice,
    onChoose: () => {
      isQuick.value = false;
      onChoose();
    },
  }));
  return (
    <div class={classes('amounts bid-picker line gap-3', isQuick.value && 'bid-quick')}>
      <SumField {...range} label={said.amount} value={sum} onChange={(next) => choose(at, next)} />
      <QuickSums label={said.quick} choices={choices} />
      <IconButton
        icon={isQuick.value ? 'close' : 'more'}
        label={said.quick}
        expanded={isQuick.value}
        look="felt-tool centre bare"
        onClick={() => {
          isQuick.value = !isQuick.value;
        }}
      />
    </div>
  );
};

/** What the page may do for who is not to bid yet: bid up to what is chosen. */
export const LimitAside = (at: SeatView) => {
  const { auction: said } = t();
  const { chosenSum, setLimit, limitOf } = at.table.bidding;
  const range = rangeAhead(at);
  if (range === undefined || limitOf(at)?.state === 'on') return null;
  const sum = chosenSum(at, range);
  const once = hasOneChance(at);
  return (
    <div class="actions">
      <StepButton quiet describedBy="limit-hint" onClick={() => setLimit(at, sum)}>
        {once ? said.limitOnce(sum) : said.limit(sum)}
      </StepButton>
      <small id="limit-hint" class="unseen">
        {once ? said.limitOnceHint : said.limitHint}
      </small>
    </div>
  );
};
