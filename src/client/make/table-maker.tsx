import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { TableForm } from '../../catalog/table-form.ts';
import { language } from '../base/language.ts';
import { search } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { Choice } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { MakeSide } from './make-side.tsx';
import { createMakeState, type MakeState } from './make-state.ts';
import { ConflictNote, OptionGroups } from './option-rows.tsx';
import { presetOf, seatsFor, WAYS } from './table-config.ts';

/** A table for friends or for this device: presets first, every option for those who want it, the rules in plain words. */
export const TableMaker = ({ form }: { readonly form: TableForm }) => {
  const { make } = t();
  const state = useMemo(() => createMakeState(form), [form]);
  const address = search.value;
  const { hash } = location;
  // Before anything is painted: what a link says is there from the first look.
  useLayoutEffect(() => state.readAddress(address, hash), [state, address, hash]);
  const { config, way, linkIsBroken, chooseAround, chooseWay } = state;
  return (
    <>
      {linkIsBroken.value && <Notice kind="alarm">{make.badLink}</Notice>}
      <div class="sides gap-7" style="--sides: minmax(0, 1.15fr) minmax(0, 1fr)">
        <div class="stack gap-7">
          <Presets make={state} />
          <div class="stack gap-4">
            <Choice
              legend={make.way}
              options={WAYS.map((value) => ({ value, label: make.ways[value] }))}
              value={way.value}
              onChange={chooseWay}
            />
            <small>{make.wayHints[way.value]}</small>
          </div>
          <div class="seat-choice stack gap-4">
            <Choice
              legend={way.value === 'friends' ? make.seats : make.players}
              options={seatsFor(form, way.value).map((value) => ({ value, label: value }))}
              value={config.value.seats}
              onChange={(seats) => chooseAround({ seats })}
            />
            <ConflictNote make={state} at="seats" />
          </div>
          <details class="make-options">
            <summary class="money">{make.change}</summary>
            <OptionGroups make={state} />
          </details>
        </div>
        <MakeSide make={state} />
      </div>
    </>
  );
};

/** Ready-made rules, as cards to choose from; who has changed something plays by their own. */
const Presets = ({ make: { form, config, choosePreset } }: { readonly make: MakeState }) => {
  const { make } = t();
  const { presets } = form.texts(language.value);
  const current = presetOf(form, config.value);
  return (
    <fieldset class="columns gap-4" style="--column: 10.25rem">
      <legend>{make.presets}</legend>
      {form.presets.map((preset) => (
        <label key={preset.name} class="preset holder">
          <input
            type="radio"
            name="preset"
            value={preset.name}
            checked={preset === current}
            onChange={() => choosePreset(preset)}
          />
          <span class="preset-text frame touch stack gap-1">
            <b class="title">{presets[preset.name]?.name}</b>
            <span class="quiet text-3">{presets[preset.name]?.text}</span>
          </span>
        </label>
      ))}
      <p class="if-any plum strong whole-row" role="status">
        {current === undefined && make.ownRules}
      </p>
    </fieldset>
  );
};
