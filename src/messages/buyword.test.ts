import { describe, expect, it } from 'vitest';
import { sayWholeSentences } from '../../test/support/whole-sentences.ts';
import type { GameEvent, GameResult } from '../games/buyword/events.ts';
import { parseOptions } from '../games/buyword/options.ts';
import type { BuyWordRefusal, OptionBounds, RefusalCode } from '../games/buyword/refusals.ts';
import { BALLOTS } from '../games/core/ballots.ts';
import type { Language } from '../shared/language.ts';
import { THEMES } from '../shared/themes.ts';
import { eventSentence, refusalSentence } from './buyword.ts';
import type { EventOf } from './buyword-wording.ts';

const parsed = parseOptions({}, 2);
if (!parsed.ok) throw new Error('default options are options');

/** One refusal of every code; a code without one fails `tsc`. */
const REFUSALS: { readonly [Code in RefusalCode]: Extract<BuyWordRefusal, { code: Code }> } = {
  'bad-players': { code: 'bad-players', from: 1, to: 8 },
  'bad-options': { code: 'bad-options' },
  'unknown-option': { code: 'unknown-option', option: 'colour' },
  'bad-option': {
    code: 'bad-option',
    option: 'startMoney',
    bounds: { kind: 'whole', from: 50, to: 1000, orNull: false },
  },
  'bad-setup': { code: 'bad-setup', part: 'bag' },
  'needs-extended': { code: 'needs-extended', most: 4 },
  'not-alone': { code: 'not-alone', option: 'auctions' },
  'theme-not-in-language': { code: 'theme-not-in-language', theme: 'nouns', language: 'fr' },
  'theme-needs-players': { code: 'theme-needs-players', least: 3 },
  'theme-needs-challenge': { code: 'theme-needs-challenge' },
  'extended-endless': { code: 'extended-endless' },
  'at-once-needs-sold': { code: 'at-once-needs-sold' },
  'target-too-low': { code: 'target-too-low', target: 200, startMoney: 200 },
  'bad-title': { code: 'bad-title', title: '2001' },
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
  'other-lot-first': { code: 'other-lot-first', seat: 2 },
  'not-open': { code: 'not-open', open: 'AEJ' },
  'bad-terms': { code: 'bad-terms' },
  'deal-without-lot': { code: 'deal-without-lot' },
  'no-such-lot': { code: 'no-such-lot', seat: 2 },
  'which-lot': { code: 'which-lot', seat: 1 },
  'lot-already-there': { code: 'lot-already-there', seat: 2 },
  'no-money-in-trades': { code: 'no-money-in-trades' },
  'not-an-exchange': { code: 'not-an-exchange' },
  'out-of-deals': { code: 'out-of-deals', seat: 2 },
  'already-proposed': { code: 'already-proposed' },
  'too-many-proposals': { code: 'too-many-proposals', most: 20 },
  'no-such-proposal': { code: 'no-such-proposal', proposal: 7 },
  'not-your-deal': { code: 'not-your-deal', proposal: 7 },
  'own-proposal': { code: 'own-proposal', proposal: 7 },
  'not-your-proposal': { code: 'not-your-proposal', proposal: 7 },
  'already-accepted': { code: 'already-accepted', proposal: 7 },
  'done-dealing': { code: 'done-dealing' },
  'bid-too-low': { code: 'bid-too-low', least: 12 },
  'bid-too-high': { code: 'bid-too-high', money: 40 },
  'bid-only-least': { code: 'bid-only-least', least: 1 },
  'already-done': { code: 'already-done' },
  'word-too-short': { code: 'word-too-short' },
  'word-too-long': { code: 'word-too-long', most: 15 },
  'word-bad-letters': { code: 'word-bad-letters' },
  'missing-tiles': { code: 'missing-tiles', letters: 'EEJ' },
  'no-wild': { code: 'no-wild' },
  'not-a-word': { code: 'not-a-word', word: 'ZZZ' },
  'off-theme': { code: 'off-theme', word: 'CHAIR' },
  'too-many-sales': { code: 'too-many-sales', most: 200 },
  'no-grid': { code: 'no-grid' },
  'needs-place': { code: 'needs-place' },
  'bad-place': { code: 'bad-place', farthest: 100_000 },
  'first-word-place': { code: 'first-word-place' },
  'cell-taken': { code: 'cell-taken', row: -3, col: 4, letter: 'E' },
  'word-goes-on': { code: 'word-goes-on' },
  'lays-nothing': { code: 'lays-nothing' },
  'not-joined': { code: 'not-joined' },
  'two-wilds': { code: 'two-wilds', word: 'CATS' },
  'over-limit': { code: 'over-limit', limit: 8, excess: 2 },
  'nothing-to-discard': { code: 'nothing-to-discard' },
  'discard-too-many': { code: 'discard-too-many', excess: 1 },
  'tiles-not-held': { code: 'tiles-not-held', letters: 'Q' },
  'no-challenges': { code: 'no-challenges' },
  'no-such-sale': { code: 'no-such-sale', sale: 9 },
  'sale-settled': { code: 'sale-settled', sale: 1 },
  'sale-undone': { code: 'sale-undone', sale: 2 },
  'own-sale': { code: 'own-sale', sale: 1 },
  'already-challenged': { code: 'already-challenged', sale: 1 },
  'built-on': { code: 'built-on', sale: 1 },
  'bad-ballot': { code: 'bad-ballot' },
  'already-voted': { code: 'already-voted' },
  'no-vote-for-you': { code: 'no-vote-for-you' },
  'nothing-to-waive': { code: 'nothing-to-waive' },
  'already-waived': { code: 'already-waived' },
  'window-not-open': { code: 'window-not-open' },
};

const BOUNDS: readonly OptionBounds[] = [
  { kind: 'one-of', values: ['void', 'partial'] },
  { kind: 'whole', from: 1, to: 20, orNull: true },
  { kind: 'flag' },
  { kind: 'words' },
  { kind: 'theme', mostWords: 5000, mostLetters: 40 },
  { kind: 'extended', mostBags: 99, highestTarget: 1_000_000 },
];

const terms = {
  lots: [
    { from: 0, to: 1 },
    { from: 1, to: 0 },
  ],
  money: [{ from: 1, to: 0, amount: 25 }],
};
const moves = terms.lots.map((move) => ({ ...move, origin: move.from }));
const word = { word: 'ENJOYED', wildAt: 2, pips: 10, price: 100 };
const challengedSale = { sale: 1, seller: 1, words: [word] };
const ended = (result: Partial<GameResult>): EventOf<'ended'> => ({
  type: 'ended',
  result: { reason: 'bag', money: [300, 300], winners: [0], grade: null, ...result },
});

/** Every type of event, but for those that tell people nothing. */
const EVENTS: {
  readonly [Type in GameEvent['type']]: readonly EventOf<Type>[];
} = {
  began: (['off', 'french'] as const).map((auctions) => ({
    type: 'began',
    schema: 1,
    players: 2,
    options: { ...parsed.value, auctions },
    leader: 0,
    bagCount: 108,
  })),
  'round-began': [{ type: 'round-began', round: 3, leader: 0 }],
  'phase-began': [],
  'auction-failed': [],
  'leader-passed': [{ type: 'leader-passed', leader: 0 }],
  rolled: [
    { type: 'rolled', face: 4 },
    { type: 'rolled', face: 'choice' },
  ],
  chose: [{ type: 'chose', seat: 0, number: 3 }],
  drew: [{ type: 'drew', seat: 0, tiles: 'EJD' }],
  opened: [{ type: 'opened', tiles: 'AEEJ' }],
  drafted: [{ type: 'drafted', seat: 0, letter: 'E' }],
  'open-gone': [
    { type: 'open-gone', tiles: 'AEEJ' },
    { type: 'open-gone', tiles: 'J' },
  ],
  proposed: [{ type: 'proposed', proposal: 3, by: 0, terms, moves, parties: [0, 1] }],
  accepted: [{ type: 'accepted', proposal: 3, seat: 0 }],
  rejected: [{ type: 'rejected', proposal: 3, seat: 0 }],
  withdrawn: [{ type: 'withdrawn', proposal: 3, seat: 0 }],
  lapsed: (['lot-moved', 'not-paid', 'done', 'left'] as const).map((why) => ({
    type: 'lapsed',
    proposal: 3,
    why,
  })),
  dealt: [{ type: 'dealt', proposal: 3, lots: moves, money: terms.money }],
  'auction-began': [{ type: 'auction-began', seat: 0, from: 0, tiles: 'EJD', least: 25, queue: [1] }],
  bid: [{ type: 'bid', seat: 0, amount: 30, queue: [] }],
  passed: [{ type: 'passed', seat: 0, queue: [] }],
  'bids-struck': [{ type: 'bids-struck', seat: 0 }],
  'auction-won': [0, 1].map((seller) => ({
    type: 'auction-won',
    seat: 0,
    seller,
    from: 1,
    tiles: 'EJD',
    price: 30,
  })),
  bought: [{ type: 'bought', seat: 0, from: 0, tiles: 'EJD', price: 64 }],
  'lot-gone': [
    { type: 'lot-gone', seat: 0, from: 0, tiles: 'EJD', why: 'declined' },
    { type: 'lot-gone', seat: 0, from: 0, tiles: 'EJD', why: 'unsold' },
    { type: 'lot-gone', seat: 0, from: 0, tiles: 'EJD', why: 'voided' },
  ],
  sold: [{ type: 'sold', seat: 0, sale: 1, words: [word], tiles: 'ENOYED', wilds: 1, price: 100 }],
  'vote-called': [{ type: 'vote-called', ...challengedSale, by: 0, queue: [1] }],
  voted: BALLOTS.map((ballot) => ({ type: 'voted', seat: 0, ballot })),
  'vote-closed': [
    { type: 'vote-closed', ...challengedSale, yes: 2, no: 1 },
    { type: 'vote-closed', ...challengedSale, yes: 1, no: 1 },
  ],
  challenged: [
    { type: 'challenged', ...challengedSale, by: 0, valid: true },
    { type: 'challenged', ...challengedSale, by: 0, valid: false },
  ],
  undone: [
    { type: 'undone', sale: 1, seat: 0, words: [word], refund: 100, tiles: 'ENOYED', wilds: 1 },
    { type: 'undone', sale: 1, seat: 0, words: [word], refund: 100, tiles: '', wilds: 0 },
  ],
  penalty: [{ type: 'penalty', seat: 0, amount: 20 }],
  owed: [{ type: 'owed', seat: 0, amount: 8 }],
  'debt-paid': [{ type: 'debt-paid', seat: 0, amount: 8 }],
  reopened: [{ type: 'reopened', seat: 0 }],
  waived: [{ type: 'waived', seat: 0 }],
  'window-closed': [{ type: 'window-closed' }],
  reseeded: [{ type: 'reseeded' }],
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
  refilled: [{ type: 'refilled', bag: 2, tiles: 'AEEJ' }],
  ended: [
    ended({}),
    ended({ reason: 'target' }),
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
  { code: 'not-alone', option: 'deals' },
  { code: 'cell-taken', row: 0, col: 0, letter: 'j' },
  ...THEMES.en.map((theme): BuyWordRefusal => ({ code: 'theme-not-in-language', theme, language: 'fr' })),
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
  sayWholeSentences(allTexts);

  it('says nothing of a phase that begins, nor twice that a lot found no buyer', () => {
    expect(eventSentence('en', { type: 'phase-began', phase: 'buy', queue: [0] }, names, 0)).toBeUndefined();
    const failed: GameEvent = { type: 'auction-failed', seller: 0, tiles: 'EJD' };
    expect(eventSentence('fr', failed, names, 0)).toBeUndefined();
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

  it('write words as people see them, and which letter was a wild', () => {
    expect(say(EVENTS.sold[0] as GameEvent, 1)).toEqual([
      'Ann sold ENJOYED (wild J) for $100.',
      'Ann vend ENJOYED (joker J) pour 100\u00a0$.',
    ]);
  });

  it('BW-6.1 name the word that is challenged, and whose it is', () => {
    const [stands, falls] = EVENTS.challenged as [GameEvent, GameEvent];
    expect(say(stands, 0)).toEqual([
      'You challenged Ben’s ENJOYED (wild J): valid.',
      'Tu contestes à tort le mot ENJOYED (joker J) de Ben.',
    ]);
    expect(say(falls, 1)).toEqual([
      'Ann challenged your ENJOYED (wild J): invalid.',
      'Ann conteste à raison ton mot ENJOYED (joker J).',
    ]);
    expect(say(EVENTS['vote-called'][0] as GameEvent, null)).toEqual([
      'Ann challenged Ben’s ENJOYED (wild J): the others vote.',
      'Ann conteste le mot ENJOYED (joker J) de Ben\u00a0: les autres votent.',
    ]);
    expect(say(EVENTS['vote-closed'][0] as GameEvent, null)).toEqual([
      'The vote on Ben’s ENJOYED (wild J): 2 for, 1 against.',
      'Vote sur le mot ENJOYED (joker J) de Ben\u00a0: 2\u00a0pour, 1\u00a0contre.',
    ]);
    expect(say(EVENTS.undone[0] as GameEvent, 0)).toEqual([
      'You take back ENJOYED (wild J), return $100 and get ENOYED and a wild back.',
      'Tu retires ENJOYED (joker J), rends 100\u00a0$ et reprends ENOYED et un joker.',
    ]);
  });

  it('tell of a deal what moves, by whose lots they were', () => {
    const [proposed] = EVENTS.proposed as [GameEvent];
    expect(say(proposed, null)).toEqual([
      'Ann proposes deal 3: Ann’s lot goes to Ben, Ben’s lot goes to Ann, Ben pays Ann $25.',
      'Ann propose l’échange 3\u00a0: le lot d’Ann à Ben, celui de Ben à Ann, Ben paie 25\u00a0$ à Ann.',
    ]);
    expect(say(proposed, 0)).toEqual([
      'You propose deal 3: your lot goes to Ben, Ben’s lot goes to you, Ben pays you $25.',
      'Tu proposes l’échange 3\u00a0: ton lot à Ben, celui de Ben à toi, Ben te paie 25\u00a0$.',
    ]);
    expect(say(EVENTS.dealt[0] as GameEvent, 1)).toEqual([
      'Deal 3 goes through: Ann’s lot goes to you, your lot goes to Ann, you pay Ann $25.',
      'L’échange 3 est conclu\u00a0: le lot d’Ann à toi, le tien à Ann, tu paies 25\u00a0$ à Ann.',
    ]);
  });

  it.each([
    ['Ben', 'de Ben'],
    ['Élise', 'd’Élise'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
  ])('elide before a vowel in French (%s)', (name, of) => {
    const [struck] = EVENTS['bids-struck'] as [GameEvent];
    expect(eventSentence('fr', struck, [name], null)).toBe(`Les enchères ${of} ne comptent plus.`);
  });

  it('name all words of a sale on a grid', () => {
    const across = { word: 'CATS', wildAt: null, pips: 5, price: 25 };
    const down = { word: 'AS', wildAt: 1, pips: 2, price: 4 };
    const sold: GameEvent = {
      type: 'sold',
      seat: 0,
      sale: 2,
      words: [across, down],
      tiles: 'CAT',
      wilds: 1,
      price: 29,
    };
    expect(say(sold, 0)).toEqual([
      'You sold CATS and AS (wild S) for $29.',
      'Tu vends CATS et AS (joker S) pour 29\u00a0$.',
    ]);
  });

  it('tell who keeps a lot at an auction from who wins it', () => {
    expect(EVENTS['auction-won'].map((won) => eventSentence('en', won, names, null))).toEqual([
      'Ann kept EJD for $30.',
      'Ann won EJD for $30.',
    ]);
  });

  it('say what to do instead', () => {
    expect(refusalSentence('en', REFUSALS['bid-too-low'])).toBe('Bid at least $12.');
    expect(refusalSentence('fr', REFUSALS['theme-not-in-language'])).toBe(
      'Le thème «\u00a0noms\u00a0» n’a pas de mots français\u00a0: choisis-en un autre.',
    );
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
      'The game begins: everybody gets $200 and 0 wilds.',
      'La partie commence\u00a0: 200\u00a0$ et 0\u00a0joker pour chacun.',
    ]);
  });

  it('share a win, with who reads first', () => {
    expect(say(ended({ winners: [0, 1] }), 1)).toEqual([
      'The bag is empty. You and Ann share the win with $300 each!',
      'Le sac est vide. Tu partages la victoire avec Ann\u00a0: 300\u00a0$ chacun\u202f!',
    ]);
  });
});
