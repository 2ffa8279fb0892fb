import { t } from '../../language.ts';
import { priceOfLot } from '../lot-price.ts';
import { act } from '../play-state.ts';
import type { Looking, PhaseSurface } from './surface.ts';

const priceAndMoney = ({ view, me }: Looking): { readonly price: number; readonly money: number } => ({
  price: priceOfLot(view, view.seats[me]?.lot ?? ''),
  money: view.seats[me]?.money ?? 0,
});

/** A lot that is too dear cannot be bought; the prompt says why. */
const BuyActions = (at: Looking) => {
  const { play } = t();
  const { price, money } = priceAndMoney(at);
  const tooDear = price > money;
  return (
    <div class="actions">
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
      <button
        type="button"
        class="button button-quiet"
        data-step-focus={tooDear ? true : undefined}
        onClick={() => act({ kind: 'decline' })}
      >
        {play.decline}
      </button>
    </div>
  );
};

/** BW-4: the whole lot, or none of it. */
export const buySurface: PhaseSurface = {
  prompt: (at) => {
    const { price, money } = priceAndMoney(at);
    return price > money ? t().play.tooDear(price, money) : t().play.buyStep(price);
  },
  waiting: (who) => t().play.waitBuy(who),
  Actions: BuyActions,
};
