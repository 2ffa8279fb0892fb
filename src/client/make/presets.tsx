import { t } from '../texts.ts';
import { choosePreset, wish } from './make-state.ts';
import { PRESETS, presetOf } from './table-wish.ts';

/** Ready-made rules, as cards to choose from; who has changed something plays by their own. */
export const Presets = () => {
  const { make } = t();
  const current = presetOf(wish.value);
  return (
    <fieldset class="presets">
      <legend>{make.presets}</legend>
      {PRESETS.map((preset) => (
        <label key={preset} class="preset">
          <input
            type="radio"
            name="preset"
            value={preset}
            checked={preset === current}
            onChange={() => choosePreset(preset)}
          />
          <span class="preset-text">
            <b>{make.preset[preset].name}</b>
            <span>{make.preset[preset].text}</span>
          </span>
        </label>
      ))}
      <p class="own-rules" role="status">
        {current === undefined && make.ownRules}
      </p>
    </fieldset>
  );
};
