import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerMessage } from '../../src/protocol/wire.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

type Turns = Extract<ServerMessage, { type: 'turns' }>;

/** What a guest was told of turns, message by message. */
const toldOf = ({ frames }: Guest): Turns[] =>
  frames.map((frame) => JSON.parse(frame)).filter(({ type }) => type === 'turns');

/** The codes of the tables that wait for a guest, as far as they were told. */
const waitingFor = (guest: Guest): string[] => {
  const codes = new Set<string>();
  for (const { whole, tables, gone } of toldOf(guest)) {
    if (whole) codes.clear();
    for (const { code } of tables) codes.add(code);
    for (const code of gone) codes.delete(code);
  }
  return [...codes];
};

const arrive = async (name: string): Promise<Guest> => {
  const guest = await Guest.arrive(server.base, name);
  guest.keepsFrames = true;
  return guest;
};

const follow = async (guest: Guest): Promise<void> => {
  if (!guest.isConnected) await guest.connect();
  guest.send({ type: 'turns', follow: true });
  await guest.until('the turns are told', () => toldOf(guest).some(({ whole }) => whole));
};

/** A game that Ann begins, with Bob, and Bob's lot after it. */
const begin = async (ann: Guest, bob: Guest): Promise<string> => {
  const code = await ann.make({ capacity: 2, options: { leader: 0 } });
  await bob.do(code, 'sit');
  await ann.do(code, 'start');
  return code;
};

describe('turns over the socket', () => {
  it('are told at once, at whatever page, to who follows them, and as `GET /api/turns` has them', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const first = await begin(ann, bob);
    await follow(ann);
    await follow(bob);
    expect(waitingFor(ann)).toEqual([first]);
    expect(toldOf(ann)[0]?.tables).toEqual((await ann.ask('/api/turns')).body.tables);
    expect(waitingFor(bob)).toEqual([]);
    // Another table begins: nobody looks at it.
    const second = await begin(ann, bob);
    await ann.until('the second table waits', () => waitingFor(ann).length === 2);
    expect(toldOf(ann).at(-1)).toMatchObject({
      whole: false,
      tables: [{ code: second, others: [{ name: 'Bob' }] }],
    });
    await ann.connect();
    await ann.watch(first);
    await ann.act(first, 'roll');
    const view = ann.mirrors.get(first)?.view as { phase: string };
    if (view.phase === 'choose') await ann.act(first, 'choose 3');
    await ann.act(first, 'decline');
    await bob.until('it is Bob’s turn', () => waitingFor(bob).includes(first));
  });

  it('end with the seat, and are told to all sockets of one person and to nobody else', async () => {
    const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
    const again = Guest.known(server.base, 'Ann', ann.cookie);
    again.keepsFrames = true;
    for (const guest of [ann, again, eve]) await follow(guest);
    const code = await begin(ann, bob);
    for (const guest of [ann, again])
      await guest.until('it is her turn', () => waitingFor(guest).includes(code));
    await ann.do(code, 'leave');
    for (const guest of [ann, again]) await guest.until('it is over', () => waitingFor(guest).length === 0);
    expect(toldOf(eve)).toEqual([{ type: 'turns', whole: true, tables: [], gone: [] }]);
    // No longer, once that is said.
    again.send({ type: 'turns', follow: false });
    again.send({ type: 'ping' });
    await again.until('she is heard', () => again.frames.some((frame) => frame.includes('"pong"')));
    const next = await begin(ann, bob);
    await ann.until('it is her turn', () => waitingFor(ann).includes(next));
    expect(waitingFor(again)).toEqual([]);
  });

  it('are not told where a standing order is about to do what is to be done', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    await follow(bob);
    const code = await begin(ann, bob);
    await bob.do(code, 'orders', { orders: { roll: false, buyAtMost: 0, bidAtMost: null } });
    await ann.watch(code);
    await ann.act(code, 'roll');
    const view = ann.mirrors.get(code)?.view as { phase: string };
    if (view.phase === 'choose') await ann.act(code, 'choose 3');
    await ann.act(code, 'decline');
    // His lot is declined for him; the selling that follows waits for him.
    await bob.until('he is to sell', () => waitingFor(bob).includes(code));
    expect(toldOf(bob).filter(({ tables }) => tables.length > 0)).toHaveLength(1);
  });

  it('are forgotten with the last socket that follows', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    await follow(ann);
    const code = await begin(ann, bob);
    await ann.until('it is her turn', () => waitingFor(ann).includes(code));
    ann.drop();
    ann.frames.length = 0;
    await follow(ann);
    expect(waitingFor(ann)).toEqual([code]);
  });
});
