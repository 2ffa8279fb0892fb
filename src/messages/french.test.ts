import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../test/support/catalogue-texts.ts';
import { frenchFaults } from '../../test/support/french-typography.ts';
import type { GameEvent } from '../games/choose-your-words/events.ts';
import { botsPageIn } from './bots-page.ts';
import { buyWordFormFr } from './buyword-form-fr.ts';
import { buyWordReasonsFr } from './buyword-reasons-fr.ts';
import { buyWordVariantsFr } from './buyword-variants-fr.ts';
import { cardsEventSentence } from './cards.ts';
import { cardsFormFr } from './cards-form-fr.ts';
import { cardsLearnIn } from './cards-learn.ts';
import { cardsReasonsFr } from './cards-reasons-fr.ts';
import { cardsVariantsFr } from './cards-variants-fr.ts';
import { coachIn } from './coach.ts';
import { coachWaysFr } from './coach-ways-fr.ts';
import { creditsFr } from './credits-fr.ts';
import { dailyIn } from './daily.ts';
import { designFr } from './design-fr.ts';
import { engineSentences } from './engine.ts';
import { finderFr } from './finder-fr.ts';
import { firstWordsFr } from './first-words-fr.ts';
import { learnFr } from './learn-fr.ts';
import { lessonsFr } from './lessons-fr.ts';
import { messagesIn } from './messages.ts';
import { movesFr } from './moves-fr.ts';
import { privacyIn } from './privacy.ts';
import { puzzlesFr } from './puzzles-fr.ts';
import { reviewFr } from './review-fr.ts';
import { tableSentences } from './server.ts';
import { simulateMessages } from './simulate-cli.ts';
import { apiTextsIn, socialIn } from './social.ts';
import { textSentences } from './text.ts';
import { themesFr } from './themes-fr.ts';
import { trainMessages } from './train-cli.ts';
import { wordsCliMessages } from './words-cli.ts';

/** All French but what games say of refusals and events, which their own tests ask for. */
const CATALOGUES = {
  messages: messagesIn('fr'),
  social: socialIn('fr'),
  'the API': apiTextsIn('fr'),
  privacy: privacyIn('fr'),
  credits: creditsFr,
  design: designFr,
  finder: finderFr,
  learn: learnFr,
  'the review': [reviewFr, coachWaysFr, movesFr],
  puzzles: [puzzlesFr, lessonsFr],
  'the page of opponents': botsPageIn('fr'),
  'the game of the day': dailyIn('fr'),
  'the coach': coachIn('fr'),
  'the first words': firstWordsFr,
  'the lesson in cards': cardsLearnIn('fr'),
  'the forms': [buyWordFormFr, cardsFormFr],
  variants: [buyWordVariantsFr, cardsVariantsFr],
  'bots’ reasons': [buyWordReasonsFr, cardsReasonsFr],
  themes: themesFr,
  'the server': tableSentences.fr,
  'the engine': [engineSentences.fr, textSentences.fr],
  'the command line': [simulateMessages.fr, trainMessages.fr, wordsCliMessages.fr],
};

/** The rules as people read them, a text a line; options are written as they are called. */
const rulesOf = (game: string): readonly string[] =>
  readFileSync(new URL(`../../docs/rules/${game}.fr.md`, import.meta.url), 'utf8')
    .replaceAll(/`[^`]*`/g, 'option')
    .split('\n');

/** An option in JSON, as a shell takes it: no French. */
const JSON_OPTION = /'\{.*?\}'/g;

describe('French', () => {
  it.each(Object.entries(CATALOGUES))('is set as the French set it: %s', (_, catalogue) => {
    const texts = textsOf(catalogue).map((text) => text.replace(JSON_OPTION, 'JSON'));
    expect(texts.flatMap(frenchFaults)).toEqual([]);
  });

  it.each(['buyword', 'choose-your-words'])('is set so in the rules of %s', (game) => {
    expect(rulesOf(game).flatMap(frenchFaults)).toEqual([]);
  });

  it.each([
    'Bonjour !',
    'Bonjour\u00a0!',
    'Bonjour!',
    'Voici: un mot',
    'Voici\u202f: un mot',
    '« mot »',
    '«\u202fmot\u202f»',
    "l'argent",
    'le vote de Anne',
    'la table de Yves',
    '1\u00a0jetons',
    '0\u00a0cartes',
    '2\u00a0jeton',
    '1 000\u00a0$',
  ])('would not be, with %j', (text) => {
    expect(frenchFaults(text)).not.toEqual([]);
  });

  it.each([
    'Bonjour\u202f!',
    'Voici\u00a0: «\u00a0?\u00a0», à 3:05.',
    'le vote d’Anne, de Hugues',
    '1\u00a0jeton, 21\u00a0jetons, 1\u202f000\u00a0jetons, 1\u202f000\u00a0$',
  ])('is well set in %j', (text) => {
    expect(frenchFaults(text)).toEqual([]);
  });
});

describe('French sentences', () => {
  const { cards, games, play } = messagesIn('fr');
  const { chat, turns } = socialIn('fr');
  const said = (event: GameEvent) => cardsEventSentence('fr', event, ['Anne', 'Bob'], null);

  it('agree with what they count', () => {
    const returned = (amount: number) => said({ type: 'returned', seat: 0, amount });
    expect(returned(1)).toBe('Anne reprend 1\u00a0jeton que personne n’a suivi.');
    expect(returned(2)).toBe('Anne reprend 2\u00a0jetons que personne n’a suivis.');
    expect([0, 1, 2].map(chat.open)).toEqual([
      'Discussion',
      'Discussion, 1\u00a0nouveau message',
      'Discussion, 2\u00a0nouveaux messages',
    ]);
    expect([60, 24, 1, 0.5].map(turns.due)).toEqual([
      'encore 2\u00a0jours',
      'encore 24\u00a0heures',
      'encore 1\u00a0heure',
      'moins d’une heure',
    ]);
  });

  it('say whose turn it is', () => {
    expect(cards.waitBet(['Anne'])).toBe('C’est à Anne de miser.');
    expect(play.waitBuy(['Bob'])).toBe('C’est à Bob d’acheter ou de renoncer.');
    expect(cards.waitVote(['Anne', 'Bob'])).toBe('On attend le vote d’Anne et de Bob.');
    expect(games.won(['Yves', 'Hugues'])).toBe('victoire d’Yves et de Hugues');
  });

  it('name cards as people do, not as commands do', () => {
    const cuts = [
      { seat: 0, card: 'Rr' },
      { seat: 1, card: '*' },
    ];
    expect(said({ type: 'cut', cuts })).toBe(
      'On coupe pour le premier donneur\u00a0: Anne tire un R rouge et Bob tire un joker.',
    );
    expect(cards.showsCards('Bb Db *')).toBe('Cartes\u00a0: B D bleus et un joker');
  });
});
