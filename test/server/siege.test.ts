import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_ATTACKS } from '../siege/all-attacks.ts';
import type { Attack } from '../siege/attack.ts';
import { oldDataFolder, startBesieged } from '../siege/besieged-server.ts';
import { makeReady } from '../siege/make-ready.ts';
import { scaled } from '../support/scale.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Turns } from '../support/turn-watch.ts';

const ONE_MS = scaled(500, 5000);
const ALL_MS = scaled(3000, 60_000);
const OLD_GAMES = scaled(20_000, 200_000);

let dataFolder: string;
let server: ServerProcess;

const turnsUnder = async (attacks: readonly Attack[], ms: number): Promise<Turns> => {
  const { begin, stop } = await makeReady(server.base, attacks);
  await server.tell('turns');
  const ended = begin();
  await wait(ms);
  stop();
  await ended;
  return (await server.tell('turns')) as Turns;
};

/** Milliseconds of processor time, not of a clock: a busy machine makes none of them longer (test/support/turn-watch.ts). */
const expectShort = ({ longestMs, long }: Turns): void => {
  expect({ longestMs, long }).toEqual({ longestMs, long: [] });
};

beforeAll(async () => {
  dataFolder = await oldDataFolder(OLD_GAMES);
  server = await startBesieged(dataFolder);
});
afterAll(async () => {
  await server.kill();
  rmSync(dataFolder, { recursive: true });
});

describe('nothing holds the event loop of a server for more than 20 ms:', () => {
  for (const attack of ALL_ATTACKS)
    it(attack.name, async () => expectShort(await turnsUnder([attack], ONE_MS)));

  it('all attacks at once', async () => expectShort(await turnsUnder(ALL_ATTACKS, ALL_MS)));
});
