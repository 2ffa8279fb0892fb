import { useSignal } from '@preact/signals';
import { themeName } from '../../../messages/themes.ts';
import { languageOf } from '../../../shared/dictionaries.ts';
import { OFFERED_THEMES, type ThemeName } from '../../../shared/themes.ts';
import { into } from '../../base/into.ts';
import { language } from '../../base/language.ts';
import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { useStepGuard } from '../../table/use-step-guard.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form.tsx';
import { SelectRow } from '../../ui/select-row.tsx';
import { Switch } from '../../ui/switch.tsx';
import { themeGroup } from '../../words/theme-groups.ts';
import { offered, type PhaseSurface, type SeatView } from './surface.ts';

/** CW-21.1: the dealer names a theme that ships, announces a category in own words, or none. */
const CategoryForm = (at: SeatView) => {
  const { cards } = t();
  const theme = useSignal<ThemeName | ''>('');
  const text = useSignal('');
  const names = useSignal(false);
  const isMeant = useStepGuard('announce');
  const isOwn = theme.value === '';
  const announced = isOwn ? text.value.trim() : theme.value;
  const announce = (said: string | null): void => {
    const own = said !== null && isOwn;
    void at.table.act({ kind: 'category', text: said, names: own && names.value, own });
  };
  return (
    <form
      class="category-form stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (announced !== '' && isMeant(event)) announce(announced);
      }}
    >
      <SelectRow
        look="field"
        name={cards.categoryTheme}
        value={theme.value}
        values={['', ...OFFERED_THEMES[languageOf(at.view.options.dictionary)]] as const}
        nameOf={(each) => (each === '' ? cards.categoryOwn : themeName(language.value, each))}
        groupOf={themeGroup}
        onChange={into(theme)}
      />
      {isOwn ? (
        <>
          <Field
            label={cards.categoryLabel}
            maxLength={offered(at, 'category')?.most ?? 0}
            placeholder={cards.categoryExample}
            autocomplete="off"
            data-step-focus
            value={text.value}
            onType={into(text)}
          />
          <Switch
            label={cards.takesNames}
            hint={cards.takesNamesHint}
            on={names.value}
            onChange={into(names)}
          />
        </>
      ) : (
        <p class="quiet">{cards.categoryChecked}</p>
      )}
      <Actions>
        <StepButton quiet onClick={() => announce(null)}>
          {cards.noCategory}
        </StepButton>
        <Button submits disabled={announced === ''}>
          {cards.announce}
        </Button>
      </Actions>
    </form>
  );
};

/** CW-21.1: the dealer announces a category, or none. */
export const categorySurface: PhaseSurface = {
  prompt: () => t().cards.categoryStep,
  waiting: (who) => t().cards.waitCategory(who),
  Actions: CategoryForm,
};
