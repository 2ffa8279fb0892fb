import { useRef } from 'preact/hooks';
import { t } from '../texts.ts';
import { MOST_LETTERS, rack, rackText, typeRack, wantsWords } from './finder-state.ts';
import { Options } from './options.tsx';
import { Rack } from './rack.tsx';

/** On a phone the keyboard takes half of the screen: rack, field and first words get the other half. */
const bringUp = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
  if (matchMedia('(width < 56rem)').matches) currentTarget.form?.scrollIntoView({ block: 'start' });
};

/** The rack and the field that fills it; results come while one types, Enter goes to them. */
export const RackForm = () => {
  const { finder } = t();
  const field = useRef<HTMLInputElement>(null);
  const toField = (): void => field.current?.focus();
  const submit = (event: Event): void => {
    event.preventDefault();
    wantsWords.value = rack.value.ok;
  };
  return (
    <form class="rack-form" onSubmit={submit} noValidate>
      <Rack onEmptyTap={toField} />
      <label class="field-label" for="letters">
        {finder.letters}
      </label>
      <div class="field">
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
            class="clear"
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
  const { finder } = t();
  const query = rack.value;
  let problem: string | undefined;
  if (!query.ok && query.error.code === 'rack-bad-letter') problem = finder.badLetter(query.error.letter);
  if (!query.ok && query.error.code === 'rack-too-long') problem = finder.tooLong(MOST_LETTERS);
  return (
    <>
      <p id="letters-error" class="problem" role="status" hidden={problem === undefined}>
        {problem}
      </p>
      <p id="letters-hint" class="hint" hidden={problem !== undefined}>
        {finder.hint}
      </p>
    </>
  );
};
