/** The order of messages, as docs/protocol.md promises it, over real sockets. */
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../src/protocol/wire.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

let server: TestServer;
const guests: Guest[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const guest of guests) guest.drop();
  await server.remove();
});

/** A person whose messages are kept, on their first device or, by their cookie, on another one. */
const arrive = async (name: string, cookie?: string): Promise<Guest> => {
  const guest =
    cookie === undefined ? await Guest.arrive(server.base, name) : Guest.known(server.base, name, cookie);
  guest.keepsFrames = true;
  guests.push(guest);
  return guest;
};

/** What came to a device about a table since it began to watch: types, with versions and ids. */
const cameTo = ({ frames }: Guest): string[] =>
  frames.flatMap((frame) => {
    const message: ServerMessage = JSON.parse(frame);
    if (message.type === 'accepted') return [`accepted ${message.id} ${message.version}`];
    if (message.type === 'refused') return [`refused ${message.id ?? ''} ${message.code}`];
    if (message.type === 'update' || message.type === 'table') return [`${message.type} ${message.version}`];
    return message.type === 'arranged' ? ['arranged'] : [];
  });

const act = (guest: Guest, table: string, id: string, action: string): void =>
  guest.send({ type: 'act', table, id, action });

/** Waits until something has come, and forgets it all once it was looked at. */
const taken = async (guest: Guest, last: string): Promise<string[]> => {
  await guest.until(`${last} has come`, () => cameTo(guest).includes(last));
  return cameTo({ frames: guest.frames.splice(0) } as Guest);
};

const OPTIONS = { leader: 0 };
/** Tables are made, joined and started in three versions; each of them is shown by a `table`. */
const STARTED = 3;

/** A game of two that has just begun, watched by Ann on two devices and by Bob; what they were told so far is forgotten. */
const begin = async (wish: Record<string, unknown> = {}) => {
  const ann = await arrive('Ann');
  const [tablet, bob] = [await arrive('Ann', ann.cookie), await arrive('Bob')];
  const code = await ann.make({ capacity: 2, options: OPTIONS, ...wish });
  await bob.do(code, 'sit');
  const all = [ann, tablet, bob];
  await Promise.all(all.map((guest) => guest.watch(code)));
  await ann.do(code, 'start');
  for (const guest of all) await taken(guest, `table ${STARTED}`);
  return { ann, tablet, bob, code };
};

describe('accepted and update', () => {
  it('come in this order where somebody acted; others, their own other devices too, get the update alone', async () => {
    const { ann, tablet, bob, code } = await begin();
    act(ann, code, 'a1', 'roll');
    expect(await taken(ann, 'update 4')).toEqual(['accepted a1 4', 'update 4']);
    expect(await taken(tablet, 'update 4')).toEqual(['update 4']);
    expect(await taken(bob, 'update 4')).toEqual(['update 4']);
  });

  it('come in one packet', async () => {
    const { ann, code } = await begin();
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`, {
      headers: { cookie: ann.cookie },
      perMessageDeflate: false,
    });
    const types: string[] = [];
    socket.on('message', (data) => types.push(JSON.parse(String(data)).type));
    const hasCome = (type: string) => expect.poll(() => types).toContain(type);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'watch', table: code }));
    await hasCome('table');
    const packets: string[] = [];
    const { _socket: line } = socket as unknown as { readonly _socket: Duplex };
    line.on('data', (packet: Buffer) => packets.push(packet.toString('latin1')));
    socket.send(JSON.stringify({ type: 'act', table: code, id: 'a1', action: 'roll' }));
    await hasCome('update');
    socket.terminate();
    expect(packets.find((packet) => packet.includes('"accepted"'))).toMatch(
      /"type":"accepted".*"type":"update"/s,
    );
  });

  it('are answered in the order they were sent; what is refused is followed by no update', async () => {
    const { ann, bob, code } = await begin();
    for (const [id, action] of [
      ['a1', 'roll'],
      ['a2', 'roll'],
      ['a3', 'dance'],
      ['a4', 'leave'],
      ['a5', 'roll'],
    ] as const)
      act(ann, code, id, action);
    expect(await taken(ann, 'refused a5 not-seated')).toEqual([
      'accepted a1 4',
      'update 4',
      expect.stringMatching(/^refused a2 /),
      'refused a3 bad-text',
      'accepted a4 5',
      'table 5',
      'refused a5 not-seated',
    ]);
    // Who leaves, or ends the game, changes more than the view: everybody is shown the table.
    expect(await taken(bob, 'table 5')).toEqual(['update 4', 'table 5']);
  });

  it('the same id again is answered with the version it had, and shown no second time', async () => {
    const { ann, tablet, code } = await begin();
    act(ann, code, 'a1', 'roll');
    await taken(ann, 'update 4');
    await taken(tablet, 'update 4');
    act(tablet, code, 'a1', 'roll');
    expect(await taken(tablet, 'accepted a1 4')).toEqual(['accepted a1 4']);
    expect(cameTo(ann)).toEqual([]);
  });

  it('after a reconnect: the table has what was done, and the answer names the version it had then', async () => {
    const { ann, bob, code } = await begin();
    act(ann, code, 'a1', 'roll');
    // The answer is on its way, and lost.
    await bob.until('it is done', () => bob.mirrors.get(code)?.version === 4);
    ann.drop();
    ann.frames.splice(0);
    const told = ann.mirrors.get(code)?.version as number;
    await ann.connect();
    act(ann, code, 'a1', 'roll');
    await ann.until('it is answered', () => cameTo(ann).includes('accepted a1 4'));
    await ann.until('all is known', () => ann.mirrors.get(code)?.version === 4);
    expect(cameTo(ann).toSorted()).toEqual(['accepted a1 4', 'table 4']);
    const table = ann.frames
      .map((frame): ServerMessage => JSON.parse(frame))
      .find(({ type }) => type === 'table');
    expect(table).toMatchObject({ since: told });
  });

  it('a layout makes no version: accepted, then arranged, which one’s other devices get too and nobody else', async () => {
    const { ann, tablet, bob, code } = await begin({ game: 'choose-your-words', options: {} });
    const { view } = await ann.until('the cards are dealt', () => ann.mirrors.get(code));
    const { seats } = (view ?? {}) as { readonly seats?: readonly { readonly cards: string }[] };
    const [card = ''] = seats?.[0]?.cards.split(' ') ?? [];
    const laid = card.replace('*', '*Ab');
    act(ann, code, 'a1', `layout ${laid}`);
    expect(await taken(ann, 'arranged')).toEqual([`accepted a1 ${STARTED}`, 'arranged']);
    expect(await taken(tablet, 'arranged')).toEqual(['arranged']);
    expect(cameTo(bob)).toEqual([]);
  });

  it('every device sees versions count up by one, whoever acts', async () => {
    const { ann, tablet, bob, code } = await begin({ options: { leader: 0, deals: 'trades' } });
    // Whatever is refused on the way changes nothing.
    for (let i = 0; i < 20; i++) {
      for (const guest of [ann, tablet, bob])
        for (const action of ['roll', 'choose 3', 'decline', 'done']) await guest.act(code, action);
    }
    const last = Math.max(...[ann, tablet, bob].map((guest) => guest.mirrors.get(code)?.version ?? 0));
    expect(last).toBeGreaterThan(20);
    for (const guest of [ann, tablet, bob]) {
      await guest.until('all has come', () => guest.mirrors.get(code)?.version === last);
      const versions = cameTo(guest).flatMap((came) =>
        came.startsWith('update') ? [Number(came.split(' ')[1])] : [],
      );
      expect(versions).toEqual(versions.map((_, i) => (versions[0] as number) + i));
      expect(guest.gaps).toBe(0);
    }
  });
});
