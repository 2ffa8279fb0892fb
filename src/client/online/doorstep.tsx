import type { TableInfo } from '../../protocol/wire.ts';
import { t } from '../language.ts';
import { wishLike } from '../make/rules-link.ts';
import { RulesSummary } from '../make/rules-summary.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { NameForm } from './name-form.tsx';
import { enterAs } from './online-state.ts';

/** For who comes by link and has no name yet: who invites, name, and a seat at one tap; the rules below. */
export const Doorstep = ({ info }: { readonly info: TableInfo }) => {
  const { online } = t();
  const names = info.seats.flatMap((sitter) => (sitter === null ? [] : [sitter.name]));
  const host = info.host === null ? undefined : info.seats[info.host]?.name;
  const isOpen = info.status === 'open';
  const canSit = isOpen && info.seats.includes(null);
  return (
    <div class="doorstep">
      <Card heading={host === undefined ? online.invited : online.invitedBy(host)}>
        {names.length > 0 && <p>{online.alreadyThere(names)}</p>}
        {!canSit && <p>{isOpen ? online.noSeatFree : online.isRunning}</p>}
        {canSit ? (
          <NameForm
            action={online.sit}
            onName={(name) => enterAs(name, 'seat')}
            other={{ action: online.watch, onName: (name) => enterAs(name, 'look') }}
          />
        ) : (
          <NameForm action={online.watch} onName={(name) => enterAs(name, 'look')} />
        )}
        <p>
          <LinkButton kind="bare" href="/settings">
            {online.haveCode}
          </LinkButton>
        </p>
      </Card>
      <Card heading={online.rules}>
        <RulesSummary table={wishLike(info)} />
      </Card>
    </div>
  );
};
