import { type Attack, countReply, keepSending } from '../attack.ts';
import { Stranger } from '../stranger.ts';
import { openTalk } from '../talk.ts';

const BLIND = ['choose 2', 'done', 'waive', 'pass', 'roll', 'buy'];

/** Orders by which the server plays on by itself, given anew again and again, with whatever else moves the game. */
export const standingOrders: Attack = {
  name: 'standing orders',
  from: 0,
  run: async (field) => {
    const guests = [
      await Stranger.arrive(field.place, 'Orderer'),
      await Stranger.arrive(field.place, 'Other orderer'),
    ].filter((guest) => guest !== undefined);
    const [ann, bob] = guests;
    const table = await ann?.make({ capacity: 2 });
    if (ann !== undefined && bob !== undefined && table !== undefined) {
      await bob.do(table, 'sit');
      await ann.do(table, 'start');
    }
    await field.ready();
    if (ann === undefined || bob === undefined || table === undefined) return;
    const talks = guests.map((guest) => openTalk(field, guest));
    const ordering = keepSending(field, { perSecond: 6, atOnce: 4 }, async (number) => {
      const orders = number % 5 === 4 ? null : { roll: true, buyAtMost: number % 100, bidAtMost: 40 };
      const guest = number % 2 === 0 ? ann : bob;
      countReply(field, (await guest.ask(`/api/tables/${table}/orders`, { orders })).status);
      if (number % 50 >= 48) await guest.do(table, 'ready', { ready: true });
    });
    const acting = keepSending(field, { perSecond: 20 }, (number) => {
      const action = BLIND[number % BLIND.length] as string;
      talks[number % talks.length]?.say({ type: 'act', table, id: crypto.randomUUID(), action });
    });
    await Promise.all([ordering, acting]);
    for (const talk of talks) talk.end();
  },
};
