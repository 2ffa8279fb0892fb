import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { TABLE_PATH, tableCodeOf } from '../../protocol/pages.ts';
import { navigate } from '../route.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { readTable } from './api.ts';

/** A code as people type it, or a whole link to a table. */
const codeIn = (text: string): string => {
  const [, linked] = /\/t\/([\w-]+)/.exec(text) ?? [];
  return (linked ?? text).toUpperCase().replaceAll(/[\s-]/g, '');
};

/** Goes to the table of a short code; a wrong one is told here. */
export const JoinForm = () => {
  const { make, online } = t();
  const id = useId();
  const told = useSignal('');
  const join = async (text: string): Promise<void> => {
    const code = codeIn(text);
    const address = `${TABLE_PATH}${code}`;
    const found = tableCodeOf(address) === undefined ? undefined : await readTable(code);
    if (found?.ok === true) navigate(`${TABLE_PATH}${found.value.info.code}`);
    else told.value = found?.error.message ?? online.noSuchTable;
  };
  return (
    <form
      class="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        void join(String(new FormData(event.currentTarget).get('code') ?? ''));
      }}
    >
      <p class="field">
        <label for={id}>{make.code}</label>
        <input
          id={id}
          class="code-input"
          type="text"
          name="code"
          autocapitalize="characters"
          autocomplete="off"
          spellcheck={false}
          aria-describedby={`${id}-hint`}
          required
        />
        <small id={`${id}-hint`}>{make.codeHint}</small>
      </p>
      <Button kind="quiet" submits>
        {make.join}
      </Button>
      <p class="bad" role="alert">
        {told.value}
      </p>
    </form>
  );
};
