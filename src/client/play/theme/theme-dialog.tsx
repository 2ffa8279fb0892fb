import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { Theme } from '../../../games/buyword/variants/theme.ts';
import type { View } from '../../../games/buyword/view.ts';
import { languageOf } from '../../../shared/dictionaries.ts';
import { foldWord } from '../../../shared/fold-word.ts';
import { hasNames } from '../../../shared/themes.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { searchWords } from '../../words/theme-words.ts';
import { words } from '../../words/words-port.ts';
import type { ThemePart, ThemeQuery } from '../../words/words-protocol.ts';
import { nameOf } from './theme-name.ts';

/** So many words at once: a page of them, not all forty thousand nouns. */
const PART = 200;

type Listed = Exclude<Theme, { readonly free: string }>;
type Ask = Pick<ThemeQuery, 'sense' | 'search' | 'count'>;

/** A part of a theme's words: of the dictionary, where they are fetched for this, or of the list that was pasted. */
const partOf = async (view: View, theme: Listed, ask: Ask): Promise<ThemePart | undefined> => {
  if (typeof theme === 'string') {
    const { dictionary } = view.options;
    const answer = await words.ask('themeWords', { dictionary, theme, from: 0, ...ask });
    return answer.ok ? answer.value : undefined;
  }
  const found = searchWords(theme.words, ask.search);
  const size = theme.words.length;
  return { words: found.slice(0, ask.count), found: found.length, sizes: { main: size, any: size } };
};

/** Which words of a theme count, in a sentence. */
const aboutOf = (theme: Listed): string => {
  const { wideText, namesText, pastedText } = t().theme;
  if (typeof theme !== 'string') return pastedText;
  return hasNames(theme) ? namesText : wideText;
};

type ThemeDialogProps = { readonly view: View; readonly theme: Listed; readonly onClose: () => void };

/** The words of the theme, to be searched. Where the players judge words it stays shut until the end (BW-5.5). */
export const ThemeDialog = ({ view, theme, onClose }: ThemeDialogProps) => {
  const { theme: texts, ui } = t();
  const isShut = view.options.judge === 'challenge' && view.phase !== 'over';
  return (
    <Modal heading={texts.heading(nameOf(theme))} onClose={onClose}>
      {isShut ? <p>{texts.closed}</p> : <ThemeList view={view} theme={theme} />}
      <Button onClick={onClose}>{ui.close}</Button>
    </Modal>
  );
};

const ThemeList = ({ view, theme }: Omit<ThemeDialogProps, 'onClose'>) => {
  const { theme: texts, ui } = t();
  const id = useId();
  const ask = useSignal<Ask>({ sense: 'any', search: '', count: PART });
  const part = useSignal<ThemePart | 'loading' | 'failed'>('loading');
  const tries = useSignal(0);
  useEffect(() => {
    let isCurrent = true;
    void partOf(view, theme, ask.value).then((answer) => {
      if (isCurrent) part.value = answer ?? 'failed';
    });
    return () => {
      isCurrent = false;
    };
  }, [ask.value, tries.value]);
  const shown = part.value;
  const { houseWords } = view.options;
  const sizes = typeof shown === 'object' ? shown.sizes : undefined;
  return (
    <>
      <p class="quiet">
        {aboutOf(theme)}
        {houseWords.length > 0 && ` ${texts.houseText(houseWords)}`}
      </p>
      {sizes !== undefined && sizes.main !== sizes.any && sizes.main > 0 && (
        <Choice
          legend={texts.listLegend}
          value={ask.value.sense}
          options={(['any', 'main'] as const).map((value) => ({
            value,
            label: (
              <>
                {texts.lists[value]} <small>{texts.listCount(sizes[value])}</small>
              </>
            ),
          }))}
          onChange={(sense) => {
            ask.value = { ...ask.value, sense, count: PART };
          }}
        />
      )}
      <p>
        <label for={id}>{texts.search}</label>
        <input
          id={id}
          class="text-input"
          type="text"
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            const search = foldWord(currentTarget.value).replace(/[^A-Z]/g, '');
            ask.value = { ...ask.value, search, count: PART };
          }}
        />
      </p>
      {shown === 'loading' && <p role="status">{texts.loading}</p>}
      {shown === 'failed' && (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button kind="quiet" onClick={() => tries.value++}>
            {ui.retry}
          </Button>
        </div>
      )}
      {typeof shown === 'object' && (
        <Found
          part={shown}
          language={languageOf(view.options.dictionary)}
          onMore={() => {
            ask.value = { ...ask.value, count: ask.value.count + PART };
          }}
        />
      )}
    </>
  );
};

type FoundProps = { readonly part: ThemePart; readonly language: string; readonly onMore: () => void };

const Found = ({ part, language, onMore }: FoundProps) => {
  const { theme: texts } = t();
  const left = part.found - part.words.length;
  return (
    <>
      <p role="status">{part.found === 0 ? texts.none : texts.found(part.found)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul class="theme-words" lang={language} tabIndex={0}>
        {part.words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      {left > 0 && (
        <Button kind="quiet" onClick={onMore}>
          {texts.more(Math.min(left, PART))}
        </Button>
      )}
    </>
  );
};
