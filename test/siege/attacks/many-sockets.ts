import type { WebSocket } from 'ws';
import { type Attack, keepSending } from '../attack.ts';
import { Stranger } from '../stranger.ts';

const GUESTS = 15;
const MOST_HELD = 300;

/** As many sockets as one address can get, with as many identities as it takes, all of them following the lobby. */
export const manySockets: Attack = {
  name: 'many sockets of one address',
  from: 2,
  run: async (field) => {
    const { place, tally, over } = field;
    const guests: Stranger[] = [];
    for (let i = 0; i < GUESTS; i++) {
      const guest = await Stranger.arrive(place, `Crowd ${i}`);
      if (guest !== undefined) guests.push(guest);
    }
    const held = new Set<WebSocket>();
    await field.ready();
    await keepSending(field, { perSecond: 20 }, (number) => {
      const guest = guests[number % guests.length];
      if (guest === undefined || held.size >= MOST_HELD) return;
      const socket = guest.openSocket();
      held.add(socket);
      tally.sent++;
      let isOpen = false;
      socket.on('open', () => {
        isOpen = true;
        tally.taken++;
        socket.send('{"type":"lobby","follow":true}');
      });
      socket.on('message', () => {});
      socket.on('close', () => {
        held.delete(socket);
        if (over.aborted) return;
        if (isOpen) tally.closed++;
        else tally.refused++;
      });
    });
    for (const socket of held) socket.terminate();
  },
};
