import { t } from '../texts.ts';

type PresetCardsProps<Preset extends string> = {
  /** What the choice is called among others of the page. */
  readonly group: string;
  readonly presets: readonly Preset[];
  readonly texts: Readonly<Record<Preset, { readonly name: string; readonly text: string }>>;
  /** Undefined: rules of one's own. */
  readonly current: Preset | undefined;
  readonly onChoose: (preset: Preset) => void;
};

/** Ready-made rules, as cards to choose from; who has changed something plays by their own. */
export const PresetCards = <Preset extends string>({
  group,
  presets,
  texts,
  current,
  onChoose,
}: PresetCardsProps<Preset>) => {
  const { make } = t();
  return (
    <fieldset class="presets">
      <legend>{make.presets}</legend>
      {presets.map((preset) => (
        <label key={preset} class="preset">
          <input
            type="radio"
            name={group}
            value={preset}
            checked={preset === current}
            onChange={() => onChoose(preset)}
          />
          <span class="preset-text">
            <b>{texts[preset].name}</b>
            <span>{texts[preset].text}</span>
          </span>
        </label>
      ))}
      <p class="own-rules" role="status">
        {current === undefined && make.ownRules}
      </p>
    </fieldset>
  );
};
