import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Result } from '../../shared/result.ts';
import { into } from '../base/into.ts';
import { t } from '../base/texts.ts';
import { type ServerError, signOutElsewhere } from '../online/api.ts';
import { askWhoIAm, me, recover, recoveryCode, renewCode, sayName } from '../online/identity.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Form } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast-state.ts';

/** Who one is at tables with friends: the name, and the code that takes it to another device. */
export const IdentityCards = () => {
  const { settings } = t();
  const told = useSignal<ServerError | undefined>(undefined);
  const name = useSignal('');
  const code = useSignal('');
  useSignalEffect(() => into(name)(me.value?.name ?? ''));
  /** Waits for an answer; what is wrong is said above, and otherwise what was done. */
  const tell = async <T,>(asked: Promise<Result<T, ServerError>>, done?: (value: T) => string) => {
    const answer = await asked;
    told.value = answer.ok ? undefined : answer.error;
    if (answer.ok && done !== undefined) toast(done(answer.value));
    return answer.ok;
  };
  useEffect(() => void tell(askWhoIAm()), []);
  return (
    <>
      {told.value !== undefined && <Notice kind="alarm">{told.value.message}</Notice>}
      <Card heading={settings.name}>
        {me.value === null ? (
          <p>{settings.noName}</p>
        ) : (
          <>
            <p class="quiet">{settings.nameText}</p>
            <TextForm
              label={settings.name}
              field={name}
              submit={settings.save}
              onSubmit={() => tell(sayName(name.value), () => settings.saved)}
            />
          </>
        )}
      </Card>
      <Card heading={settings.codeHeading}>
        <p class="quiet">{settings.codeText}</p>
        <p role="status">{recoveryCode.value !== undefined && <b>{settings.code(recoveryCode.value)}</b>}</p>
        {me.value !== null && (
          <>
            <p>
              <Button kind="quiet" onClick={() => void tell(renewCode())}>
                {settings.newCode}
              </Button>
            </p>
            <p class="quiet">{settings.signOutText}</p>
            <p>
              <Button kind="quiet" onClick={() => void tell(signOutElsewhere(), () => settings.signedOut)}>
                {settings.signOut}
              </Button>
            </p>
          </>
        )}
        <details>
          <summary>{settings.haveCode}</summary>
          <TextForm
            label={settings.codeLabel}
            field={code}
            submit={settings.useCode}
            onSubmit={async () => {
              if (await tell(recover(code.value), (who) => settings.recovered(who.name))) code.value = '';
            }}
          />
        </details>
      </Card>
    </>
  );
};

type TextFormProps = {
  readonly label: string;
  readonly field: Signal<string>;
  readonly submit: string;
  readonly onSubmit: () => unknown;
};

/** One field and what is done with it. */
const TextForm = ({ label, field, submit, onSubmit }: TextFormProps) => (
  <Form class="row" submit={submit} onSubmit={onSubmit}>
    <label class="grow" style="--basis: 12rem">
      <span class="unseen">{label}</span>
      <input
        class="text-input"
        value={field.value}
        placeholder={label}
        autocomplete="off"
        required
        onInput={({ currentTarget }) => into(field)(currentTarget.value)}
      />
    </label>
  </Form>
);
