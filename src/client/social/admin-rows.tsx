import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { AdminAnswer } from '../../protocol/answers.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { titleOfGame } from '../base/game-list.ts';
import { into } from '../base/into.ts';
import { t } from '../base/texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { AskButton, DialogButton, Modal } from '../ui/dialog.tsx';
import { Field } from '../ui/form.tsx';
import { When } from '../ui/when.tsx';
import type { AdminAction } from './admin-page.tsx';
import { c } from './texts.ts';

type Reason = 'insult' | 'cheating' | 'name' | 'other';
type AdminReportProps = {
  readonly report: AdminAnswer['reports'][number];
  readonly onAction: AdminAction;
};

/** What somebody has complained about, with what was said. */
export const AdminReport = ({ report, onAction }: AdminReportProps) => {
  const { admin, people, chat } = c();
  const { reporterName, reportedName, atMs, table, reason, note, lines, isOpen, isBanned } = report;
  return (
    <li class={isOpen ? undefined : 'quiet'}>
      <div class="report grow stack gap-4">
        <h3 class="text-4" translate={false}>
          {admin.report(reporterName, reportedName)}
        </h3>
        <p class="quiet">
          {people.reasons[reason as Reason]} · <span translate={false}>{admin.atTable(table)}</span> ·{' '}
          <When atMs={atMs} dateStyle="short" />
          {!isOpen && <> · {admin.closed}</>}
          {isBanned && <> · {admin.isBanned}</>}
        </p>
        {note !== '' && <blockquote translate={false}>{note}</blockquote>}
        {lines.length > 0 && (
          <details>
            <summary>{admin.said}</summary>
            <ol translate={false}>
              {lines.map(({ name, said }, i) => (
                <li key={i}>{chat.said(name, said)}</li>
              ))}
            </ol>
          </details>
        )}
        {isOpen && (
          <div class="row gap-4 breaks">
            <Button kind="quiet" onClick={() => void onAction('/reports/close', { id: report.id })}>
              {admin.closeReport}
            </Button>
            {!isBanned && (
              <BanButton people={[{ name: reportedName, whom: { report: report.id } }]} onAction={onAction}>
                {admin.banName(reportedName)}
              </BanButton>
            )}
          </div>
        )}
      </div>
    </li>
  );
};

type TableProps = { readonly table: AdminAnswer['tables'][number]; readonly onAction: AdminAction };

/** A table at which something happened lately, and what the host of the site can do about it. */
export const AdminTable = ({ table, onAction }: TableProps) => {
  const { admin } = c();
  const { status: statuses } = t().games;
  const { code, game, status, names, people, public: isPublic } = table;
  /** Which table is meant, for who does not see where the button is. */
  const unseenCode = (
    <span class="unseen" translate={false}>
      {' '}
      {code}
    </span>
  );
  return (
    <li>
      <div>
        <b translate={false}>{code}</b>{' '}
        <span translate={false}>{names.length === 0 ? admin.nobody : names.join(', ')}</span>
        <p class="quiet">
          <span translate={false}>{titleOfGame(game)}</span> · {statuses[status as keyof typeof statuses]}
          {isPublic && <> · {admin.public}</>}
        </p>
      </div>
      <div class="row gap-4 breaks">
        <LinkButton kind="quiet" href={`${TABLE_PATH}${code}`}>
          {admin.look}
        </LinkButton>
        {status !== 'archived' && (
          <AskButton
            heading={admin.askClose(code)}
            text={admin.askCloseText}
            yes={admin.closeTable}
            no={admin.keepTable}
            onYes={() => onAction('/tables/close', { table: code })}
          >
            {admin.closeTable}
            {unseenCode}
          </AskButton>
        )}
        {people.length > 0 && (
          <BanButton
            people={people.map(({ seat, name }) => ({ name, whom: { table: code, seat } }))}
            onAction={onAction}
          >
            {admin.ban}
            {unseenCode}
          </BanButton>
        )}
      </div>
    </li>
  );
};

type Bannable = { readonly name: string; readonly whom: object };
type BanProps = { readonly people: readonly Bannable[]; readonly onAction: AdminAction };

/** Bans somebody, after it was asked once: who, what that means, and why. */
const BanButton = ({ children, ...asked }: BanProps & { readonly children: ComponentChildren }) => (
  <DialogButton kind="quiet" opens={(close) => <BanDialog {...asked} onClose={close} />}>
    {children}
  </DialogButton>
);

const BanDialog = ({ people, onAction, onClose }: BanProps & { readonly onClose: () => void }) => {
  const { admin } = c();
  const why = useSignal('');
  // Of several, nobody is meant until somebody is chosen.
  const chosen = useSignal(people.length === 1 ? 0 : -1);
  const meant = people[chosen.value];
  return (
    <Modal heading={meant === undefined ? admin.ban : admin.askBan(meant.name)} onClose={onClose}>
      {people.length > 1 && (
        <Choice
          legend={admin.banWhom}
          options={people.map(({ name }, value) => ({ value, label: <span translate={false}>{name}</span> }))}
          value={chosen.value}
          onChange={into(chosen)}
        />
      )}
      <p>{admin.askBanText}</p>
      <Field label={admin.banWhy} maxLength={200} onType={into(why)} />
      <div class="buttons">
        <Button onClick={onClose}>{admin.banNobody}</Button>
        <Button
          kind="quiet"
          disabled={meant === undefined}
          onClick={() => {
            onClose();
            void onAction('/ban', { ...meant?.whom, why: why.value });
          }}
        >
          {meant === undefined ? admin.ban : admin.banName(meant.name)}
        </Button>
      </div>
    </Modal>
  );
};
