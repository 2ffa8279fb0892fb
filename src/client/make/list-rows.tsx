import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { wordsOf } from '../../catalog/rules-in-force.ts';
import { themeName } from '../../messages/themes.ts';
import { foldWord } from '../../shared/fold-word.ts';
import { hasTheme, isThemeName, OFFERED_THEMES, type ThemeName } from '../../shared/themes.ts';
import { into } from '../base/into.ts';
import { language } from '../base/language.ts';
import { type Spoken, spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { Field } from '../ui/form.tsx';
import { SelectRow } from '../ui/select-row.tsx';
import { themeGroup } from '../words/theme-groups.ts';
import type { MakeState } from './make-state.ts';
import type { RowProps } from './option-rows.tsx';

/** A theme that ships, a pasted list, or one in the players' own words. */
type Theme = ThemeName | { readonly words: readonly string[] } | { readonly free: string };
type Kind = ThemeName | 'none' | 'words' | 'free';
const KINDS: readonly Kind[] = ['none', ...OFFERED_THEMES.en, 'words', 'free'];

const kindOf = (theme: Theme | null): Kind => {
  if (theme === null) return 'none';
  if (typeof theme === 'string') return theme;
  return 'free' in theme ? 'free' : 'words';
};

/** No theme, one that ships, a pasted list, or one in the players' own words (BW-15). */
export const ThemeControl = ({ make: state, row: { option }, name, hint }: RowProps) => {
  const { make } = t();
  const { rules, unsaid, chooseOption } = state;
  const theme = rules.value[option] as Theme | null;
  const kind = unsaid.value ?? kindOf(theme);
  const words = wordsOf(rules.value);
  const isClosed = (each: Kind): boolean => isThemeName(each) && !hasTheme(words, each);
  const nameOf = (each: Kind): string => {
    switch (each) {
      case 'none':
        return make.themeNone;
      case 'words':
        return make.themeList;
      case 'free':
        return make.themeFree;
      default: {
        const themed = themeName(language.value, each);
        return isClosed(each) ? `${themed} (${make.themeNotIn[words]})` : themed;
      }
    }
  };
  const choose = (next: Kind): void => {
    unsaid.value = next === 'words' || next === 'free' ? next : undefined;
    chooseOption(option, isThemeName(next) ? next : null);
  };
  return (
    <>
      <SelectRow
        name={name}
        hint={hint}
        value={kind}
        values={KINDS}
        nameOf={nameOf}
        isClosed={isClosed}
        groupOf={themeGroup}
        onChange={choose}
      />
      {kind === 'words' && <PastedList theme={theme} take={takeTheme(state, option, 'words')} />}
      {kind === 'free' && <FreeTheme theme={theme} take={takeTheme(state, option, 'free')} />}
    </>
  );
};

/** Takes a theme as it was typed, undefined where nothing was; says why it cannot be one. */
type TakeTheme = (given: Theme | undefined) => Spoken | undefined;

const takeTheme =
  ({ form, config, unsaid, chooseOption }: MakeState, option: string, kind: 'words' | 'free'): TakeTheme =>
  (given) => {
    const read = given && form.readOptions({ [option]: given }, config.value.seats);
    unsaid.value = read?.ok === true ? undefined : kind;
    chooseOption(option, read?.ok === true ? read.value[option] : null);
    if (read === undefined) return spoken(() => t().make[kind === 'words' ? 'listEmpty' : 'freeEmpty']);
    return read.ok ? undefined : spoken(() => form.refusalSentence(language.value, read.error));
  };

type TextProps = { readonly theme: Theme | null; readonly take: TakeTheme };

const titlesIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((title) => title.trim())
    .filter((title) => title !== '');

const PastedList = ({ theme, take }: TextProps) => {
  const { make } = t();
  const frame = useRef(0);
  const why = useSignal<Spoken | undefined>(undefined);
  const words = typeof theme === 'object' && theme !== null && 'words' in theme ? theme.words : [];
  const read = (text: string): void => {
    const titles = titlesIn(text);
    why.value = take(titles.length === 0 ? undefined : { words: titles });
  };
  return (
    <Field
      look="option-row"
      label={make.listLabel}
      hint={
        <span role="status">
          {make.listHint} {why.value !== undefined && <b class="bad">{why.value.message}</b>}
          {words.length > 0 && <b>{make.listCount(words.length)}</b>}
        </span>
      }
      rows={5}
      autocomplete="off"
      spellcheck={false}
      aria-invalid={why.value !== undefined}
      defaultValue={words.join('\n')}
      onType={(text) => {
        // A long list may come line by line: it is read once a frame.
        cancelAnimationFrame(frame.current);
        frame.current = requestAnimationFrame(() => read(text));
      }}
    />
  );
};

const FreeTheme = ({ theme, take }: TextProps) => {
  const { make } = t();
  const why = useSignal<Spoken | undefined>(undefined);
  return (
    <Field
      look="option-row"
      label={make.freeLabel}
      hint={
        <>
          {make.freeHint} {why.value !== undefined && <b class="bad">{why.value.message}</b>}
        </>
      }
      maxLength={60}
      autocomplete="off"
      aria-invalid={why.value !== undefined}
      defaultValue={typeof theme === 'object' && theme !== null && 'free' in theme ? theme.free : ''}
      onType={(text) => into(why)(take(text.trim() === '' ? undefined : { free: text }))}
    />
  );
};

/** Words the players agreed on, typed as they like. */
export const WordsRow = ({ make: { form, config, chooseOption }, row: { option }, name, hint }: RowProps) => {
  const { make } = t();
  const isBad = useSignal(false);
  const words = (config.value.options[option] ?? []) as readonly string[];
  const take = (text: string): void => {
    const typed = text
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map(foldWord);
    const read = form.readOptions({ [option]: typed }, config.value.seats);
    isBad.value = !read.ok;
    if (read.ok) chooseOption(option, read.value[option]);
  };
  return (
    <Field
      look="option-row"
      label={name}
      hint={
        <>
          {hint} {isBad.value ? <b class="bad">{make.badWords}</b> : make.wordsHint}
        </>
      }
      autocapitalize="characters"
      autocomplete="off"
      spellcheck={false}
      aria-invalid={isBad.value}
      defaultValue={words.join(' ')}
      onDone={take}
    />
  );
};
