import { rowsOf } from '../../catalog/table-form.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import type { PresetPictures } from '../table/client-game.ts';
import type { MakeState } from './make-state.ts';
import { OptionRows } from './option-rows.tsx';
import { presetOf } from './table-config.ts';

type PresetsProps = { readonly make: MakeState; readonly pictures: PresetPictures };

/** Ready-made rules, as cards to choose from, and what the chosen one leaves open; who has changed something plays by their own. */
export const Presets = ({ make: state, pictures }: PresetsProps) => {
  const { make } = t();
  const { form, config, inSight, choosePreset } = state;
  const { presets } = form.texts(language.value);
  const current = presetOf(form, config.value);
  return (
    <div class="stack gap-5">
      <fieldset>
        <legend>{make.presets}</legend>
        <div class="presets">
          {form.presets.map((preset) => {
            const Picture = pictures[preset.name];
            return (
              <label key={preset.name} class="preset holder">
                <input
                  type="radio"
                  name="preset"
                  value={preset.name}
                  checked={preset === current}
                  onChange={() => choosePreset(preset)}
                />
                <span class="preset-text frame touch">
                  {Picture !== undefined && <Picture />}
                  <b class="title">{presets[preset.name]?.name}</b>
                  <span class="preset-about quiet text-2">{presets[preset.name]?.text}</span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {/* On a phone the cards have no room for it. */}
      <p class="preset-chosen quiet" aria-hidden="true">
        {current && presets[current.name]?.text}
      </p>
      {inSight.value.length > 0 && (
        <div class="stack gap-6 panel pad-5">
          <OptionRows make={state} rows={rowsOf(form).filter(({ name }) => inSight.value.includes(name))} />
        </div>
      )}
    </div>
  );
};
