import type { Payment, Terms } from '../../../games/buyword/variants/deal-terms.ts';
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
  setMoney,
  startAnother,
  tapSeat,
  termsBuilt,
  turnRing,
  whyNotTerms,
} from './deal-building.ts';
import { type Chain, growing, isEmpty, lastGetter, nextPayment } from './deal-chains.ts';
import { termsSentence } from './deal-words.ts';
import type { Looking } from './surface.ts';

/** What is being put together, what it would do, and what speaks against it. */
export const DealBuilder = (at: Looking) => {
  const { deals } = t();
  const { view } = at;
  const isSale = view.options.deals === 'sales';
  const how = isSale ? deals.buildSales : deals.buildTrades;
  if (isEmpty(building.value)) return <p class="quiet">{how}</p>;
  const chain = growing(building.value);
  const terms = termsBuilt(view);
  const why = terms && whyNotTerms(view, terms);
  const isRing = chain !== undefined && chain.lots.length > 2 && chain.to === null;
  return (
    <section class="deal-builder card" aria-labelledby="proposal-heading">
      <h3 id="proposal-heading">{deals.proposal}</h3>
      {isSale && chain !== undefined && <Getters {...at} chain={chain} />}
      <p class="deal-means" role="status">
        {terms !== undefined && termsSentence(view, terms)}
      </p>
      {(terms === undefined || chain === undefined) && <p class="quiet">{how}</p>}
      {isSale && terms !== undefined && <Payments {...at} terms={terms} />}
      {why !== undefined && <p class="bad">{refusalSentence(language.value, why)}</p>}
      <p class="deal-tools">
        {isRing && (
          <Button kind="bare" icon="shuffle" onClick={turnRing}>
            {deals.turnRing}
          </Button>
        )}
        {terms !== undefined && chain !== undefined && hasMore(at) && (
          <Button kind="bare" icon="plus" onClick={startAnother}>
            {isSale ? deals.anotherLot : deals.anotherTrade}
          </Button>
        )}
        <Button kind="bare" icon="close" onClick={clearBuilding}>
          {deals.clear}
        </Button>
      </p>
    </section>
  );
};

/** Whether lots are left over: one for a sale, two for an exchange (BW-11.1). */
const hasMore = ({ view }: Looking): boolean => {
  const tapped = building.value.chains.flatMap(({ lots }) => lots);
  const left = view.lots.filter(({ from, holder }) => !tapped.includes(from) && view.toAct.includes(holder));
  return left.length >= (view.options.deals === 'sales' ? 1 : 2);
};

/** Who may take part, by seat. */
const dealers = ({ view }: Looking): readonly Seat[] => view.toAct.toSorted((a, b) => a - b);

/** BW-12.1: who gets the lot tapped last, where it is no ring. */
const Getters = ({ chain, ...at }: Looking & { readonly chain: Chain }) => {
  const { deals } = t();
  const { view, me } = at;
  const lot = view.lots.find(({ from }) => from === chain.lots.at(-1));
  const getter = lastGetter(chain, view.lots);
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

/** BW-12.1: who pays whom; between two players once, and no more payments than there are players. */
const Payments = ({ terms, ...at }: Looking & { readonly terms: Terms }) => {
  const { deals } = t();
  const { view } = at;
  const { money } = terms;
  const next = nextPayment(terms, dealers(at), (seat) => view.seats[seat]?.money ?? 0);
  return (
    <>
      {money.map((payment, place) => (
        <PaymentRow
          key={place}
          {...at}
          payment={payment}
          onChange={(changed) => setMoney(money.with(place, changed))}
          onDrop={() => setMoney(money.toSpliced(place, 1))}
        />
      ))}
      {next !== undefined && money.length < view.players && (
        <Button kind="bare" icon="plus" onClick={() => setMoney([...money, next])}>
          {money.length === 0 ? deals.addMoney : deals.addMoreMoney}
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
