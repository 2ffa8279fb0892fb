import { addressFor } from '../base/game-list.ts';
import { t } from '../base/texts.ts';
import { PassNames, type usePassNames } from '../device/pass-names.tsx';
import { me } from '../online/identity.ts';
import { NameField } from '../online/name-form.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import type { MakeState } from './make-state.ts';
import { ConflictNote } from './option-rows.tsx';
import { START_FORM } from './start-bar.tsx';
import { botsFor } from './start-table.ts';
import { seatsFor, WAYS } from './table-config.ts';

type WhoPlaysProps = { readonly make: MakeState; readonly naming: ReturnType<typeof usePassNames> };

/** With whom the table is played, how many there are, and what they are called. */
export const WhoPlays = ({ make: state, naming }: WhoPlaysProps) => {
  const { make } = t();
  const { way, chooseWay } = state;
  return (
    <div class="stack gap-5">
      <Choice
        legend={make.way}
        options={WAYS.map((value) => ({ value, label: make.ways[value] }))}
        value={way.value}
        onChange={chooseWay}
      />
      <small>{make.wayHints[way.value]}</small>
      <SeatChoice make={state} />
      {way.value === 'friends' && me.value === null && <NameField form={START_FORM} />}
      {way.value === 'bots' && <Opponents make={state} />}
      {way.value === 'pass' && <PassNames {...naming} />}
    </div>
  );
};

/** How many may sit at the table. */
export const SeatChoice = ({ make: state }: { readonly make: MakeState }) => {
  const { make } = t();
  const { form, config, way, chooseAround } = state;
  return (
    <div class="seat-choice stack gap-4">
      <Choice
        legend={way.value === 'friends' ? make.seats : make.players}
        options={seatsFor(form, way.value).map((value) => ({ value, label: value }))}
        value={config.value.seats}
        onChange={(seats) => chooseAround({ seats })}
      />
      <ConflictNote make={state} at="seats" />
    </div>
  );
};

/** Which bots sit down, and the way to others. */
const Opponents = ({ make: { form, config } }: { readonly make: MakeState }) => {
  const { make, characters } = t();
  const bots = botsFor(form.name, config.value.seats - 1);
  return (
    <div class="row gap-4 lines-0">
      <p>{bots.length === 0 ? make.alone : make.botsAre(bots.map(({ name }) => name))}</p>
      {bots.length > 0 && (
        <LinkButton kind="bare" icon="bots" href={addressFor('/bots', form.name)}>
          {characters.choose}
        </LinkButton>
      )}
    </div>
  );
};
