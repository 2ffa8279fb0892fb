import { t } from '../base/texts.ts';
import { NameForm } from '../online/name-form.tsx';
import { FoldedRecoveryForm } from '../online/recovery-form.tsx';
import { c } from '../social/texts.ts';
import { Modal } from '../ui/dialog.tsx';
import { useRoom } from './online-table.ts';

/** Asks somebody who watches without a name for one, as soon as they want a seat. */
export const AskName = () => {
  const { online } = t();
  const { seatWanted, enterAs, enterByCode } = useRoom();
  const seat = seatWanted.value;
  if (seat === undefined) return null;
  const close = (): void => {
    seatWanted.value = undefined;
  };
  return (
    <Modal heading={c().lobby.nameFirst} onClose={close}>
      <NameForm action={online.sit} onName={(name) => enterAs(name, seat)} />
      <FoldedRecoveryForm summary={online.haveCode} onCode={enterByCode} />
    </Modal>
  );
};
