import { useSignal } from '@preact/signals';
import { forgetKnown } from '../company/turn-badge.ts';
import { deleteMe, readMyData } from '../online/api.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Modal } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast-state.ts';
import { downloadFile } from './download-file.ts';
import { forgetDevice } from './forget-device.ts';
import { localGames } from './games.ts';
import { exportData } from './move-games.ts';

/** All data there is of somebody: to take along, or to have deleted. */
export const MyDataCard = () => {
  const { myData } = t();
  const asking = useSignal(false);
  const wrong = useSignal<string | undefined>(undefined);
  const save = async (): Promise<void> => {
    const told = await readMyData();
    // Who has never sat at a table is not known to the server: then there is only what is here.
    if (!told.ok && told.error.code !== 'no-identity') {
      wrong.value = told.error.message;
      return;
    }
    wrong.value = undefined;
    const { store } = await localGames();
    const text = await exportData(store, told.ok ? told.value : null);
    downloadFile('wordstake-data.json', new Blob([text], { type: 'application/json' }));
  };
  return (
    <Card heading={myData.heading}>
      <p>{myData.text}</p>
      {wrong.value !== undefined && <Notice kind="alarm">{wrong.value}</Notice>}
      <p class="game-ways">
        <Button kind="quiet" icon="download" onClick={() => void save()}>
          {myData.export}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            asking.value = true;
          }}
        >
          {myData.deleteMe}
        </Button>
      </p>
      {asking.value && (
        <DeleteMe
          onClose={() => {
            asking.value = false;
          }}
        />
      )}
    </Card>
  );
};

const DeleteMe = ({ onClose }: { readonly onClose: () => void }) => {
  const { myData, settings } = t();
  const clears = useSignal(true);
  const wrong = useSignal<string | undefined>(undefined);
  const remove = async (): Promise<void> => {
    const deleted = await deleteMe();
    if (!deleted.ok && deleted.error.code !== 'no-identity') {
      wrong.value = deleted.error.message;
      return;
    }
    forgetKnown();
    if (clears.value) await forgetDevice();
    toast(myData.deleted);
    // A fresh page: nothing of who one was stays in memory either.
    location.assign('/');
  };
  return (
    <Modal heading={myData.askDelete} onClose={onClose}>
      <p>{myData.askDeleteText}</p>
      {wrong.value !== undefined && <Notice kind="alarm">{wrong.value}</Notice>}
      <Switch
        label={myData.clearHere}
        hint={myData.clearHereHint}
        on={clears.value}
        onChange={(on) => {
          clears.value = on;
        }}
      />
      <p class="modal-buttons">
        <Button onClick={onClose}>{settings.keep}</Button>
        <Button kind="quiet" onClick={() => void remove()}>
          {myData.deleteMe}
        </Button>
      </p>
    </Modal>
  );
};
