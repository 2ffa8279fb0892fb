import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { seeded } from '../support/racks.ts';
import { scriptedMove } from '../support/scripted-player.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

const arrive = (name: string) => Guest.arrive(server.base, name);

describe('a table that people share', () => {
  it('is made, joined by its code, started, and played to the end', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const code = await ann.make({ capacity: 2 });
    await ann.watch(code);
    await bob.watch(code.toLowerCase());
    await bob.do(code, 'sit');
    await ann.do(code, 'start');
    const random = seeded(1);
    const players = [ann, bob];
    await Promise.all(
      players.map(async (player, seat) => {
        for (;;) {
          const view = await player.until('there is something to do', () => {
            const mirror = player.mirrors.get(code);
            const seen = mirror?.view as View | null | undefined;
            if (seen === null || seen === undefined) return undefined;
            return seen.phase === 'over' || scriptedMove(seen, seat, random) !== undefined ? seen : undefined;
          });
          if (view.phase === 'over') return;
          const move = scriptedMove(view, seat, random);
          if (move !== undefined) await player.act(code, move);
        }
      }),
    );
    const [mine, theirs] = players.map((player) => player.mirrors.get(code)?.view as View);
    expect(mine?.result).not.toBeNull();
    expect({ ...mine, viewer: null }).toEqual({ ...theirs, viewer: null });
    expect(ann.mirrors.get(code)?.info.status).toBe('over');
    expect(ann.gaps + bob.gaps).toBe(0);
  });
});
