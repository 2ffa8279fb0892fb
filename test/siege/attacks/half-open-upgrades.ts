import type { Socket } from 'node:net';
import { upgradeRequest } from '../../support/raw-socket.ts';
import { type Attack, keepSending } from '../attack.ts';
import { openLine } from '../raw-socket.ts';

const MOST_HELD = 800;
/** After the server's goodbye it is asked so often whether it is really gone. */
const LOOK_AGAIN_MS = 1000;

/** Upgrades that are refused, on lines that the asker never closes. */
export const halfOpenUpgrades: Attack = {
  name: 'refused upgrades, held half open',
  from: 1,
  run: async (field) => {
    const { place, tally, over } = field;
    const held = new Set<Socket>();
    await field.ready();
    await keepSending(field, { perSecond: 40, atOnce: MOST_HELD }, () => {
      if (held.size >= MOST_HELD) return;
      const line = openLine(place, true);
      held.add(line);
      tally.sent++;
      line.write(upgradeRequest({}));
      line.once('data', () => {
        tally.refused++;
      });
      line.resume();
      // A line that the server has let go of answers this with a reset, which the next one finds; one that it holds takes all.
      line.once('end', () => {
        const asking = setInterval(() => line.write('x'), LOOK_AGAIN_MS);
        line.once('close', () => clearInterval(asking));
      });
      line.once('close', () => {
        held.delete(line);
        if (!over.aborted) tally.closed++;
      });
    });
    for (const line of held) line.destroy();
  },
};
