import { describe, expect, it } from 'vitest';
import { type CardsTable, cardsTable } from '../../../test/support/cards-table.ts';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { readLaid } from '../../games/choose-your-words/card.ts';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../games/choose-your-words/deal-source.ts';
import { startMatch } from '../../games/core/match.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { LEVELS, type Level } from '../levels.ts';
import { CARDS_BOTS } from './bots.ts';
import type { CardsReason } from './reasons.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `person ${i}`);
const RIVAL = 'Pb Lr Ab Nr Tb Er Rb';

type Said = { readonly action: PlayerAction; readonly why: CardsReason };

const says = (level: Level, table: CardsTable, seat: number, seed: string): Said => {
  const bot = CARDS_BOTS.make({ id: level, lexicon: loadLexicon('en-full'), seed, work: 1 });
  return bot.think(table.view(seat), seat) as unknown as Said;
};

const shareOf = (level: Level, table: CardsTable, is: (said: Said) => boolean): number =>
  SEEDS.filter((seed) => is(says(level, table, 0, seed))).length / SEEDS.length;

const declares =
  (word: string) =>
  ({ action }: Said): boolean =>
    action.kind === 'declare' && action.word !== null && readLaid(action.word) === word;

describe('how people of each level see their cards', () => {
  it('the lower the level, the oftener a long word is overlooked, and a short everyday one never', () => {
    const long = cardsTable({ rounds: [{ hands: ['Pb Rr Ob Fr Ib Lr Eb', RIVAL] }] }).toShowdown();
    const [novice = 0, casual = 0, club = 0, expert = 0] = LEVELS.map((level) =>
      shareOf(level, long, declares('PROFILE')),
    );
    expect(novice).toBeGreaterThan(0.2);
    expect(novice).toBeLessThan(0.8);
    expect(casual).toBeGreaterThan(novice);
    expect(club).toBeGreaterThanOrEqual(casual);
    expect(expert).toBe(1);
    const short = cardsTable({ rounds: [{ hands: ['Db Or Gb Vb Vr Vb Vr', RIVAL] }] }).toShowdown();
    for (const level of LEVELS) expect(shareOf(level, short, declares('DOG'))).toBe(1);
  });

  it('the same word is overlooked all through a round', () => {
    const table = cardsTable({ rounds: [{ hands: ['Pb Rr Ob Fr Ib Lr Eb', RIVAL] }] }).callAll();
    const atShowdown = cardsTable({ rounds: [{ hands: ['Pb Rr Ob Fr Ib Lr Eb', RIVAL] }] }).toShowdown();
    for (const seed of SEEDS) {
      const { why } = says('novice', table, 0, seed);
      const stands = why.code === 'cards-stand' && why.word === 'PROFILE';
      expect(stands).toBe(declares('PROFILE')(says('novice', atShowdown, 0, seed)));
    }
  });

  it('CW-5 a Novice tries a wild as a common letter only, and one wild in a word', () => {
    const jazz = cardsTable({ rounds: [{ hands: ['Jb Ab Zb * Vb Vr Vb', RIVAL] }] }).toShowdown();
    expect(shareOf('expert', jazz, declares('JAZZ'))).toBe(1);
    expect(shareOf('novice', jazz, declares('JAZZ'))).toBe(0);
    const two = cardsTable({ rounds: [{ hands: ['Bb Ib * * Eb Rb Vb', RIVAL] }] }).toShowdown();
    const wildsIn = ({ action }: Said): number =>
      action.kind === 'declare' ? (action.word ?? []).filter((card) => card.startsWith('*')).length : 0;
    expect(shareOf('novice', two, (said) => wildsIn(said) <= 1)).toBe(1);
    expect(shareOf('expert', two, (said) => wildsIn(said) === 2)).toBe(1);
  });

  it('CW-15 a Novice counts letters only: it finds out at the table what pairs and colours add', () => {
    const red = cardsTable({ rounds: [{ hands: ['Hr Or Mr Er Vb Vb Vb', RIVAL] }] }).toShowdown();
    for (const seed of SEEDS)
      expect(says('novice', red, 0, seed).why).toEqual({
        code: 'cards-declare-blind',
        word: 'HOME',
        counted: 12,
        score: 24,
      });
    expect(says('casual', red, 0, 'a').why).toEqual({ code: 'cards-declare', word: 'HOME', score: 24 });
  });
});

describe('what a Novice makes of words that others lay', () => {
  it.each(['Wb Ar Xb', 'Jb Or Gb', 'Jb Or Cb Kr Eb Yr', 'Mb Or Sb Qr Ub Er'])(
    'CW-8.2 it lets %s stand, which it would not have found but has read',
    (word) => {
      const hands = ['Db Or Gb Vb Vr Vb Vr', `${word} Vb Vr Vb Vr`.split(' ').slice(0, 7).join(' ')];
      const table = cardsTable({ rounds: [{ hands }] }).toShowdown();
      table.play(`0 declare Db Or | 1 declare ${word}`);
      expect(shareOf('novice', table, ({ action }) => action.kind === 'waive')).toBe(1);
    },
  );

  it('CW-8.2 it pays for no challenge in a series of rounds with a Casual, and still doubts what is no word', () => {
    const lexicon = loadLexicon('en-full');
    const started = startMatch(
      CHOOSE_YOUR_WORDS,
      { deal: createDealSource({ seed: 'read' }), judge: lexicon },
      { players: 2, options: { dictionary: 'en-full' }, setup: undefined },
    );
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const match = started.value;
    const bots = ['novice', 'casual'].map((id) => CARDS_BOTS.make({ id, lexicon, seed: 'read', work: 1 }));
    let asked = 0;
    while (match.state.round <= 60 && !CHOOSE_YOUR_WORDS.isOver(match.state)) {
      const [seat = 0] = CHOOSE_YOUR_WORDS.view(match.state, null).toAct;
      const { action } = bots[seat]?.think(CHOOSE_YOUR_WORDS.view(match.state, seat), seat) ?? {};
      if (action === undefined) throw new Error(`no idea in ${match.state.phase}`);
      if (match.state.phase === 'challenge' && seat === 0) {
        asked++;
        expect(action).toEqual({ kind: 'waive' });
      }
      expect(match.act(seat, action)).toMatchObject({ ok: true });
    }
    expect(asked).toBeGreaterThan(10);
    const hands = ['Db Or Gb Vb Vr Vb Vr', 'Zb Qr Ub Ir Lb Vb Vr'];
    const made = cardsTable({ rounds: [{ hands }] }).toShowdown();
    made.play('0 declare Db Or | 1 declare Zb Qr Ub Ir Lb');
    expect(shareOf('novice', made, ({ action }) => action.kind === 'challenge')).toBe(1);
  });
});

describe('how people of each level bet', () => {
  const PEOPLE = ['novice', 'casual', 'club'] as const;

  it.each(PEOPLE)(
    'CW-4.1 a %s pays one chip with two draws to come, though its cards make little',
    (level) => {
      const table = cardsTable({ dealer: 1, rounds: [{ hands: ['Tb Ab Sr Vb Wb Ir Gb', RIVAL] }] });
      table.play('1 bet 1');
      expect(shareOf(level, table, ({ action }) => action.kind === 'fold')).toBeLessThan(0.1);
    },
  );

  it.each(PEOPLE)(
    'a %s heeds how much is bet: all a rival has is called with less than a chip is',
    (level) => {
      const after = (line: string): CardsTable =>
        cardsTable({ dealer: 1, rounds: [{ hands: ['Sb Tb Or Rb Eb Vb Nr', RIVAL] }] }).play(line);
      const folds = (line: string): number =>
        shareOf(level, after(line), ({ action }) => action.kind === 'fold');
      expect(folds('1 bet 199')).toBeGreaterThan(0.9);
      expect(folds('1 bet 2')).toBeLessThan(0.5);
    },
  );

  it('CW-4.3 a Novice bets little on a hand that it takes for as good as any, and does not wait for a better one', () => {
    const table = cardsTable({ dealer: 1, rounds: [{ hands: ['Qb Ur Ib Tr Eb Sb Nr', RIVAL] }] });
    table.callAll().play('1 exchange Lr Nr Rb', '0 exchange none');
    const likes = ({ why }: Said): boolean => 'chance' in why && why.chance >= 50;
    expect(shareOf('novice', table, likes)).toBeGreaterThan(0.2);
    expect(shareOf('novice', table, (said) => likes(said) && said.action.kind === 'check')).toBe(0);
  });

  it('CW-4.3 the higher the level, the oftener it bets where everybody has checked to it', () => {
    const table = cardsTable({ dealer: 0, rounds: [{ hands: ['Vb Cb Vr Cr Vb Cb Vr', RIVAL] }] });
    table.callAll().play('0 exchange none', '1 exchange none', '1 check');
    const [novice = 0, casual = 0, club = 0] = PEOPLE.map((level) =>
      shareOf(level, table, ({ why }) => why.code === 'cards-stab'),
    );
    expect(novice).toBeGreaterThan(0);
    expect(club).toBeGreaterThan(novice);
    expect(club).toBeGreaterThanOrEqual(casual);
  });

  it('what they tell is what decided: calls where the chance is what was asked for, folds where it is not', () => {
    const lexicon = loadLexicon('en-full');
    const started = startMatch(
      CHOOSE_YOUR_WORDS,
      { deal: createDealSource({ seed: 'told' }), judge: lexicon },
      { players: 4, options: { dictionary: 'en-full' }, setup: undefined },
    );
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const match = started.value;
    const ids = ['dot', 'tibbs', 'penny', 'marlowe'];
    const bots = ids.map((id) => CARDS_BOTS.make({ id, lexicon, seed: id, work: 1 }));
    const told = { 'cards-call': 0, 'cards-fold': 0 };
    for (let turn = 0; turn < 260 && !CHOOSE_YOUR_WORDS.isOver(match.state); turn++) {
      const [seat = 0] = CHOOSE_YOUR_WORDS.view(match.state, null).toAct;
      const said = bots[seat]?.think(CHOOSE_YOUR_WORDS.view(match.state, seat), seat) as unknown as Said;
      const { why, action } = said;
      if (why?.code === 'cards-call') expect(why.chance).toBeGreaterThanOrEqual(why.need);
      if (why?.code === 'cards-fold') expect(why.chance).toBeLessThan(why.need);
      if (why?.code === 'cards-call' || why?.code === 'cards-fold') told[why.code]++;
      expect(match.act(seat, action)).toMatchObject({ ok: true });
    }
    expect(told['cards-call']).toBeGreaterThan(5);
    expect(told['cards-fold']).toBeGreaterThan(5);
  });
});
