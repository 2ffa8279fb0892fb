import type { CharacterId, Style } from '../bots/characters.ts';
import type { Level } from '../bots/levels.ts';

/** Who a bot is to people: its name, and a line about it. */
export type CharacterText = { readonly name: string; readonly line: string };

type CharactersText = {
  readonly levels: Readonly<Record<Level, string>>;
  readonly styles: Readonly<Record<Style, string>>;
  readonly of: Readonly<Record<CharacterId, CharacterText>>;
};

/** The bots: levels, styles, and the characters. */
export const charactersEn: CharactersText = {
  levels: { novice: 'Novice', casual: 'Casual', club: 'Club', expert: 'Expert' },
  styles: { steady: 'steady', cautious: 'cautious', trader: 'trader', bluffer: 'bluffer' },
  of: {
    dot: { name: 'Dot', line: 'Has just learnt the rules, and likes short words best.' },
    tibbs: { name: 'Tibbs', line: 'Would swap anything for anything, and is glad of the company.' },
    penny: { name: 'Penny', line: 'Looks at every coin twice, and keeps one for a rainy day.' },
    fitch: { name: 'Fitch', line: 'Smiles a little too broadly. Is there anything behind it?' },
    marlowe: { name: 'Marlowe', line: 'Sold second-hand books for years, and still makes an offer.' },
    wren: { name: 'Wren', line: 'Club champion three times over, by never once being in a hurry.' },
    quill: { name: 'Quill', line: 'Has read the dictionary, and remembers how it ends.' },
    vesper: { name: 'Vesper', line: 'Knows what you hold before you do, or lets you think so.' },
  },
};

export type CharactersMessages = CharactersText;
