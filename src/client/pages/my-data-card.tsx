import { useSignal } from '@preact/signals';
import { into } from '../base/into.ts';
import { t } from '../base/texts.ts';
import { deleteMe, readMyData, type ServerError } from '../online/api.ts';
import { forgetKnown } from '../online/known-here.ts';
import { downloadFile } from '../saves/download-file.ts';
import { forgetDevice } from '../saves/forget-device.ts';
import { localGames } from '../saves/games.ts';
import { exportData } from '../saves/move-games.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DialogButton, Modal } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';

/** All data there is of somebody: to take along, or to have deleted. */
export const MyDataCard = () => {
  const { myData, records } = t();
  const wrong = useSignal<ServerError | undefined>(undefined);
  const save = async (): Promise<void> => {
    const told = await readMyData();
    // Who has never sat at a table is not known to the server: then there is only what is here.
    wrong.value = told.ok || told.error.code === 'no-identity' ? undefined : told.error;
    if (wrong.value !== undefined) return;
    const { store } = await localGames();
    const text = await exportData(store, told.ok ? told.value : null);
    downloadFile('wordstake-data.json', new Blob([text], { type: 'application/json' }));
  };
  return (
    <Card heading={myData.heading}>
      <p>{myData.text}</p>
      <p>{records.kept}</p>
      {wrong.value !== undefined && <Notice kind="alarm">{wrong.value.message}</Notice>}
      <p class="row lines-4">
        <Button kind="quiet" icon="download" onClick={() => void save()}>
          {myData.export}
        </Button>
        <DialogButton kind="quiet" opens={(close) => <DeleteMe onClose={close} />}>
          {myData.deleteMe}
        </DialogButton>
      </p>
    </Card>
  );
};

const DeleteMe = ({ onClose }: { readonly onClose: () => void }) => {
  const { myData, settings, play } = t();
  const isDone = useSignal(false);
  const clears = useSignal(true);
  const wrong = useSignal<ServerError | undefined>(undefined);
  const remove = async (): Promise<void> => {
    const deleted = await deleteMe();
    wrong.value = deleted.ok || deleted.error.code === 'no-identity' ? undefined : deleted.error;
    if (wrong.value !== undefined) return;
    forgetKnown();
    if (clears.value) await forgetDevice();
    isDone.value = true;
  };
  // A fresh page: nothing of who one was stays in memory either.
  const leave = (): void => location.assign('/');
  if (isDone.value)
    return (
      <Modal heading={myData.deleted} onClose={leave}>
        <Button onClick={leave}>{play.home}</Button>
      </Modal>
    );
  return (
    <Modal heading={myData.askDelete} onClose={onClose}>
      <p>{myData.askDeleteText}</p>
      {wrong.value !== undefined && <Notice kind="alarm">{wrong.value.message}</Notice>}
      <Switch
        label={myData.clearHere}
        hint={myData.clearHereHint}
        on={clears.value}
        onChange={into(clears)}
      />
      <p class="buttons">
        <Button onClick={onClose}>{settings.keep}</Button>
        <Button kind="quiet" onClick={() => void remove()}>
          {myData.deleteMe}
        </Button>
      </p>
    </Modal>
  );
};
