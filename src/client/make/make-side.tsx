import type { CharacterId } from '../../bots/characters.ts';
import { wordsOf } from '../../catalog/rules-in-force.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { addressFor } from '../base/game-list.ts';
import { navigate } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { opponentSeats } from '../bots/opponents.ts';
import { startLocalGame } from '../device/local-game.ts';
import { PassNames, usePassNames } from '../device/pass-names.tsx';
import { makeTable, type ServerError } from '../online/api.ts';
import { copyAndTell } from '../online/copy-text.ts';
import { askWhoIAm, me, sayName } from '../online/identity.ts';
import { JoinForm } from '../online/join-form.tsx';
import { NameField } from '../online/name-form.tsx';
import type { BotSeat, LocalGame } from '../saves/saved-game.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Form } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import type { MakeState } from './make-state.ts';
import { linkOf } from './rules-link.ts';
import { RulesSummary } from './rules-of-table.tsx';
import { leanOptions } from './table-config.ts';

type MakeProps = { readonly make: MakeState };

/** Beside the choices: what they come to, the table one tap away, and the way to another's. */
export const MakeSide = ({ make: state }: MakeProps) => {
  const { make } = t();
  const { form, config, played, way, whyNot } = state;
  return (
    <div class="stack gap-7">
      <Card heading={make.summary}>
        <RulesSummary form={form} table={played.value} />
        {whyNot.value !== undefined && <Notice kind="alarm">{whyNot.value}</Notice>}
        <StartForm make={state} />
        <Button
          kind="bare"
          icon="link"
          onClick={() =>
            void copyAndTell(`${location.origin}${linkOf(form, config.value, way.value)}`, make.rulesCopied)
          }
        >
          {make.shareRules}
        </Button>
      </Card>
      <Card heading={make.joinHeading}>
        <JoinForm />
      </Card>
    </div>
  );
};

/** What starts the game, or makes the table. */
const StartForm = ({ make }: MakeProps) => {
  switch (make.way.value) {
    case 'friends':
      return (
        <Form
          class="stack"
          submit={t().make.make}
          disabled={make.whyNot.value !== undefined}
          onSubmit={(fields) => tryToMake(fields('name'), make)}
        >
          {me.value === null && <NameField />}
        </Form>
      );
    case 'bots':
      return <StartWithBots make={make} />;
    case 'pass':
      return <StartPassing make={make} />;
  }
};

/** What the server is asked for. */
const tableRequest = (make: MakeState): Record<string, unknown> => {
  const { seats, spectators, patienceSeconds } = make.config.value;
  return {
    game: make.form.name,
    capacity: seats,
    options: leanOptions(make.form, make.config.value),
    spectators,
    patienceSeconds,
    ...make.visibility.value,
  };
};

/** Makes the table and goes there; otherwise says why not. */
const tryToMake = async (name: string, state: MakeState): Promise<ServerError | undefined> => {
  // Who has no name yet says it here, so that a table is one tap away.
  const named = me.value === null ? await sayName(name) : undefined;
  if (named?.ok === false) return named.error;
  const made = await makeTable(tableRequest(state));
  if (!made.ok) {
    if (made.error.code === 'no-identity') await askWhoIAm();
    return made.error;
  }
  navigate(`${TABLE_PATH}${made.value.info.code}`);
  return undefined;
};

/** Who comes to the table after the opponents that were chosen: of every strength. */
const MORE: readonly CharacterId[] = ['penny', 'marlowe', 'dot', 'wren', 'fitch', 'quill', 'tibbs', 'vesper'];

/** So many bots: those chosen as opponents first. */
const opponents = (game: string, count: number): BotSeat[] => {
  const { characters } = t();
  const chosen = opponentSeats(game);
  const others = MORE.filter((id) => chosen.every(({ bot }) => bot !== id));
  return [...chosen, ...others.map((bot) => ({ bot, name: characters.of[bot].name }))].slice(0, count);
};

/** What a game of this device is started with: words, and what goes with them, are told even where they are as usual. */
const localStart = ({ form, played }: MakeState): Pick<LocalGame, 'game' | 'language' | 'options'> => {
  const { options } = played.value;
  const words = Object.keys(form.languageOptions('en')).filter((option) => options[option] !== undefined);
  return {
    game: form.name,
    language: wordsOf(options),
    options: {
      ...leanOptions(form, played.value),
      ...Object.fromEntries(words.map((option) => [option, options[option]])),
    },
  };
};

/** A game against bots on this device, or alone. */
const StartWithBots = ({ make: state }: MakeProps) => {
  const { make, characters } = t();
  const start = localStart(state);
  const bots = opponents(start.game, state.config.value.seats - 1);
  return (
    <Form
      class="stack"
      submit={make.startBots}
      disabled={state.whyNot.value !== undefined}
      onSubmit={() => startLocalGame({ ...start, bots })}
    >
      <p>{bots.length === 0 ? make.alone : make.botsAre(bots.map(({ name }) => name))}</p>
      {bots.length > 0 && (
        <p>
          <LinkButton kind="bare" icon="bots" href={addressFor('/bots', start.game)}>
            {characters.choose}
          </LinkButton>
        </p>
      )}
    </Form>
  );
};

/** A game of people who pass this device on: who they are, then the table. */
const StartPassing = ({ make: state }: MakeProps) => {
  const { people, ...naming } = usePassNames(state.config.value.seats);
  return (
    <Form
      class="stack"
      submit={t().play.passStart}
      disabled={state.whyNot.value !== undefined}
      onSubmit={() => startLocalGame({ ...localStart(state), people: people() })}
    >
      <PassNames {...naming} />
    </Form>
  );
};
