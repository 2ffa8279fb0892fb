import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { language, t } from '../language.ts';
import { tableOptions } from '../play/table-options.ts';
import { navigate } from '../route.ts';
import { becomeGuest, makeTable, readMe, type Told } from './api.ts';
import { NameForm } from './name-form.tsx';
import { recoveryCode } from './online-state.ts';

const SEATS = 4;

/** Makes a table for friends and goes there; who has no name yet is asked for one. */
export const FriendsButton = () => {
  const { online } = t();
  const naming = useSignal(false);
  const told = useSignal<Told | undefined>(undefined);
  const make = async (): Promise<void> => {
    const made = await makeTable({
      game: 'buyword',
      capacity: SEATS,
      options: tableOptions(language.value),
    });
    if (made.ok) navigate(`${TABLE_PATH}${made.value.info.code}`);
    else told.value = made.error;
  };
  const begin = async (): Promise<void> => {
    const me = await readMe();
    if (!me.ok) told.value = me.error;
    else if (me.value.identity === null) naming.value = true;
    else await make();
  };
  const nameAndMake = async (name: string): Promise<void> => {
    const me = await becomeGuest(name, language.value);
    if (!me.ok) {
      told.value = me.error;
      return;
    }
    recoveryCode.value = me.value.recoveryCode;
    await make();
  };
  return (
    <div class="friends">
      {naming.value ? (
        <NameForm onName={nameAndMake} />
      ) : (
        <button type="button" class="button button-quiet" onClick={begin}>
          {online.withFriends}
        </button>
      )}
      <CodeForm />
      <p role="alert">{told.value?.message}</p>
    </div>
  );
};

/** For who was told a code rather than sent an address. */
const CodeForm = () => {
  const { online } = t();
  const input = useRef<HTMLInputElement>(null);
  return (
    <details class="start-options">
      <summary>{online.haveCode}</summary>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          const code = (input.current?.value ?? '').replaceAll(/[^\w]/g, '').toUpperCase();
          if (code !== '') navigate(`${TABLE_PATH}${code}`);
        }}
      >
        <label>
          {online.tableCode}
          <input ref={input} type="text" autocomplete="off" autocapitalize="characters" required />
        </label>
        <button type="submit" class="button button-quiet">
          {online.goThere}
        </button>
      </form>
    </details>
  );
};
