import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHOOSE_YOUR_WORDS_MODULE } from '../../src/catalog/choose-your-words.ts';
import type { LocalGame, SavedGame } from '../../src/client/saves/saved-game.ts';
import { DAILY_GAMES, type Daily, dailySeed } from '../../src/daily/daily-game.ts';
import { writeLog } from '../../src/daily/log-line.ts';
import type { GameEvent } from '../../src/games/choose-your-words/events.ts';
import type { View as CardsView } from '../../src/games/choose-your-words/view.ts';
import { botPlayOf, judgeAtOnce } from '../support/daily-log.ts';
import { type HostedGame, hostGame } from '../support/hosted-game.ts';
import { savedGame } from '../support/saved-game.ts';

const BOTS = [
  { name: 'Penny', bot: 'simple' },
  { name: 'Dot', bot: 'simple' },
];

const saved = (local: Partial<LocalGame>): SavedGame => savedGame({ seed: 'host', bots: BOTS, ...local });

/** Plays for the people at the device as the house bot would, until a condition holds. */
const playOn = (table: HostedGame, people: number, until: () => boolean): void => {
  for (let i = 0; i < 3000 && !until(); i++) {
    for (let seat = 0; seat < people; seat++) {
      const action = table.choose(seat);
      if (action !== undefined && table.act(seat, `${i}-${seat}`, action)?.type === 'accepted') break;
    }
    vi.advanceTimersByTime(10);
  }
};

const playOut = (table: HostedGame, { people = [''] }: SavedGame): void =>
  playOn(table, people.length, () => table.progress().standing.isOver);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a game on this device', () => {
  it.each([
    ['BuyWord with bots', saved({})],
    ['BuyWord passed on, in French', saved({ people: ['Ann', 'Bob'], bots: [], language: 'fr' })],
    ['BuyWord with characters', saved({ bots: [{ name: 'Quill', bot: 'quill' }] })],
    ['auctions', saved({ options: { auctions: 'english' } })],
    ['words that players judge', saved({ options: { judge: 'challenge' } })],
    ['Choose Your Words', saved({ game: 'choose-your-words', options: { stack: 40, minBet: 5 } })],
    ['a game without words', saved({ game: 'nim', bots: BOTS.slice(1) })],
  ])('goes to its end, and from what is kept comes back to the same: %s', (_, game) => {
    const table = hostGame(game);
    playOut(table, game);
    const { standing } = table.progress();
    expect(standing.isOver).toBe(true);
    expect(standing.winners.length).toBeGreaterThan(0);
    const again = hostGame(table.saved());
    for (const seat of (game.people ?? ['']).keys())
      expect(again.mirrorOf(seat).view).toEqual(table.mirrorOf(seat).view);
    expect(again.progress().standing).toEqual(standing);
  });

  it('plays a day’s deals as the server will judge them, whatever is laid out meanwhile', async () => {
    const daily: Daily = { kind: 'deal', language: 'en', day: '2026-11-18' };
    const { game, options, bots } = DAILY_GAMES.deal;
    const seats = bots.map((bot) => ({ bot, name: bot }));
    const table = hostGame(saved({ game, options, bots: seats, seed: dailySeed(daily), daily }));
    const isOver = (): boolean => table.progress().standing.isOver;
    const layOut = (): void => {
      const { phase, toAct, seats: seen } = table.mirrorOf(0).view as CardsView;
      const card = seen[0]?.cards?.split(' ').find((each) => each !== '*');
      if (phase === 'declare' && toAct.includes(0)) table.act(0, `lay ${seen[0]?.cards}`, `layout ${card}`);
    };
    playOn(table, 1, () => {
      layOut();
      return isOver();
    });
    expect(isOver()).toBe(true);
    const { turns } = table.saved();
    const log = writeLog('deal', CHOOSE_YOUR_WORDS_MODULE, turns);
    expect(turns.length).toBeGreaterThan(log.length);
    const judged = judgeAtOnce(daily, log, await botPlayOf(daily));
    expect(judged).toMatchObject({ ok: true, value: { score: table.progress().standing.scores[0] } });
  });

  it('goes on in the middle as if it had never been away', () => {
    const game = saved({});
    const whole = hostGame(game);
    playOut(whole, game);
    const turns = whole.saved().turns.slice(0, 25);
    const half = hostGame({ ...whole.saved(), turns, turnCount: turns.length });
    playOut(half, game);
    expect(half.progress().standing).toEqual(whole.progress().standing);
  });

  it('CW-26.1 shows each person only their own cards, and who looks on none', () => {
    const table = hostGame(saved({ game: 'choose-your-words', people: ['Ann', 'Bob'] }));
    const cardsSeen = (viewer: number | null): boolean[] =>
      (table.mirrorOf(viewer).view as unknown as CardsView).seats.map(({ cards }) => cards !== null);
    expect([0, 1, null].map(cardsSeen)).toEqual([
      [true, false, false, false],
      [false, true, false, false],
      [false, false, false, false],
    ]);
    const bob = table.mirrorOf(1);
    const dealt = (bob.events as GameEvent[]).filter((event) => event.type === 'dealt');
    expect(dealt.filter(({ cards }) => !cards.includes('?')).map(({ seat }) => seat)).toEqual([1]);
  });

  it('BW-6.4 closes the window for challenges when its time is up, and says when that is', () => {
    const game = saved({ options: { judge: 'challenge', challengeSeconds: 15 }, seed: 'window' });
    const table = hostGame(game);
    const windowOf = (): number | null => table.mirrorOf(0).deadlines.windowMs;
    for (let i = 0; i < 2000 && windowOf() === null; i++) {
      const action = table.choose(0);
      if (action !== undefined && action !== 'waive') table.act(0, String(i), action);
      vi.advanceTimersByTime(10);
    }
    expect(windowOf()).toBeLessThanOrEqual(Date.now() + 15_000);
    const { round } = table.progress().standing;
    vi.advanceTimersByTime(14_000);
    expect(table.progress().standing.round).toBe(round);
    vi.advanceTimersByTime(2_000);
    expect(table.mirrorOf(0).view).toMatchObject({ windowOpen: false });
  });

  it('BW-18.1 ends a turn whose time is up, where one person plays alone', () => {
    const table = hostGame(saved({ bots: [], options: { turnSeconds: 10 } }));
    expect(table.mirrorOf(0).deadlines.seats).toEqual([{ seat: 0, atMs: Date.now() + 10_000 }]);
    vi.advanceTimersByTime(10_000);
    expect(table.progress().turn).toMatchObject({ actor: null, action: { kind: 'timeout', seat: 0 } });
  });

  it('CW-23 says when the minutes of the game are up, those of before counted', () => {
    const end = { minutes: 1 };
    const game = { ...saved({ game: 'choose-your-words', options: { end } }), playedMs: 50_000 };
    const table = hostGame(game);
    vi.advanceTimersByTime(9_000);
    expect(table.mirrorOf(0).view).toMatchObject({ timeUp: false });
    vi.advanceTimersByTime(1_500);
    expect(table.mirrorOf(0).view).toMatchObject({ timeUp: true });
  });

  it('BW-5.5 tells what is to be said of a word, with the words of the house, but not where players judge', () => {
    const options = { houseWords: ['ZZZZ'], houseBans: ['CAT'] };
    const { judge } = hostGame(saved({ options }));
    expect(['DOG', 'ZZZZ', 'CAT', 'QQ'].map(judge)).toEqual(['good', 'good', 'not-a-word', 'not-a-word']);
    expect(hostGame(saved({ options: { judge: 'challenge' } })).judge('DOG')).toBeUndefined();
    expect(hostGame(saved({ game: 'choose-your-words' })).judge('DOG')).toBeUndefined();
  });

  it('throws where what was kept leads to no game, and lets no bot that nobody knows stop one', () => {
    expect(() => hostGame(saved({ options: { tiles: 'none' } }))).toThrow('cannot start');
    const { opening } = hostGame(saved({})).progress();
    expect(() => hostGame({ ...saved({ bots: [] }), opening })).toThrow('other players');
    const strange = saved({ bots: [{ name: 'X', bot: 'nobody' }] });
    const table = hostGame(strange);
    playOut(table, strange);
    expect(table.progress().standing.isOver).toBe(true);
  });
});

const GAME = savedGame({
  seed: 'wire',
  people: ['Ann', 'Bob'],
  bots: [{ name: 'Dot', bot: 'simple' }],
});

const isToAct = (table: HostedGame): boolean =>
  (table.mirrorOf(0).view as { readonly toAct: readonly number[] }).toAct.includes(0);

describe('the messages of a game on this device', () => {
  it('tells each person what they see, in changes that lead to the same as the whole', () => {
    const table = hostGame(GAME);
    playOn(table, 2, () => table.saved().turns.length > 12);
    const again = hostGame(table.saved());
    for (const viewer of [0, 1, null]) {
      expect(table.mirrorOf(viewer)).toEqual({
        ...again.mirrorOf(viewer),
        deadlines: table.mirrorOf(viewer).deadlines,
      });
      expect(table.mirrorOf(viewer).you).toBe(viewer);
    }
    expect(table.mirrorOf(0).version).toBe(table.saved().turns.length);
  });

  it('answers together with what an action has brought about', () => {
    const table = hostGame(GAME);
    playOn(table, 2, () => isToAct(table));
    const before = table.mirrorOf(0).version;
    expect(table.act(0, 'one', table.choose(0) ?? '')).toEqual({
      type: 'accepted',
      id: 'one',
      table: 'a',
      version: before + 1,
    });
    expect(table.batches()).toHaveLength(1);
    expect(table.mirrorOf(0).version).toBe(before + 1);
  });

  it('does each id once, after it was kept and opened again too', () => {
    const table = hostGame(GAME);
    playOn(table, 2, () => isToAct(table));
    const action = table.choose(0) ?? '';
    const done = table.act(0, 'one', action);
    expect(done?.type).toBe('accepted');
    expect(table.act(0, 'one', action)).toEqual(done);
    const saved = table.saved();
    expect(saved.turns.at(-1)?.id).toBe('one');
    const again = hostGame(saved);
    expect(again.act(0, 'one', action)).toEqual(done);
    expect(again.saved().turns).toHaveLength(saved.turns.length);
  });

  it('leaves the sentence to a refusal to the page', () => {
    const table = hostGame(GAME);
    expect(table.act(0, 'one', 'sell CAT')).toMatchObject({ type: 'refused', id: 'one', message: '' });
    expect(table.act(0, 'two', 'no such thing')).toMatchObject({ code: 'bad-action' });
  });

  it('says of the table as a whole that the game is over', () => {
    const table = hostGame(GAME);
    expect(table.mirrorOf(null).info.status).toBe('playing');
    playOn(table, 2, () => table.mirrorOf(null).info.status === 'over');
    expect(table.mirrorOf(1).info).toMatchObject({ status: 'over', code: 'a', gameNumber: 1 });
    expect(table.mirrorOf(1).info.seats.map((sitter) => sitter?.name)).toEqual(['Ann', 'Bob', 'Dot']);
  });
});
