import { describe, expect, it } from 'vitest';
import type { Options } from '../games/buyword/options.ts';
import { LANGUAGES } from '../shared/language.ts';
import { BUYWORD_FORM } from './buyword-form.ts';
import { rulesInForce as inForce } from './rules-in-force.ts';

const rulesInForce = (language: 'en' | 'fr', given: Partial<Options>, players: number) =>
  inForce(BUYWORD_FORM, language, given, players);
const texts = (language: 'en' | 'fr', given: Partial<Options>, players = 4): string[] =>
  rulesInForce(language, given, players).map(({ text }) => text);
const unusual = (given: Partial<Options>, players = 4): string[] =>
  rulesInForce('en', given, players)
    .filter(({ isUsual }) => !isUsual)
    .map(({ topic }) => topic);

describe('the rules in force', () => {
  it('are the six that matter where nothing is changed, all of them as usual', () => {
    expect(texts('en', {})).toEqual([
      'English words, from the full dictionary.',
      'The bank checks every word: an invalid one is refused, at no cost.',
      'Everybody starts with $200 and wilds: 4 each for two players, 3 for three, 2 for four.',
      'Everybody sells at the same time.',
      'Keep at most 8 tiles at the end of a round.',
      'If the bag runs out during the draw, nobody buys.',
    ]);
    expect(unusual({})).toEqual([]);
  });

  it('are as usual with French words and French tiles, and not with tiles of the other language', () => {
    expect(unusual({ dictionary: 'fr-full', tiles: 'french' })).toEqual([]);
    expect(unusual({ dictionary: 'fr-full', tiles: 'classic' })).toEqual(['tiles']);
  });

  it('BW-6.2 say of no penalty that nobody pays', () => {
    const free: Partial<Options> = { judge: 'challenge', penalty: 0 };
    expect(texts('en', free).join(' ')).toContain('the loser pays nothing');
    expect(texts('fr', free).join(' ')).toContain('qui a tort ne paie rien');
  });

  it('mark what is changed, and do not where it makes no difference', () => {
    expect(unusual({ judge: 'challenge', startMoney: 300, openTiles: false, leader: 1 })).toEqual([
      'judge',
      'start',
      'leader',
      'openTiles',
    ]);
    expect(unusual({ penalty: 50 })).toEqual([]);
    expect(unusual({ penalty: 50, judge: 'challenge' })).toEqual(['judge']);
  });

  it('are written as French people write them', () => {
    expect(
      texts('fr', { startMoney: 1000, wilds: 1, judge: 'challenge', penalty: 50, challengeSeconds: 60 }),
    ).toEqual(
      expect.arrayContaining([
        'Chacun commence avec 1\u202f000\u00a0$ et 1\u00a0joker.',
        'Vends les mots que tu oses\u00a0: les autres peuvent contester, et celui qui a tort paie 50\u00a0$. Délai pour contester\u00a0: 1\u00a0minute.',
      ]),
    );
  });

  it.each(LANGUAGES)('BW-15.1 say where names count (%s)', (language) => {
    const said = (theme: Options['theme']): string =>
      texts(language, { dictionary: `${language}-full`, theme }).join(' ');
    expect(said('films')).toContain({ en: 'names included', fr: 'noms propres compris' }[language]);
    expect(said('cinema')).not.toMatch(/names|noms/);
  });

  it.each(LANGUAGES)('are told of every variant (%s)', (language) => {
    const everything: Partial<Options> = {
      theme: 'ocean',
      draft: true,
      deals: 'sales',
      auctions: 'french',
      crossword: true,
      extended: { refill: 'sold', bags: 3, target: 2000 },
      houseWords: ['ZUT'],
      houseBans: ['QI', 'XU'],
      turnSeconds: 86_400,
    };
    const topics = rulesInForce(language, { ...everything, dictionary: `${language}-full` }, 6);
    expect(topics.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining([
        'theme',
        'draft',
        'deals',
        'auctions',
        'crossword',
        'extended',
        'houseWords',
        'houseBans',
        'clock',
      ]),
    );
    for (const { text } of topics) expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
  });

  it('are none where the options cannot be played', () => {
    expect(texts('en', { startMoney: 1 })).toEqual([]);
  });
});
