import type { WebSocket } from 'ws';
import { type Attack, keepSending } from '../attack.ts';
import { Stranger } from '../stranger.ts';

const MOST_HELD = 60;

/** People without a name who come to one table and go again as fast as they can: each changes how many watch, which all are told. */
export const comeAndGo: Attack = {
  name: 'spectators without a name who come and go',
  from: 3,
  run: async (field) => {
    const { place, tally, over } = field;
    const host = await Stranger.arrive(place, 'Magnet');
    const table = await host?.make({ capacity: 2 });
    const nobody = Stranger.nameless(place);
    const held: WebSocket[] = [];
    await field.ready();
    await keepSending(field, { perSecond: 20 }, () => {
      if (held.length >= MOST_HELD) held.shift()?.terminate();
      const socket = nobody.openSocket();
      held.push(socket);
      tally.sent++;
      let isOpen = false;
      socket.on('open', () => {
        isOpen = true;
        tally.taken++;
        socket.send(JSON.stringify({ type: 'watch', table }));
      });
      socket.on('message', () => {});
      socket.on('close', () => {
        if (!isOpen && !over.aborted) tally.refused++;
      });
    });
    for (const socket of held) socket.terminate();
  },
};
