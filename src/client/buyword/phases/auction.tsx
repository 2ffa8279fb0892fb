import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KEY_STEPS, within } from '../../ui/typed-number.ts';
import { LotTiles, lotsBefore, spelled } from '../lots.tsx';
import { BidPicker, LimitAside } from './bid-picker.tsx';
import { bidders, bidRange, hasOneChance, standingOf } from './bidding.ts';
import type { PhaseSurface, SeatView } from './surface.ts';

const highText = ({ view: { auction, toAct }, me, table }: SeatView): string => {
  const said = t().auction;
  if (auction === null) return '';
  const { high, bidder, least, seller } = auction;
  // BW-10.4: all have passed, and the seller decides.
  if (high === null || bidder === null)
    return toAct.includes(seller) ? said.noBidAtAll(least) : said.noBid(least);
  return bidder === me ? said.ownHigh(high) : said.high(high, table.nameOf(bidder));
};

/** The lot that is bid for, with what it costs normally, the highest bid, and how everybody stands; below it one's own. */
const AuctionBlock = (at: SeatView) => {
  const { play, auction: said } = t();
  const { view, me } = at;
  const { nameOf, priceOfLot } = at.table;
  const { auction } = view;
  if (auction === null) return null;
  const { seller, from, lot } = auction;
  const price = priceOfLot(lot);
  return (
    <section class="lot block" aria-labelledby="block-heading">
      <h3 id="block-heading">{seller === me ? said.ownHeading : said.heading(nameOf(seller))}</h3>
      <p class="lot-row row gap-7 lines-4">
        <LotTiles from={from} tiles={lot} said={said.lot(spelled(lot), price)} />
        <span class="text-4 row gap-4 lines-2 strong" aria-hidden="true">
          {said.normally(price)}
        </span>
      </p>
      <p class="block-high title centred">{highText(at)}</p>
      <p class="line gap-2 items-centre text-2" style="--icon: 1rem">
        <Icon name="next" />
        {said.toBank}
      </p>
      <ol class="bidders" aria-label={said.bidders}>
        {[...bidders(view, auction), seller].map((seat) => {
          const standing = standingOf(view, auction, seat);
          return (
            <li key={seat} class={`felt-box pad-1 bidder-${standing}`}>
              <b>{nameOf(seat)}</b> <small>{said.standing[standing]}</small>
              {seat === auction.bidder && <b class="figures"> {play.price(auction.high ?? 0)}</b>}
            </li>
          );
        })}
      </ol>
      {/* BW-10.5: the auction leaves it untouched. */}
      {lotsBefore(view, me).map((own) => (
        <p key={own.from} class="own-lot row gap-4 lines-0" style="--tiles: 0.9375rem">
          <span>{play.lot}</span>
          <LotTiles {...own} said={spelled(own.tiles)} />
          <span>{play.price(priceOfLot(own.tiles))}</span>
        </p>
      ))}
    </section>
  );
};

const isSeller = ({ view, me }: SeatView): boolean => view.auction?.seller === me;

/** The first word is to bid; whoever cannot pay the least only passes. */
const AuctionActions = (at: SeatView) => {
  const { auction: said } = t();
  const { act, bidding } = at.table;
  const range = bidRange(at);
  const seller = isSeller(at);
  const sum = range === undefined ? 0 : bidding.chosenSum(at, range);
  const nobodyBid = at.view.auction?.bidder === null;
  const mayLimit = range !== undefined && range.to > range.from && !hasOneChance(at);
  return (
    <Actions layout={mayLimit ? 'actions-three' : 'actions-two'}>
      <StepButton quiet={range !== undefined} onClick={() => act({ kind: 'pass' })}>
        {seller ? said.letGo : said.pass}
      </StepButton>
      {mayLimit && (
        <StepButton quiet means="limit" describedBy="limit-hint" onClick={() => bidding.setLimit(at, sum)}>
          {said.limitShort(sum)}
        </StepButton>
      )}
      {range !== undefined && (
        <StepButton means="bid" onClick={() => act({ kind: 'bid', amount: sum })}>
          {seller ? (nobodyBid ? said.take(sum) : said.top(sum)) : said.bid(sum)}
        </StepButton>
      )}
      {mayLimit && (
        <small id="limit-hint" class="unseen">
          {said.limitHint}
        </small>
      )}
    </Actions>
  );
};

const prompt = (at: SeatView): string => {
  const { view, me, table } = at;
  const { auction: said } = t();
  const { auction } = view;
  if (auction === null) return '';
  const { least, high, bidder } = auction;
  const held = view.seats[me]?.money ?? 0;
  const canBid = bidRange(at) !== undefined;
  if (isSeller(at)) {
    if (high === null || bidder === null)
      return canBid ? said.takeStep(least) : said.takeTooPoor(least, held);
    const who = table.nameOf(bidder);
    return canBid ? said.topStep(high, who) : said.topTooPoor(high, who, held);
  }
  if (!canBid) return said.tooPoor(least, held);
  return view.options.auctions === 'english' ? said.onceStep(least) : said.bidStep(least);
};

const BID_STEPS: Readonly<Record<string, number>> = { ...KEY_STEPS, '+': 1, '-': -1 };

/** BW-10: a lot goes to who bids most. Arrow keys raise and lower the bid. */
export const auctionSurface: PhaseSurface = {
  prompt,
  waiting: (who, { view: { auction, toAct } }) => {
    const said = t().auction;
    if (auction === null || !toAct.includes(auction.seller)) return said.waitBid(who);
    return auction.bidder === null ? said.waitTake(who, auction.least) : said.waitTop(who);
  },
  Actions: AuctionActions,
  Centre: AuctionBlock,
  Amounts: BidPicker,
  Aside: LimitAside,
  stepKey: ({ view }) => `${view.auction?.from} ${view.auction?.high}`,
  onKey: (event, at) => {
    const { bidding } = at.table;
    const step = BID_STEPS[event.key];
    const range = bidRange(at);
    if (step === undefined || range === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    bidding.choose(at, within(bidding.chosenSum(at, range) + step, range));
    return true;
  },
};
