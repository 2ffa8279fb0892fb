/** The checker of histories finds what it is there to find: a true history has no fault, and each thing that is wrong is told. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { gather, playToTheEnd } from '../support/crowd.ts';
import { startTestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { type ClientHistory, faultsOf, type StoredEntry, type TableHistory } from '../support/history.ts';
import { cards } from '../support/kills-in-play.ts';
import { seeded } from '../support/racks.ts';

type Told = { readonly history: TableHistory; readonly log: readonly StoredEntry[] };
type Kind = { readonly people: number; readonly wish: Record<string, unknown>; readonly move?: never };

/** What happened at a table of a server that works, with lines that are lost now and then. */
const play = async ({ people, wish, move }: Kind): Promise<Told> => {
  const server = await startTestServer();
  const arrive = async (name: string): Promise<Guest> => {
    const guest = await Guest.arrive(server.base, name);
    guest.keepsFrames = true;
    return guest;
  };
  const { code, ...table } = await gather(server.base, people, wish, move, { arrive });
  const random = seeded(17);
  await playToTheEnd({ code, ...table }, { random, drops: 0.05, reconnect: (guest) => guest.connect() });
  const { players } = table;
  const versions = (): number[] => players.map((player) => player.mirrors.get(code)?.version ?? 0);
  for (const player of players)
    await player.until('all is seen', () =>
      versions().every((version) => version === Math.max(...versions())),
    );
  for (const player of players) player.drop();
  await server.stop();
  const database = new DatabaseSync(join(server.dataFolder, 'wordstake.db'));
  const log = database
    .prepare('select s, at, action, body from log join tables on t = id where code = ? order by s')
    .all(code) as unknown as StoredEntry[];
  database.close();
  rmSync(server.dataFolder, { recursive: true });
  return {
    history: { code, clients: players.map(({ sent, frames }, seat) => ({ seat, sent, frames })) },
    log,
  };
};

const FEW_ENTRIES = 20;

let buyword: Told;
let hands: Told;
beforeAll(async () => {
  buyword = await play({ people: 3, wish: { options: { openTiles: false } } });
  // What is dealt is chance: a game that is over after a round or two has too little to be wrong.
  do hands = await play(cards() as never);
  while (hands.log.length <= FEW_ENTRIES);
});

const numbered = (log: readonly StoredEntry[]): StoredEntry[] =>
  log.map((entry, i) => ({ ...entry, s: i + 1 }));
/** The first entry of somebody's action in the second half of the game. */
const someAction = (log: readonly StoredEntry[]): number =>
  log.findIndex(({ action }, i) => i > log.length / 2 && action !== null);
const withFrames = (
  { history, log }: Told,
  change: (frame: string, client: ClientHistory) => string | readonly string[],
): readonly string[] => {
  const clients = history.clients.map((client) => ({
    ...client,
    frames: client.frames.flatMap((frame) => change(frame, client)),
  }));
  return faultsOf({ ...history, clients }, log).faults;
};

describe('the checker of histories', () => {
  it('finds nothing wrong where nothing is', () => {
    for (const { history, log } of [buyword, hands]) {
      expect(log.length).toBeGreaterThan(FEW_ENTRIES);
      expect(faultsOf(history, log).faults).toEqual([]);
    }
  });

  it('finds an acknowledged action that is not in the log', () => {
    const { history, log } = buyword;
    const faults = faultsOf(history, numbered(log.toSpliced(someAction(log), 1))).faults.join('\n');
    expect(faults).toContain('was acknowledged at');
    expect(faults).toContain('in the log it is at undefined');
  });

  it('finds an action that is in the log twice, and one that nobody sent', () => {
    const { history, log } = buyword;
    const i = someAction(log);
    const twice = numbered(log.toSpliced(log.length - 1, 0, log[i] as StoredEntry));
    expect(faultsOf(history, twice).faults.join('\n')).toContain('is in the log 2 times');
    const clients = history.clients.map((client) => ({ ...client, sent: client.sent.slice(0, -1) }));
    expect(faultsOf({ ...history, clients }, log).faults.join('\n')).toContain('what it never sent');
  });

  it('finds two entries of one number, and one that is missing', () => {
    const { history, log } = buyword;
    const twins = log.toSpliced(9, 0, log[8] as StoredEntry);
    expect(faultsOf(history, twins).faults.join()).toContain('entry 10 of');
    expect(faultsOf(history, log.toSpliced(8, 1)).faults.join()).toContain('entry 9 of');
  });

  it('finds an action that was refused and done', () => {
    const key = buyword.log[someAction(buyword.log)]?.action?.split(':')[1];
    const faults = withFrames(buyword, (frame) =>
      frame.includes(`"id":"${key}"`)
        ? [JSON.stringify({ type: 'refused', id: key, code: 'not-your-turn', message: '' })]
        : [frame],
    );
    expect(faults.join('\n')).toContain('was refused (not-your-turn) and done');
  });

  it('finds somebody who saw something else than the others, or in another order, or not the end', () => {
    const raised = withFrames(buyword, (frame) =>
      frame.replace(/"money":(\d+)/, (_, n) => `"money":${Number(n) + 1}`),
    );
    expect(raised.join('\n')).toMatch(/saw at version \d+ seats/);
    // Others may still come after it: who is there, say.
    const versionOf = (frame: string): number => JSON.parse(frame).version ?? 0;
    const end = Math.max(...hands.history.clients.flatMap(({ frames }) => frames.map(versionOf)));
    const last = withFrames(hands, (frame) => (versionOf(frame) === end ? [] : [frame]));
    expect(last.join('\n')).toMatch(/saw version \d+ last, and there are/);
    const others = withFrames(buyword, (frame) => frame.replaceAll('"type":"rolled"', '"type":"rowled"'));
    expect(others.join('\n')).toContain('or others');
  });

  it('finds what is hidden: a seed, an identity, another’s hand', () => {
    const { log } = hands;
    const started = JSON.parse(log.find(({ body }) => body.includes('"started"'))?.body ?? '{}');
    const told = withFrames(hands, (frame) =>
      frame.includes('"update"') ? frame.replace('{', `{"seed":"${started.seed}",`) : frame,
    );
    expect(told.join('\n')).toContain('was sent a secret');
    // The second player gets what was meant for the first.
    const clients = hands.history.clients.map((client) => ({
      ...client,
      frames: hands.history.clients[0]?.frames ?? [],
    }));
    const swapped = faultsOf({ ...hands.history, clients }, log).faults.join('\n');
    expect(swapped).toMatch(/seat 1 was shown dealt to 0/);
    // Among frames that a client pays no heed to, too: here one that was meant for the second player, once more at the end.
    const [first, second, ...others] = buyword.history.clients as [ClientHistory, ClientHistory];
    const meantForSecond = second.frames.findLast(
      (frame) => frame.includes('"update"') && JSON.parse(frame).view?.seats?.[1]?.tiles,
    );
    const heedless = { ...first, frames: [...first.frames, meantForSecond as string] };
    const sent = faultsOf({ ...buyword.history, clients: [heedless, second, ...others] }, buyword.log).faults;
    expect(sent.join('\n')).toMatch(/seat 0 was sent at version \d+ seats/);
  });

  it('finds a clock that ran out too early, and says how late the latest was', () => {
    const { history, log } = buyword;
    const timed = log.map((entry) => ({
      ...entry,
      body: entry.body.replaceAll('"turnSeconds":null', '"turnSeconds":10'),
    }));
    const i = someAction(timed);
    const body = JSON.parse(timed[i]?.body ?? '{}');
    const early = timed.with(i, {
      ...(timed[i] as StoredEntry),
      body: JSON.stringify({ ...body, seat: null, action: `timeout ${body.seat}` }),
    });
    expect(faultsOf(history, early).faults.join('\n')).toMatch(/was played for \d+ ms too early/);
    const late = early.map((entry, at) => (at < i ? entry : { ...entry, at: entry.at + 25_000 }));
    const lateness = faultsOf(history, late).timeOuts.map(({ dueMs, atMs }) => atMs - dueMs);
    expect(Math.max(...lateness)).toBeGreaterThan(10_000);
  });

  it('finds a game that stands still', () => {
    const { history, log } = buyword;
    expect(faultsOf(history, log.slice(0, -3)).faults.join()).toContain('has not come to its end');
  });
});
