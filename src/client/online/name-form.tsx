import { t } from '../base/texts.ts';
import { Button } from '../ui/button.tsx';
import { Field, Form } from '../ui/form.tsx';

const LONGEST_NAME = 24;

/** The field for one's name; its form, which it may stand outside of, reads it as `name`. */
export const NameField = ({ form }: { readonly form?: string }) => (
  <Field
    label={t().online.name}
    form={form}
    class=""
    name="name"
    maxLength={LONGEST_NAME}
    autocomplete="nickname"
    required
  />
);

type Entering = {
  /** What the button says. */
  readonly action: string;
  readonly onName: (name: string) => Promise<unknown>;
};
/** With the other way in, for those who only want to look. */
type NameFormProps = Entering & { readonly other?: Entering };

/** Asks for a name, and goes on with it. */
export const NameForm = ({ action, onName, other }: NameFormProps) => (
  <Form
    onSubmit={async (fields) => {
      const go = fields('way') === 'other' ? (other?.onName ?? onName) : onName;
      await go(fields('name'));
    }}
  >
    <NameField />
    <div class="actions">
      <Button submits>{action}</Button>
      {other !== undefined && (
        <Button submits kind="quiet" name="way" value="other">
          {other.action}
        </Button>
      )}
    </div>
  </Form>
);
