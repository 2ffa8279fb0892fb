import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { addressFor, type GameListing, listedGame } from '../base/game-list.ts';
import { into } from '../base/into.ts';
import { language } from '../base/language.ts';
import { navigate, search } from '../base/route.ts';
import { t } from '../base/texts.ts';
import type { DeviceTable } from '../device/device-table.ts';
import { HandOver } from '../device/hand-over.tsx';
import { localTable, saveTrouble, startLocalGame } from '../device/local-game.ts';
import { PassNames, usePassNames } from '../device/pass-names.tsx';
import { NO_GAME_YET } from '../device/use-local-game.ts';
import { surfaceOf } from '../table/client-game.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Form } from '../ui/form.tsx';
import { LocalGamePage } from './local-game-page.tsx';

/** One device for several people: names, then the table, handed on from turn to turn. */
export const PassPage = () => {
  const { play } = t();
  const wanted = listedGame(new URLSearchParams(search.value).get('of') ?? undefined);
  return (
    <LocalGamePage
      kind="pass"
      heading={play.passHeading}
      instead={localTable.value && insteadOf(localTable.value)}
      onNew={({ game }) => navigate(`/pass?game=${NO_GAME_YET}&of=${game}`)}
      start={
        <>
          {saveTrouble.value !== undefined && (
            <p role="status">{saveTrouble.value === 'broken' ? play.saveBroken : play.saveMissing}</p>
          )}
          <PassSetUp key={wanted.name} game={wanted} />
        </>
      }
    />
  );
};

/** Who plays: how many, and their names. */
const PassSetUp = ({ game: { name, passLead, sharedBy } }: { readonly game: GameListing }) => {
  const { play } = t();
  const count = useSignal<number>(2);
  const { people, ...naming } = usePassNames(count.value);
  return (
    <Form class="pass-set-up card" onSubmit={() => startLocalGame({ game: name, ...people() })}>
      <p class="lead">{passLead(t())}</p>
      <Choice
        legend={play.passCount}
        options={sharedBy.map((value) => ({ value, label: value }))}
        value={count.value}
        onChange={into(count)}
      />
      <PassNames {...naming} />
      <Button submits>{play.passStart}</Button>
      <p>
        <LinkButton kind="bare" icon="settings" href={addressFor('/new', name, 'play=pass')}>
          {play.passRules}
        </LinkButton>
      </p>
    </Form>
  );
};

/** What those who share the device look at together, or who is to have it next; nothing while somebody holds it. */
const insteadOf = (on: DeviceTable): ComponentChildren => {
  const { table } = on;
  if (table.view.value === undefined) return undefined;
  const { together, openSentence } = surfaceOf(on.game.game);
  const next = on.nextHolder();
  if (together?.isNow(table.view.value) === true) return <together.Table table={table} />;
  if (next === undefined) return undefined;
  const names = table.seating.value;
  return (
    <HandOver
      seat={next}
      names={names}
      looks={table.looks.value}
      happened={table.events.value.flatMap((event) => openSentence(language.value, event, names, null) ?? [])}
      onTake={() => on.takeSeat(next)}
    />
  );
};
