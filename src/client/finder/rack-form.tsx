import { useRef } from 'preact/hooks';
import { into } from '../base/into.ts';
import { Switch } from '../ui/switch.tsx';
import {
  dictionary,
  MOST_LETTERS,
  rack,
  rackText,
  sizes,
  TIERS,
  tier,
  typeRack,
  wantsWords,
  wild,
} from './finder-state.ts';
import { finderTexts } from './finder-texts.ts';
import { Rack } from './rack.tsx';

/** On a phone the keyboard takes half of the screen: rack, field and first words get the other half. */
const bringUp = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
  if (matchMedia('(width < 56rem)').matches) currentTarget.form?.scrollIntoView({ block: 'start' });
};

/** The rack and the field that fills it; results come while one types, Enter goes to them. */
export const RackForm = () => {
  const finder = finderTexts();
  const field = useRef<HTMLInputElement>(null);
  const toField = (): void => field.current?.focus();
  const submit = (event: Event): void => {
    event.preventDefault();
    wantsWords.value = rack.value.ok;
  };
  return (
    <form class="rack-form stack stays" onSubmit={submit} noValidate>
      <Rack onEmptyTap={toField} />
      <label class="field-label strong" for="letters">
        {finder.letters}
      </label>
      <div class="letters-field holder">
        <input
          id="letters"
          ref={field}
          type="text"
          inputMode="text"
          enterKeyHint="search"
          autocapitalize="characters"
          autocomplete="off"
          autocorrect="off"
          spellcheck={false}
          placeholder={finder.placeholder}
          value={rackText.value}
          aria-invalid={isRefused()}
          aria-describedby={isRefused() ? 'letters-error' : 'letters-hint'}
          onFocus={bringUp}
          onInput={({ currentTarget }) => {
            typeRack(currentTarget.value);
            // What is no letter, and only turns the wild on, leaves the letters as they were: nothing else would take it out.
            currentTarget.value = rackText.value;
          }}
        />
        {rackText.value !== '' && (
          <button
            type="button"
            class="clear bare quiet"
            onClick={() => {
              typeRack('');
              toField();
            }}
          >
            <span aria-hidden="true">×</span>
            <span class="unseen">{finder.clear}</span>
          </button>
        )}
      </div>
      <RackMessage />
      <Options />
    </form>
  );
};

const isRefused = (): boolean => !rack.value.ok && rack.value.error.code !== 'rack-empty';

/** The hint below the field, or what is wrong with the letters. */
const RackMessage = () => {
  const finder = finderTexts();
  const query = rack.value;
  let problem: string | undefined;
  if (!query.ok && query.error.code === 'rack-bad-letter') problem = finder.badLetter(query.error.letter);
  if (!query.ok && query.error.code === 'rack-too-long') problem = finder.tooLong(MOST_LETTERS);
  return (
    <>
      <p id="letters-error" class="problem alarm strong" role="status" hidden={problem === undefined}>
        {problem}
      </p>
      <p id="letters-hint" class="hint quiet text-2" hidden={problem !== undefined}>
        {finder.hint}
      </p>
    </>
  );
};

/** With or without a wild, and which dictionary. */
const Options = () => {
  const finder = finderTexts();
  const size = sizes.value[dictionary.value];
  return (
    <div class="options split items-end gap-8 lines-4">
      <Switch label={finder.wild} hint={finder.wildHint} on={wild.value} onChange={into(wild)} />
      <fieldset class="tiers holder">
        <legend class="row items-baseline gap-4">
          <span>{finder.dictionary}</span>
          {size !== undefined && <small>{finder.wordCount(size)}</small>}
        </legend>
        {TIERS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="dictionary"
              value={each}
              checked={tier.value === each}
              onChange={() => into(tier)(each)}
            />
            <span class="frame line touch">{finder.tiers[each]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
};
