import { t } from '../../texts.ts';
import { Actions } from '../actions.tsx';
import { act, names } from '../play-state.ts';
import { AuctionBlock } from './auction-block.tsx';
import { BidPicker } from './bid-picker.tsx';
import { bidRange, chooseSum, chosenSum, hasOneChance, setLimit } from './bidding.ts';
import type { Looking, PhaseSurface } from './surface.ts';

const isSeller = ({ view, me }: Looking): boolean => view.auction?.seller === me;

/** The first word is to bid; whoever cannot pay the least only passes. */
const AuctionActions = (at: Looking) => {
  const { auction: said } = t();
  const range = bidRange(at);
  const seller = isSeller(at);
  const sum = range === undefined ? 0 : chosenSum(at, range);
  const nobodyBid = at.view.auction?.bidder === null;
  const mayLimit = range !== undefined && range.most > range.least && !hasOneChance(at);
  return (
    <Actions layout={mayLimit ? 'actions-three' : 'actions-two'}>
      {range !== undefined && (
        <button
          type="button"
          class="button"
          data-step-focus
          onClick={() => act({ kind: 'bid', amount: sum })}
        >
          {seller ? (nobodyBid ? said.take(sum) : said.top(sum)) : said.bid(sum)}
        </button>
      )}
      {mayLimit && (
        <button
          type="button"
          class="button button-quiet"
          aria-describedby="limit-hint"
          onClick={() => setLimit(at, sum)}
        >
          {said.limitShort(sum)}
        </button>
      )}
      <button
        type="button"
        class={range === undefined ? 'button' : 'button button-quiet'}
        data-step-focus={range === undefined ? true : undefined}
        onClick={() => act({ kind: 'pass' })}
      >
        {seller ? said.letGo : said.pass}
      </button>
    </Actions>
  );
};

const prompt = (at: Looking): string => {
  const { view, me } = at;
  const { auction: said } = t();
  const { auction } = view;
  if (auction === null) return '';
  const { least, high, bidder } = auction;
  const held = view.seats[me]?.money ?? 0;
  const canBid = bidRange(at) !== undefined;
  if (isSeller(at)) {
    if (high === null || bidder === null)
      return canBid ? said.takeStep(least) : said.takeTooPoor(least, held);
    const who = names.value[bidder] ?? '';
    return canBid ? said.topStep(high, who) : said.topTooPoor(high, who, held);
  }
  if (!canBid) return said.tooPoor(least, held);
  return view.options.auctions === 'english' ? said.onceStep(least) : said.bidStep(least);
};

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  '+': 1,
  ArrowDown: -1,
  '-': -1,
  PageUp: 10,
  PageDown: -10,
};

/** BW-10: a lot goes to who bids most. Arrow keys raise and lower the bid. */
export const auctionSurface: PhaseSurface = {
  prompt,
  waiting: (who, { auction, toAct }) => {
    const said = t().auction;
    if (auction === null || !toAct.includes(auction.seller)) return said.waitBid(who);
    return auction.bidder === null ? said.waitTake(who, auction.least) : said.waitTop(who);
  },
  Actions: AuctionActions,
  Felt: AuctionBlock,
  Panel: BidPicker,
  stepKey: ({ view }) => `${view.auction?.from} ${view.auction?.high}`,
  onKey: (event, at) => {
    const step = KEY_STEPS[event.key];
    const range = bidRange(at);
    if (step === undefined || range === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    chooseSum(at, Math.min(Math.max(chosenSum(at, range) + step, range.least), range.most));
    return true;
  },
};
