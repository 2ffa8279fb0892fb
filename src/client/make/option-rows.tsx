import { Fragment } from 'preact';
import { differencesIn, valueName } from '../../catalog/differences.ts';
import { type AnyBounds, type FormRow, type FormValue, namesIn, rangeIn } from '../../catalog/table-form.ts';
import type { RowTexts } from '../../messages/form-texts.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SelectRow } from '../ui/select-row.tsx';
import type { NumberValue } from '../ui/typed-number.ts';
import { themeGroup } from '../words/theme-groups.ts';
import { AroundRows } from './around-rows.tsx';
import { mended, remarkOn } from './conflicts.ts';
import { FoldedRules } from './folded-rules.tsx';
import { ThemeControl, WordsRow } from './list-rows.tsx';
import type { MakeState } from './make-state.ts';
import { NumberControl } from './number-control.tsx';
import { usualOptions } from './table-config.ts';

type MakeProps = { readonly make: MakeState };
export type RowProps = MakeProps & { readonly row: FormRow; readonly name: string; readonly hint: string };

/** All that can be chosen and is not in sight already, group by group; each is folded up and says what in it is not as usual. */
export const OptionGroups = ({ make }: MakeProps) => {
  const { form, way, inSight } = make;
  const { groups, groupNotes } = form.texts(language.value);
  return (
    <section class="stack gap-4" aria-labelledby="more-rules">
      <h2 id="more-rules" class="title">
        {t().make.moreRules}
      </h2>
      {form.groups.map(({ name, rows }) => (
        <OptionGroup
          key={name}
          make={make}
          title={groups[name] ?? name}
          rows={rows.filter((row) => !inSight.value.includes(row.name))}
          note={groupNotes?.[name]}
        />
      ))}
      {way.value === 'friends' && <AroundRows make={make} />}
    </section>
  );
};

type OptionGroupProps = MakeProps & {
  readonly title: string;
  readonly rows: readonly FormRow[];
  readonly note: string | undefined;
};

/** One group of rows; it opens by itself where two of its choices do not go together. */
const OptionGroup = ({ make, title, rows, note }: OptionGroupProps) => {
  const { form, played, conflict } = make;
  const { options, seats } = played.value;
  const differing = differencesIn(form, language.value, rows, options, seats);
  const isAt = (option: string): boolean => conflict.value?.at.includes(option) === true;
  return (
    <FoldedRules
      title={title}
      differing={differing.map(({ name, value }) => t().make.differs(name, value))}
      isOpen={rows.some(({ option }) => isAt(option))}
    >
      <OptionRows make={make} rows={rows} />
      {note !== undefined && <p class="quiet">{note}</p>}
    </FoldedRules>
  );
};

/** Rows one below the other, as far as they matter at the table, each with what does not go with it. */
export const OptionRows = ({ make, rows }: MakeProps & { readonly rows: readonly FormRow[] }) => {
  const shown = rows.filter((row) => row.when?.(make.rules.value) ?? true);
  return (
    <>
      {shown.map((row, at) => (
        <Fragment key={row.name}>
          <OptionRow make={make} row={row} />
          {shown[at + 1]?.option !== row.option && <ConflictNote make={make} at={row.option} />}
        </Fragment>
      ))}
    </>
  );
};

/** Beside a choice, the seats or an option, that does not go with another: why not, and what to change, at a tap. Where the table is made it is read aloud. */
export const ConflictNote = ({ make, at }: MakeProps & { readonly at: string }) => {
  const { conflict, conflictText, config, choose } = make;
  const found = conflict.value;
  const isHere = found?.at.includes(at) === true;
  return (
    <div class="conflict if-any panel edge-alarm barred pad-4 stack gap-4">
      {isHere && (
        <>
          <p class="line items-top gap-4 strong">
            <Icon name="warn" />
            {conflictText.value}
          </p>
          <p class="row items-stretch gap-4">
            {found.fixes.map((fix) => {
              const label = 'seats' in fix ? t().make.fixSeats(fix.seats) : fix.label(language.value);
              return (
                <Button key={label} kind="quiet" onClick={() => choose(mended(config.value, fix))}>
                  {label}
                </Button>
              );
            })}
          </p>
        </>
      )}
    </div>
  );
};

/** One row: its name, what it is about, and what it can be. */
const OptionRow = ({ make, row }: MakeProps & { readonly row: FormRow }) => {
  const { form, rules, config } = make;
  const { seats } = config.value;
  const { rows, notes = {} } = form.texts(language.value);
  const texts = rows[row.name];
  if (texts === undefined) throw new Error(`nothing is said of ${row.name}`);
  const remark = remarkOn(form, row.option, rules.value, seats);
  const isUntimed = row.option === 'turnSeconds' && make.way.value === 'pass';
  const said = remark === undefined ? undefined : notes[remark.note];
  const props = { make, row, name: texts.name, hint: isUntimed ? t().make.untimed : (said ?? texts.hint) };
  const bounds = form.boundsOf(row.option, rules.value, seats);
  if (bounds.kind === 'words') return <WordsRow {...props} />;
  if (bounds.kind === 'theme') return <ThemeControl {...props} />;
  const left = isUntimed ? [null] : remark?.values;
  return <PlainRow {...props} texts={texts} bounds={bounds} left={left} />;
};

/** The values that the rules take, where they are few. */
const valuesIn = (bounds: AnyBounds, usual: unknown): readonly FormValue[] => {
  if (bounds.kind !== 'flag') return namesIn(bounds) ?? [];
  // What is as usual comes first.
  return usual === true ? [true, false] : [false, true];
};

type PlainRowProps = RowProps & {
  readonly texts: RowTexts;
  readonly bounds: AnyBounds;
  /** What other choices leave of its values. */
  readonly left: readonly FormValue[] | undefined;
};

/** A number that the rules leave free, or one of several values. */
const PlainRow = ({ make, row, name, hint, texts, bounds, left }: PlainRowProps) => {
  const { form, rules, config, chooseOption } = make;
  const { seats } = config.value;
  const { option, part, step, unit } = row;
  const whole = rules.value[option];
  const asked = part === undefined ? (whole as FormValue) : part.get(whole);
  const current = left === undefined || left.includes(asked) ? asked : left[0];
  const usual = row.values?.(rules.value, seats) ?? valuesIn(bounds, usualOptions(form, seats)[option]);
  const range = part === undefined ? rangeIn(bounds) : part.range?.(bounds, rules.value);
  const props = {
    name,
    hint,
    nameOf: (value: FormValue) => valueName(language.value, texts, value),
    disabled: left?.length === 1,
    onChange: (value: FormValue) => chooseOption(option, part === undefined ? value : part.set(whole, value)),
  };
  return step !== undefined && range !== undefined ? (
    <NumberControl
      {...props}
      value={current as NumberValue}
      usual={usual as readonly NumberValue[]}
      from={range.from}
      to={range.to}
      step={step}
      unit={unit && t().make.units[unit]}
    />
  ) : (
    <SelectRow<FormValue>
      {...props}
      value={current}
      // The value in force is among them even where it came by a link.
      values={left ?? (usual.includes(current) ? usual : [...usual, current])}
      groupOf={themeGroup}
    />
  );
};
