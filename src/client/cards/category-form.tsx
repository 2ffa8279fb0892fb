import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { View } from '../../games/choose-your-words/view.ts';
import { themeName } from '../../messages/themes.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { hasNames, type ThemeName } from '../../shared/themes.ts';
import { language } from '../language.ts';
import { OFFERED_THEMES } from '../make/theme-groups.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { act } from './cards-state.ts';

type CategoryFormProps = { readonly view: View; readonly most: number };

/** CW-21.1: the dealer names a theme that ships, announces a category in own words, or none. */
export const CategoryForm = ({ view, most }: CategoryFormProps) => {
  const { cards } = t();
  const theme = useSignal<ThemeName | undefined>(undefined);
  const text = useSignal('');
  const names = useSignal(false);
  const own = text.value.trim();
  const announce = (): void => {
    if (theme.value !== undefined)
      void act({ kind: 'category', text: theme.value, names: false, own: false });
    else if (own !== '') void act({ kind: 'category', text: own, names: names.value, own: true });
  };
  return (
    <form
      class="category-form"
      onSubmit={(event) => {
        event.preventDefault();
        announce();
      }}
    >
      <ThemeChoice
        themes={OFFERED_THEMES[languageOf(view.options.dictionary)]}
        theme={theme.value}
        onChoose={(chosen) => {
          theme.value = chosen;
        }}
      />
      {theme.value === undefined ? (
        <OwnWords text={text} names={names} most={most} />
      ) : (
        <p class="quiet">{cards.categoryChecked}</p>
      )}
      <div class="actions">
        <Button submits disabled={theme.value === undefined && own === ''}>
          {cards.announce}
        </Button>
        <Button
          kind="quiet"
          onClick={() => void act({ kind: 'category', text: null, names: false, own: false })}
        >
          {cards.noCategory}
        </Button>
      </div>
    </form>
  );
};

type ThemeChoiceProps = {
  readonly themes: readonly ThemeName[];
  readonly theme: ThemeName | undefined;
  readonly onChoose: (theme: ThemeName | undefined) => void;
};

const ThemeChoice = ({ themes, theme, onChoose }: ThemeChoiceProps) => {
  const { cards, make } = t();
  const id = useId();
  const groups = [
    { label: make.themeGroups.words, of: themes.filter((each) => !hasNames(each)) },
    { label: make.themeGroups.names, of: themes.filter(hasNames) },
  ];
  return (
    <p class="field">
      <label for={id}>{cards.categoryTheme}</label>
      <select
        id={id}
        class="text-input"
        value={theme ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(currentTarget.value === '' ? undefined : (currentTarget.value as ThemeName))
        }
      >
        <option value="">{cards.categoryOwn}</option>
        {groups.map(({ label, of }) => (
          <optgroup key={label} label={label}>
            {of.map((each) => (
              <option key={each} value={each}>
                {themeName(language.value, each)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </p>
  );
};

type OwnWordsProps = {
  readonly text: { value: string };
  readonly names: { value: boolean };
  readonly most: number;
};

const OwnWords = ({ text, names, most }: OwnWordsProps) => {
  const { cards } = t();
  const id = useId();
  return (
    <>
      <p class="field">
        <label for={id}>{cards.categoryLabel}</label>
        <input
          id={id}
          type="text"
          class="text-input"
          maxLength={most}
          placeholder={cards.categoryExample}
          autocomplete="off"
          data-step-focus
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </p>
      <Switch
        label={cards.takesNames}
        hint={cards.takesNamesHint}
        on={names.value}
        onChange={(on) => {
          names.value = on;
        }}
      />
    </>
  );
};
