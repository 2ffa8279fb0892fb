import { describe, expect, it } from 'vitest';
import type { GameEvent, GameResult } from '../games/buyword/events.ts';
import { parseOptions } from '../games/buyword/options.ts';
import type { BuyWordRefusal, OptionBounds, RefusalCode } from '../games/buyword/refusals.ts';
import { LANGUAGES, type Language } from '../shared/language.ts';
import { eventSentence, refusalSentence } from './buyword.ts';

const parsed = parseOptions({}, 2);
if (!parsed.ok) throw new Error('default options are options');

/** One refusal of every code; a code without one fails `tsc`. */
const REFUSALS: { readonly [Code in RefusalCode]: Extract<BuyWordRefusal, { code: Code }> } = {
  'bad-players': { code: 'bad-players', from: 1, to: 4 },
  'bad-options': { code: 'bad-options' },
  'unknown-option': { code: 'unknown-option', option: 'colour' },
  'bad-option': {
    code: 'bad-option',
    option: 'startMoney',
    bounds: { kind: 'whole', from: 50, to: 1000, orNull: false },
  },
  'bad-setup': { code: 'bad-setup', part: 'bag' },
  'bad-action': { code: 'bad-action' },
  'bad-seat': { code: 'bad-seat', players: 2 },
  'server-only': { code: 'server-only', action: 'window' },
  'players-only': { code: 'players-only', action: 'buy' },
  'game-over': { code: 'game-over' },
  'has-left': { code: 'has-left', seat: 1 },
  'not-now': { code: 'not-now', action: 'buy', phase: 'roll' },
  'not-your-turn': { code: 'not-your-turn', turn: [1] },
  'nothing-due': { code: 'nothing-due', seat: 1 },
  'no-roll-left': { code: 'no-roll-left' },
  'bad-number': { code: 'bad-number', from: 2, to: 5 },
  'cannot-afford': { code: 'cannot-afford', price: 64, money: 40 },
  'already-done': { code: 'already-done' },
  'word-too-short': { code: 'word-too-short' },
  'word-too-long': { code: 'word-too-long', most: 15 },
  'word-bad-letters': { code: 'word-bad-letters' },
  'missing-tiles': { code: 'missing-tiles', letters: 'EEJ' },
  'no-wild': { code: 'no-wild' },
  'not-a-word': { code: 'not-a-word', word: 'ZZZ' },
  'too-many-sales': { code: 'too-many-sales', most: 200 },
  'over-limit': { code: 'over-limit', limit: 8, excess: 2 },
  'nothing-to-discard': { code: 'nothing-to-discard' },
  'discard-too-many': { code: 'discard-too-many', excess: 1 },
  'tiles-not-held': { code: 'tiles-not-held', letters: 'Q' },
  'no-challenges': { code: 'no-challenges' },
  'no-such-sale': { code: 'no-such-sale', sale: 9 },
  'sale-settled': { code: 'sale-settled', sale: 1 },
  'own-sale': { code: 'own-sale', sale: 1 },
  'already-challenged': { code: 'already-challenged', sale: 1 },
  'nothing-to-waive': { code: 'nothing-to-waive' },
  'already-waived': { code: 'already-waived' },
  'window-not-open': { code: 'window-not-open' },
};

const BOUNDS: readonly OptionBounds[] = [
  { kind: 'one-of', values: ['void', 'partial'] },
  { kind: 'whole', from: 1, to: 20, orNull: true },
  { kind: 'flag' },
  { kind: 'words' },
  { kind: 'not-yet' },
];

const word = { word: 'ENJOYED', wildAt: 2, pips: 10, price: 100 };
const ended = (result: Partial<GameResult>): Extract<GameEvent, { type: 'ended' }> => ({
  type: 'ended',
  result: { reason: 'bag', money: [300, 300], winners: [0], grade: null, ...result },
});

/** Every type of event, but for phase-began which tells people nothing. */
const EVENTS: {
  readonly [Type in GameEvent['type']]: readonly Extract<GameEvent, { type: Type }>[];
} = {
  began: [{ type: 'began', schema: 1, players: 2, options: parsed.value, leader: 0, bagCount: 108 }],
  'round-began': [{ type: 'round-began', round: 3, leader: 0 }],
  'phase-began': [],
  'leader-passed': [{ type: 'leader-passed', leader: 0 }],
  rolled: [
    { type: 'rolled', face: 4 },
    { type: 'rolled', face: 'choice' },
  ],
  chose: [{ type: 'chose', seat: 0, number: 3 }],
  drew: [{ type: 'drew', seat: 0, tiles: 'EJD' }],
  bought: [{ type: 'bought', seat: 0, from: 0, tiles: 'EJD', price: 64 }],
  'lot-gone': [
    { type: 'lot-gone', seat: 0, from: 0, tiles: 'EJD', why: 'declined' },
    { type: 'lot-gone', seat: 0, from: 0, tiles: 'EJD', why: 'voided' },
  ],
  sold: [{ type: 'sold', seat: 0, sale: 1, words: [word], tiles: 'ENOYED', wilds: 1, price: 100 }],
  challenged: [
    { type: 'challenged', sale: 1, by: 0, valid: true },
    { type: 'challenged', sale: 1, by: 0, valid: false },
  ],
  undone: [
    { type: 'undone', sale: 1, seat: 0, refund: 100, tiles: 'ENOYED', wilds: 1 },
    { type: 'undone', sale: 1, seat: 0, refund: 100, tiles: '', wilds: 0 },
  ],
  penalty: [{ type: 'penalty', seat: 0, amount: 20 }],
  reopened: [{ type: 'reopened', seat: 0 }],
  waived: [{ type: 'waived', seat: 0 }],
  'window-closed': [{ type: 'window-closed' }],
  'tiles-gone': (['discarded', 'abandoned', 'lost'] as const).map((why) => ({
    type: 'tiles-gone',
    seat: 0,
    tiles: 'EJ',
    wilds: 2,
    why,
  })),
  done: [{ type: 'done', seat: 0 }],
  'timed-out': [{ type: 'timed-out', seat: 0 }],
  left: [{ type: 'left', seat: 0 }],
  ended: [
    ended({}),
    ended({ winners: [0, 1] }),
    ended({ reason: 'left', winners: [0] }),
    ended({ reason: 'left', winners: [] }),
    ended({ money: [1000], grade: 'outstanding' }),
  ],
};

const refusals: readonly BuyWordRefusal[] = [
  ...Object.values(REFUSALS),
  ...BOUNDS.map((bounds): BuyWordRefusal => ({ code: 'bad-option', option: 'tileLimit', bounds })),
  ...(['rolls', 'leader', 'seed'] as const).map((part): BuyWordRefusal => ({ code: 'bad-setup', part })),
];
const events: readonly GameEvent[] = Object.values(EVENTS).flat();
const names = ['Ann', 'Ben'];

const allTexts = (language: Language): string[] => [
  ...refusals.map((refusal) => refusalSentence(language, refusal)),
  ...events.flatMap((event) =>
    [null, 0, 1].map((viewer) => eventSentence(language, event, names, viewer) ?? ''),
  ),
];

describe('what BuyWord says', () => {
  it.each(LANGUAGES)('has a whole sentence for every refusal and event (%s)', (language) => {
    for (const text of allTexts(language)) {
      expect(text).toMatch(/^[A-ZÀÉ0-9«].*[.!]$/u);
      expect(text).not.toMatch(/undefined|NaN|null|\[object|['"]| {2}/);
    }
  });

  it('says nothing of a phase that begins', () => {
    expect(eventSentence('en', { type: 'phase-began', phase: 'buy', queue: [0] }, names, 0)).toBeUndefined();
  });

  it('says everything in French otherwise than in English', () => {
    const french = allTexts('fr');
    expect(allTexts('en').filter((text, i) => text === french[i])).toEqual([]);
  });

  it('keeps French signs with their words by no-break spaces', () => {
    const loose = allTexts('fr').filter((text) => / [:;?!»$]|« |[^\u00a0\u202f][:;?!»$]/.test(text));
    expect(loose).toEqual([]);
  });
});

describe('sentences', () => {
  const say = (event: GameEvent, viewer: number | null) => [
    eventSentence('en', event, names, viewer),
    eventSentence('fr', event, names, viewer),
  ];

  it('address who reads, and name the others', () => {
    const [bought] = EVENTS.bought as [GameEvent];
    expect(say(bought, 0)).toEqual(['You bought EJD for $64.', 'Tu achètes EJD pour 64\u00a0$.']);
    expect(say(bought, null)).toEqual(['Ann bought EJD for $64.', 'Ann achète EJD pour 64\u00a0$.']);
    expect(eventSentence('fr', bought, [], null)).toBe('Joueur\u00a01 achète EJD pour 64\u00a0$.');
  });

  it('write a wild in lower case', () => {
    expect(say(EVENTS.sold[0] as GameEvent, 1)).toEqual([
      'Ann sold ENjOYED for $100.',
      'Ann vend ENjOYED pour 100\u00a0$.',
    ]);
  });

  it('say what to do instead', () => {
    expect(refusalSentence('en', REFUSALS['cannot-afford'])).toBe('The lot costs $64 and you have $40.');
    expect(refusalSentence('fr', REFUSALS['over-limit'])).toBe(
      'Tu peux garder 8\u00a0lettres\u00a0: vends ou défausse d’abord 2\u00a0tuiles.',
    );
  });

  it('count none as singular in French', () => {
    const began: GameEvent = {
      type: 'began',
      schema: 1,
      players: 2,
      options: { ...parsed.value, wilds: 0 },
      leader: 0,
      bagCount: 108,
    };
    expect(say(began, 0)).toEqual([
      'The game begins: $200 and 0 wilds for everybody.',
      'La partie commence\u00a0: 200\u00a0$ et 0\u00a0joker pour chacun.',
    ]);
  });

  it('share a win, with who reads first', () => {
    expect(say(ended({ winners: [0, 1] }), 1)).toEqual([
      'The bag is empty. You and Ann share the win with $300 each!',
      'Le sac est vide. Tu partages la victoire avec Ann\u00a0: 300\u00a0$ chacun\u00a0!',
    ]);
  });
});
