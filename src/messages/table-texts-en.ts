import { waysOf } from './buyword-wording.ts';

const { count } = waysOf('en');

/** A time as it is said: in days, hours, minutes or seconds. */
export const spanEn = (seconds: number): string => {
  if (seconds % 86_400 === 0) return count(seconds / 86_400, 'day', 'days');
  if (seconds % 3600 === 0) return count(seconds / 3600, 'hour', 'hours');
  return seconds % 60 === 0 ? count(seconds / 60, 'minute', 'minutes') : count(seconds, 'second', 'seconds');
};

/** What is said both where tables are made and at them, or of tables of every game. */
export const tableTextsEn = {
  dictionaryNames: {
    'en-full': 'English, all words',
    'en-common': 'English, common words',
    'fr-full': 'French, all words',
    'fr-common': 'French, common words',
  },
  dictionaryRules: {
    'en-full': 'English words, from the full dictionary.',
    'en-common': 'Common English words only.',
    'fr-full': 'French words, from the full dictionary, without accents.',
    'fr-common': 'Common French words only, without accents.',
  },
  twoPlayerAuctions: 'With two players, the French rules advise against auctions.',
  playChips: 'Play chips only, no money value.',
  houseRows: {
    houseWords: { name: 'Words you allow', hint: 'Valid here, whatever the dictionary says.' },
    houseBans: { name: 'Words you ban', hint: 'Invalid here, whatever the dictionary says.' },
  },
};
