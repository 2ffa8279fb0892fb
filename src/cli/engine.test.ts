import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { BOT_IDS } from '../bots/characters.ts';

const PROGRAM = fileURLToPath(new URL('./engine.ts', import.meta.url));

type Json = Record<string, unknown>;

const running: ChildProcessWithoutNullStreams[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

/** Starts an engine; `ask` sends requests (objects as JSON, texts as they are) and waits for as many answers. */
const startEngine = (...flags: string[]) => {
  const child = spawn(process.execPath, [...flags, PROGRAM]);
  running.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ask = async (...requests: (Json | string)[]): Promise<Json[]> => {
    const text = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
    child.stdin.write(`${text.join('\n')}\n`);
    const answers: Json[] = [];
    for (let i = 0; i < requests.length; i++) answers.push(JSON.parse((await lines.next()).value as string));
    return answers;
  };
  return { child, ask };
};

const NEW = { cmd: 'new', game: 'buyword', players: 2, seed: 'abc' };

describe('npm run engine', () => {
  it('plays a fixed bag as the protocol says', async () => {
    const { ask } = startEngine();
    const setup = { bag: 'EEJDNOYSABCDEF', rolls: [4, 'choice'], leader: 0 };
    const [made, rolled, tooEarly] = await ask(
      { cmd: 'new', game: 'buyword', players: 2, options: {}, setup },
      { cmd: 'act', table: 1, seat: 0, action: 'roll' },
      { cmd: 'act', table: 1, seat: 1, action: 'buy' },
    );
    expect(made).toEqual({ ok: true, table: 1 });
    expect(rolled?.['events']).toContainEqual({ type: 'drew', seat: 0, tiles: 'EJNY' });
    expect(tooEarly).toEqual({
      ok: false,
      error: { code: 'not-your-turn', turn: [0], message: expect.stringContaining('turn') },
    });
    const [view, options, record] = await ask(
      { cmd: 'view', table: 1, seat: null },
      { cmd: 'options', table: 1, seat: 0 },
      { cmd: 'record', table: 1, seat: 0 },
    );
    expect(view).toMatchObject({
      view: { phase: 'buy', toAct: [0], bagCount: 6, seats: [{ lot: 'EJNY' }, { lot: 'EDOS' }] },
    });
    expect(options).toEqual({
      ok: true,
      options: [{ kind: 'buy', price: 81 }, { kind: 'decline' }, { kind: 'leave' }],
    });
    expect(record?.['record']).not.toMatch(/Bag|Rolls|Seed/);
  });

  it.each([
    [3, { judge: 'challenge', selling: 'inTurn' }],
    [2, { auctions: 'english', draft: true, crossword: true, extended: { refill: 'sold', bags: 2 } }],
    [5, { auctions: 'french', deals: 'sales', theme: 'food', extended: { refill: 'all', target: 400 } }],
    [3, { theme: { free: 'Things that fly' }, judge: 'challenge', deals: 'trades', openTiles: false }],
    [3, { theme: { free: 'Things of the sea' }, judge: 'challenge', selling: 'oneByOne', penalty: 100 }],
    [2, { selling: 'oneByOne', extended: { refill: 'sold', bags: 3, refillWhen: 'atOnce' } }],
  ])(
    'plays a whole game for %d by its own advice, records it, loads it and comes to the same end (%j)',
    async (players, options) => {
      const { ask } = startEngine();
      await ask({ ...NEW, players, options });
      for (;;) {
        const [shown] = (await ask({ cmd: 'view', table: 1, seat: null })) as [
          { view: { toAct: number[]; phase: string } },
        ];
        const { toAct, phase } = shown.view;
        if (phase === 'over') break;
        // Who waits for the others' answers is not advised to do anything.
        const advice = await ask(...toAct.map((seat) => ({ cmd: 'advise', table: 1, seat, bot: 'simple' })));
        const at = advice.findIndex((each) => each['ok'] === true);
        const [acted] = await ask({ cmd: 'act', table: 1, seat: toAct[at], action: advice[at]?.['action'] });
        expect(acted).toMatchObject({ ok: true });
      }
      const [recorded] = await ask({ cmd: 'record', table: 1 });
      const [loaded, before, after] = await ask(
        { cmd: 'load', record: recorded?.['record'] },
        { cmd: 'view', table: 1, seat: 0 },
        { cmd: 'view', table: 2, seat: 0 },
      );
      expect(loaded).toEqual({ ok: true, table: 2, lexiconDiffers: false });
      expect(after).toEqual(before);
    },
  );

  it('finds the dearest words', async () => {
    const { ask } = startEngine();
    const [found, themed] = await ask(
      { cmd: 'best', dictionary: 'en-full', tiles: 'classic', rack: 'EEJDNOY', limit: 1 },
      { cmd: 'best', rack: 'WHALES', theme: 'ocean', limit: 1 },
    );
    expect(found).toEqual({ ok: true, words: [{ word: 'ENJOYED', pips: 13, price: 169 }] });
    expect(themed).toMatchObject({ words: [{ word: 'WHALES' }] });
  });

  it('answers bad input with a code and a sentence, in either language, and lives on', async () => {
    const { ask } = startEngine();
    const cases: [Json | string, string][] = [
      ['nonsense', 'bad-json'],
      ['[]', 'bad-json'],
      ['null', 'bad-json'],
      [{ cmd: '__proto__' }, 'unknown-command'],
      [{ cmd: 'toString' }, 'unknown-command'],
      [{ cmd: 'new', game: 'chess' }, 'unknown-game'],
      [{ ...NEW, players: 0 }, 'bad-players'],
      [{ ...NEW, players: 1e99 }, 'bad-players'],
      [{ ...NEW, players: '2' }, 'bad-players'],
      [{ ...NEW, options: { nope: 1 } }, 'unknown-option'],
      [
        '{"cmd":"new","game":"buyword","players":2,"seed":"x","options":{"__proto__":{"a":1}}}',
        'unknown-option',
      ],
      [{ ...NEW, options: [] }, 'bad-options'],
      [{ ...NEW, options: { startMoney: '200' } }, 'bad-option'],
      [{ ...NEW, options: { startMoney: 1e308 } }, 'bad-option'],
      [{ ...NEW, options: { draft: 1 } }, 'bad-option'],
      [{ ...NEW, options: { theme: 'dragons' } }, 'bad-option'],
      [{ ...NEW, options: { theme: { words: ['R2D2'] } } }, 'bad-title'],
      [{ ...NEW, options: { extended: { bags: 100 } } }, 'bad-option'],
      [{ ...NEW, players: 5 }, 'needs-extended'],
      [{ ...NEW, players: 1, options: { auctions: 'french' } }, 'not-alone'],
      [{ ...NEW, seed: 5 }, 'bad-setup'],
      [{ cmd: 'new', game: 'buyword', players: 2 }, 'bad-setup'],
      [{ ...NEW, setup: { bag: 'é' } }, 'bad-setup'],
      [{ ...NEW, setup: { rolls: [6] } }, 'bad-setup'],
      [{ cmd: 'act', table: 7, seat: 0, action: 'roll' }, 'no-such-table'],
      [{ cmd: 'act', table: 1, action: 'timeout 0' }, 'bad-field'],
      [{ cmd: 'act', table: 1, seat: 9, action: 'roll' }, 'bad-seat'],
      [{ cmd: 'act', table: 1, seat: 0.5, action: 'roll' }, 'bad-seat'],
      [{ cmd: 'act', table: 1, seat: 0 }, 'bad-action'],
      [{ cmd: 'act', table: 1, seat: 0, action: 'fly' }, 'bad-text'],
      [{ cmd: 'act', table: 1, seat: 0, action: 'sell W0RD' }, 'bad-letters'],
      [{ cmd: 'act', table: 1, seat: 0, action: 'timeout 0' }, 'server-only'],
      [{ cmd: 'act', table: 1, seat: null, action: 'roll' }, 'players-only'],
      [{ cmd: 'best', rack: 'AB1' }, 'rack-bad-letter'],
      [{ cmd: 'best', rack: 'AB', dictionary: 'xx' }, 'bad-field'],
      [{ cmd: 'load', record: 'x' }, 'record-bad-line'],
      [{ cmd: 'load', record: '[Game "chess"]' }, 'record-bad-header'],
      [{ cmd: 'advise', table: 1, seat: 0, bot: 'deep' }, 'unknown-bot'],
      [{ cmd: 'advise', table: 1, seat: 0, bot: 'expert', work: 0 }, 'bad-field'],
      [{ cmd: 'advise', table: 1, seat: 0, bot: 'expert', seed: 7 }, 'bad-field'],
      [`{"cmd":"${'x'.repeat(10_000_000)}"}`, 'line-too-long'],
    ];
    await ask(NEW);
    const [before] = await ask({ cmd: 'view', table: 1, seat: 0 });
    for (const [request, code] of cases) {
      for (const lang of ['en', 'fr']) {
        const [answer] = await ask(typeof request === 'string' ? request : { ...request, lang });
        expect(answer).toMatchObject({
          ok: false,
          error: { code, message: expect.stringMatching(/\S.*[.!?»…]$/u) },
        });
      }
    }
    expect(await ask({ cmd: 'view', table: 1, seat: 0 })).toEqual([before]);
  });

  it('keeps its memory bounded over very many lines', async () => {
    const { ask, child } = startEngine('--max-old-space-size=48');
    const round = [
      NEW,
      { cmd: 'act', table: 0, seat: 0, action: 'roll' },
      'garbage',
      { cmd: 'view', table: 1, seat: 0 },
      { cmd: 'best', rack: 'EEJDNOY', limit: 1 },
    ];
    await ask(NEW);
    for (let i = 0; i < 4_000; i++) {
      const answers = await ask(...round);
      await ask({ cmd: 'drop', table: answers[0]?.['table'] });
    }
    for (let i = 0; i < 999; i++) await ask(NEW);
    expect(await ask(NEW)).toMatchObject([{ ok: false, error: { code: 'too-many-tables' } }]);
    expect(child.exitCode).toBeNull();
  });

  it('advises in both games as every bot would play, and only what is accepted', async () => {
    const { ask } = startEngine();
    for (const [table, game] of [
      [1, 'buyword'],
      [2, 'choose-your-words'],
    ] as const) {
      await ask({ cmd: 'new', game, players: 2, seed: 'advice', options: { dictionary: 'en-common' } });
      for (const bot of BOT_IDS) {
        const [shown] = (await ask({ cmd: 'view', table, seat: null })) as [{ view: { toAct: number[] } }];
        const [seat] = shown.view.toAct;
        const question = { cmd: 'advise', table, seat, bot, seed: 's', work: 1 };
        const [advice, again] = await ask(question, question);
        expect(advice, `${game} ${bot}`).toMatchObject({ ok: true });
        expect(again).toEqual(advice);
        expect(await ask({ cmd: 'act', table, seat, action: advice?.['action'] })).toMatchObject([
          { ok: true },
        ]);
      }
    }
  });

  it('advises only what would be accepted', async () => {
    const { ask } = startEngine();
    const setup = { bag: 'CTAXTZESOONRGDEA', rolls: [4], leader: 0 };
    await ask({
      cmd: 'new',
      game: 'buyword',
      players: 2,
      options: { judge: 'challenge', selling: 'inTurn' },
      setup,
    });
    for (const [seat, action] of [
      [0, 'roll'],
      [0, 'buy'],
      [1, 'decline'],
      [0, 'sell ACE'],
    ]) {
      await ask({ cmd: 'act', table: 1, seat, action });
    }
    const [advice] = await ask({ cmd: 'advise', table: 1, seat: 1, bot: 'simple' });
    expect(advice).toMatchObject({ ok: false, error: { code: 'nothing-to-advise' } });
  });
});
