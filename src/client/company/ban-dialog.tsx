import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { c } from './texts.ts';

type BanDialogProps = {
  readonly heading: string;
  readonly people: readonly { readonly seat: number; readonly name: string }[];
  readonly onBan: (seat: number, why: string) => void;
  readonly onClose: () => void;
};

/** Asks the host of the site who at a table is not let in any more, and why. */
export const BanDialog = ({ heading, people, onBan, onClose }: BanDialogProps) => {
  const { admin } = c();
  const id = useId();
  const why = useSignal('');
  return (
    <Modal heading={heading} onClose={onClose}>
      <p class="field">
        <label for={id}>{admin.banWhy}</label>
        <input
          id={id}
          class="text-input"
          type="text"
          maxLength={200}
          onInput={(event) => {
            why.value = event.currentTarget.value;
          }}
        />
      </p>
      <div class="deed-row">
        {people.map(({ seat, name }) => (
          <Button key={seat} kind="quiet" onClick={() => onBan(seat, why.value)}>
            {admin.banName(name)}
          </Button>
        ))}
        <Button onClick={onClose}>{admin.banNobody}</Button>
      </div>
    </Modal>
  );
};
