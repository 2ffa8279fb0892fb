import { useSignal } from '@preact/signals';
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
      <p role="alert">{told.value?.message}</p>
    </div>
  );
};
