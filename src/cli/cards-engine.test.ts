import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./engine.ts', import.meta.url));

type Json = Record<string, unknown>;

/** One engine for all tests, as a program would keep it; each plays at tables of its own. */
const engine: ChildProcessWithoutNullStreams = spawn(process.execPath, [PROGRAM]);
afterAll(() => {
  engine.kill();
});
const lines = createInterface(engine.stdout)[Symbol.asyncIterator]();

/** Sends requests and waits for as many answers. */
const ask = async (...requests: Json[]): Promise<Json[]> => {
  engine.stdin.write(`${requests.map((request) => JSON.stringify(request)).join('\n')}\n`);
  const answers: Json[] = [];
  for (let i = 0; i < requests.length; i++) answers.push(JSON.parse((await lines.next()).value as string));
  return answers;
};

const newTable = async (request: Json): Promise<number> => (await ask(request))[0]?.['table'] as number;

const GAME = 'choose-your-words';
const NEW = { cmd: 'new', game: GAME, players: 2, seed: 'abc' };
const DECK = 'Ab Qb Tb Zb Sb Or Eb * Rb Ib Db Ub Nb Lb Xr Jr Kr Vr Wr Yr Hr Fr Pr Mr Cr Br';

describe('npm run engine, Choose Your Words', () => {
  it('CW-22 scores every example of the rules', async () => {
    const cases: [string, number][] = [
      ['Bb Ib Gb *Gb Eb Rb', 60],
      ['Bb Ib Gb Gb Eb Rb', 24],
      ['Bb Ib *Gb *Gb Eb Rb', 72],
      ['Br Ir Gr Gr Er Rr', 60],
      ['Br Ir Gr *Gr Er Rr', 108],
      ['Br Ir *Gr *Gr Er Rr', 126],
      ['*Br Ir Gr Gr Er Rr', 90],
      ['Bb Ib *Gb *Gr Eb Rb', 24],
      ['Zb Ib Pb Sb', 23],
      ['Zb Ib Pb *Sb', 46],
      ['Zr Ir Pr *Sr', 69],
      ['Ob Xb Eb *Nb', 30],
      ['Mb Ob Mb', 14],
      ['Rb Eb Db Db Eb Rb', 42],
      ['Ob Mb Yb Wb Ob Rb Db', 204],
      ['Or Mr Yr Wr Or Rr Dr', 233],
    ];
    const answers = await ask(
      ...cases.map(([word]) => ({ cmd: 'score', deck: 'classic', word, category: false })),
    );
    expect(answers.map(({ score }) => score)).toEqual(cases.map(([, score]) => score));
    expect(answers[0]?.['steps']).toEqual({
      letters: [4, 1, 9, 9, 1, 2],
      pairs: [1, 1, 3, 3, 1, 1],
      sum: 26,
      length: 4,
      flush: 2,
      outburst: 0,
      exclamation: 0,
      palindrome: 0,
      category: 0,
    });
  });

  it('finds the best word of a hand', async () => {
    const [best, none, french] = await ask(
      { cmd: 'bestHand', dictionary: 'en-full', deck: 'classic', hand: 'Ob Mb Yb Wb Or Rb Db' },
      { cmd: 'bestHand', hand: 'Qb Qb' },
      { cmd: 'bestHand', dictionary: 'fr-common', deck: 'french', hand: 'Eb Tb Er' },
    );
    expect(best).toEqual({ ok: true, declare: 'Ob Mb Yb Wb Or Rb Db', score: 204 });
    expect(none).toEqual({ ok: true, declare: null, score: 0 });
    expect(french).toMatchObject({ ok: true, score: 9 });
  });

  it('plays a prepared deck with all its actions', async () => {
    const table = await newTable({ cmd: 'new', game: GAME, players: 2, setup: { deck: DECK, dealer: 0 } });
    const act = async (seat: number | null, action: string) =>
      (await ask({ cmd: 'act', table, seat, action }))[0] as Json;
    expect(await act(0, 'check')).toMatchObject({ ok: false, error: { code: 'must-bet', least: 1 } });
    for (const [seat, action] of [
      [0, 'bet 5'],
      [1, 'raise 10'],
      [0, 'call'],
    ] as const)
      expect(await act(seat, action)).toMatchObject({ ok: true });
    const exchanged = await act(0, 'exchange Lb *');
    expect(exchanged['events']).toContainEqual({
      type: 'exchanged',
      seat: 0,
      discarded: ['Lb', '*'],
      drawn: ['Xr', 'Jr'],
    });
    const [view, offers, record] = await ask(
      { cmd: 'view', table, seat: 1 },
      { cmd: 'options', table, seat: 1 },
      { cmd: 'record', table, seat: 1 },
    );
    expect(view).toMatchObject({
      view: {
        phase: 'exchange',
        toAct: [1],
        dealer: 0,
        pots: [{ amount: 22, seats: [0, 1] }],
        seats: [
          { cards: null, cardCount: 7 },
          { cards: 'Ab Db Eb Nb Rb Sb Tb', chips: 189 },
        ],
      },
    });
    expect(offers).toEqual({
      ok: true,
      options: [
        { kind: 'exchange', cards: 'Ab Db Eb Nb Rb Sb Tb', most: 4 },
        { kind: 'layout', cards: 'Ab Db Eb Nb Rb Sb Tb' },
        { kind: 'leave' },
      ],
    });
    expect(record?.['record']).toContain('0 exchange ? ?');
    expect(record?.['record']).not.toMatch(/Seed|Decks|Lb|Jr|Qb/);
    for (const [seat, action] of [
      [1, 'exchange none'],
      [1, 'bet 3'],
      [0, 'call'],
      [1, 'layout Sb Ab Tb'],
      [null, 'timeout 1'],
      [0, 'exchange none'],
      [1, 'check'],
      [0, 'check'],
      [0, 'declare Ib Ub'],
    ] as const)
      expect(await act(seat, action)).toMatchObject({ ok: true });
    expect(await act(1, 'declare Tb Rb Eb Nb Db Sb')).toMatchObject({ ok: true });
    // TRENDS is a word: the challenge costs 28 ÷ 2, and seat 1 takes the pot with the more points.
    expect(await act(0, 'challenge 1')).toMatchObject({ ok: true });
    const [after] = await ask({ cmd: 'view', table, seat: null });
    expect(after).toMatchObject({
      view: { round: 1, phase: 'challenge', seats: [{ owes: 14 }, { owes: 0 }] },
    });
    expect((await act(1, 'waive'))['events']).toContainEqual({
      type: 'pot-won',
      pot: 0,
      amount: 28,
      by: 'word',
      winners: [{ seat: 1, amount: 28 }],
    });
    const [next] = await ask({ cmd: 'view', table, seat: null });
    expect(next).toMatchObject({ view: { round: 2, dealer: 1, pots: [{ amount: 16 }] } });
  });

  it('plays a whole game by its own advice beside BuyWord, records it and loads it', async () => {
    const [first, second] = await ask(
      { cmd: 'new', game: 'buyword', players: 2, seed: 'abc' },
      { ...NEW, players: 3, options: { stack: 30, ante: 5, category: 'ocean' } },
    );
    const [other, table] = [first?.['table'] as number, second?.['table'] as number];
    expect(table).toBe(other + 1);
    for (;;) {
      const [shown] = (await ask({ cmd: 'view', table, seat: null })) as [
        { view: { toAct: number[]; phase: string } },
      ];
      const { toAct, phase } = shown.view;
      if (phase === 'over') break;
      const seat = toAct[0] as number;
      const [advice] = await ask({ cmd: 'advise', table, seat, bot: 'simple' });
      const [acted] = await ask({ cmd: 'act', table, seat, action: advice?.['action'] });
      expect(acted).toMatchObject({ ok: true });
    }
    const [recorded] = await ask({ cmd: 'record', table });
    const [loaded, before, after, bad] = await ask(
      { cmd: 'load', record: recorded?.['record'] },
      { cmd: 'view', table, seat: 0 },
      { cmd: 'view', table: table + 1, seat: 0 },
      { cmd: 'act', table: other, seat: 0, action: 'fold' },
    );
    expect(loaded).toEqual({ ok: true, table: table + 1, lexiconDiffers: false });
    expect(after).toEqual(before);
    expect(bad).toMatchObject({ error: { code: 'bad-text' } });
    expect(await ask({ cmd: 'drop', table }, { cmd: 'view', table, seat: 0 })).toMatchObject([
      { ok: true },
      { error: { code: 'no-such-table' } },
    ]);
  });

  it('answers bad input with a code and a sentence, in either language, and lives on', async () => {
    const table = await newTable(NEW);
    const cases: [Json, string][] = [
      [{ ...NEW, players: 1 }, 'bad-players'],
      [{ ...NEW, players: 9 }, 'bad-players'],
      [{ ...NEW, options: { tiles: 'classic' } }, 'unknown-option'],
      [{ ...NEW, options: { stack: 5 } }, 'bad-option'],
      [{ ...NEW, options: { category: 'nowhere' } }, 'unknown-theme'],
      [{ ...NEW, options: { dictionary: 'fr-full', category: 'nouns' } }, 'unknown-theme'],
      [{ ...NEW, setup: { deck: 'Ab' } }, 'bad-setup'],
      [{ ...NEW, setup: [] }, 'bad-setup'],
      [{ cmd: 'new', game: GAME, players: 2 }, 'bad-setup'],
      [{ cmd: 'act', table, seat: 0, action: 'sell AT' }, 'bad-text'],
      [{ cmd: 'act', table, seat: 0, action: 'exchange 77' }, 'bad-cards'],
      [{ cmd: 'act', table, seat: 0 }, 'bad-action'],
      [{ cmd: 'act', table, action: 'call' }, 'bad-field'],
      [{ cmd: 'act', table, seat: 5, action: 'call' }, 'bad-seat'],
      [{ cmd: 'act', table, seat: null, action: 'call' }, 'players-only'],
      [{ cmd: 'act', table, seat: 0, action: 'time' }, 'server-only'],
      [{ cmd: 'options', table }, 'bad-seat'],
      [{ cmd: 'advise', table, seat: 0, bot: 'deep' }, 'unknown-bot'],
      [{ cmd: 'score', word: 'Ab' }, 'bad-field'],
      [{ cmd: 'score', word: 'Ab ?' }, 'bad-field'],
      [{ cmd: 'score', word: 'Ab Tb', deck: '__proto__' }, 'bad-field'],
      [{ cmd: 'score', word: 'Ab Tb', category: 'sea' }, 'bad-field'],
      [{ cmd: 'bestHand', hand: 'Ab Tb Ab Tb Ab Tb Ab Tb' }, 'bad-field'],
      [{ cmd: 'bestHand', hand: 7 }, 'bad-field'],
      [{ cmd: 'bestHand', hand: 'Ab', dictionary: 'xx' }, 'bad-field'],
      [{ cmd: 'load', record: `[Game "${GAME}"]` }, 'record-bad-header'],
    ];
    const [before] = await ask({ cmd: 'view', table, seat: 0 });
    for (const [request, code] of cases) {
      for (const lang of ['en', 'fr']) {
        const [answer] = await ask({ ...request, lang });
        expect(answer, JSON.stringify(request)).toMatchObject({
          ok: false,
          error: { code, message: expect.stringMatching(/\S.*[.!?»…]$/u) },
        });
        expect(JSON.stringify(answer)).not.toContain('undefined');
      }
    }
    expect(await ask({ cmd: 'view', table, seat: 0 })).toEqual([before]);
  });
});
