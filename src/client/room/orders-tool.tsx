import '../style/social.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CORRESPONDENCE_SECONDS } from '../../protocol/lobby-row.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { get, post, type ServerError } from '../online/api.ts';
import { c } from '../social/texts.ts';
import { offeredGame } from '../table/client-game.ts';
import type { OrdersSurface } from '../table/orders-surface.ts';
import { Button } from '../ui/button.tsx';
import { DialogButton, Modal } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { toast } from '../ui/toast-state.ts';
import { useAnswer } from '../ui/use-answer.ts';

/** As the game has them. */
type Orders = Readonly<Record<string, unknown>>;

/** Whether orders make sense at a table: who sits there need not be there. */
export const takesOrders = (table: TableMirror): boolean => {
  const { info, you } = table;
  const isOn = info.status === 'playing' || info.status === 'paused';
  if (you === null || !isOn || offeredGame(info.game).loadOrders === undefined) return false;
  const { turnSeconds } = optionsOf(table);
  return typeof turnSeconds === 'number' && turnSeconds >= CORRESPONDENCE_SECONDS;
};

/** While a game is on its view has the options, before that the table. */
const optionsOf = ({ info, view }: TableMirror): Readonly<Record<string, unknown>> =>
  (view?.['options'] ?? info.options ?? {}) as Readonly<Record<string, unknown>>;

/** What one wants done in one's absence; only the server and oneself know of it. */
export const OrdersTool = ({ table }: { readonly table: TableMirror }) => {
  const { orders: texts } = c();
  const path = `/tables/${table.info.code}/orders`;
  const { value, ask } = useAnswer(() => get<{ readonly orders: Orders | null }>(path), [path]);
  const kept = value?.orders ?? {};
  const surface = useSignal<OrdersSurface | undefined>(undefined);
  const fetchSurface = async (): Promise<void> => {
    surface.value = await offeredGame(table.info.game).loadOrders?.();
  };
  // Where it does not come, the next visit may bring it: nothing else at the table waits for it.
  useEffect(() => void fetchSurface().catch(() => {}), [table.info.game]);
  if (surface.value === undefined) return null;
  const { told, Form } = surface.value;
  const active = told(kept);
  return (
    <DialogButton
      kind="bare"
      icon="orders"
      opens={(close) => (
        <OrdersDialog
          options={optionsOf(table)}
          Form={Form}
          path={path}
          kept={kept}
          onClose={() => {
            close();
            void ask();
          }}
        />
      )}
    >
      {active.length === 0 ? texts.heading : texts.active(active)}
    </DialogButton>
  );
};

type OrdersDialogProps = Pick<OrdersSurface, 'Form'> & {
  readonly options: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly kept: Orders;
  readonly onClose: () => void;
};

const OrdersDialog = ({ options, Form: OrderFields, path, kept, onClose }: OrdersDialogProps) => {
  const { orders: texts } = c();
  const orders = useSignal<Orders>(kept);
  const send = async (wanted: Orders | null): Promise<ServerError | undefined> => {
    const sent = await post(path, { orders: wanted });
    if (!sent.ok) return sent.error;
    toast(wanted === null ? texts.cleared : texts.saved);
    onClose();
    return undefined;
  };
  const set = (change: Orders): void => {
    orders.value = { ...orders.value, ...change };
  };
  return (
    <Modal heading={texts.heading} onClose={onClose}>
      <p>{texts.text}</p>
      <Form
        class="orders-form stack gap-6"
        onSubmit={(fields) => send(fields('what') === 'clear' ? null : orders.value)}
      >
        <OrderFields orders={orders.value} options={options} onChange={set} />
        <div class="buttons">
          <Button submits>{texts.save}</Button>
          <Button submits kind="quiet" name="what" value="clear" formNoValidate>
            {texts.clear}
          </Button>
        </div>
      </Form>
    </Modal>
  );
};
