import type { Payment, Terms } from '../../../games/buyword/variants/deal-terms.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { refusalSentence } from '../../../messages/buyword.ts';
import { language } from '../../base/language.ts';
import { t } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectRow } from '../../ui/select-row.tsx';
import { QuickSums, SumField } from '../sums.tsx';
import { type Chain, growing, isEmpty, lastGetter, nextPayment } from './deal-building.ts';
import type { SeatView } from './surface.ts';
import { TermsPicture } from './terms-picture.tsx';

/** What is being put together, what it would do, and what speaks against it. */
export const DealBuilder = (at: SeatView) => {
  const { deals } = t();
  const { view } = at;
  const { building, turnRing, startAnother, clear, ...deal } = at.table.deal;
  const isSale = view.options.deals === 'sales';
  const how = isSale ? deals.buildSales : deals.buildTrades;
  if (isEmpty(building.value)) return <p class="quiet">{how}</p>;
  const chain = growing(building.value);
  const terms = deal.terms.value;
  const why = deal.whyNot.value;
  const isRing = chain !== undefined && chain.lots.length > 2 && chain.to === null;
  return (
    <section class="deal-builder pad-5 card" aria-labelledby="proposal-heading">
      <h3 id="proposal-heading">{deals.proposal}</h3>
      {isSale && chain !== undefined && <Getters {...at} chain={chain} />}
      <p class="unseen" role="status">
        {terms !== undefined && at.table.termsSentence(terms)}
      </p>
      {terms !== undefined && <TermsPicture {...at} terms={terms} />}
      {(terms === undefined || chain === undefined) && <p class="quiet">{how}</p>}
      {isSale && terms !== undefined && <Payments {...at} terms={terms} />}
      {why !== undefined && <p class="bad">{refusalSentence(language.value, why)}</p>}
      <p class="row lines-2">
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
        <Button kind="bare" icon="close" onClick={clear}>
          {deals.clear}
        </Button>
      </p>
    </section>
  );
};

/** Whether lots are left over: one for a sale, two for an exchange (BW-11.1). */
const hasMore = ({ view, table }: SeatView): boolean => {
  const tapped = table.deal.building.value.chains.flatMap(({ lots }) => lots);
  const left = view.lots.filter(({ from, holder }) => !tapped.includes(from) && view.toAct.includes(holder));
  return left.length >= (view.options.deals === 'sales' ? 1 : 2);
};

/** Who may take part, by seat. */
const dealers = ({ view }: SeatView): readonly Seat[] => view.toAct.toSorted((a, b) => a - b);

/** BW-12.1: who gets the lot tapped last, where it is no ring. */
const Getters = ({ chain, ...at }: SeatView & { readonly chain: Chain }) => {
  const { deals } = t();
  const { view, me, table } = at;
  const lot = view.lots.find(({ from }) => from === chain.lots.at(-1));
  const getter = lastGetter(chain, view.lots);
  if (lot === undefined) return null;
  const choices = dealers(at)
    .filter((seat) => seat !== lot.holder)
    .map((seat) => ({
      label: seat === me ? deals.me : table.nameOf(seat),
      pressed: seat === getter,
      onChoose: () => table.deal.tapSeat(seat),
    }));
  return <QuickSums legend={deals.getters(lot.tiles)} choices={choices} />;
};

/** BW-12.1: who pays whom; between two players once, and no more payments than there are players. */
const Payments = ({ terms, ...at }: SeatView & { readonly terms: Terms }) => {
  const { deals } = t();
  const { view, table } = at;
  const { setMoney } = table.deal;
  const { money } = terms;
  const next = nextPayment(terms, dealers(at), (seat) => view.seats[seat]?.money ?? 0);
  return (
    <>
      {money.map((payment, place) => (
        <PaymentRow
          key={place}
          {...at}
          payment={payment}
          onChange={(changed) => setMoney(money.with(place, { ...payment, ...changed }))}
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

type PaymentRowProps = SeatView & {
  readonly payment: Payment;
  readonly onChange: (changed: Partial<Payment>) => void;
  readonly onDrop: () => void;
};

const PaymentRow = ({ payment: { from, to, amount }, onChange, onDrop, ...at }: PaymentRowProps) => {
  const { deals } = t();
  const { nameOf } = at.table;
  const held = at.view.seats[from]?.money ?? 0;
  return (
    <fieldset
      class="deal-payment columns fit items-top gap-4 box pad-4"
      style="--column: 7rem"
      aria-label={deals.addMoney}
    >
      <SelectRow
        name={deals.payer}
        hint={deals.holds(held)}
        value={from}
        values={dealers(at)}
        nameOf={nameOf}
        onChange={(next) => onChange(next === to ? { from: to, to: from } : { from: next })}
      />
      <SelectRow
        name={deals.payee}
        hint=""
        value={to}
        values={dealers(at).filter((seat) => seat !== from)}
        nameOf={nameOf}
        onChange={(next) => onChange({ to: next })}
      />
      <SumField
        label={deals.sum}
        value={amount}
        from={1}
        to={Math.max(1, held)}
        onChange={(sum) => onChange({ amount: sum })}
      />
      <QuickSums
        choices={[5, 10, 25].map((more) => ({
          label: deals.more(more),
          disabled: amount + more > held,
          onChoose: () => onChange({ amount: amount + more }),
        }))}
      />
      <Button kind="bare" icon="close" onClick={onDrop}>
        {deals.dropMoney}
      </Button>
    </fieldset>
  );
};
