import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { t } from '../language.ts';
import { makeTable } from '../online/api.ts';
import { copyText } from '../online/copy-text.ts';
import { askWhoIAm, me, sayName } from '../online/identity.ts';
import { JoinForm } from '../online/join-form.tsx';
import { NameField } from '../online/name-form.tsx';
import { navigate, search } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { chooseTable, linkIsBroken, readAddress, way, whyNot, wish } from './make-state.ts';
import { OptionGroups } from './option-groups.tsx';
import { Presets } from './presets.tsx';
import { linkOf } from './rules-link.ts';
import { RulesSummary } from './rules-summary.tsx';
import { StartPassing, StartWithBots } from './start-here.tsx';
import { companyWish, TableCompany } from './table-company.tsx';
import { leanOptions, seatsFor } from './table-wish.ts';
import { WayChoice } from './way-choice.tsx';

/** Makes a table, for friends or for this device: presets first, every option for those who want it, the rules in plain words. */
export const MakePage = () => {
  const { make, online } = t();
  const address = search.value;
  const { hash } = location;
  // Before anything is painted: what a link says is there from the first look.
  useLayoutEffect(() => readAddress(address, hash), [address, hash]);
  useEffect(() => void askWhoIAm(), []);
  const { seats } = wish.value;
  return (
    <div class="make">
      <header class="make-head">
        <h1>{make.heading}</h1>
        <p class="lead">{make.lead}</p>
      </header>
      {linkIsBroken.value && <Notice kind="alarm">{make.badLink}</Notice>}
      <div class="make-columns">
        <div class="make-choices">
          <Presets />
          <WayChoice />
          <div class="seat-choice">
            <Choice
              legend={way.value === 'friends' ? make.seats : make.players}
              options={seatsFor(way.value).map((value) => ({ value, label: value }))}
              value={seats}
              onChange={(value) => chooseTable({ seats: value })}
            />
            <ConflictNote at="seats" />
          </div>
          <details class="make-options">
            <summary>{make.change}</summary>
            <OptionGroups />
            {way.value === 'friends' && (
              <div class="option-groups">
                <TableCompany />
              </div>
            )}
          </details>
        </div>
        <div class="make-side">
          <Card heading={make.summary}>
            <RulesSummary table={wish.value} />
            {whyNot.value !== undefined && <Notice kind="alarm">{whyNot.value}</Notice>}
            <StartForm />
            <Button
              kind="bare"
              icon="link"
              onClick={async () => {
                const link = `${location.origin}${linkOf(wish.value, way.value)}`;
                toast((await copyText(link)) ? make.rulesCopied : online.notCopied);
              }}
            >
              {make.shareRules}
            </Button>
          </Card>
          <Card heading={make.joinHeading}>
            <JoinForm />
          </Card>
        </div>
      </div>
    </div>
  );
};

/** What starts the game, or makes the table. */
const StartForm = () => {
  switch (way.value) {
    case 'friends':
      return <MakeForm />;
    case 'bots':
      return <StartWithBots />;
    case 'pass':
      return <StartPassing />;
  }
};

/** Who has no name yet says it here, so that a table is one tap away. */
const MakeForm = () => {
  const { make } = t();
  const form = useRef<HTMLFormElement>(null);
  const told = useSignal('');
  const isBusy = useSignal(false);
  const go = async (): Promise<void> => {
    if (isBusy.value || form.current === null) return;
    isBusy.value = true;
    told.value = await tryToMake(new FormData(form.current).get('name'));
    isBusy.value = false;
  };
  return (
    <form
      ref={form}
      class="make-form"
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      {me.value === null && <NameField />}
      <Button submits disabled={isBusy.value || whyNot.value !== undefined}>
        {make.make}
      </Button>
      <p class="bad" role="alert">
        {told.value}
      </p>
    </form>
  );
};

/** Makes the table and goes there; otherwise says why not. */
const tryToMake = async (name: FormDataEntryValue | null): Promise<string> => {
  if (typeof name === 'string') {
    const named = await sayName(name);
    if (!named.ok) return named.error.message;
  }
  const { seats, spectators, patienceSeconds, options } = wish.value;
  const made = await makeTable({
    game: 'buyword',
    capacity: seats,
    options: leanOptions(options, seats),
    spectators,
    patienceSeconds,
    ...companyWish(),
  });
  if (!made.ok) {
    if (made.error.code === 'no-identity') await askWhoIAm();
    return made.error.message;
  }
  navigate(`${TABLE_PATH}${made.value.info.code}`);
  return '';
};
