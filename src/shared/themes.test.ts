import { expect, it } from 'vitest';
import { loadLexicon } from '../server/words/word-files.ts';
import { DICTIONARIES, languageOf } from './dictionaries.ts';
import { THEMES } from './themes.ts';

it.each(DICTIONARIES)('BW-15.1 the themes named are those that %s has', (dictionary) => {
  expect(loadLexicon(dictionary).themes).toEqual(THEMES[languageOf(dictionary)]);
});
