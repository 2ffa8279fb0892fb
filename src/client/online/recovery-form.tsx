import type { Spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { toast } from '../ui/toast-state.ts';
import type { Answer, Me } from './api.ts';
import { CodeForm } from './code-form.tsx';

type RecoveryFormProps = {
  /** Comes over from another device, by a code. */
  readonly onCode: (code: string) => Answer<Me>;
};

/** The way in for who comes from another device. */
export const RecoveryForm = ({ onCode }: RecoveryFormProps) => {
  const { settings } = t();
  const comeIn = async (code: string): Promise<Spoken | undefined> => {
    const recovered = await onCode(code);
    if (!recovered.ok) return recovered.error;
    toast(settings.recovered(recovered.value.name));
    return undefined;
  };
  return <CodeForm label={settings.codeLabel} submit={settings.useCode} onCode={comeIn} />;
};

/** The same, folded up until it is wanted. */
export const FoldedRecoveryForm = ({ summary, onCode }: RecoveryFormProps & { readonly summary: string }) => (
  <details class="stack">
    <summary>{summary}</summary>
    <RecoveryForm onCode={onCode} />
  </details>
);
