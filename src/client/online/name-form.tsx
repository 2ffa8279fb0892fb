import type { ComponentChildren } from 'preact';
import { LONGEST_NAME } from '../../shared/unique-name.ts';
import type { Spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { LookButton } from '../faces/look-button.tsx';
import { keepLook, myLook } from '../faces/my-look.ts';
import { Button } from '../ui/button.tsx';
import { Field, Form } from '../ui/form.tsx';

/** The field for one's name, beside the face that goes with it; its form, which it may stand outside of, reads it as `name`. */
export const NameField = ({ form }: { readonly form?: string }) => (
  <div class="line gap-5 items-end">
    <LookButton look={myLook.value} onChange={keepLook} />
    <div class="grow">
      <Field
        label={t().online.name}
        form={form}
        class=""
        name="name"
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        required
      />
    </div>
  </div>
);

type NameFormProps = {
  /** What the button says. */
  readonly action: string;
  /** Goes on with the name; returns why not, where that is refused. */
  readonly onName: (name: string) => Promise<Spoken | undefined>;
  /** Another way in, beside the button. */
  readonly children?: ComponentChildren;
};

/** Asks for a name, and goes on with it. */
export const NameForm = ({ action, onName, children }: NameFormProps) => (
  <Form onSubmit={(fields) => onName(fields('name'))}>
    <NameField />
    <div class="actions">
      <Button submits>{action}</Button>
      {children}
    </div>
  </Form>
);
