import { type Attack, countReply, keepSending, longTheme } from '../attack.ts';
import { Stranger } from '../stranger.ts';

/** Solo tables with 5,000 words of their own each, by ever new guests, each of them started. */
export const longThemes: Attack = {
  name: 'solo tables with 5,000-word themes',
  from: 3,
  run: async (field) => {
    const { place } = field;
    const guests: Stranger[] = [];
    const first = await Stranger.arrive(place, 'Themer');
    if (first !== undefined) guests.push(first);
    await field.ready();
    await keepSending(field, { perSecond: 12, atOnce: 6 }, async (number) => {
      const guest = guests.at(-1);
      const body = { game: 'buyword', capacity: 1, options: { theme: longTheme() } };
      const reply = await guest?.ask('/api/tables', body);
      countReply(field, reply?.status ?? 0);
      if (guest !== undefined && reply?.status === 201) {
        const { info } = reply.body as { info: { code: string } };
        countReply(field, await guest.do(info.code, 'start'));
      } else if (guest === guests.at(-1)) {
        // Whoever may make no more is followed by the next.
        const next = await Stranger.arrive(place, `Themer ${number}`);
        if (next !== undefined) guests.push(next);
      }
    });
  },
};
