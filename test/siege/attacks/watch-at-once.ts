import { type Attack, keepSending, longTheme } from '../attack.ts';
import { Stranger } from '../stranger.ts';
import { openTalk } from '../talk.ts';

const TABLES = 20;

/** Twenty tables watched in one breath, again and again: more than one socket may look at. */
export const watchAtOnce: Attack = {
  name: '20 watch at once',
  from: 2,
  run: async (field) => {
    const { place } = field;
    const guest = await Stranger.arrive(place, 'Looker');
    const codes: string[] = [];
    for (let i = 0; i < TABLES && guest !== undefined; i++) {
      const code = await guest.make({ capacity: 1, options: { theme: longTheme(2000) } });
      if (code === undefined) break;
      await guest.do(code, 'start');
      codes.push(code);
    }
    await field.ready();
    if (guest === undefined) return;
    const talk = openTalk(field, guest);
    await keepSending(field, { perSecond: 1 }, () => {
      for (const table of codes) talk.say({ type: 'watch', table });
      for (const table of codes) talk.say({ type: 'unwatch', table });
    });
    talk.end();
  },
};
