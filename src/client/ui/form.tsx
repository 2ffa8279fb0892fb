import { useSignal } from '@preact/signals';
import type { ComponentChildren, PartialInputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import type { Spoken } from '../base/spoken.ts';
import { Button } from './button.tsx';

/** What stands in a field of a form, by the name of the field. */
type Fields = (name: string) => string;

type FormProps = {
  readonly class?: string;
  /** What the button says that sends it; left out where the form brings buttons of its own. */
  readonly submit?: string;
  readonly kind?: 'main' | 'quiet';
  readonly disabled?: boolean;
  /** Does what the form is for; returns why not, something with a `message`, where it could not be done. */
  readonly onSubmit: (fields: Fields, form: HTMLFormElement) => unknown;
  readonly onReset?: () => void;
  readonly children?: ComponentChildren;
};

const isSpoken = (answer: unknown): answer is Spoken =>
  typeof answer === 'object' && answer !== null && 'message' in answer;

/** A form that is sent once at a time and says what went wrong. */
export const Form = (props: FormProps) => {
  const { class: looks = 'stack gap-6', submit, kind = 'main', disabled = false, onSubmit, onReset } = props;
  const why = useSignal<Spoken | undefined>(undefined);
  const isBusy = useSignal(false);
  const send = async (form: HTMLFormElement, by: HTMLElement | null): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const data = new FormData(form, by);
    try {
      const wrong = await onSubmit((name) => String(data.get(name) ?? ''), form);
      why.value = isSpoken(wrong) ? wrong : undefined;
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <form
      class={looks}
      aria-busy={isBusy.value}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget, event.submitter);
      }}
      onReset={onReset}
    >
      {props.children}
      {submit !== undefined && (
        <Button submits kind={kind} disabled={disabled}>
          {submit}
        </Button>
      )}
      <Wrong why={why.value} />
    </form>
  );
};

/** What went wrong, read aloud as soon as it is said; nothing where all went well. */
export const Wrong = ({ why }: { readonly why: Spoken | undefined }) => (
  <p class="bad if-any" role="alert">
    {why?.message}
  </p>
);

type FieldProps = Omit<
  PartialInputHTMLAttributes<HTMLInputElement>,
  'label' | 'list' | 'role' | 'onChange'
> & {
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** Beside rows of options it looks as they do. */
  readonly look?: 'field' | 'option-row';
  readonly type?: 'text' | 'password' | 'date';
  /** How many lines it has, where it has several. */
  readonly rows?: number;
  /** What is typed, letter by letter. */
  readonly onType?: (text: string) => void;
  /** What was typed, once one goes on. */
  readonly onDone?: (text: string) => void;
};

/** A field to type into, with its name above and what is said about it beneath. */
export const Field = (props: FieldProps) => {
  const { label, hint, look = 'field', type = 'text', rows, onType, onDone, ...attributes } = props;
  const id = useId();
  const about = hint === undefined ? undefined : `${id}-hint`;
  // What a field of several lines takes is the same, but for its kind.
  const Input = (rows === undefined ? 'input' : 'textarea') as 'input';
  return (
    <div class={look}>
      <label for={id}>{label}</label>
      <Input
        id={id}
        class={look === 'field' ? 'text-input' : undefined}
        aria-describedby={about}
        onInput={({ currentTarget }) => onType?.(currentTarget.value)}
        onChange={({ currentTarget }) => onDone?.(currentTarget.value)}
        {...attributes}
        {...(rows === undefined ? { type: type as 'text' } : { rows })}
      />
      {hint !== undefined && <small id={about}>{hint}</small>}
    </div>
  );
};
