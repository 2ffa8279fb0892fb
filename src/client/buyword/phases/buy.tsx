import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { lotsBefore, MyLots } from '../lots.tsx';
import { offered, type PhaseSurface, type SeatView } from './surface.ts';

const priceAndMoney = ({ view, me, table }: SeatView) => ({
  price: table.priceOfLot(view.seats[me]?.lot ?? ''),
  money: view.seats[me]?.money ?? 0,
});

/** A lot that is too dear cannot be bought; the prompt says why. Where there are auctions, it may be put up for one. */
const BuyActions = (at: SeatView) => {
  const { play, auction } = t();
  const { act } = at.table;
  const { price, money } = priceAndMoney(at);
  const tooDear = price > money;
  const mayAuction = offered(at, 'auction') !== undefined;
  return (
    <Actions layout={mayAuction ? 'actions-three' : 'actions-two'}>
      <StepButton quiet isNext={tooDear} onClick={() => act({ kind: 'decline' })}>
        {play.decline}
      </StepButton>
      {mayAuction && (
        <StepButton quiet onClick={() => act({ kind: 'auction' })}>
          {auction.putUp}
        </StepButton>
      )}
      <StepButton
        disabled={tooDear}
        describedBy="next-step"
        isNext={!tooDear}
        onClick={() => act({ kind: 'buy' })}
      >
        {play.buy(price)}
      </StepButton>
    </Actions>
  );
};

/** BW-10.5: with two players the French rules advise against auctions. */
const BuyCentre = ({ view }: SeatView) => (
  <>
    <MyLots view={view} />
    {view.options.auctions !== 'off' && view.players === 2 && (
      <p class="quiet text-3">{t().auction.twoPlayers}</p>
    )}
  </>
);

const prompt = (at: SeatView): string => {
  const { play, deals } = t();
  const { price, money } = priceAndMoney(at);
  const [due, ...more] = lotsBefore(at.view, at.me);
  if (due === undefined || more.length === 0)
    return price > money ? play.tooDear(price, money) : play.buyStep(price);
  const of = at.table.originOf(due.from);
  return price > money ? deals.tooDearOf(price, of, money) : deals.buyOf(price, of, 1 + more.length);
};

/** BW-4: the whole lot, or none of it; several lots one by one (BW-12.2). */
export const buySurface: PhaseSurface = {
  prompt,
  waiting: (who) => t().play.waitBuy(who),
  Actions: BuyActions,
  Centre: BuyCentre,
  stepKey: ({ view, me }) => String(lotsBefore(view, me)[0]?.from),
};
