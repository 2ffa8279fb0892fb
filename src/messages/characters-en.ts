import type { CharacterId, Style } from '../bots/characters.ts';
import type { Level } from '../bots/levels.ts';

/** Who a bot is to people: its name, and a line about it. */
export type CharacterText = { readonly name: string; readonly line: string };

type CharactersText = {
  readonly levels: Readonly<Record<Level, string>>;
  readonly styles: Readonly<Record<Style, string>>;
  readonly of: Readonly<Record<CharacterId, CharacterText>>;
  /** Choosing them, on their page, on the home page and at a table of friends. */
  readonly heading: string;
  readonly lead: string;
  readonly choose: string;
  readonly chosen: (names: readonly string[]) => string;
  readonly game: string;
  readonly most: (count: number) => string;
  readonly none: string;
  readonly play: (names: readonly string[]) => string;
  readonly whom: string;
  readonly add: (name: string) => string;
  readonly allHere: string;
  /** After the game. */
  readonly stories: string;
  readonly story: (name: string) => string;
  readonly round: (number: number) => string;
};

const list = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** The bots: levels, styles, and the characters. */
export const charactersEn: CharactersText = {
  levels: { novice: 'Novice', casual: 'Casual', club: 'Club', expert: 'Expert' },
  styles: { steady: 'steady', cautious: 'cautious', trader: 'trader', bluffer: 'bluffer' },
  of: {
    dot: { name: 'Dot', line: 'Has just learnt the rules, and likes short words best.' },
    tibbs: { name: 'Tibbs', line: 'Would swap anything for anything, and is glad of the company.' },
    penny: { name: 'Penny', line: 'Thinks twice about every coin, and keeps one for a rainy day.' },
    fitch: { name: 'Fitch', line: 'Smiles a little too broadly. Is there anything behind it?' },
    marlowe: { name: 'Marlowe', line: 'Sold second-hand books for years, and still makes an offer.' },
    wren: { name: 'Wren', line: 'Club champion three times over, by never once being in a hurry.' },
    quill: { name: 'Quill', line: 'Has read the dictionary, and remembers how it ends.' },
    vesper: { name: 'Vesper', line: 'Knows what you hold before you do, or lets you think so.' },
  },
  heading: 'Opponents',
  lead: 'Each has a level and a style of play. After the game, they tell you what they were thinking.',
  choose: 'Choose opponents',
  chosen: (names) => `Against ${list(names)}.`,
  game: 'Game',
  most: (count) => `You can play against ${count} at most: remove one first.`,
  none: 'Choose at least one.',
  play: (names) => `Play against ${list(names)}`,
  whom: 'Choose a bot',
  add: (name) => `Add ${name}`,
  allHere: 'They’re all at this table already.',
  stories: 'How they played',
  story: (name) => `How ${name} played`,
  round: (number) => `Round ${number}`,
};

export type CharactersMessages = CharactersText;
