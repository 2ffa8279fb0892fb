import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { acceptingTable } from '../../../test/support/accepting-link.ts';
import { cardsTable } from '../../../test/support/cards-table.ts';
import type { Action, PlayerAction } from '../../games/choose-your-words/actions.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { parseAction } from '../../notation/cards-actions.ts';
import { stopAll } from '../base/stop-all.ts';
import { createMemoryStorage } from '../saves/storage-store.ts';
import { cardTableOf } from './card-table.ts';
import { openCardTable } from './cards-state.ts';
import { createChoices } from './choices.ts';
import { followLayout } from './follow-layout.ts';
import { createHand } from './hand-order.ts';
import { createLaying } from './laying.ts';

const atStart = cardsTable().view(0);

/** A round in which I hold these cards. */
const holding = (cards: string, rest: Partial<View> = {}): View => ({
  ...atStart,
  ...rest,
  seats: atStart.seats.map((seat, i) =>
    i === 0 ? { ...seat, cards, cardCount: cards.split(' ').length } : seat,
  ),
});

const done: Action[] = [];
let stop = (): void => {};

/** Sits down at a table with these cards in hand. */
const sitDown = (cards: string, rest?: Partial<View>) => {
  const take = (text: string): undefined => {
    const action = parseAction(text);
    if (action.ok) done.push(action.value);
  };
  const state = openCardTable(acceptingTable({ take }));
  const hand = createHand(state);
  const laying = createLaying(state, hand);
  const choices = createChoices(state, hand, laying);
  const show = (held: string, now?: Partial<View>): void => state.show(holding(held, now), []);
  state.mySeat.value = 0;
  show(cards, rest);
  stop = stopAll([choices.startLaying(), followLayout(state, hand, laying, choices)]);
  return {
    ...laying,
    ...choices,
    hand: hand.cards,
    show,
    type: (letters: string): void => Array.from(letters).forEach(laying.typeLetter),
    word: (): string => laying.laidCards.value.join(' '),
    idOf: (card: string): number => hand.cards.value.find((each) => each.card === card)?.id ?? -1,
  };
};

afterEach(() => {
  stop();
  done.length = 0;
});

describe('cards laid out', () => {
  it('are those of the letters typed, in the colour of the word where there are two', () => {
    const table = sitDown('Ab Ar Cr Tr');
    table.type('CAT');
    expect([table.word(), table.likelyColour()]).toEqual(['Cr Ar Tr', 'r']);
    table.type('X');
    expect([table.word(), table.missingLetter.value]).toEqual(['Cr Ar Tr', 'X']);
  });

  it('move where they are put, are taken back, and are undone step by step', () => {
    const table = sitDown('Ab Cb Tb');
    table.type('ACT');
    table.placeCard(table.idOf('Cb'), 0);
    expect(table.word()).toBe('Cb Ab Tb');
    table.takeBack(table.idOf('Tb'));
    table.takeBackAll();
    table.undo();
    expect(table.word()).toBe('Cb Ab');
    table.undo();
    expect(table.word()).toBe('Cb Ab Tb');
    table.undo();
    expect(table.word()).toBe('Ab Cb Tb');
  });

  it('have a score from the shortest word on (CW-5)', () => {
    const table = sitDown('Ab Cb Tb');
    table.type('C');
    expect(table.laidScore.value).toBeUndefined();
    table.type('AT');
    expect(table.laidScore.value?.reads).toBe('CAT');
  });

  it('stay as far as they are held after an exchange; a new round begins with none, and no claim', () => {
    const table = sitDown('Ab Cb Tb');
    table.type('CAT');
    table.claim.value = true;
    table.show('Ab Eb Tb');
    expect([table.word(), table.canUndo.value, table.claim.value]).toEqual(['Ab Tb', false, true]);
    table.show('Ab Eb Tb', { round: 2 });
    expect([table.word(), table.claim.value]).toEqual(['', false]);
  });
});

describe('a wild card', () => {
  it('stands for a letter that is not in hand, in the colour of the word, and can be turned', () => {
    const table = sitDown('Ar Tr *');
    table.type('AT');
    table.type('C');
    expect(table.word()).toBe('Ar Tr *Cr');
    const wild = table.laid.value.at(-1)?.from ?? -1;
    table.turnWild(wild);
    expect(table.word()).toBe('Ar Tr *Cb');
  });

  it('asks what it stands for when it is tapped, and goes where it was put', () => {
    const table = sitDown('Ab Tb *');
    table.type('AT');
    table.placeCard(table.idOf('*'), 0);
    expect(table.wildAsked.value?.at).toBe(0);
    table.placeWild('C');
    expect([table.word(), table.wildAsked.value]).toEqual(['*Cb Ab Tb', undefined]);
  });
});

describe('cards marked to be exchanged', () => {
  it('are never more than may be (CW-4.2), and go as they are in hand', async () => {
    const table = sitDown('Ab Cb Tb');
    const ids = table.hand.value.map(({ id }) => id);
    for (const id of ids) table.toggleMark(id, 2);
    expect(table.marked.value.size).toBe(2);
    table.toggleMark(ids[0] ?? -1, 2);
    expect(table.marked.value.size).toBe(1);
    await table.exchangeMarked();
    expect(done).toEqual([{ kind: 'exchange', cards: [table.hand.value[1]?.card] }]);
  });

  it('are none once there are other cards', () => {
    const table = sitDown('Ab Cb Tb');
    table.toggleMark(table.hand.value[0]?.id ?? -1, 2);
    table.show('Cb Tb Zb');
    expect(table.marked.value.size).toBe(0);
  });
});

describe('what cannot be taken back', () => {
  it('asks once: folding where one may check, no word, a challenge, leaving', async () => {
    const table = sitDown('Ab Cb Tb', { toCall: 0 });
    const costly: PlayerAction[] = [
      { kind: 'fold' },
      { kind: 'declare', word: null, claim: false },
      { kind: 'challenge', seat: 1, what: 'word' },
      { kind: 'leave' },
    ];
    for (const action of costly) {
      expect(await table.confirmThenAct(action)).toBe(false);
      expect(table.asked.value).toEqual(action);
      await table.confirmation.answer(false);
    }
    expect(done).toEqual([]);
    await table.confirmThenAct({ kind: 'fold' });
    expect(await table.confirmation.answer(true)).toBe(true);
    expect(done).toEqual([{ kind: 'fold' }]);
  });

  it('is not asked where it costs little: folding to a bet, a word that lies there', async () => {
    const table = sitDown('Ab Cb Tb', { toCall: 3 });
    expect(await table.confirmThenAct({ kind: 'fold' })).toBe(true);
    table.type('CAT');
    expect(await table.declareLaid()).toBe(true);
    expect(done.map(({ kind }) => kind)).toEqual(['fold', 'declare']);
  });

  it('lapses with the moment it was asked in, but for leaving', async () => {
    const table = sitDown('Ab Cb Tb', { toCall: 0 });
    await table.confirmThenAct({ kind: 'fold' });
    table.show('Ab Cb Tb', { betting: 2, toCall: 0 });
    expect(table.asked.value).toBeUndefined();
    await table.confirmThenAct({ kind: 'leave' });
    table.show('Ab Cb Tb', { betting: 3, toCall: 0 });
    expect(table.asked.value).toEqual({ kind: 'leave' });
  });
});

describe('CW-26.2 what the table knows of the word', () => {
  const DECLARE: Partial<View> = { phase: 'declare', toAct: [0, 1] };
  const layouts = (): string[] =>
    done.flatMap((action) => (action.kind === 'layout' ? [action.word.join(' ')] : []));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told a moment after it was changed, once', () => {
    const table = sitDown('Ab Cb Tb', DECLARE);
    table.type('CAT');
    vi.runAllTimers();
    table.show('Ab Cb Tb', { ...DECLARE, layout: 'Cb Ab Tb' });
    vi.runAllTimers();
    expect(layouts()).toEqual(['Cb Ab Tb']);
    table.takeBackAll();
    vi.runAllTimers();
    expect(layouts()).toEqual(['Cb Ab Tb', '']);
  });

  it('lies there again after a reload, wilds included', () => {
    const table = sitDown('Ab Tb *', { ...DECLARE, layout: '*Cr Ab Tb' });
    vi.runAllTimers();
    expect([table.word(), layouts()]).toEqual(['*Cr Ab Tb', []]);
  });

  it('is not told again because another device of the same player has changed it', () => {
    const table = sitDown('Ab Cb Tb', DECLARE);
    table.type('CAT');
    vi.runAllTimers();
    table.show('Ab Cb Tb', { ...DECLARE, layout: 'Ab' });
    vi.runAllTimers();
    expect([table.word(), layouts()]).toEqual(['Cb Ab Tb', ['Cb Ab Tb']]);
  });

  it('is told once words are declared, where it was tried before', () => {
    const table = sitDown('Ab Cb Tb');
    table.type('CAT');
    table.show('Ab Cb Tb', DECLARE);
    vi.runAllTimers();
    expect(layouts()).toEqual(['Cb Ab Tb']);
  });
});

describe('a word that was being tried out', () => {
  it('lies there again after a reload, in the same round', () => {
    vi.stubGlobal('localStorage', createMemoryStorage());
    const openPage = (round: number) => {
      const table = cardTableOf(openCardTable({ ...acceptingTable(), storedAs: 'a table' }));
      table.mySeat.value = 0;
      table.show(holding('Ab Cr Tr *', { round }), []);
      onTestFinished(table.laying.start());
      return table.laying;
    };
    const before = openPage(2);
    Array.from('CAT').forEach(before.typeLetter);
    before.typeLetter('S');
    expect(openPage(2).laidCards.value).toEqual(before.laidCards.value);
    expect(openPage(3).laidCards.value).toEqual([]);
  });
});
