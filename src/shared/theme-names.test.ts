import { describe, expect, it } from 'vitest';
import { shippedThemeNamed } from './theme-names.ts';
import { THEMES } from './themes.ts';

describe('CW-21.4, BW-15.2 themes by their usual names', () => {
  it.each(THEMES.en)('%s by its own name', (theme) => {
    expect(shippedThemeNamed(theme)).toBe(theme);
  });

  it.each([
    ['Oceanic', 'ocean'],
    ['Sea', 'ocean'],
    ['Ocean life', 'ocean'],
    ['Things of the sea', 'ocean'],
    ['things in the ocean', 'ocean'],
    ['Marine life', 'ocean'],
    ['La mer', 'ocean'],
    ['Tout ce qui vit dans la mer', 'ocean'],
    ['Les océans', 'ocean'],
    ['Sports', 'sport'],
    ['Le sport', 'sport'],
    ['Colors', 'colours'],
    ['Colours', 'colours'],
    ['Les couleurs', 'colours'],
    ['Wild life', 'animals'],
    ['Farm animals', 'animals'],
    ['Les bêtes', 'animals'],
    ['Clothes', 'clothing'],
    ['Outer space', 'space'],
    ['The universe', 'space'],
    ['L’univers', 'space'],
    ['Parts of the body', 'body'],
    ['Parties du corps', 'body'],
    ['Food and drink', 'food'],
    ['La nourriture', 'food'],
    ['Family members', 'relatives'],
    ['Moyens de transport', 'vehicles'],
    ['Words about music', 'music'],
    ['Le temps qu’il fait', 'weather'],
  ])('%s is %s', (text, theme) => {
    expect(shippedThemeNamed(text)).toBe(theme);
  });

  it.each([
    '',
    '…',
    'Things that fly',
    'Seafood restaurants',
    'Sea or space',
    'The life of things',
    'Colours of the rainbow',
    'constructor',
    'Toys',
  ])('%s is none that ships', (text) => {
    expect(shippedThemeNamed(text)).toBeUndefined();
  });
});
