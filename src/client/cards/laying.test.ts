import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../games/choose-your-words/deal-source.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { replay } from '../../games/core/game.ts';
import { ok } from '../../shared/result.ts';
import { mySeat, playCardsThrough, showCards } from './cards-state.ts';
import { hand } from './hand-order.ts';
import {
  answer,
  asked,
  canUndo,
  claim,
  declareLaid,
  exchangeMarked,
  laid,
  laidCards,
  laidScore,
  likelyColour,
  marked,
  missingLetter,
  placeCard,
  placeWild,
  startLaying,
  takeBack,
  takeBackAll,
  toggleMark,
  turnWild,
  typeLetter,
  undo,
  wildAsked,
  wish,
} from './laying.ts';

const env = {
  deal: createDealSource({ seed: 'laying' }),
  judge: { has: () => true, inTheme: () => false, themes: [] },
};
const started = CHOOSE_YOUR_WORDS.start(env, { players: 2, options: {}, setup: null });
const atStart = CHOOSE_YOUR_WORDS.view(replay(CHOOSE_YOUR_WORDS, started.ok ? started.value : []), 0);

/** A round in which I hold these cards. */
const holding = (cards: string, rest: Partial<View> = {}): View => ({
  ...atStart,
  ...rest,
  seats: atStart.seats.map((seat, i) =>
    i === 0 ? { ...seat, cards, cardCount: cards.split(' ').length } : seat,
  ),
});

const done: PlayerAction[] = [];
let stop = (): void => {};
const sitDown = (cards: string, rest?: Partial<View>): void => {
  playCardsThrough({
    act: async (action) => {
      done.push(action);
      return ok(null);
    },
  });
  mySeat.value = 0;
  showCards(holding(cards, rest), []);
  stop = startLaying();
};
const type = (letters: string): void => Array.from(letters).forEach(typeLetter);
const word = (): string => laidCards.value.join(' ');
const cardNamed = (card: string) => hand.value.find((each) => each.card === card) ?? { id: -1, card };

beforeEach(() => {
  done.length = 0;
});
afterEach(() => {
  stop();
  playCardsThrough(undefined);
});

describe('cards laid out', () => {
  it('are those of the letters typed, in the colour of the word where there are two', () => {
    sitDown('Ab Ar Cr Tr');
    type('CAT');
    expect([word(), likelyColour()]).toEqual(['Cr Ar Tr', 'r']);
    type('X');
    expect([word(), missingLetter.value]).toEqual(['Cr Ar Tr', 'X']);
  });

  it('move where they are put, are taken back, and are undone step by step', () => {
    sitDown('Ab Cb Tb');
    type('ACT');
    placeCard(cardNamed('Cb'), 0);
    expect(word()).toBe('Cb Ab Tb');
    takeBack(cardNamed('Tb').id);
    takeBackAll();
    undo();
    expect(word()).toBe('Cb Ab');
    undo();
    expect(word()).toBe('Cb Ab Tb');
    undo();
    expect(word()).toBe('Ab Cb Tb');
  });

  it('have a score from the shortest word on (CW-5)', () => {
    sitDown('Ab Cb Tb');
    type('C');
    expect(laidScore.value).toBeUndefined();
    type('AT');
    expect(laidScore.value?.reads).toBe('CAT');
  });

  it('stay as far as they are held after an exchange; a new round begins with none, and no claim', () => {
    sitDown('Ab Cb Tb');
    type('CAT');
    claim.value = true;
    showCards(holding('Ab Eb Tb'), []);
    expect([word(), canUndo.value, claim.value]).toEqual(['Ab Tb', false, true]);
    showCards(holding('Ab Eb Tb', { round: 2 }), []);
    expect([word(), claim.value]).toEqual(['', false]);
  });
});

describe('a wild card', () => {
  it('stands for a letter that is not in hand, in the colour of the word, and can be turned', () => {
    sitDown('Ar Tr *');
    type('AT');
    type('C');
    expect(word()).toBe('Ar Tr *Cr');
    const wild = laid.value.at(-1)?.id ?? -1;
    turnWild(wild);
    expect(word()).toBe('Ar Tr *Cb');
  });

  it('asks what it stands for when it is tapped, and goes where it was put', () => {
    sitDown('Ab Tb *');
    type('AT');
    placeCard(cardNamed('*'), 0);
    expect(wildAsked.value?.at).toBe(0);
    placeWild('C', 'b');
    expect([word(), wildAsked.value]).toEqual(['*Cb Ab Tb', undefined]);
  });
});

describe('cards marked to be exchanged', () => {
  it('are never more than may be (CW-4.2), and go as they are in hand', async () => {
    sitDown('Ab Cb Tb');
    const ids = hand.value.map(({ id }) => id);
    for (const id of ids) toggleMark(id, 2);
    expect(marked.value.size).toBe(2);
    toggleMark(ids[0] ?? -1, 2);
    expect(marked.value.size).toBe(1);
    await exchangeMarked();
    expect(done).toEqual([{ kind: 'exchange', cards: [hand.value[1]?.card] }]);
  });

  it('are none once there are other cards', () => {
    sitDown('Ab Cb Tb');
    toggleMark(hand.value[0]?.id ?? -1, 2);
    showCards(holding('Cb Tb Zb'), []);
    expect(marked.value.size).toBe(0);
  });
});

describe('what cannot be taken back', () => {
  it('asks once: folding where one may check, no word, a challenge, leaving', async () => {
    sitDown('Ab Cb Tb', { toCall: 0 });
    const costly: PlayerAction[] = [
      { kind: 'fold' },
      { kind: 'declare', word: null, claim: false },
      { kind: 'challenge', seat: 1, what: 'word' },
      { kind: 'leave' },
    ];
    for (const action of costly) {
      expect(await wish(action)).toBe(false);
      expect(asked.value).toEqual(action);
      await answer(false);
    }
    expect(done).toEqual([]);
    await wish({ kind: 'fold' });
    expect(await answer(true)).toBe(true);
    expect(done).toEqual([{ kind: 'fold' }]);
  });

  it('is not asked where it costs little: folding to a bet, a word that lies there', async () => {
    sitDown('Ab Cb Tb', { toCall: 3 });
    expect(await wish({ kind: 'fold' })).toBe(true);
    type('CAT');
    expect(await declareLaid()).toBe(true);
    expect(done.map(({ kind }) => kind)).toEqual(['fold', 'declare']);
  });

  it('lapses with the moment it was asked in, but for leaving', async () => {
    sitDown('Ab Cb Tb', { toCall: 0 });
    await wish({ kind: 'fold' });
    showCards(holding('Ab Cb Tb', { betting: 2, toCall: 0 }), []);
    expect(asked.value).toBeUndefined();
    await wish({ kind: 'leave' });
    showCards(holding('Ab Cb Tb', { betting: 3, toCall: 0 }), []);
    expect(asked.value).toEqual({ kind: 'leave' });
  });
});

describe('CW-26.2 what the table knows of the word', () => {
  const DECLARE: Partial<View> = { phase: 'declare', toAct: [0, 1] };
  const layouts = (): string[] =>
    done.flatMap((action) => (action.kind === 'layout' ? [action.word.join(' ')] : []));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told a moment after it was changed, once', () => {
    sitDown('Ab Cb Tb', DECLARE);
    type('CAT');
    vi.runAllTimers();
    showCards(holding('Ab Cb Tb', { ...DECLARE, layout: 'Cb Ab Tb' }), []);
    vi.runAllTimers();
    expect(layouts()).toEqual(['Cb Ab Tb']);
    takeBackAll();
    vi.runAllTimers();
    expect(layouts()).toEqual(['Cb Ab Tb', '']);
  });

  it('lies there again after a reload, wilds included', () => {
    sitDown('Ab Tb *', { ...DECLARE, layout: '*Cr Ab Tb' });
    vi.runAllTimers();
    expect([word(), layouts()]).toEqual(['*Cr Ab Tb', []]);
  });

  it('is not told again because another device of the same player has changed it', () => {
    sitDown('Ab Cb Tb', DECLARE);
    type('CAT');
    vi.runAllTimers();
    showCards(holding('Ab Cb Tb', { ...DECLARE, layout: 'Ab' }), []);
    vi.runAllTimers();
    expect([word(), layouts()]).toEqual(['Cb Ab Tb', ['Cb Ab Tb']]);
  });

  it('is told once words are declared, where it was tried before', () => {
    sitDown('Ab Cb Tb');
    type('CAT');
    showCards(holding('Ab Cb Tb', DECLARE), []);
    vi.runAllTimers();
    expect(layouts()).toEqual(['Cb Ab Tb']);
  });
});
