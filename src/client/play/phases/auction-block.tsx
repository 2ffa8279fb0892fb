import type { Messages } from '../../../messages/messages.ts';
import { t } from '../../texts.ts';
import { WordTiles } from '../../tiles/word-tiles.tsx';
import { priceOfLot } from '../lot-price.ts';
import { lotsBefore } from '../lots-held.ts';
import { names } from '../play-state.ts';
import { bidders, standingOf } from './bidding.ts';
import type { Looking } from './surface.ts';

const highText = ({ auction: said }: Messages, { view, me }: Looking): string => {
  const { auction } = view;
  if (auction === null) return '';
  const { high, bidder, least } = auction;
  // BW-10.4: all have passed, and the seller decides.
  if (high === null || bidder === null)
    return view.toAct.includes(auction.seller) ? said.noBidAtAll(least) : said.noBid(least);
  return bidder === me ? said.ownHigh(high) : said.high(high, names.value[bidder] ?? '');
};

/** The lot that is bid for, with what it costs normally, the highest bid, and how everybody stands. */
export const AuctionBlock = (at: Looking) => {
  const { view, me } = at;
  const { auction } = view;
  if (auction === null) return null;
  const said = t().auction;
  const { seller, from, lot } = auction;
  const price = priceOfLot(view, lot);
  return (
    <section class="lot block" aria-labelledby="block-heading">
      <h3 id="block-heading">{seller === me ? said.ownHeading : said.heading(names.value[seller] ?? '')}</h3>
      <p class="lot-row">
        <span class="unseen">{said.lot(Array.from(lot).join(' '), price)}</span>
        <WordTiles word={lot} fly={`lot ${from}`} />
        <span class="felt-sum" aria-hidden="true">
          {said.normally(price)}
        </span>
      </p>
      <p class="block-high">{highText(t(), at)}</p>
      <ol class="bidders" aria-label={said.bidders}>
        {[...bidders(view, auction), seller].map((seat) => {
          const standing = standingOf(view, auction, seat);
          return (
            <li key={seat} class={`bidder bidder-${standing}`}>
              <b>{names.value[seat]}</b> <small>{said.standing[standing]}</small>
            </li>
          );
        })}
      </ol>
      <OwnLots {...at} />
    </section>
  );
};

/** One's own lot, which the auction leaves untouched (BW-10.5). */
const OwnLots = ({ view, me }: Looking) => {
  const { play } = t();
  return (
    <>
      {lotsBefore(view, me).map(({ from, tiles }) => (
        <p key={from} class="block-own">
          <span>{play.lot}</span>
          <span class="unseen">{Array.from(tiles).join(' ')}</span>
          <WordTiles word={tiles} fly={`lot ${from}`} />
          <span>{play.price(priceOfLot(view, tiles))}</span>
        </p>
      ))}
    </>
  );
};
