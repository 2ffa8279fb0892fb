import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';

const LONGEST_NAME = 24;

/** The field for one's name; its form reads it as `name`. */
export const NameField = () => {
  const { online } = t();
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{online.name}</label>
      <input id={id} type="text" name="name" maxLength={LONGEST_NAME} autocomplete="nickname" required />
    </p>
  );
};

type NameFormProps = {
  /** What the main button does. */
  readonly action: string;
  readonly onName: (name: string) => Promise<unknown>;
  /** The other way in, for those who only want to look. */
  readonly other?: { readonly action: string; readonly onName: (name: string) => Promise<unknown> };
};

/** Asks for a name, and goes on with it. */
export const NameForm = ({ action, onName, other }: NameFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useSignal(false);
  const go = async (how: (name: string) => Promise<unknown>): Promise<void> => {
    if (isBusy.value || form.current?.reportValidity() !== true) return;
    isBusy.value = true;
    await how(String(new FormData(form.current).get('name') ?? ''));
    isBusy.value = false;
  };
  return (
    <form
      ref={form}
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void go(onName);
      }}
    >
      <NameField />
      <div class="actions">
        <Button submits disabled={isBusy.value}>
          {action}
        </Button>
        {other !== undefined && (
          <Button kind="quiet" disabled={isBusy.value} onClick={() => go(other.onName)}>
            {other.action}
          </Button>
        )}
      </div>
    </form>
  );
};
