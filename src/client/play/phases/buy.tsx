import { offers } from '../../../games/buyword/offers.ts';
import { t } from '../../texts.ts';
import { Actions } from '../actions.tsx';
import { originOf } from '../lot.tsx';
import { priceOfLot } from '../lot-price.ts';
import { lotsBefore } from '../lots-held.ts';
import { act } from '../play-state.ts';
import type { Looking, PhaseSurface } from './surface.ts';

const priceAndMoney = ({ view, me }: Looking): { readonly price: number; readonly money: number } => ({
  price: priceOfLot(view, view.seats[me]?.lot ?? ''),
  money: view.seats[me]?.money ?? 0,
});

/** A lot that is too dear cannot be bought; the prompt says why. Where there are auctions, it may be put up for one. */
const BuyActions = (at: Looking) => {
  const { play, auction } = t();
  const { price, money } = priceAndMoney(at);
  const tooDear = price > money;
  const mayAuction = offers(at.view, at.me).some(({ kind }) => kind === 'auction');
  return (
    <Actions layout={mayAuction ? 'actions-three' : 'actions-two'}>
      <button
        type="button"
        class="button"
        disabled={tooDear}
        aria-describedby="next-step"
        data-step-focus={tooDear ? undefined : true}
        onClick={() => act({ kind: 'buy' })}
      >
        {play.buy(price)}
      </button>
      {mayAuction && (
        <button type="button" class="button button-quiet" onClick={() => act({ kind: 'auction' })}>
          {auction.putUp}
        </button>
      )}
      <button
        type="button"
        class="button button-quiet"
        data-step-focus={tooDear ? true : undefined}
        onClick={() => act({ kind: 'decline' })}
      >
        {play.decline}
      </button>
    </Actions>
  );
};

/** BW-10.5: with two players the French rules advise against auctions. */
const AuctionAdvice = ({ view }: Looking) =>
  view.options.auctions !== 'off' && view.players === 2 ? (
    <p class="quiet advice">{t().auction.twoPlayers}</p>
  ) : null;

const prompt = (at: Looking): string => {
  const { play, deals } = t();
  const { price, money } = priceAndMoney(at);
  const [due, ...more] = lotsBefore(at.view, at.me);
  if (due === undefined || more.length === 0)
    return price > money ? play.tooDear(price, money) : play.buyStep(price);
  const of = originOf(due.from);
  return price > money ? deals.tooDearOf(price, of, money) : deals.buyOf(price, of, 1 + more.length);
};

/** BW-4: the whole lot, or none of it; several lots one by one (BW-12.2). */
export const buySurface: PhaseSurface = {
  prompt,
  waiting: (who) => t().play.waitBuy(who),
  Actions: BuyActions,
  Below: AuctionAdvice,
  stepKey: ({ view, me }) => String(lotsBefore(view, me)[0]?.from),
};
