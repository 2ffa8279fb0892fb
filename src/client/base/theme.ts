import { effect, signal } from '@preact/signals';
import { readStored, writeStored } from './stored.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORED_AS = 'wordstake.theme';

/** Light, dark, or as the system has it. */
export const theme = signal<Theme>(THEMES.find((each) => each === readStored(STORED_AS)) ?? 'auto');

/** Switches the theme, and remembers it. */
export const chooseTheme = (chosen: Theme): void => {
  theme.value = chosen;
  writeStored(STORED_AS, chosen);
};

/** The frame of the browser follows: index.html has its colours for both, by what the system prefers. */
const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({
  meta,
  own: meta.content,
  isDark: meta.media.includes('dark'),
}));

effect(() => {
  const chosen = theme.value;
  document.documentElement.dataset['theme'] = chosen;
  for (const { meta, own } of frames)
    meta.content =
      chosen === 'auto' ? own : (frames.find(({ isDark }) => isDark === (chosen === 'dark'))?.own ?? own);
});
