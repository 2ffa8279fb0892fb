/** Whom and what the site is built on. */
export const creditsEn = {
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
};
