import '../style/company.css';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { StandingOrders as BuyWordOrders } from '../../games/buyword/standing-orders.ts';
import type { StandingOrders as CardsOrders } from '../../games/choose-your-words/standing-orders.ts';
import { CORRESPONDENCE_SECONDS } from '../../protocol/lobby-row.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { get, post } from '../online/api.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast-state.ts';
import { c } from './texts.ts';

type Orders = Partial<BuyWordOrders & CardsOrders>;

const FIRST_LIMIT = 64;

/** Whether orders make sense at a table: who sits there need not be there. */
export const takesOrders = (table: TableMirror): boolean => {
  const { info, you } = table;
  const isOn = info.status === 'playing' || info.status === 'paused';
  return you !== null && isOn && (optionsOf(table).turnSeconds ?? 0) >= CORRESPONDENCE_SECONDS;
};

/** While a game is on its view has the options, before that the table. */
const optionsOf = ({ info, view }: TableMirror) =>
  (view?.['options'] ?? info.options ?? {}) as {
    readonly turnSeconds?: number | null;
    readonly auctions?: string;
  };

/** What one wants done in one's absence; only the server and oneself know of it. */
export const OrdersTool = ({ table }: { readonly table: TableMirror }) => {
  const { orders: texts } = c();
  const isOpen = useSignal(false);
  const path = `/tables/${table.info.code}/orders`;
  const orders = useSignal<Orders>({});
  const look = async (): Promise<void> => {
    const read = await get<{ readonly orders: Orders | null }>(path);
    if (read.ok) orders.value = read.value.orders ?? {};
  };
  useEffect(() => void look(), [path]);
  const { roll = false, buyAtMost = null, bidAtMost = null, callAtMost = null } = orders.value;
  const active = [
    roll && texts.short.roll,
    buyAtMost !== null && texts.short.buy(buyAtMost),
    bidAtMost !== null && texts.short.bid(bidAtMost),
    callAtMost !== null && texts.short.call(callAtMost),
  ].filter((order) => order !== false);
  return (
    <>
      <Button
        kind="bare"
        icon="orders"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {active.length === 0 ? texts.heading : texts.active(active)}
      </Button>
      {isOpen.value && (
        <OrdersDialog
          table={table}
          path={path}
          kept={orders.value}
          onClose={() => {
            isOpen.value = false;
            void look();
          }}
        />
      )}
    </>
  );
};

type OrdersDialogProps = {
  readonly table: TableMirror;
  readonly path: string;
  readonly kept: Orders;
  readonly onClose: () => void;
};

const OrdersDialog = ({ table, path, kept, onClose }: OrdersDialogProps) => {
  const { orders: texts } = c();
  const orders = useSignal<Orders>(kept);
  const told = useSignal('');
  const send = async (wanted: Orders | null): Promise<void> => {
    const sent = await post(path, { orders: wanted });
    if (!sent.ok) {
      told.value = sent.error.message;
      return;
    }
    toast(wanted === null ? texts.cleared : texts.saved);
    onClose();
  };
  const set = (change: Orders): void => {
    orders.value = { ...orders.value, ...change };
  };
  const { roll = false, buyAtMost = null, bidAtMost = null, callAtMost = null } = orders.value;
  const { auctions = 'off' } = optionsOf(table);
  return (
    <Modal heading={texts.heading} onClose={onClose}>
      <p>{texts.text}</p>
      <form
        class="orders-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(orders.value);
        }}
      >
        {table.info.game === 'buyword' ? (
          <>
            <Switch label={texts.roll} hint={texts.rollHint} on={roll} onChange={(on) => set({ roll: on })} />
            <LimitOrder
              label={texts.buy}
              hint={texts.buyHint}
              limitLabel={texts.buyLimit}
              limit={buyAtMost}
              onChange={(limit) => set({ buyAtMost: limit })}
            />
            {auctions !== 'off' && (
              <LimitOrder
                label={texts.bid}
                hint={texts.bidHint}
                limitLabel={texts.bidLimit}
                limit={bidAtMost}
                onChange={(limit) => set({ bidAtMost: limit })}
              />
            )}
          </>
        ) : (
          <LimitOrder
            label={texts.call}
            hint={texts.callHint}
            limitLabel={texts.callLimit}
            limit={callAtMost}
            onChange={(limit) => set({ callAtMost: limit })}
          />
        )}
        <p class="bad" role="alert">
          {told.value}
        </p>
        <div class="modal-buttons">
          <Button submits>{texts.save}</Button>
          <Button kind="quiet" onClick={() => void send(null)}>
            {texts.clear}
          </Button>
        </div>
      </form>
    </Modal>
  );
};

type LimitOrderProps = {
  readonly label: string;
  readonly hint: string;
  readonly limitLabel: string;
  readonly limit: number | null;
  readonly onChange: (limit: number | null) => void;
};

const LimitOrder = ({ label, hint, limitLabel, limit, onChange }: LimitOrderProps) => {
  const id = useId();
  return (
    <div class="limit-order">
      <Switch
        label={label}
        hint={hint}
        on={limit !== null}
        onChange={(on) => onChange(on ? FIRST_LIMIT : null)}
      />
      {limit !== null && (
        <p class="field limit-field">
          <label for={id}>{limitLabel}</label>
          <input
            id={id}
            class="text-input"
            type="number"
            inputMode="numeric"
            min={0}
            max={1_000_000}
            step={1}
            required
            value={limit}
            onInput={(event) => {
              const { valueAsNumber } = event.currentTarget;
              if (Number.isInteger(valueAsNumber)) onChange(valueAsNumber);
            }}
          />
        </p>
      )}
    </div>
  );
};
