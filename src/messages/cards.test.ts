import { describe, expect, it } from 'vitest';
import { sayWholeSentences } from '../../test/support/whole-sentences.ts';
import { CLASSIC_DECK } from '../games/choose-your-words/classic-deck.ts';
import type { GameEvent, GameResult } from '../games/choose-your-words/events.ts';
import { parseOptions } from '../games/choose-your-words/options.ts';
import type { CardsRefusal, OptionBounds, RefusalCode } from '../games/choose-your-words/refusals.ts';
import { scoreWord } from '../games/choose-your-words/score.ts';
import { LANGUAGES, type Language } from '../shared/language.ts';
import { cardsEventSentence, cardsRefusalSentence } from './cards.ts';

const parsed = parseOptions({}, 2);
if (!parsed.ok) throw new Error('default options are options');

/** One refusal of every code; a code without one fails `tsc`. */
const REFUSALS: { readonly [Code in RefusalCode]: Extract<CardsRefusal, { code: Code }> } = {
  'bad-players': { code: 'bad-players', from: 2, to: 8 },
  'bad-options': { code: 'bad-options' },
  'unknown-option': { code: 'unknown-option', option: 'colour' },
  'bad-option': {
    code: 'bad-option',
    option: 'deck',
    bounds: { kind: 'one-of', values: ['classic', 'french'] },
  },
  'unknown-theme': { code: 'unknown-theme', theme: 'moon', themes: ['animals', 'ocean'] },
  'bad-setup': { code: 'bad-setup', part: 'decks' },
  'bad-action': { code: 'bad-action' },
  'bad-seat': { code: 'bad-seat', players: 2 },
  'server-only': { code: 'server-only', action: 'window' },
  'players-only': { code: 'players-only', action: 'fold' },
  'game-over': { code: 'game-over' },
  'record-closed': { code: 'record-closed' },
  'has-left': { code: 'has-left', seat: 1 },
  'is-out': { code: 'is-out', seat: 1 },
  'has-folded': { code: 'has-folded' },
  'not-now': { code: 'not-now', action: 'fold', phase: 'vote' },
  'not-your-turn': { code: 'not-your-turn', turn: [1] },
  'nothing-due': { code: 'nothing-due', seat: 1 },
  'no-time-limit': { code: 'no-time-limit' },
  'time-already-up': { code: 'time-already-up' },
  'bad-category': { code: 'bad-category', most: 60 },
  'must-bet': { code: 'must-bet', least: 5 },
  'bet-to-match': { code: 'bet-to-match', toCall: 5 },
  'nothing-to-call': { code: 'nothing-to-call' },
  'already-bet': { code: 'already-bet', high: 5 },
  'nothing-to-raise': { code: 'nothing-to-raise' },
  'bet-too-small': { code: 'bet-too-small', least: 10 },
  'bet-too-big': { code: 'bet-too-big', most: 10 },
  'no-raises-left': { code: 'no-raises-left', limit: 3 },
  'not-reopened': { code: 'not-reopened' },
  'nobody-to-raise': { code: 'nobody-to-raise' },
  'not-cards': { code: 'not-cards' },
  'cards-not-held': { code: 'cards-not-held', cards: ['Qb', 'Xr', '*'] },
  'too-many-cards': { code: 'too-many-cards', most: 4 },
  'word-length': { code: 'word-length', from: 2, to: 7 },
  'not-a-word': { code: 'not-a-word', word: 'ZOB' },
  'already-declared': { code: 'already-declared' },
  'no-category': { code: 'no-category' },
  'no-such-word': { code: 'no-such-word', seat: 1 },
  'no-such-claim': { code: 'no-such-claim', seat: 1 },
  'own-word': { code: 'own-word' },
  'never-challenged': { code: 'never-challenged' },
  'dictionary-judges': { code: 'dictionary-judges' },
  'on-the-list': { code: 'on-the-list' },
  'already-challenged': { code: 'already-challenged' },
  'already-waived': { code: 'already-waived' },
  'already-voted': { code: 'already-voted' },
  'window-not-open': { code: 'window-not-open' },
};

const BOUNDS: readonly OptionBounds[] = [
  { kind: 'whole', from: 1, to: 20, orNull: true },
  { kind: 'flag' },
  { kind: 'words' },
  { kind: 'category' },
  { kind: 'end', scoreFrom: 201, scoreTo: 600, minutesTo: 60, roundsTo: 99 },
];

const scored = scoreWord(CLASSIC_DECK, ['Ab', '*Tb'], false);
const ended = (result: Partial<GameResult>): Extract<GameEvent, { type: 'ended' }> => ({
  type: 'ended',
  result: { reason: 'chips', chips: [400, 400], winners: [0], ...result },
});

/** Every type of event, but for those that tell people nothing. */
const EVENTS: {
  readonly [Type in GameEvent['type']]: readonly Extract<GameEvent, { type: Type }>[];
} = {
  began: [{ type: 'began', schema: 1, players: 2, options: parsed.value }],
  cut: [
    {
      type: 'cut',
      cuts: [
        { seat: 0, card: 'Zb' },
        { seat: 1, card: '*' },
      ],
    },
  ],
  'round-began': ([null, 'time'] as const).map((tieBreak) => ({
    type: 'round-began',
    round: 3,
    dealer: 0,
    seats: [0, 1],
    deckSize: 108,
    tieBreak,
  })),
  anted: [{ type: 'anted', seat: 0, amount: 1 }],
  dealt: [{ type: 'dealt', seat: 0, cards: ['Ab', '*'] }],
  'phase-began': [],
  'category-set': [
    { type: 'category-set', seat: 0, text: null, names: false },
    { type: 'category-set', seat: 0, text: 'Fish', names: true },
    { type: 'category-set', seat: 0, text: 'ocean', names: false, theme: 'ocean', own: false },
  ],
  bet: [{ type: 'bet', seat: 0, to: 5, added: 5, step: 5, full: true, queue: [1] }],
  raised: [{ type: 'raised', seat: 0, to: 15, added: 10, step: 10, full: true, queue: [1] }],
  called: [{ type: 'called', seat: 0, added: 5 }],
  checked: [{ type: 'checked', seat: 0 }],
  folded: [{ type: 'folded', seat: 0 }],
  returned: [{ type: 'returned', seat: 0, amount: 5 }],
  reshuffled: [{ type: 'reshuffled', pile: ['?'] }],
  exchanged: [
    { type: 'exchanged', seat: 0, discarded: [], drawn: [] },
    { type: 'exchanged', seat: 0, discarded: ['Qb'], drawn: ['Er'] },
    { type: 'exchanged', seat: 0, discarded: ['?', '?'], drawn: ['?', '?'] },
  ],
  'laid-out': [],
  secret: [],
  showed: [{ type: 'showed', seat: 0, cards: ['Ab', '*'] }],
  declared: [{ type: 'declared', seat: 0, declaration: null }],
  opened: [
    {
      type: 'opened',
      declarations: [
        { seat: 0, word: ['Ab', '*Tb'], claim: true, ...scored },
        { seat: 1, word: null, claim: false, score: 0, steps: null },
      ],
    },
  ],
  challenged: ([true, false, null] as const).flatMap((legal) =>
    (['word', 'category', 'both'] as const).map((matter) => ({
      type: 'challenged',
      by: 0,
      seat: 1,
      matter,
      legal,
    })),
  ),
  voted: (['yes', 'no', 'pass'] as const).map((vote) => ({ type: 'voted', seat: 0, vote })),
  'vote-ended': ([true, false] as const).flatMap((stands) =>
    (['category', 'both'] as const).map((matter) => ({
      type: 'vote-ended',
      by: 0,
      seat: 1,
      matter,
      yes: 2,
      no: 1,
      stands,
    })),
  ),
  struck: [{ type: 'struck', seat: 0 }],
  'claim-lost': [{ type: 'claim-lost', seat: 0, ...scored }],
  owes: [{ type: 'owes', seat: 0, amount: 25 }],
  waived: [{ type: 'waived', seat: 0 }],
  'window-closed': [{ type: 'window-closed' }],
  reseeded: [{ type: 'reseeded' }],
  'pot-won': [
    {
      type: 'pot-won',
      pot: 0,
      amount: 9,
      by: 'word',
      winners: [
        { seat: 0, amount: 5 },
        { seat: 1, amount: 4 },
      ],
    },
    { type: 'pot-won', pot: 1, amount: 9, by: 'cards', winners: [{ seat: 0, amount: 9 }] },
  ],
  'pot-carried': [
    { type: 'pot-carried', amount: 1 },
    { type: 'pot-carried', amount: 40 },
  ],
  'debt-taken': [
    { type: 'debt-taken', seat: 0, owed: 25, amount: 25 },
    { type: 'debt-taken', seat: 0, owed: 25, amount: 3 },
  ],
  'next-pot-given': [{ type: 'next-pot-given', winners: [{ seat: 0, amount: 25 }] }],
  out: [{ type: 'out', seat: 0, why: 'chips' }],
  'timed-out': [{ type: 'timed-out', seat: 0 }],
  'time-up': [{ type: 'time-up' }],
  left: [
    { type: 'left', seat: 0, chips: 0 },
    { type: 'left', seat: 0, chips: 20 },
  ],
  ended: [
    ...(['chips', 'score', 'rounds', 'time', 'left'] as const).map((reason) => ended({ reason })),
    ended({ winners: [0, 1] }),
    ended({ winners: [] }),
  ],
};

const refusals: readonly CardsRefusal[] = [
  ...Object.values(REFUSALS),
  ...BOUNDS.map((bounds): CardsRefusal => ({ code: 'bad-option', option: 'end', bounds })),
  ...(['dealer', 'seed'] as const).map((part): CardsRefusal => ({ code: 'bad-setup', part })),
  { code: 'unknown-theme', theme: 'moon', themes: [] },
  { code: 'no-raises-left', limit: 0 },
];
const events: readonly GameEvent[] = Object.values(EVENTS).flat();
const names = ['Ann', 'Ben'];

const allTexts = (language: Language): string[] => [
  ...refusals.map((refusal) => cardsRefusalSentence(language, refusal)),
  ...events.flatMap((event) =>
    [null, 0, 1].map((viewer) => cardsEventSentence(language, event, names, viewer) ?? ''),
  ),
];

describe('what Choose Your Words says', () => {
  sayWholeSentences(allTexts);

  it('says nothing of what nobody needs to know, and nothing of hidden cards', () => {
    const silent: GameEvent[] = [
      { type: 'phase-began', phase: 'bet', number: 1, queue: [0] },
      { type: 'laid-out', seat: 0, word: ['Ab'] },
      { type: 'secret' },
      { type: 'dealt', seat: 0, cards: ['?', '?'] },
    ];
    for (const event of silent) expect(cardsEventSentence('en', event, names, 0)).toBeUndefined();
    const exchanged = EVENTS.exchanged[2] as GameEvent;
    expect(cardsEventSentence('en', exchanged, names, 1)).toBe('Ann exchanges 2 cards.');
  });
});

describe('sentences of Choose Your Words', () => {
  const say = (event: GameEvent | undefined, viewer: number | null) =>
    event === undefined
      ? []
      : LANGUAGES.map((language) => cardsEventSentence(language, event, names, viewer));

  it('address who reads, and name the others', () => {
    expect(say(EVENTS.bet[0], 0)).toEqual(['You bet 5.', 'Tu mises 5.']);
    expect(say(EVENTS.bet[0], 1)).toEqual(['Ann bets 5.', 'Ann mise 5.']);
    expect(say(EVENTS.folded[0], 0)).toEqual(['You fold.', 'Tu te couches.']);
    expect(cardsEventSentence('fr', EVENTS.folded[0] as GameEvent, [], null)).toBe(
      'Joueur\u00a01 se couche.',
    );
  });

  it('say what to do instead', () => {
    expect(cardsRefusalSentence('en', REFUSALS['must-bet'])).toBe('You open: bet 5 or more.');
    expect(cardsRefusalSentence('fr', REFUSALS['not-now'])).toBe(
      'Tu ne peux pas te coucher maintenant\u00a0: un vote est en cours.',
    );
    expect(cardsRefusalSentence('fr', REFUSALS['players-only'])).toBe(
      'Seuls les joueurs peuvent se coucher.',
    );
  });

  it('name cards by colour and letter, and count wilds', () => {
    const showed = (cards: string): GameEvent => ({ type: 'showed', seat: 0, cards: cards.split(' ') });
    expect(say(showed('Bb Gb Tr * *'), 1)).toEqual([
      'Ann shows blue B G, red T and 2 wilds.',
      'Ann montre B G bleus, T rouge et 2\u00a0jokers.',
    ]);
    expect(say(showed('Ar Er *'), 0)).toEqual([
      'You show red A E and a wild.',
      'Tu montres A E rouges et un joker.',
    ]);
  });

  it('name a shipped theme in the language of the reader, own words as they are', () => {
    expect(say(EVENTS['category-set'][1], 1)).toEqual([
      'Ann named the category “Fish”, names included.',
      'Ann annonce la catégorie «\u00a0Fish\u00a0», noms propres admis.',
    ]);
    const [english, french] = say(EVENTS['category-set'][2], 0);
    expect(english).toMatch(/ocean/i);
    expect(french).toMatch(/océan/i);
  });

  it('tell what each declared', () => {
    expect(say(EVENTS.opened[0], 1)).toEqual([
      'Ann declares AT for 6, claiming the category. You have no word.',
      'Ann annonce AT\u00a0: 6\u00a0points, dans la catégorie. Tu n’as pas de mot.',
    ]);
  });
});
