import { useId, useState } from 'preact/hooks';
import { isFree, type Theme } from '../../games/buyword/variants/theme.ts';
import type { View } from '../../games/buyword/view.ts';
import { themeName } from '../../messages/themes.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { foldWord } from '../../shared/fold-word.ts';
import { ok } from '../../shared/result.ts';
import { hasNames } from '../../shared/themes.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { ReadingDialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { searchWords, type ThemeQuery } from '../words/theme-words.ts';
import { words } from '../words/words-port.ts';

/** BW-15: the theme of the table, and its list one tap away. */
export const ThemeLine = ({ view }: { readonly view: View }) => {
  const { theme: texts } = t();
  const [isOpen, setOpen] = useState(false);
  const { theme } = view.options;
  if (theme === null) return null;
  return (
    <p class="theme-line row gap-4 lines-0">
      {isFree(theme) ? (
        <>
          {texts.label} <b translate={false}>{theme.free}</b> <span class="quiet">{texts.free}</span>
        </>
      ) : (
        <button
          type="button"
          class="theme-button frame inline gap-4 touch"
          aria-label={texts.open(nameOf(theme))}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span>{texts.label}</span> <b>{nameOf(theme)}</b> <Icon name="finder" />
        </button>
      )}
      {isOpen && !isFree(theme) && <ThemeDialog view={view} theme={theme} onClose={() => setOpen(false)} />}
    </p>
  );
};

/** So many words at once: a page of them, not all forty thousand nouns. */
const PART = 200;

type Listed = Exclude<Theme, { readonly free: string }>;
type Ask = Pick<ThemeQuery, 'sense' | 'search' | 'count'>;

/** What a theme with a list is called. */
const nameOf = (theme: Listed): string =>
  typeof theme === 'string' ? themeName(language.value, theme) : t().theme.pastedName(theme.words.length);

/** A part of a theme's words: of the dictionary, where they are fetched for this, or of the list that was pasted. */
const partOf = async ({ options: { dictionary } }: View, theme: Listed, ask: Ask) => {
  if (typeof theme === 'string') return words.ask('themeWords', { dictionary, theme, from: 0, ...ask });
  const found = searchWords(theme.words, ask.search);
  const size = theme.words.length;
  return ok({ words: found.slice(0, ask.count), found: found.length, sizes: { main: size, any: size } });
};

/** Which words of a theme count, in a sentence. */
const aboutOf = (theme: Listed): string => {
  const { wideText, namesText, pastedText } = t().theme;
  if (typeof theme !== 'string') return pastedText;
  return hasNames(theme) ? namesText : wideText;
};

type ThemeDialogProps = { readonly view: View; readonly theme: Listed; readonly onClose: () => void };

/** The words of the theme, to be searched. Where the players judge words it stays shut until the end (BW-5.5). */
const ThemeDialog = ({ view, theme, onClose }: ThemeDialogProps) => {
  const { theme: texts } = t();
  const isShut = view.options.judge === 'challenge' && view.phase !== 'over';
  return (
    <ReadingDialog heading={texts.heading(nameOf(theme))} onClose={onClose}>
      {isShut ? <p>{texts.closed}</p> : <ThemeList view={view} theme={theme} />}
    </ReadingDialog>
  );
};

const ThemeList = ({ view, theme }: Omit<ThemeDialogProps, 'onClose'>) => {
  const { theme: texts, ui } = t();
  const id = useId();
  const [asked, setAsked] = useState<Ask>({ sense: 'any', search: '', count: PART });
  const { value: part, error, ask } = useAnswer(() => partOf(view, theme, asked), [asked]);
  const { houseWords, dictionary } = view.options;
  const sizes = error === undefined ? part?.sizes : undefined;
  const left = part === undefined ? 0 : part.found - part.words.length;
  return (
    <div class="theme-list">
      <p class="quiet">
        {aboutOf(theme)}
        {houseWords.length > 0 && ` ${texts.houseText(houseWords)}`}
      </p>
      {sizes !== undefined && sizes.main !== sizes.any && sizes.main > 0 && (
        <Choice
          legend={texts.listLegend}
          value={asked.sense}
          options={(['any', 'main'] as const).map((value) => ({
            value,
            label: (
              <>
                {texts.lists[value]} <small>{texts.listCount(sizes[value])}</small>
              </>
            ),
          }))}
          onChange={(sense) => setAsked({ ...asked, sense, count: PART })}
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
            setAsked({ ...asked, search, count: PART });
          }}
        />
      </p>
      {error !== undefined ? (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button kind="quiet" onClick={ask}>
            {ui.retry}
          </Button>
        </div>
      ) : part === undefined ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <>
          <div class="split gap-4 lines-0">
            <p role="status">{part.found === 0 ? texts.none : texts.found(part.found)}</p>
            {left > 0 && (
              <Button kind="bare" onClick={() => setAsked({ ...asked, count: asked.count + PART })}>
                {texts.more(Math.min(left, PART))}
              </Button>
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <ul class="theme-words columns breaks" lang={languageOf(dictionary)} tabIndex={0}>
            {part.words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
