import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { makeTable } from '../online/api.ts';
import { copyText } from '../online/copy-text.ts';
import { askWhoIAm, me, sayName } from '../online/identity.ts';
import { JoinForm } from '../online/join-form.tsx';
import { NameField } from '../online/name-form.tsx';
import { navigate } from '../route.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast-state.ts';

type MakeSideProps = {
  /** The rules in plain words. */
  readonly summary: ComponentChildren;
  /** Why such a table cannot be played, in a sentence. */
  readonly whyNot: string | undefined;
  /** The address of these rules. */
  readonly link: () => string;
  /** What makes the table, or starts the game. */
  readonly start: ComponentChildren;
};

/** Beside the choices: what they come to, the table one tap away, and the way to another's. */
export const MakeSide = ({ summary, whyNot, link, start }: MakeSideProps) => {
  const { make, online } = t();
  return (
    <div class="make-side">
      <Card heading={make.summary}>
        {summary}
        {whyNot !== undefined && <Notice kind="alarm">{whyNot}</Notice>}
        {start}
        <Button
          kind="bare"
          icon="link"
          onClick={async () => {
            toast((await copyText(`${location.origin}${link()}`)) ? make.rulesCopied : online.notCopied);
          }}
        >
          {make.shareRules}
        </Button>
      </Card>
      <Card heading={make.joinHeading}>
        <JoinForm />
      </Card>
    </div>
  );
};

type MakeFormProps = {
  readonly isPossible: boolean;
  /** What the server is asked for. */
  readonly request: () => Record<string, unknown>;
};

/** Who has no name yet says it here, so that a table is one tap away. */
export const MakeForm = ({ isPossible, request }: MakeFormProps) => {
  const { make } = t();
  const form = useRef<HTMLFormElement>(null);
  const told = useSignal('');
  const isBusy = useSignal(false);
  const go = async (): Promise<void> => {
    if (isBusy.value || form.current === null) return;
    isBusy.value = true;
    told.value = await tryToMake(new FormData(form.current).get('name'), request);
    isBusy.value = false;
  };
  return (
    <form
      ref={form}
      class="make-form"
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      {me.value === null && <NameField />}
      <Button submits disabled={isBusy.value || !isPossible}>
        {make.make}
      </Button>
      <p class="bad" role="alert">
        {told.value}
      </p>
    </form>
  );
};

/** Makes the table and goes there; otherwise says why not. */
const tryToMake = async (
  name: FormDataEntryValue | null,
  request: MakeFormProps['request'],
): Promise<string> => {
  if (typeof name === 'string') {
    const named = await sayName(name);
    if (!named.ok) return named.error.message;
  }
  const made = await makeTable(request());
  if (!made.ok) {
    if (made.error.code === 'no-identity') await askWhoIAm();
    return made.error.message;
  }
  navigate(`${TABLE_PATH}${made.value.info.code}`);
  return '';
};
