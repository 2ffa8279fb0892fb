import type { Payment } from '../../../games/buyword/variants/deal-terms.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { refusalSentence } from '../../../messages/buyword.ts';
import { language } from '../../language.ts';
import { SelectRow } from '../../make/select-row.tsx';
import { t } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { names } from '../play-state.ts';
import { SumField } from '../sum-field.tsx';
import {
  building,
  clearBuilding,
  lastGetter,
  setMoney,
  tapSeat,
  termsBuilt,
  turnRing,
  whyNotTerms,
} from './deal-building.ts';
import { termsSentence } from './deal-words.ts';
import type { Looking } from './surface.ts';

const FIRST_SUM = 10;

/** What is being put together, what it would do, and what speaks against it. */
export const DealBuilder = (at: Looking) => {
  const { deals } = t();
  const { view } = at;
  const { chain, to } = building.value;
  const isSale = view.options.deals === 'sales';
  if (chain.length === 0) return <p class="quiet">{isSale ? deals.buildSales : deals.buildTrades}</p>;
  const terms = termsBuilt(view);
  const why = terms && whyNotTerms(view, terms);
  return (
    <section class="deal-builder card" aria-labelledby="proposal-heading">
      <h3 id="proposal-heading">{deals.proposal}</h3>
      {isSale && <Getters {...at} />}
      {isSale && terms !== undefined && <Payments {...at} />}
      <p class="deal-means" role="status">
        {terms === undefined ? (isSale ? deals.buildSales : deals.buildTrades) : termsSentence(view, terms)}
      </p>
      {why !== undefined && <p class="bad">{refusalSentence(language.value, why)}</p>}
      <p class="deal-tools">
        {chain.length > 2 && to === null && (
          <Button kind="bare" icon="shuffle" onClick={turnRing}>
            {deals.turnRing}
          </Button>
        )}
        <Button kind="bare" icon="close" onClick={clearBuilding}>
          {deals.clear}
        </Button>
      </p>
    </section>
  );
};

/** Who may take part, by seat. */
const dealers = ({ view }: Looking): readonly Seat[] => view.toAct.toSorted((a, b) => a - b);

/** BW-12.1: who gets the lot chosen last, where it is no ring. */
const Getters = (at: Looking) => {
  const { deals } = t();
  const { view, me } = at;
  const last = building.value.chain.at(-1);
  const lot = view.lots.find(({ from }) => from === last);
  const getter = lastGetter(view);
  if (lot === undefined) return null;
  return (
    <fieldset class="quick-sums">
      <legend>{deals.getters(lot.tiles)}</legend>
      {dealers(at)
        .filter((seat) => seat !== lot.holder)
        .map((seat) => (
          <button
            key={seat}
            type="button"
            class="quick-sum"
            aria-pressed={seat === getter}
            onClick={() => tapSeat(seat)}
          >
            {seat === me ? deals.me : names.value[seat]}
          </button>
        ))}
    </fieldset>
  );
};

/** A payment to begin with: who gets the first lot pays for it. */
const firstPayment = ({ view }: Looking): Payment | undefined => {
  const move = termsBuilt(view)?.lots[0];
  return move && { from: move.to, to: move.from, amount: FIRST_SUM };
};

const Payments = (at: Looking) => {
  const { deals } = t();
  const { money } = building.value;
  const first = firstPayment(at);
  const change = (place: number, payment: Payment): void => setMoney(money.with(place, payment));
  return (
    <>
      {money.map((payment, place) => (
        <PaymentRow
          key={place}
          {...at}
          payment={payment}
          onChange={(next) => change(place, next)}
          onDrop={() => setMoney(money.toSpliced(place, 1))}
        />
      ))}
      {first !== undefined && money.length < at.view.toAct.length - 1 && (
        <Button kind="bare" icon="plus" onClick={() => setMoney([...money, first])}>
          {deals.addMoney}
        </Button>
      )}
    </>
  );
};

type PaymentRowProps = Looking & {
  readonly payment: Payment;
  readonly onChange: (payment: Payment) => void;
  readonly onDrop: () => void;
};

const PaymentRow = ({ payment, onChange, onDrop, ...at }: PaymentRowProps) => {
  const { deals, auction } = t();
  const { view } = at;
  const held = view.seats[payment.from]?.money ?? 0;
  const nameOf = (seat: Seat): string => names.value[seat] ?? '';
  return (
    <fieldset class="deal-payment" aria-label={deals.addMoney}>
      <SelectRow
        name={deals.payer}
        hint={deals.holds(held)}
        value={payment.from}
        values={dealers(at)}
        nameOf={nameOf}
        onChange={(from) =>
          onChange({ ...payment, from, to: from === payment.to ? payment.from : payment.to })
        }
      />
      <SelectRow
        name={deals.payee}
        hint=""
        value={payment.to}
        values={dealers(at).filter((seat) => seat !== payment.from)}
        nameOf={nameOf}
        onChange={(to) => onChange({ ...payment, to })}
      />
      <SumField
        label={deals.sum}
        sum={payment.amount}
        least={1}
        most={Math.max(1, held)}
        lessLabel={auction.less}
        moreLabel={auction.more}
        onChange={(amount) => onChange({ ...payment, amount })}
      />
      <div class="quick-sums">
        {[5, 10, 25].map((more) => (
          <button
            key={more}
            type="button"
            class="quick-sum"
            disabled={payment.amount + more > held}
            onClick={() => onChange({ ...payment, amount: payment.amount + more })}
          >
            {deals.more(more)}
          </button>
        ))}
      </div>
      <Button kind="bare" icon="close" onClick={onDrop}>
        {deals.dropMoney}
      </Button>
    </fieldset>
  );
};
