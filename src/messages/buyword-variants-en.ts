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
        hint: 'Instead of buying, a player may put the lot up for auction.',
        values: { off: 'None', english: 'English: one bid each', french: 'French: bidding goes round' },
      },
    },
    presets: {
      auction: { name: 'Auction house', text: 'Lots go to the highest bidder, round after round.' },
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
        hint: 'Before buying, players trade lots, with or without money.',
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
    rows: {
      draft: { name: 'Draft', hint: 'Tiles lie face up, and players take one each in turn.', values: ON_OFF },
    },
    presets: {
      draft: { name: 'Draft', text: 'Tiles lie face up: build your lot one tile at a time.' },
    },
    sentence: (): string => 'Tiles lie face up, and players take them one by one.',
  },
  crossword: {
    label: 'Crossword',
    rows: {
      crossword: {
        name: 'Crossword',
        hint: 'Sold words stay on an endless grid; new ones must connect.',
        values: ON_OFF,
      },
    },
    presets: {
      crossword: { name: 'Crossword', text: 'Words stay on the table and cross; every word you make pays.' },
    },
    notes: { inTurn: 'In a crossword, players sell in turn, never all at once.' },
    sentence: (): string => 'Sold words stay on the table as a crossword; new ones must connect.',
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
      onTheme: 'Valid here and on theme, whatever the lists say.',
      voted: 'Valid words here; a vote decides whether they fit the theme.',
    },
    needsChallenge: 'A theme without a list is judged by the players: a challenged word goes to a vote.',
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
        ? `Only words on a theme: “${theme.free}”. If a word is challenged, the table votes.`
        : `Only words from the table’s own list (${count(theme.words.length, 'word', 'words')}).`;
    },
  },
  extended: {
    label: 'Extended',
    rows: {
      extended: {
        name: 'Extended play',
        hint: 'The bag is refilled when it’s empty. Required for 5–8 players.',
        values: {
          off: 'One bag',
          all: 'All tiles go back into the bag',
          sold: 'Only letters of sold words go back',
        },
      },
      refillWhen: {
        name: 'When letters go back',
        hint: 'At the end of the round, or at once: then the draw continues from the new bag.',
        values: { roundEnd: 'At the end of the round', atOnce: 'At once, in the middle of a draw' },
      },
      bags: {
        name: 'Bags',
        hint: 'The game ends when this many are empty.',
        say: (bags: number | null) => (bags === null ? 'No limit' : number(bags)),
      },
      target: {
        name: 'Target',
        hint: 'The game ends after the round in which a player reaches it.',
        say: (sum: number | null) => (sum === null ? 'None' : money(sum)),
      },
    },
    presets: { long: { name: 'Long game', text: 'Three bags instead of one, for up to eight players.' } },
    fixes: {
      on: 'Play with more bags',
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
      french: { name: 'French rules', text: 'Players judge the words: bluff and challenge.' },
    },
    notes: { bank: 'The bank: when you play alone, there’s nobody to challenge you.' },
  },
};
