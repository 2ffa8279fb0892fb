import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../base/language.ts';
import { fetchTexts } from '../base/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { withCode } from './with-code.ts';

const fetchForm = async (): Promise<FunctionComponent> => {
  const [{ JoinForm }] = await Promise.all([import('../online/join-form.tsx'), fetchTexts()]);
  return JoinForm;
};

/** The way to a table whose code one was told: a line that opens the field for it. */
export const JoinRow = () => {
  const opened = useSignal<{ readonly Form: FunctionComponent } | undefined>(undefined);
  const row = useRef<HTMLDivElement>(null);
  const Form = opened.value?.Form;
  const isOpen = Form !== undefined;
  useLayoutEffect(() => {
    if (isOpen) row.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const close = (): void => {
    opened.value = undefined;
    row.current?.querySelector('button')?.focus();
  };
  const open = (): Promise<void> =>
    withCode(fetchForm, (fetched) => {
      opened.value = { Form: fetched };
    });
  return (
    <div ref={row} class="join-row stack gap-4">
      <button
        type="button"
        class="button-bare bare touch strong money inline gap-3"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <Icon name="link" />
        {t().home.haveCode}
      </button>
      {Form !== undefined && <Form />}
    </div>
  );
};
