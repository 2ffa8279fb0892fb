import { expect, it } from 'vitest';
import { loadLexicon } from '../server/words/word-files.ts';
import { DICTIONARIES, languageOf } from './dictionaries.ts';
import { NAME_THEMES, THEMES } from './themes.ts';

it.each(DICTIONARIES)('BW-15.1 the themes named are those that %s has', (dictionary) => {
  const lexicon = loadLexicon(dictionary);
  expect(lexicon.themes).toEqual(THEMES[languageOf(dictionary)]);
  expect(lexicon.themes.filter((theme) => lexicon.names(theme).length > 0)).toEqual(NAME_THEMES);
});
