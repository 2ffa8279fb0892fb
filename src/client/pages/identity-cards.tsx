import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tableCodeOf } from '../../protocol/pages.ts';
import type { Look } from '../../shared/looks.ts';
import type { Result } from '../../shared/result.ts';
import { into } from '../base/into.ts';
import { navigate, search } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { LookButton } from '../faces/look-button.tsx';
import { keepLook, myLook } from '../faces/my-look.ts';
import { type ServerError, signOutElsewhere } from '../online/api.ts';
import { askWhoIAm, me, recover, recoveryCode, renewCode, sayName } from '../online/identity.ts';
import { FoldedRecoveryForm } from '../online/recovery-form.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Form } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast-state.ts';

/** Who one is at tables with friends: the name, and the code that takes it to another device. */
export const IdentityCards = () => {
  const { settings, looks } = t();
  const told = useSignal<ServerError | undefined>(undefined);
  const name = useSignal('');
  useSignalEffect(() => into(name)(me.value?.name ?? ''));
  /** Waits for an answer; what is wrong is said above, and otherwise what was done. */
  const tell = async <T,>(asked: Promise<Result<T, ServerError>>, done?: (value: T) => string) => {
    const answer = await asked;
    told.value = answer.ok ? undefined : answer.error;
    if (answer.ok && done !== undefined) toast(done(answer.value));
    return answer.ok;
  };
  useEffect(() => void tell(askWhoIAm()), []);
  /** Whoever has a name shows their new face at every table; others have it on this device. */
  const showFace = (look: Look): void => {
    if (me.value) void tell(sayName(me.value.name, look), () => settings.saved);
    else keepLook(look);
  };
  /** Who came here from a table goes back there, to their own seat. */
  const comeBack = async (code: string) => {
    const recovered = await recover(code);
    const from = new URLSearchParams(search.peek()).get('from') ?? '';
    if (recovered.ok && tableCodeOf(from) !== undefined) navigate(from);
    return recovered;
  };
  return (
    <>
      {told.value !== undefined && <Notice kind="alarm">{told.value.message}</Notice>}
      <Card heading={settings.nameHeading}>
        <p class="quiet">{me.value === null ? settings.noName : settings.nameText}</p>
        <div class="row gap-6">
          <div class="look-large">
            <LookButton look={myLook.value} onChange={showFace} />
          </div>
          <div class="grow stack gap-3" style="--basis: 10rem">
            {me.value !== null && (
              <TextForm
                label={settings.name}
                field={name}
                submit={settings.save}
                onSubmit={() => tell(sayName(name.value), () => settings.saved)}
              />
            )}
            <p class="quiet text-2">{looks.hint}</p>
          </div>
        </div>
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
        <FoldedRecoveryForm summary={settings.haveCode} onCode={comeBack} />
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
