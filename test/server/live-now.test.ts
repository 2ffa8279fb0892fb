import { afterEach, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import type { LiveAnswer } from '../../src/protocol/answers.ts';
import { createLiveNow } from '../../src/server/app/live-now.ts';
import { createLobbyBoard } from '../../src/server/app/lobby-board.ts';
import { createLocalBus } from '../../src/server/app/local-bus.ts';
import type { Tables } from '../../src/server/app/tables.ts';
import { sit, startGame } from '../../src/server/app/waiting-room.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { actAs, looker, openRoom, person, type Room } from '../support/table-room.ts';

const SECOND = 1000;
let room: Room | undefined;
let server: TestServer | undefined;
afterEach(async () => {
  await room?.close();
  await server?.remove();
  room = undefined;
  server = undefined;
});

/** Words that the filter of the test lets pass are all but this one. */
const filter = { clean: (text: string) => text, isClean: (text: string) => text !== 'DARN' };

/** The game as if a word had just been played in it, for spectators and nobody else. */
const withWord =
  (peek: Tables['peek'], text: string): Tables['peek'] =>
  async (code) => {
    const table = await peek(code);
    const word = { text, worth: 81 };
    return (
      table && {
        ...table,
        served: {
          ...table.served,
          glimpse: (view) => ({ word, pot: (view as View).viewer === null ? 5 : 0 }),
        },
      }
    );
  };

const open = async (word?: string) => {
  room = await openRoom();
  const { store, clock, tables, errors } = room;
  const lobby = createLobbyBoard({
    store,
    bus: createLocalBus(store),
    clock,
    tables,
    report: (error) => errors.push(error),
  });
  tables.onChange(lobby.changed);
  const peek = word === undefined ? tables.peek : withWord(tables.peek, word);
  const live = createLiveNow({ lobby, tables: { ...tables, peek }, clock, filter });
  return {
    clock,
    tables,
    read: async (): Promise<LiveAnswer> => {
      await clock.pass(6 * SECOND);
      return JSON.parse(await live.json());
    },
    raw: live.json,
  };
};

type Wish = Partial<Parameters<Tables['make']>[1]>;

/** A public game of these people that has begun. */
const playPublic = async (tables: Tables, names: readonly string[], wish: Wish = {}) => {
  const [host, ...others] = names.map(person);
  if (host === undefined) throw new Error('nobody plays');
  const made = await tables.make(host, {
    game: 'buyword',
    capacity: names.length,
    public: true,
    patienceSeconds: null,
    options: { leader: 0 },
    ...wish,
  });
  if (!made.ok) throw new Error(made.error.code);
  const table = made.value;
  for (const other of others) await table.change((state) => sit(state, other, undefined));
  await table.change((state) => startGame(table.served, state, host, 'seed'));
  await table.watch(looker(names[0] ?? ''), undefined);
  return table;
};

describe('what is on right now', () => {
  it('is how many tables there are, and a game with its players, round and money', async () => {
    const { tables, read } = await open();
    expect(await read()).toEqual({ open: 0, playing: 0, games: [] });
    await tables.make(person('Cid'), { game: 'buyword', capacity: 2, public: true });
    const table = await playPublic(tables, ['Ann', 'Bob']);
    const { open: free, playing, games } = await read();
    expect([free, playing]).toEqual([1, 1]);
    expect(games).toEqual([
      {
        code: table.code,
        game: 'buyword',
        language: 'en',
        round: 1,
        watching: 0,
        players: [
          { name: 'Ann', kind: 'person', score: 200 },
          { name: 'Bob', kind: 'person', score: 200 },
        ],
        word: null,
        pot: null,
      },
    ]);
  });

  it('shows of each game and language the one with most people, and the pot where there is one', async () => {
    const { tables, read } = await open();
    await playPublic(tables, ['Ann']);
    const three = await playPublic(tables, ['Bob', 'Cid', 'Dan']);
    const french = await playPublic(tables, ['Eve'], { options: { dictionary: 'fr-full', tiles: 'french' } });
    const cards = await playPublic(tables, ['Flo', 'Gus'], { game: 'choose-your-words', options: {} });
    const { games } = await read();
    expect(games.map(({ code }) => code).sort()).toEqual([three.code, french.code, cards.code].sort());
    expect(games.find(({ game }) => game === 'choose-your-words')?.pot).toBeGreaterThan(0);
  });

  it.each([
    ['JOLLY', { text: 'JOLLY', worth: 81 }],
    ['DARN', null],
  ])('shows the last word as spectators see it, unless it is a vulgar one: %s', async (text, word) => {
    const { tables, read } = await open(text);
    await playPublic(tables, ['Ann']);
    expect((await read()).games).toMatchObject([{ word, pot: 5 }]);
  });

  it('is never a private game, one that is closed or delayed, without a word filter, or asleep', async () => {
    const { tables, clock, read } = await open();
    await playPublic(tables, ['Ann'], { public: false });
    await playPublic(tables, ['Bob'], { spectators: 'off' });
    await playPublic(tables, ['Cid'], { spectators: 'delayed' });
    await playPublic(tables, ['Dan'], { wordFilter: false });
    expect((await read()).games).toEqual([]);
    const table = await playPublic(tables, ['Eve']);
    expect((await read()).games).toHaveLength(1);
    await clock.pass(301 * SECOND);
    expect((await read()).games).toEqual([]);
    await actAs(table, 'Eve', 'roll');
    expect((await read()).games).toHaveLength(1);
  });

  it('is looked up once in a while, however many ask', async () => {
    const { tables, read, raw } = await open();
    await read();
    const answers = await Promise.all([raw(), raw()]);
    expect(answers[0]).toBe(answers[1]);
    await playPublic(tables, ['Ann']);
    expect(await raw()).toBe(answers[0]);
    expect((await read()).playing).toBe(1);
  });

  it('is answered to everybody, and may be kept for a moment', async () => {
    server = await startTestServer();
    const ann = await Guest.arrive(server.base, 'Ann');
    const code = await ann.make({ public: true, capacity: 1 });
    await ann.do(code, 'start');
    const { body, headers } = await ask(server.base, '/api/live');
    expect(body).toMatchObject({ open: 0, playing: 1, games: [{ code, players: [{ name: 'Ann' }] }] });
    expect(headers.get('cache-control')).toBe('public, max-age=5');
  });
});
