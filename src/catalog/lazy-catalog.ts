import type { GameModule } from './game-module.ts';

/** The games of the house by name, each fetched when it is wanted: a page plays one at a time. */
export const LAZY_CATALOG: Readonly<Record<string, () => Promise<GameModule>>> = {
  buyword: async () => (await import('./buyword.ts')).BUYWORD_MODULE,
  'choose-your-words': async () => (await import('./choose-your-words.ts')).CHOOSE_YOUR_WORDS_MODULE,
};
