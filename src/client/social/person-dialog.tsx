import '../style/social.css';
import { useSignal } from '@preact/signals';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { into } from '../base/into.ts';
import { post, type ServerError } from '../online/api.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Modal, useDialog } from '../ui/dialog.tsx';
import { Field, Form, Wrong } from '../ui/form.tsx';
import { toast } from '../ui/toast-state.ts';
import { c } from './texts.ts';

type PersonDialogProps = {
  readonly table: TableMirror;
  readonly name: string;
  /** Who is meant: by what they said, or by where they sit. */
  readonly whom: { readonly line: number } | { readonly seat: number };
  /** Where they sit now. */
  readonly seat: number | null;
  readonly onClose: () => void;
};

/** What one can do about somebody at the table: mute, block, report, and send away. */
export const PersonDialog = ({ table, name, whom, seat, onClose }: PersonDialogProps) => {
  const { people } = c();
  const isReporting = useSignal(false);
  const told = useSignal<ServerError | undefined>(undefined);
  const { code, status } = table.info;
  const act = async (verb: string, body: object, done: string): Promise<void> => {
    const answer = await post(`/tables/${code}/${verb}`, body);
    if (!answer.ok) {
      told.value = answer.error;
      return;
    }
    toast(done);
    onClose();
  };
  const isPlaying = status === 'playing' || status === 'paused';
  const mayKick = seat !== null && table.you !== null && (table.isHost || isPlaying);
  const actions = [
    { name: people.mute, hint: people.muteHint, onClick: () => act('mute', whom, people.muted(name)) },
    { name: people.block, hint: people.blockHint, onClick: () => act('block', whom, people.blocked(name)) },
    { name: people.report, hint: people.reportHint, onClick: () => into(isReporting)(true) },
    mayKick && {
      name: people.kick,
      hint: isPlaying ? people.kickHintPlaying : people.kickHint,
      onClick: () => act('kick', { seat }, people.kicked(name)),
    },
  ];
  return (
    <Modal heading={people.about(name)} onClose={onClose}>
      {isReporting.value ? (
        <ReportForm onSend={(body) => act('report', { ...whom, ...body }, people.reported)} />
      ) : (
        <ul class="stack gap-4">
          {actions.map(
            (action) =>
              action && (
                <li key={action.name}>
                  <button
                    type="button"
                    class="well touch whole start pad-4 stack gap-1"
                    onClick={action.onClick}
                  >
                    <b>{action.name}</b>
                    <small>{action.hint}</small>
                  </button>
                </li>
              ),
          )}
        </ul>
      )}
      <Wrong why={told.value} />
      <Button kind="quiet" onClick={onClose}>
        {people.cancel}
      </Button>
    </Modal>
  );
};

type PersonButtonProps = { readonly table: TableMirror; readonly name: string; readonly seat: number };

/** What one can do about somebody who sits here, a tap away. */
export const PersonButton = ({ seat, ...who }: PersonButtonProps) => {
  const { open, dialog } = useDialog((close) => (
    <PersonDialog {...who} whom={{ seat }} seat={seat} onClose={close} />
  ));
  return (
    <>
      <IconButton icon="more" label={c().chat.more(who.name)} onClick={open} />
      {dialog}
    </>
  );
};

const REASONS = ['insult', 'cheating', 'name', 'other'] as const;

const ReportForm = ({ onSend }: { readonly onSend: (body: { reason: string; note: string }) => unknown }) => {
  const { people } = c();
  const reason = useSignal<(typeof REASONS)[number]>('insult');
  return (
    <Form submit={people.send} onSubmit={(fields) => onSend({ reason: reason.value, note: fields('note') })}>
      <Choice
        legend={people.reason}
        options={REASONS.map((value) => ({ value, label: people.reasons[value] }))}
        value={reason.value}
        onChange={into(reason)}
      />
      <Field label={people.note} name="note" rows={3} maxLength={500} />
    </Form>
  );
};
