import { type Attack, keepSending } from '../attack.ts';
import { Stranger } from '../stranger.ts';
import { openTalk } from '../talk.ts';

const PEOPLE = 4;

/** Four at a table who say the longest thing that may be said, without a pause. */
export const chatter: Attack = {
  name: 'chat',
  from: 4,
  run: async (field) => {
    const guests: Stranger[] = [];
    let table: string | undefined;
    for (let i = 0; i < PEOPLE; i++) {
      const guest = await Stranger.arrive(field.place, `Talker ${i}`);
      if (guest === undefined) break;
      if (i === 0) table = await guest.make({ capacity: PEOPLE });
      else if (table !== undefined) await guest.do(table, 'sit');
      guests.push(guest);
    }
    await field.ready();
    if (table === undefined) return;
    const talks = guests.map((guest) => openTalk(field, guest));
    for (const talk of talks) talk.say({ type: 'watch', table });
    await keepSending(field, { perSecond: 60 }, (number) => {
      const talk = talks[number % talks.length];
      if (number % 100 < talks.length) talk?.say({ type: 'watch', table });
      talk?.say({ type: 'say', table, id: crypto.randomUUID(), text: `${number} ${'bla '.repeat(45)}` });
    });
    for (const talk of talks) talk.end();
  },
};
