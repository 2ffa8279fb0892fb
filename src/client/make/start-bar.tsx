import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { startLocalGame } from '../device/local-game.ts';
import type { PassPeople } from '../device/pass-names.tsx';
import { Form } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import type { MakeState } from './make-state.ts';
import { botsFor, localStart, tryToMake } from './start-table.ts';
import { presetOf, type Way } from './table-config.ts';

/** The form that starts the table: fields that stand elsewhere on the page belong to it by this name. */
export const START_FORM = 'start-table';

type StartBarProps = {
  readonly make: MakeState;
  /** Those who share the device. */
  readonly people: () => PassPeople;
};

/** What starts the game, or makes the table, always in sight: beside the choices, on a phone beneath them. */
export const StartBar = ({ make: state, people }: StartBarProps) => {
  const { make, play } = t();
  const { form, config, way, whyNot } = state;
  const { seats } = config.value;
  const preset = presetOf(form, config.value);
  const name = preset && form.texts(language.value).presets[preset.name]?.name;
  const submits: Record<Way, string> = { friends: make.make, bots: make.startBots, pass: play.passStart };
  const start = (fields: (name: string) => string): unknown => {
    switch (way.value) {
      case 'friends':
        return tryToMake(fields('name'), state);
      case 'bots':
        return startLocalGame({ ...localStart(state), bots: botsFor(form.name, seats - 1) });
      case 'pass':
        return startLocalGame({ ...localStart(state), ...people() });
    }
  };
  return (
    <section class="start-bar card gap-4" aria-label={make.start}>
      <p class="start-what" role="status">
        <b class="title">{name ?? make.ownRules}</b>{' '}
        <small>{[make.fixSeats(seats), ...(seats === 1 ? [] : [make.ways[way.value]])].join(' · ')}</small>
      </p>
      <Form
        id={START_FORM}
        class="stack gap-4"
        submit={submits[way.value]}
        disabled={whyNot.value !== undefined}
        onSubmit={start}
      />
      {whyNot.value !== undefined && <Notice kind="alarm">{whyNot.value}</Notice>}
    </section>
  );
};
