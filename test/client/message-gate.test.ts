import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTexts } from '../../src/client/base/texts.ts';
import { createMessageGate } from '../../src/client/online/message-gate.ts';
import type { ServerError } from '../../src/client/online/server-error.ts';
import { readWholeTable } from '../../src/client/online/word-lists.ts';
import type { ServerMessage } from '../../src/protocol/wire.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  [server] = await Promise.all([startTestServer(), fetchTexts()]);
});
afterAll(() => server.remove());

/** What the page asks the server for, as a browser would: by address, and nothing while the line is down. */
const line = { isUp: true, asked: [] as string[] };
beforeEach(() => {
  line.isUp = true;
  line.asked = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.startsWith('/')) return fetch(address, init);
    if (!line.isUp) throw new TypeError('Failed to fetch');
    line.asked.push(address);
    return fetch(`${server.base}${address}`, init);
  });
});

const words = (stem: string): string[] =>
  Array.from(
    { length: 400 },
    (_, i) => `${stem}${String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26))}`,
  );

/** The frames of a game of one's own with a pasted theme: before it, its start, a roll. */
const framesOf = async (stem: string) => {
  const ann = await Guest.arrive(server.base, 'Ann');
  ann.keepsFrames = true;
  const code = await ann.make({ capacity: 1, options: { theme: { words: words(stem) } } });
  await ann.watch(code);
  await ann.do(code, 'start');
  await ann.until('the game is shown', () => ann.mirrors.get(code)?.view ?? undefined);
  await ann.act(code, 'roll');
  await ann.until('the roll is shown', () => ann.mirrors.get(code)?.version === 3 && ann.frames.length >= 5);
  ann.drop();
  const frames = ann.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  return { code, frames, theme: words(stem).toSorted() };
};

/** A gate, and what has come through it. */
const openGate = () => {
  const came: ServerMessage[] = [];
  const troubles: (ServerError | undefined)[] = [];
  const gate = createMessageGate({
    onMessage: (message) => came.push(message),
    onTrouble: (why) => troubles.push(why),
  });
  return { gate, came, troubles };
};
const types = (messages: readonly ServerMessage[]) => messages.map(({ type }) => type);
const optionsIn = (message: ServerMessage | undefined) => {
  if (message?.type !== 'table') throw new Error('no table');
  const { info, view, events } = message;
  const [began] = events as readonly { readonly options?: unknown }[];
  return { info: info.options, view: view?.['options'], began: began?.options };
};

describe('what a table tells, before anybody sees it', () => {
  it('has its lists of words in place, each asked for once, in the order it came', async () => {
    const { frames, theme } = await framesOf('FILM');
    expect(types(frames)).toEqual(['welcome', 'table', 'table', 'accepted', 'update']);
    const { gate, came, troubles } = openGate();
    for (const frame of frames) gate.take(frame);
    // What needs no list does not wait; what comes behind one that does waits with it.
    expect(types(came)).toEqual(['welcome']);
    await expect.poll(() => came.length).toBe(frames.length);
    expect(types(came)).toEqual(types(frames));
    const whole = { theme: { words: theme } };
    expect(optionsIn(came[1]).info).toEqual(whole);
    expect(optionsIn(came[2])).toMatchObject({ view: whole, began: whole });
    expect(line.asked).toHaveLength(1);
    expect(troubles.filter((why) => why !== undefined)).toEqual([]);
    // Who comes back has them.
    const again = openGate();
    for (const frame of frames) again.gate.take(frame);
    expect(again.came).toEqual(came);
    expect(line.asked).toHaveLength(1);
  });

  it('is not shown where a list does not come, until it is asked for again', async () => {
    const { frames } = await framesOf('BOOK');
    const { gate, came, troubles } = openGate();
    line.isUp = false;
    for (const frame of frames) gate.take(frame);
    await expect.poll(() => troubles.length).toBe(2);
    expect(troubles).toMatchObject([undefined, { code: 'unreachable' }]);
    gate.retry();
    await expect.poll(() => troubles.length).toBe(4);
    expect(types(came)).toEqual(['welcome']);
    line.isUp = true;
    gate.retry();
    await expect.poll(() => came.length).toBe(frames.length);
    expect(troubles.at(-1)).toBeUndefined();
  });

  it('is forgotten with its line: the next brings it anew', async () => {
    const { frames } = await framesOf('GAME');
    const { gate, came } = openGate();
    for (const frame of frames) gate.take(frame);
    gate.clear();
    const second = frames.slice(0, 2);
    for (const frame of second) gate.take(frame);
    await expect.poll(() => came.length).toBe(3);
    expect(types(came)).toEqual(['welcome', 'welcome', 'table']);
    // Nothing of what was forgotten comes late.
    gate.take({ type: 'pong', nowMs: 0 });
    expect(types(came)).toEqual(['welcome', 'welcome', 'table', 'pong']);
  });

  it('is whole on the doorstep too, or says why not', async () => {
    const { code, theme } = await framesOf('SONG');
    expect(await readWholeTable(code)).toMatchObject({
      ok: true,
      value: { info: { options: { theme: { words: theme } } } },
    });
    const { code: other } = await framesOf('POEM');
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      fetch(address.startsWith('/api/lists/') ? `/api/lists/${'0'.repeat(64)}` : address, init),
    );
    expect(await readWholeTable(other)).toMatchObject({ ok: false, error: { code: 'not-found' } });
  });
});
