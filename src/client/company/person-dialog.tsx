import '../style/company.css';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { post, type Told } from '../online/api.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Modal } from '../ui/dialog.tsx';
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
  const told = useSignal('');
  const { code, status } = table.info;
  const act = async (verb: string, body: object, done: string): Promise<void> => {
    const answer = await post<unknown>(`/tables/${code}/${verb}`, body);
    if (answer.ok) toast(done);
    else told.value = (answer.error as Told).message;
    if (answer.ok) onClose();
  };
  const isPlaying = status === 'playing' || status === 'paused';
  const mayKick = seat !== null && table.you !== null && (table.isHost || isPlaying);
  return (
    <Modal heading={people.about(name)} onClose={onClose}>
      {isReporting.value ? (
        <ReportForm onSend={(body) => act('report', { ...whom, ...body }, people.reported)} />
      ) : (
        <ul class="deeds">
          <Deed
            name={people.mute}
            hint={people.muteHint}
            onClick={() => act('mute', whom, people.muted(name))}
          />
          <Deed
            name={people.block}
            hint={people.blockHint}
            onClick={() => act('block', whom, people.blocked(name))}
          />
          <Deed
            name={people.report}
            hint={people.reportHint}
            onClick={() => {
              isReporting.value = true;
            }}
          />
          {mayKick && (
            <Deed
              name={people.kick}
              hint={isPlaying ? people.kickHintPlaying : people.kickHint}
              onClick={() => act('kick', { seat }, people.kicked(name))}
            />
          )}
        </ul>
      )}
      <p class="bad" role="alert">
        {told.value}
      </p>
      <Button kind="quiet" onClick={onClose}>
        {people.cancel}
      </Button>
    </Modal>
  );
};

type PersonButtonProps = { readonly table: TableMirror; readonly name: string; readonly seat: number };

/** What one can do about somebody who sits here, a tap away. */
export const PersonButton = ({ table, name, seat }: PersonButtonProps) => {
  const isOpen = useSignal(false);
  return (
    <>
      <IconButton
        icon="more"
        label={c().chat.more(name)}
        onClick={() => {
          isOpen.value = true;
        }}
      />
      {isOpen.value && (
        <PersonDialog
          table={table}
          name={name}
          whom={{ seat }}
          seat={seat}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
};

type DeedProps = { readonly name: string; readonly hint: string; readonly onClick: () => void };

const Deed = ({ name, hint, onClick }: DeedProps) => (
  <li>
    <button type="button" class="deed" onClick={onClick}>
      <b>{name}</b>
      <small>{hint}</small>
    </button>
  </li>
);

const REASONS = ['insult', 'cheating', 'name', 'other'] as const;

const ReportForm = ({ onSend }: { readonly onSend: (body: { reason: string; note: string }) => unknown }) => {
  const { people } = c();
  const id = useId();
  const reason = useSignal<(typeof REASONS)[number]>('insult');
  return (
    <form
      class="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        const note = String(new FormData(event.currentTarget).get('note') ?? '');
        void onSend({ reason: reason.value, note });
      }}
    >
      <Choice
        legend={people.reason}
        options={REASONS.map((value) => ({ value, label: people.reasons[value] }))}
        value={reason.value}
        onChange={(value) => {
          reason.value = value;
        }}
      />
      <p class="field">
        <label for={id}>{people.note}</label>
        <textarea id={id} name="note" class="text-input" rows={3} maxLength={500} />
      </p>
      <Button submits>{people.send}</Button>
    </form>
  );
};
