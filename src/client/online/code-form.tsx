import type { ComponentProps } from 'preact';
import type { Spoken } from '../base/spoken.ts';
import { Field, Form } from '../ui/form.tsx';

type CodeFormProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'class'> & {
  /** What the button says. */
  readonly submit: string;
  /** Goes on with what was typed; returns why not, where that is refused. */
  readonly onCode: (code: string) => Promise<Spoken | undefined>;
};

/** A field for a code that one was told, and what goes on with it. */
export const CodeForm = ({ submit, onCode, ...field }: CodeFormProps) => (
  <Form class="stack items-start" submit={submit} kind="quiet" onSubmit={(fields) => onCode(fields('code'))}>
    <Field
      {...field}
      name="code"
      autocapitalize="characters"
      autocomplete="off"
      spellcheck={false}
      required
    />
  </Form>
);
