import { t } from '../base/texts.ts';
import { Field, Form } from '../ui/form.tsx';
import { toast } from '../ui/toast-state.ts';
import type { Answer, Me } from './api.ts';

type CodeFormProps = {
  /** Comes over from another device, by a code. */
  readonly onCode: (code: string) => Answer<Me>;
};

/** The way in for who comes from another device. */
export const CodeForm = ({ onCode }: CodeFormProps) => {
  const { settings } = t();
  const comeIn = async (code: string) => {
    const recovered = await onCode(code);
    if (!recovered.ok) return recovered.error;
    toast(settings.recovered(recovered.value.name));
    return undefined;
  };
  return (
    <Form
      class="stack items-start"
      submit={settings.useCode}
      kind="quiet"
      onSubmit={(fields) => comeIn(fields('code'))}
    >
      <Field
        label={settings.codeLabel}
        name="code"
        autocapitalize="characters"
        autocomplete="off"
        spellcheck={false}
        required
      />
    </Form>
  );
};

/** The same, folded up until it is wanted. */
export const FoldedCodeForm = ({ summary, onCode }: CodeFormProps & { readonly summary: string }) => (
  <details class="stack">
    <summary>{summary}</summary>
    <CodeForm onCode={onCode} />
  </details>
);
