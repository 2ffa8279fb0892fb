import type { Options } from '../games/buyword/options.ts';
import { hasNames } from '../shared/themes.ts';
import { waysOf } from './buyword-wording.ts';
import { tableTextsEn } from './table-texts-en.ts';
import { themeName } from './themes.ts';

const { money, number, count } = waysOf('en');
const ON_OFF = { true: 'On', false: 'Off' };

/** What is said of BuyWord's variants: in the lobby, where a table is made, and as rules of a table. */
export const buyWordVariantsEn = {
  auctions: {
    label: 'Auctions',
    rows: {
      auctions: {
        name: 'Auctions',
        hint: 'Whose turn it is to buy may put the lot up for auction instead.',
        values: { off: 'None', english: 'English: one bid each', french: 'French: bidding goes round' },
      },
    },
    presets: {
      auction: { name: 'Auction house', text: 'Lots go to who bids most, round after round.' },
    },
    notes: { twoPlayers: tableTextsEn.twoPlayerAuctions },
    fixes: { off: 'No auctions' },
    sentence: ({ auctions }: Options): string =>
      auctions === 'english'
        ? 'A lot may go to auction: one bid each, from $1. If nobody bids, the seller may take it for $1.'
        : 'A lot may go to auction: round after round, from half its price. If nobody bids, the seller may take it for half.',
  },
  deals: {
    label: 'Deals',
    rows: {
      deals: {
        name: 'Deals',
        hint: 'Before buying, players exchange lots, for money too if you like.',
        values: { off: 'None', trades: 'Lots for lots', sales: 'Lots and money' },
      },
    },
    presets: { traders: { name: 'Traders', text: 'Swap and sell lots before anybody buys.' } },
    fixes: { off: 'No deals' },
    sentence: ({ deals }: Options): string =>
      deals === 'trades'
        ? 'Lots may be swapped before buying.'
        : 'Lots may be swapped or sold among players before buying.',
  },
  draft: {
    label: 'Draft',
    rows: { draft: { name: 'Draft', hint: 'Tiles lie open, and each takes one in turn.', values: ON_OFF } },
    presets: {
      draft: { name: 'Draft', text: 'Open tiles: each takes one in turn, and lots are made by hand.' },
    },
    sentence: (): string => 'Tiles lie open, and players take them one by one.',
  },
  crossword: {
    label: 'Crossword',
    rows: {
      crossword: {
        name: 'Crossword',
        hint: 'Words sold stay on an endless grid; the next ones join on.',
        values: ON_OFF,
      },
    },
    presets: {
      crossword: { name: 'Crossword', text: 'Words stay on the table and cross; every word made is paid.' },
    },
    notes: { inTurn: 'In a crossword players sell in turn, never all at once.' },
    sentence: (): string => 'Sold words stay on the table as a crossword; new ones must join on.',
  },
  theme: {
    label: 'Theme',
    rows: {
      theme: {
        name: 'Theme',
        hint: 'Only words on theme can be sold.',
        say: (theme: NonNullable<Options['theme']>) => {
          if (typeof theme === 'string') return themeName('en', theme);
          return 'free' in theme
            ? `“${theme.free}”`
            : `a list of ${count(theme.words.length, 'word', 'words')}`;
        },
      },
    },
    presets: {
      theme: { name: 'Theme night', text: 'Only animals, or whatever you like, and room for twelve tiles.' },
    },
    notes: {
      onTheme: 'Good here and on theme, whatever the lists say.',
      voted: 'Good words here; whether they fit the theme is put to the vote.',
    },
    needsChallenge: 'A theme without a list is judged by the players: a word in doubt is put to the vote.',
    fixes: {
      off: 'No theme',
      words: { en: 'English words', fr: 'French words' },
      challenge: 'Let the players judge',
    },
    sentence: ({ theme }: Options) => {
      if (theme === null) return undefined;
      if (typeof theme === 'string')
        return hasNames(theme)
          ? `Only words on a theme, names included: ${themeName('en', theme)}.`
          : `Only words on a theme: ${themeName('en', theme)}.`;
      return 'free' in theme
        ? `Only words on a theme: “${theme.free}”. In doubt, the table votes.`
        : `Only words from the table’s own list (${count(theme.words.length, 'word', 'words')}).`;
    },
  },
  extended: {
    label: 'Extended',
    rows: {
      extended: {
        name: 'Extended play',
        hint: 'When the bag is empty it is filled again. Five to eight play so.',
        values: {
          off: 'One bag',
          all: 'All tiles go back into the bag',
          sold: 'Only letters of sold words go back',
        },
      },
      refillWhen: {
        name: 'When letters go back',
        hint: 'At the end of the round, or at once: then a draw goes on from the new bag.',
        values: { roundEnd: 'At the end of the round', atOnce: 'At once, in the middle of a draw' },
      },
      bags: {
        name: 'Bags',
        hint: 'The game ends when so many are empty.',
        say: (bags: number | null) => (bags === null ? 'No limit' : number(bags)),
      },
      target: {
        name: 'Target',
        hint: 'The game ends with the round in which somebody has so much.',
        say: (sum: number | null) => (sum === null ? 'None' : money(sum)),
      },
    },
    presets: { long: { name: 'Long game', text: 'Three bags instead of one, for up to eight players.' } },
    fixes: {
      on: 'Play on with more bags',
      bags: (bags: number) => count(bags, 'bag', 'bags'),
      target: (sum: number) => `Play to ${money(sum)}`,
      soldLetters: 'Only letters of sold words go back',
      roundEnd: 'Refill at the end of the round',
    },
    sentence: ({ extended }: Options) => {
      if (extended === null) return undefined;
      const { refill, bags, target, refillWhen } = extended;
      const ends = [
        ...(bags === null ? [] : [`after ${count(bags, 'bag', 'bags')}`]),
        ...(target === null ? [] : [`once somebody has ${money(target)}`]),
      ].join(' or ');
      const refills = {
        all: 'all tiles go back into the empty bag',
        sold: 'the letters of sold words go back into the empty bag',
        atOnce: 'the letters of sold words go back the moment the bag is empty, even during a draw',
      }[refillWhen ?? refill];
      return `A long game: ${refills}.${ends === '' ? '' : ` It ends ${ends}.`}`;
    },
  },
  challenge: {
    label: 'Challenges',
    presets: {
      french: { name: 'French rules', text: 'Players judge the words: bluff, and challenge.' },
    },
    notes: { bank: 'The bank: who plays alone has nobody to challenge.' },
  },
};
