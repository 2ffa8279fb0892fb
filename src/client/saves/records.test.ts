import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FinishedGame, isFinishedGame } from './finished-game.ts';
import { NO_RECORDS, newsOf, recordsOf, surplusOf } from './records.ts';

const finished = (about: Partial<FinishedGame>): FinishedGame => ({
  id: 'a',
  game: 'buyword',
  atMs: 1,
  players: 2,
  score: 300,
  won: false,
  bots: ['penny'],
  ...about,
});
const solo = (id: string, atMs: number, score: number, isStandard = true): FinishedGame =>
  finished({ id, atMs, score, players: 1, bots: [], alone: { grade: 'fair', isStandard } });
const duel = (id: string, atMs: number, won: boolean): FinishedGame => finished({ id, atMs, won });

const anyGame = fc
  .record({
    id: fc.constantFrom(...'abcdefgh'),
    game: fc.constantFrom('buyword', 'choose-your-words'),
    atMs: fc.nat(20),
    players: fc.constantFrom(1, 2, 4),
    score: fc.nat(50),
    won: fc.boolean(),
    bots: fc.subarray(['penny', 'quill', 'club']),
    worth: fc.nat(30),
  })
  .map(
    ({ worth, ...rest }): FinishedGame => ({
      ...rest,
      word: { word: 'WORD', worth },
      ...(rest.players === 1 ? { alone: { grade: 'fair', isStandard: true } } : {}),
    }),
  );
const distinct = fc.uniqueArray(anyGame, { selector: ({ id }) => id });

describe('the records of a device', () => {
  it('are nothing before the first game', () => {
    expect(recordsOf([])).toEqual(NO_RECORDS);
  });

  it('hold the best game alone by the usual rules, and no other', () => {
    const { games } = recordsOf([solo('a', 1, 612), solo('b', 2, 540), solo('c', 3, 900, false)]);
    expect(games['buyword']).toMatchObject({ played: 3, bestAlone: { score: 612, grade: 'fair' } });
  });

  it('hold the most valuable word of each game', () => {
    const word = (id: string, game: string, worth: number) =>
      finished({ id, game, word: { word: `${id}${worth}`, worth } });
    const { games } = recordsOf([
      word('a', 'buyword', 196),
      word('b', 'buyword', 729),
      word('c', 'choose-your-words', 118),
    ]);
    expect(games['buyword']?.bestWord).toEqual({ word: 'b729', worth: 729 });
    expect(games['choose-your-words']?.bestWord).toEqual({ word: 'c118', worth: 118 });
  });

  it('count wins against each bot, two of a kind at one table once', () => {
    const { games } = recordsOf([
      finished({ id: 'a', won: true, bots: ['penny', 'penny'] }),
      finished({ id: 'b', bots: ['penny', 'quill'] }),
    ]);
    expect(games['buyword']?.bots).toEqual({ penny: { played: 2, won: 1 }, quill: { played: 1, won: 0 } });
  });

  it('count wins one after the other, which a game alone does not end', () => {
    const wins = [duel('a', 1, true), duel('b', 2, true), solo('c', 3, 10), duel('d', 4, true)];
    expect(recordsOf(wins).streak).toEqual({ now: 3, longest: 3 });
    expect(recordsOf([...wins, duel('e', 5, false)]).streak).toEqual({ now: 0, longest: 3 });
  });

  it('count no game twice, and come out the same in whatever order games are told', () => {
    fc.assert(
      fc.property(distinct, (games) => {
        const records = recordsOf(games);
        expect(recordsOf([...games, ...games])).toEqual(records);
        expect(recordsOf(games.toReversed())).toEqual(records);
        const played = Object.values(records.games).reduce((sum, each) => sum + each.played, 0);
        expect(played).toBe(games.length);
      }),
    );
  });

  it('never get worse by one game more', () => {
    fc.assert(
      fc.property(distinct, anyGame, (games, last) => {
        const [before, after] = [recordsOf(games), recordsOf([...games, { ...last, id: 'z', atMs: 99 }])];
        expect(after.streak.longest).toBeGreaterThanOrEqual(before.streak.longest);
        for (const [name, { bestAlone, bestWord }] of Object.entries(before.games)) {
          expect(after.games[name]?.bestAlone?.score ?? -1).toBeGreaterThanOrEqual(bestAlone?.score ?? -1);
          expect(after.games[name]?.bestWord?.worth ?? -1).toBeGreaterThanOrEqual(bestWord?.worth ?? -1);
        }
      }),
    );
  });
});

describe('what is new by a game', () => {
  const before = [solo('a', 1, 540), finished({ id: 'b', atMs: 2, word: { word: 'JOY', worth: 81 } })];

  it('is a new best, or what the best was', () => {
    expect(newsOf(solo('c', 3, 612), before)).toEqual([{ kind: 'best-alone', before: 540 }]);
    expect(newsOf(solo('c', 3, 500), before)).toEqual([{ kind: 'best-was', score: 540 }]);
    expect(newsOf(solo('c', 3, 500), [])).toEqual([{ kind: 'first-alone' }]);
    expect(newsOf(solo('c', 3, 999, false), before)).toEqual([]);
  });

  it('is a word more valuable than all before, not the first one ever', () => {
    const game = finished({ id: 'c', atMs: 3, word: { word: 'ENJOYED', worth: 196 } });
    expect(newsOf(game, before)).toEqual([{ kind: 'best-word', word: 'ENJOYED', worth: 196 }]);
    expect(newsOf(game, [])).toEqual([]);
  });

  it('is how many wins there are in a row', () => {
    const wins = [duel('a', 1, true), duel('b', 2, false), duel('c', 3, true)];
    expect(newsOf(duel('d', 4, true), wins)).toEqual([{ kind: 'streak', wins: 2, isLongest: true }]);
    expect(newsOf(duel('d', 4, false), wins)).toEqual([]);
  });

  it('stays the same when the game is looked at again, after others', () => {
    const game = solo('c', 3, 612);
    expect(newsOf(game, [...before, game, solo('d', 4, 2000)])).toEqual(newsOf(game, before));
  });
});

describe('too many games', () => {
  it('lose the oldest first, but none that holds a record', () => {
    const games = [solo('best', 1, 900), solo('old', 2, 100), solo('c', 3, 200), solo('d', 4, 300)];
    expect(surplusOf(games, 2)).toEqual(['old']);
    expect(surplusOf(games, 4)).toEqual([]);
    expect(recordsOf(games.filter(({ id }) => id !== 'old')).games['buyword']?.bestAlone?.score).toBe(900);
  });
});

describe('a finished game read from outside', () => {
  it('is taken only where it is whole', () => {
    const whole = { ...solo('a', 1, 2), word: { word: 'AT', worth: 4 } };
    expect(isFinishedGame(whole)).toBe(true);
    expect(isFinishedGame(JSON.parse(JSON.stringify(duel('x', 1, true))))).toBe(true);
    const bad = [
      null,
      'a',
      {},
      { ...whole, id: '' },
      { ...whole, id: 'x'.repeat(99) },
      { ...whole, score: 'many' },
    ];
    const worse = [
      { ...whole, bots: [1] },
      { ...whole, word: {} },
      { ...whole, alone: 'yes' },
      { ...whole, won: 1 },
    ];
    for (const value of [...bad, ...worse]) expect(isFinishedGame(value)).toBe(false);
  });
});
