import { useLayoutEffect } from 'preact/hooks';
import { t } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { priceOfLot } from '../lot-price.ts';
import { SumField } from '../sum-field.tsx';
import {
  type BidRange,
  chooseSum,
  chosenSum,
  dropLimit,
  hasOneChance,
  limitOf,
  rangeAhead,
  setLimit,
  startBidding,
} from './bidding.ts';
import { isMyStep, type Looking } from './surface.ts';

const RAISES = [5, 10, 25] as const;

/** Sums that are one tap away: some more than the least, and what the lot is worth. */
const quickSums = (at: Looking, { least, most }: BidRange) => {
  const { auction: said } = t();
  const price = priceOfLot(at.view, at.view.auction?.lot ?? '');
  const half = Math.ceil(price / 2);
  const all = [
    { sum: least, label: said.least(least) },
    ...RAISES.map((by) => ({ sum: least + by, label: said.raise(by) })),
    { sum: half, label: said.half(half) },
    { sum: price, label: said.full(price) },
  ];
  return all.filter(
    ({ sum }, place) => sum >= least && sum <= most && all.findIndex((each) => each.sum === sum) === place,
  );
};

/** How much to bid, and up to how much the page may bid by itself. */
export const BidPicker = (at: Looking) => {
  useLayoutEffect(startBidding, []);
  const { auction: said } = t();
  const limit = limitOf(at);
  const range = rangeAhead(at);
  if (limit?.state === 'on') {
    return (
      <div class="bid-limit" role="status">
        <p>{hasOneChance(at) ? said.limitOnceOn(limit.sum) : said.limitOn(limit.sum)}</p>
        <Button kind="quiet" icon="close" onClick={dropLimit}>
          {said.stop}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p class="bid-passed" role="status">
        {limit?.state === 'passed' && said.limitPassed(limit.sum)}
      </p>
      {range !== undefined && range.most > range.least && <Picker at={at} range={range} />}
    </>
  );
};

const Picker = ({ at, range }: { readonly at: Looking; readonly range: BidRange }) => {
  const { auction: said } = t();
  const sum = chosenSum(at, range);
  const once = hasOneChance(at);
  const choose = (next: number): void => chooseSum(at, next);
  return (
    <div class="bid-picker">
      <SumField
        label={said.amount}
        sum={sum}
        least={range.least}
        most={range.most}
        lessLabel={said.less}
        moreLabel={said.more}
        onChange={choose}
      />
      <fieldset class="quick-sums" aria-label={said.quick}>
        {quickSums(at, range).map((quick) => (
          <button
            key={quick.label}
            type="button"
            class="quick-sum"
            aria-pressed={quick.sum === sum}
            onClick={() => choose(quick.sum)}
          >
            {quick.label}
          </button>
        ))}
      </fieldset>
      {!(once && isMyStep(at)) && (
        <div class="bid-ahead">
          {/* In one's turn it stands beside the bid. */}
          {!isMyStep(at) && (
            <button
              type="button"
              class="button-bare"
              aria-describedby="limit-hint"
              onClick={() => setLimit(at, sum)}
            >
              <Icon name="clock" />
              {once ? said.limitOnce(sum) : said.limit(sum)}
            </button>
          )}
          <small id="limit-hint">{once ? said.limitOnceHint : said.limitHint}</small>
        </div>
      )}
    </div>
  );
};
