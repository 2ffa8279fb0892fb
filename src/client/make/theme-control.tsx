import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { readOptions } from '../../games/buyword/options.ts';
import type { Theme } from '../../games/buyword/variants/theme.ts';
import { refusalSentence } from '../../messages/buyword.ts';
import { themeName } from '../../messages/themes.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { hasTheme, type ThemeName } from '../../shared/themes.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { chooseOption, unsaid, wish } from './make-state.ts';
import { SelectRow } from './select-row.tsx';
import { OFFERED_THEMES, themeGroup } from './theme-groups.ts';

type Kind = ThemeName | 'none' | 'words' | 'free';
const KINDS: readonly Kind[] = ['none', ...OFFERED_THEMES.en, 'words', 'free'];

const kindOf = (theme: Theme | null | undefined): Kind => {
  if (unsaid.value !== undefined) return unsaid.value;
  if (theme === null || theme === undefined) return 'none';
  if (typeof theme === 'string') return theme;
  return 'free' in theme ? 'free' : 'words';
};

/** BW-15: no theme, one that ships, a pasted list, or one in the players' own words. */
export const ThemeControl = () => {
  const { make } = t();
  const { theme, dictionary = 'en-full' } = wish.value.options;
  const kind = kindOf(theme);
  const words = languageOf(dictionary);
  const isClosed = (each: Kind): boolean =>
    each !== 'none' && each !== 'words' && each !== 'free' && !hasTheme(words, each);
  const nameOf = (each: Kind): string => {
    switch (each) {
      case 'none':
        return make.themeNone;
      case 'words':
        return make.themeList;
      case 'free':
        return make.themeFree;
      default: {
        const name = themeName(language.value, each);
        return isClosed(each) ? `${name} (${make.themeNotIn[words]})` : name;
      }
    }
  };
  const choose = (next: Kind): void => {
    unsaid.value = next === 'words' || next === 'free' ? next : undefined;
    chooseOption('theme', next === 'none' || unsaid.value !== undefined ? null : (next as ThemeName));
  };
  return (
    <>
      <SelectRow
        {...make.option.theme}
        value={kind}
        values={KINDS}
        nameOf={nameOf}
        isClosed={isClosed}
        groupOf={themeGroup}
        onChange={choose}
      />
      {kind === 'words' && <PastedList theme={theme} />}
      {kind === 'free' && <FreeTheme theme={theme} />}
    </>
  );
};

type TextProps = { readonly theme: Theme | null | undefined };

/** Tries a theme as it was typed; why it cannot be one, in a sentence. */
const tryTheme = (kind: 'words' | 'free', given: unknown): string => {
  const read = readOptions({ theme: given }, wish.value.seats);
  unsaid.value = read.ok ? undefined : kind;
  chooseOption('theme', read.ok ? read.value.theme : null);
  return read.ok ? '' : refusalSentence(language.value, read.error);
};

const titlesIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((title) => title.trim())
    .filter((title) => title !== '');

const PastedList = ({ theme }: TextProps) => {
  const { make } = t();
  const id = useId();
  const frame = useRef(0);
  const why = useSignal('');
  const words = typeof theme === 'object' && theme !== null && 'words' in theme ? theme.words : [];
  const read = (text: string): void => {
    const titles = titlesIn(text);
    why.value = titles.length === 0 ? make.listEmpty : '';
    if (titles.length > 0) why.value = tryTheme('words', { words: titles });
    else {
      unsaid.value = 'words';
      chooseOption('theme', null);
    }
  };
  return (
    <div class="option-row option-text">
      <label for={id}>{make.listLabel}</label>
      <textarea
        id={id}
        rows={5}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        aria-invalid={why.value !== ''}
        defaultValue={words.join('\n')}
        onInput={({ currentTarget: area }) => {
          // A long list may come line by line: it is read once a frame.
          cancelAnimationFrame(frame.current);
          frame.current = requestAnimationFrame(() => read(area.value));
        }}
      />
      <small id={`${id}-hint`} role="status">
        {make.listHint} {why.value !== '' && <b class="bad">{why.value}</b>}
        {words.length > 0 && <b>{make.listCount(words.length)}</b>}
      </small>
    </div>
  );
};

const FreeTheme = ({ theme }: TextProps) => {
  const { make } = t();
  const id = useId();
  const why = useSignal('');
  const said = typeof theme === 'object' && theme !== null && 'free' in theme ? theme.free : '';
  return (
    <div class="option-row option-text">
      <label for={id}>{make.freeLabel}</label>
      <input
        id={id}
        type="text"
        maxLength={60}
        autocomplete="off"
        aria-describedby={`${id}-hint`}
        aria-invalid={why.value !== ''}
        defaultValue={said}
        onInput={({ currentTarget: { value } }) => {
          why.value = value.trim() === '' ? make.freeEmpty : tryTheme('free', { free: value });
          if (value.trim() === '') {
            unsaid.value = 'free';
            chooseOption('theme', null);
          }
        }}
      />
      <small id={`${id}-hint`}>
        {make.freeHint} {why.value !== '' && <b class="bad">{why.value}</b>}
      </small>
    </div>
  );
};
