import { themeName } from '../../../messages/themes.ts';
import { languageOf } from '../../../shared/dictionaries.ts';
import { OFFERED_THEMES } from '../../../shared/themes.ts';
import { into } from '../../base/into.ts';
import { language } from '../../base/language.ts';
import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { isMyStep } from '../../table/phase-surface.ts';
import { useStepGuard } from '../../table/use-step-guard.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form.tsx';
import { SelectRow } from '../../ui/select-row.tsx';
import { Switch } from '../../ui/switch.tsx';
import { themeGroup } from '../../words/theme-groups.ts';
import { offered, type PhaseSurface, type SeatView } from './surface.ts';

const FORM = 'category-form';

/** What would be announced; nothing as long as nothing is chosen or written. */
const announced = ({ table: { category } }: SeatView): string =>
  category.theme.value === '' ? category.text.value.trim() : category.theme.value;

const announce = ({ table: { act, category } }: SeatView, text: string | null): void => {
  const own = text !== null && category.theme.value === '';
  void act({ kind: 'category', text, names: own && category.names.value, own });
};

/** CW-21.1: the dealer names a theme that ships, or announces a category in own words. */
const CategoryFields = (at: SeatView) => {
  const { cards } = t();
  const { theme, text, names } = at.table.category;
  const isMeant = useStepGuard('announce');
  if (!isMyStep(at)) return null;
  return (
    <form
      id={FORM}
      class="category-form stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (announced(at) !== '' && isMeant(event)) announce(at, announced(at));
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
      {theme.value === '' ? (
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
    </form>
  );
};

const CategoryActions = (at: SeatView) => {
  const { cards } = t();
  return (
    <Actions>
      <StepButton quiet onClick={() => announce(at, null)}>
        {cards.noCategory}
      </StepButton>
      <Button submits form={FORM} disabled={announced(at) === ''}>
        {cards.announce}
      </Button>
    </Actions>
  );
};

/** CW-21.1: the dealer announces a category, or none. */
export const categorySurface: PhaseSurface = {
  prompt: () => t().cards.categoryStep,
  waiting: (who) => t().cards.waitCategory(who),
  Actions: CategoryActions,
  Centre: CategoryFields,
};
