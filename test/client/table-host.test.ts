import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFor } from '../../src/bots/choose-for.ts';
import { TABLE_WORK } from '../../src/bots/levels.ts';
import { HOSTED_GAMES } from '../../src/client/play/hosted-games.ts';
import type { News, Seen } from '../../src/client/play/play-protocol.ts';
import { createTableHost, type TableHost } from '../../src/client/play/table-host.ts';
import { type LocalGame, NO_STANDING, type SavedGame } from '../../src/client/saves/saved-game.ts';
import type { View as BuyWordView } from '../../src/games/buyword/view.ts';
import type { GameEvent } from '../../src/games/choose-your-words/events.ts';
import type { View as CardsView } from '../../src/games/choose-your-words/view.ts';
import type { Lexicon } from '../../src/lexicon/lexicon.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';

const BOTS = [
  { name: 'Penny', bot: 'simple' },
  { name: 'Dot', bot: 'simple' },
];

const saved = (local: Partial<LocalGame>): SavedGame => ({
  id: 'a',
  game: 'buyword',
  language: 'en',
  seed: 'host',
  options: {},
  bots: BOTS,
  startedAtMs: 0,
  changedAtMs: 0,
  playedMs: 0,
  standing: NO_STANDING,
  opening: [],
  turnCount: 0,
  turns: [],
  ...local,
});

type Table = { readonly host: TableHost; readonly heard: News[]; readonly last: () => News };

const open = (game: SavedGame): Table => {
  const hosted = HOSTED_GAMES[game.game];
  const heard: News[] = [];
  const lexicon = loadLexicon(hosted.dictionaryOf(game));
  const host = createTableHost({ hosted, lexicon, game, paceMs: 10, tell: (news) => heard.push(news) });
  host.run();
  return { host, heard, last: () => heard.at(-1) ?? host.opening };
};

const houseBot = (game: string, view: unknown, seat: number, lexicon: Lexicon): unknown =>
  chooseFor({ game, bot: 'simple', view, seat, lexicon, seed: '', work: TABLE_WORK })?.action;

/** Plays for the people at the device as the house bot would, until the game is over. */
const playOut = ({ host, last }: Table, game: SavedGame): void => {
  const lexicon = loadLexicon(HOSTED_GAMES[game.game].dictionaryOf(game));
  for (let i = 0; i < 3000 && !last().standing.isOver; i++) {
    for (const [seat, { view }] of last().people.entries()) {
      const action = houseBot(game.game, view, seat, lexicon);
      if (action !== undefined && host.act(seat, action).ok) break;
    }
    vi.advanceTimersByTime(10);
  }
};

describe('a game on this device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['BuyWord with bots', saved({})],
    ['BuyWord passed on, in French', saved({ people: ['Ann', 'Bob'], bots: [], language: 'fr' })],
    ['BuyWord with characters', saved({ bots: [{ name: 'Quill', bot: 'quill' }] })],
    ['auctions', saved({ options: { auctions: 'english' } })],
    ['words that players judge', saved({ options: { judge: 'challenge' } })],
    ['Choose Your Words', saved({ game: 'choose-your-words', options: { stack: 40, minBet: 5 } })],
  ])('goes to its end, and from what is kept comes back to the same: %s', (_, game) => {
    const table = open(game);
    playOut(table, game);
    expect(table.last().standing.isOver).toBe(true);
    expect(table.last().standing.winners.length).toBeGreaterThan(0);
    const turns = table.heard.flatMap(({ turn }) => turn ?? []);
    const { opening } = table.host.opening;
    const again = open({ ...game, opening, turns, turnCount: turns.length }).host.opening;
    expect(again.people.map(({ view }) => view)).toEqual(table.last().people.map(({ view }) => view));
    expect(again.standing).toEqual(table.last().standing);
  });

  it('goes on in the middle as if it had never been away', () => {
    const game = saved({});
    const whole = open(game);
    playOut(whole, game);
    const turns = whole.heard.slice(0, 25).flatMap(({ turn }) => turn ?? []);
    const { opening } = whole.host.opening;
    const half = open({ ...game, opening, turns, turnCount: turns.length });
    playOut(half, game);
    expect(half.last().standing).toEqual(whole.last().standing);
  });

  it('CW-26.1 shows each person only their own cards, and who looks on none', () => {
    const { host } = open(saved({ game: 'choose-your-words', people: ['Ann', 'Bob'] }));
    const { people, onlooker } = host.opening;
    const cardsSeen = ({ view }: { readonly view: unknown }): boolean[] =>
      (view as CardsView).seats.map(({ cards }) => cards !== null);
    expect(people.map(cardsSeen)).toEqual([
      [true, false, false, false],
      [false, true, false, false],
    ]);
    expect(cardsSeen(onlooker)).toEqual([false, false, false, false]);
    const bob = people[1] as Seen;
    const dealt = (bob.events as GameEvent[]).filter((event) => event.type === 'dealt');
    expect(dealt.filter(({ cards }) => !cards.includes('?')).map(({ seat }) => seat)).toEqual([1]);
  });

  it('BW-6.4 closes the window for challenges when its time is up, and says when that is', () => {
    const game = saved({ options: { judge: 'challenge', challengeSeconds: 15 }, seed: 'window' });
    const table = open(game);
    const windowOf = (): number | null => table.last().deadlines.windowMs;
    const lexicon = loadLexicon('en-full');
    for (let i = 0; i < 2000 && windowOf() === null; i++) {
      const view = table.last().people[0]?.view as BuyWordView;
      const action = houseBot('buyword', view, 0, lexicon);
      if (action !== undefined && (action as { kind: string }).kind !== 'waive') table.host.act(0, action);
      vi.advanceTimersByTime(10);
    }
    expect(windowOf()).toBeLessThanOrEqual(Date.now() + 15_000);
    const { round } = table.last().standing;
    vi.advanceTimersByTime(14_000);
    expect(table.last().standing.round).toBe(round);
    vi.advanceTimersByTime(2_000);
    expect(table.last().people[0]?.view).toMatchObject({ windowOpen: false });
  });

  it('BW-18.1 ends a turn whose time is up, where one person plays alone', () => {
    const table = open(saved({ bots: [], options: { turnSeconds: 10 } }));
    expect(table.last().deadlines.seats).toEqual([{ seat: 0, atMs: Date.now() + 10_000 }]);
    vi.advanceTimersByTime(10_000);
    expect(table.last().turn).toMatchObject({ actor: null, action: { kind: 'timeout', seat: 0 } });
  });

  it('CW-23 says when the minutes of the game are up, those of before counted', () => {
    const end = { minutes: 1 };
    const game = { ...saved({ game: 'choose-your-words', options: { end } }), playedMs: 50_000 };
    const table = open(game);
    vi.advanceTimersByTime(9_000);
    expect(table.last().people[0]?.view).toMatchObject({ timeUp: false });
    vi.advanceTimersByTime(1_500);
    expect(table.last().people[0]?.view).toMatchObject({ timeUp: true });
  });

  it('BW-5.5 tells what is to be said of a word, with the words of the house, but not where players judge', () => {
    const options = { houseWords: ['ZZZZ'], houseBans: ['CAT'] };
    const { host } = open(saved({ options }));
    expect(['DOG', 'ZZZZ', 'CAT', 'QQ'].map(host.judge)).toEqual([
      'good',
      'good',
      'not-a-word',
      'not-a-word',
    ]);
    expect(open(saved({ options: { judge: 'challenge' } })).host.judge('DOG')).toBeUndefined();
    expect(open(saved({ game: 'choose-your-words' })).host.judge('DOG')).toBeUndefined();
  });

  it('throws where what was kept leads to no game, and lets no bot that nobody knows stop one', () => {
    expect(() => open(saved({ options: { tiles: 'none' } }))).toThrow('cannot start');
    const { opening } = open(saved({})).host.opening;
    expect(() => open({ ...saved({ bots: [] }), opening })).toThrow('other players');
    const strange = saved({ bots: [{ name: 'X', bot: 'nobody' }] });
    const table = open(strange);
    playOut(table, strange);
    expect(table.last().standing.isOver).toBe(true);
  });
});
