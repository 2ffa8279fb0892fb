import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { signOutElsewhere, type Told } from '../online/api.ts';
import { askWhoIAm, me, recover, recoveryCode, renewCode, sayName } from '../online/identity.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast-state.ts';

/** Who one is at tables with friends: the name, and the code that takes it to another device. */
export const IdentityCards = () => {
  const { settings } = t();
  const told = useSignal<Told | undefined>(undefined);
  const name = useSignal(me.value?.name ?? '');
  const typedCode = useSignal('');
  useEffect(() => {
    void askWhoIAm().then((answer) => {
      told.value = answer.ok ? undefined : answer.error;
      if (answer.ok) name.value = answer.value?.name ?? '';
    });
  }, []);

  const rename = async (): Promise<void> => {
    const named = await sayName(name.value);
    told.value = named.ok ? undefined : named.error;
    if (named.ok) toast(settings.saved);
  };
  const renew = async (): Promise<void> => {
    told.value = await renewCode();
  };
  const signOut = async (): Promise<void> => {
    const done = await signOutElsewhere();
    told.value = done.ok ? undefined : done.error;
    if (done.ok) toast(settings.signedOut);
  };
  const comeBack = async (): Promise<void> => {
    const recovered = await recover(typedCode.value);
    told.value = recovered.ok ? undefined : recovered.error;
    if (!recovered.ok) return;
    typedCode.value = '';
    name.value = recovered.value.name;
    toast(settings.recovered(recovered.value.name));
  };

  return (
    <>
      {told.value !== undefined && <Notice kind="alarm">{told.value.message}</Notice>}
      <Card heading={settings.name}>
        {me.value === null ? (
          <p>{settings.noName}</p>
        ) : (
          <>
            <p class="quiet">{settings.nameText}</p>
            <TextForm label={settings.name} field={name} submit={settings.save} onSubmit={rename} />
          </>
        )}
      </Card>
      <Card heading={settings.codeHeading}>
        <p class="quiet">{settings.codeText}</p>
        <p role="status">{recoveryCode.value !== undefined && <b>{settings.code(recoveryCode.value)}</b>}</p>
        {me.value !== null && (
          <>
            <p>
              <Button kind="quiet" onClick={renew}>
                {settings.newCode}
              </Button>
            </p>
            <p class="quiet">{settings.signOutText}</p>
            <p>
              <Button kind="quiet" onClick={signOut}>
                {settings.signOut}
              </Button>
            </p>
          </>
        )}
        <details>
          <summary>{settings.haveCode}</summary>
          <TextForm
            label={settings.codeLabel}
            field={typedCode}
            submit={settings.useCode}
            onSubmit={comeBack}
          />
        </details>
      </Card>
    </>
  );
};

type TextFormProps = {
  readonly label: string;
  readonly field: { value: string };
  readonly submit: string;
  readonly onSubmit: () => Promise<void>;
};

/** One field and what is done with it. */
const TextForm = ({ label, field, submit, onSubmit }: TextFormProps) => (
  <form
    class="text-form"
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
  >
    <label>
      <span class="unseen">{label}</span>
      <input
        class="text-input"
        value={field.value}
        placeholder={label}
        autocomplete="off"
        required
        onInput={(event) => {
          field.value = event.currentTarget.value;
        }}
      />
    </label>
    <Button submits>{submit}</Button>
  </form>
);
