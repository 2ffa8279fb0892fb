import { auctionEn } from './auction-en.ts';
import { cardsTableEn } from './cards-table-en.ts';
import { challengesEn } from './challenges-en.ts';
import { dealsEn } from './deals-en.ts';
import { draftEn } from './draft-en.ts';
import { endingEn } from './ending-en.ts';
import { frameEn } from './frame-en.ts';
import { glanceEn } from './glance-en.ts';
import { gridEn } from './grid-en.ts';
import { learnEn } from './learn-en.ts';
import { looksEn } from './looks-en.ts';
import { makeEn } from './make-en.ts';
import { formatMoney } from './money.ts';
import { myDataEn } from './my-data-en.ts';
import { onlineEn } from './online-en.ts';
import { paceEn } from './pace-en.ts';
import { pagesEn } from './pages-en.ts';
import { playEn } from './play-en.ts';
import { replayEn } from './replay-en.ts';
import { roomEn } from './room-en.ts';
import { showEn } from './show-en.ts';
import { themeEn } from './theme-en.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const money = (amount: number): string => formatMoney('en', amount);

export const en = {
  ...frameEn,
  finder: {
    heading: 'Word finder',
    closed: 'You’re in a game where the players judge the words. The finder opens again when it’s over.',
    letters: 'Your letters',
    placeholder: 'Type letters',
    hint: 'Accents are fine. Tap a tile to remove it.',
    clear: 'Clear',
    surprise: 'Surprise me',
    wild: 'With a wild',
    wildHint: 'stands for any letter, 1 pip',
    dictionary: 'Dictionary',
    tiers: { full: 'Full', common: 'Common' },
    wordCount: (count: number) => `${number(count)} ${plural('en', count, 'word', 'words')}`,
    tryHeading: 'Try one of these',
    examples: ['EEJDNOY', 'QUIZKIDS', 'TRACKSHOE'],
    tryRack: (letters: string) => `Try the letters ${letters}`,
    pipsHeading: 'Letter values',
    dearestHeading: 'Most valuable words',
    together: 'Sell together',
    togetherFound: 'Sell together (best found)',
    alone: (word: string, amount: number) => `Nothing beats ${word} alone: ${money(amount)}.`,
    total: (amount: number) => `Total: ${money(amount)}`,
    foundStatus: (count: number, first: string) =>
      count === 1 ? `One word: ${first}` : `${number(count)} words, most valuable first: ${first}`,
    loading: 'Opening the dictionary…',
    noWord: 'No words in these letters. Another vowel might help, or a wild.',
    badLetter: (letter: string) => `“${letter}” isn’t a letter. Use A to Z, with or without accents.`,
    tooLong: (most: number) => `That’s a lot of letters! The finder takes at most ${number(most)}.`,
    unreachable: 'The dictionary couldn’t be downloaded. Check your connection.',
    broken: 'The dictionary was downloaded, but can’t be read.',
    retry: 'Try again',
  },
  ...pagesEn,
  play: playEn,
  pace: paceEn,
  cards: cardsTableEn,
  ending: endingEn,
  glance: glanceEn,
  grid: gridEn,
  challenges: challengesEn,
  theme: themeEn,
  show: showEn,
  auction: auctionEn,
  deals: dealsEn,
  draft: draftEn,
  learn: learnEn,
  myData: myDataEn,
  online: onlineEn,
  room: roomEn,
  replay: replayEn,
  looks: looksEn,
  make: makeEn,
  definition: {
    loading: 'Looking it up…',
    failed: 'The definition couldn’t be loaded.',
    none: 'Valid; no definition known.',
    from: (lemmas: readonly string[]) => `from ${lemmas.join(', ')}`,
    tags: {
      n: 'noun',
      v: 'verb',
      a: 'adjective',
      r: 'adverb',
      w: 'WikDict',
      l: 'Littré',
    },
  },
  credits: {
    heading: 'Credits and licences',
    lead: 'Wordstake is built on word lists and dictionaries that people put together with great patience and gave away. Thank you.',
    licence: 'Licence',
    sources: [
      {
        name: 'SCOWL 2020.12.07',
        use: 'The English words.',
        text: 'Spell Checker Oriented Word Lists, copyright Kevin Atkinson. They include words of the UK Advanced Cryptics Dictionary, Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.',
        licence: 'free to use, copy, modify and share, with the copyright notices',
        href: 'http://wordlist.aspell.net/',
      },
      {
        name: 'Grammalecte',
        use: 'The French words.',
        text: 'The words, inflections and base forms of the French lexicon made for the Grammalecte and Dicollecte spelling projects.',
        licence: 'Mozilla Public License 2.0 (MPL-2.0)',
        href: 'https://grammalecte.net/',
      },
      {
        name: 'WordNet 3.0 and 3.1',
        use: 'The English definitions.',
        text: 'A lexical database of English, copyright Princeton University.',
        licence: 'WordNet licence: free to use, with the copyright notice',
        href: 'https://wordnet.princeton.edu/',
      },
      {
        name: 'WikDict',
        use: 'French definitions.',
        text: 'Made from Wiktionary, which is written by thousands of volunteers. Shortened here.',
        licence: 'Creative Commons Attribution-ShareAlike 3.0 (CC\u00a0BY-SA\u00a03.0)',
        href: 'https://www.wikdict.com/',
      },
      {
        name: 'Littré',
        use: 'French definitions where WikDict has none.',
        text: 'Émile Littré’s Dictionnaire de la langue française, 1873–1877. Shortened here.',
        licence: 'public domain',
        href: 'https://www.littre.org/',
      },
      {
        name: 'Fraunces, Figtree, Noto',
        use: 'The letters you read.',
        text: 'Fraunces by Undercase Type, Figtree by Erik Kennedy, signs from Noto. Cut down to what this site needs.',
        licence: 'SIL Open Font License 1.1 (OFL-1.1)',
        href: 'https://openfontlicense.org/',
      },
    ],
    codeHeading: 'Our own code',
    code: 'Wordstake itself is open source under the MIT licence: use it, study it, change it, share it.',
    notice: 'The full licence texts and copyright notices are in the project’s NOTICE file.',
    back: 'Back to the home page',
  },
};
