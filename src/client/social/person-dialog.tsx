import '../style/social.css';
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { KeptDistanceAnswer } from '../../protocol/answers.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { UnheardPerson } from '../../protocol/wire.ts';
import { into } from '../base/into.ts';
import { spoken } from '../base/spoken.ts';
import { endMuteOrBlock, post, type ServerError } from '../online/api.ts';
import { me } from '../online/identity.ts';
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
  /** Where they are muted or blocked: as what. */
  readonly unheard: UnheardPerson | undefined;
  readonly onClose: () => void;
};

/** Hears somebody again, and says so. */
export const hearAgain = async ({ id, name }: Pick<UnheardPerson, 'id' | 'name'>): Promise<void> => {
  const ended = await endMuteOrBlock(id);
  toast(ended.ok ? c().people.heardAgain(name) : ended.error);
};

/** What one can do about somebody at the table: mute, block, report, and send away; what was done can be undone. */
export const PersonDialog = ({ table, name, whom, seat, onClose, ...now }: PersonDialogProps) => {
  const { people } = c();
  // As it was when the dialog was opened: a second tap must not undo what the first has done.
  const [unheard] = useState(now.unheard);
  const isReporting = useSignal(false);
  const told = useSignal<ServerError | undefined>(undefined);
  const { code, status } = table.info;
  const at = <T,>(verb: string, body: object) => post<T>(`/tables/${code}/${verb}`, body);
  const act = async (verb: string, body: object, done: string): Promise<void> => {
    const answer = await at(verb, body);
    told.value = answer.ok ? undefined : answer.error;
    if (!answer.ok) return;
    toast(done);
    onClose();
  };
  /** Mutes or blocks them; a slip is undone at once. */
  const keepAway = async (verb: 'mute' | 'block', done: string): Promise<void> => {
    const answer = await at<KeptDistanceAnswer>(verb, whom);
    told.value = answer.ok ? undefined : answer.error;
    if (!answer.ok) return;
    const { id } = answer.value;
    const label = spoken(() => c().people.undo);
    toast(done, { label, onClick: () => void hearAgain({ id, name }), passes: true });
    onClose();
  };
  const isPlaying = status === 'playing' || status === 'paused';
  const mayKick = seat !== null && table.seated !== null && (table.isHost || isPlaying);
  const actions = [
    unheard === undefined
      ? { name: people.mute, hint: people.muteHint, onClick: () => keepAway('mute', people.muted(name)) }
      : {
          name: people.hear[unheard.kind],
          hint: people.hearHint[unheard.kind],
          onClick: () => {
            void hearAgain({ ...unheard, name });
            onClose();
          },
        },
    unheard?.kind !== 'blocked' && {
      name: people.block,
      hint: people.blockHint,
      onClick: () => keepAway('block', people.blocked(name)),
    },
    table.isHost &&
      seat !== null && {
        name: people.passHost(name),
        hint: people.passHostHint,
        onClick: () => act('pass-host', { seat }, people.hostPassed(name)),
      },
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

type PersonButtonProps = Pick<PersonDialogProps, 'table' | 'name' | 'unheard'> & { readonly seat: number };

/** What one can do about somebody who sits here, a tap away; nothing for who has no name to do it by. */
export const PersonButton = (props: PersonButtonProps) =>
  me.value === null ? null : <KnownPersonButton {...props} />;

const KnownPersonButton = ({ seat, ...who }: PersonButtonProps) => {
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
