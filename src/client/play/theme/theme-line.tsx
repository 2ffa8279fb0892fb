import { useSignal } from '@preact/signals';
import { isFree } from '../../../games/buyword/variants/theme.ts';
import type { View } from '../../../games/buyword/view.ts';
import { t } from '../../texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ThemeDialog } from './theme-dialog.tsx';
import { nameOf } from './theme-name.ts';

/** BW-15: the theme of the table, and its list one tap away. */
export const ThemeLine = ({ view }: { readonly view: View }) => {
  const { theme: texts } = t();
  const isOpen = useSignal(false);
  const { theme } = view.options;
  if (theme === null) return null;
  if (isFree(theme)) {
    return (
      <p class="theme-line">
        {texts.label} <b translate={false}>{theme.free}</b> <span class="quiet">{texts.free}</span>
      </p>
    );
  }
  return (
    <p class="theme-line">
      <button
        type="button"
        class="theme-button"
        aria-label={texts.open(nameOf(theme))}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <span>{texts.label}</span> <b>{nameOf(theme)}</b> <Icon name="finder" />
      </button>
      {isOpen.value && (
        <ThemeDialog
          view={view}
          theme={theme}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </p>
  );
};
