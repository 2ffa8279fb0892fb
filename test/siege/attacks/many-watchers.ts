import { type Attack, keepSending, longTheme } from '../attack.ts';
import { Stranger } from '../stranger.ts';
import { openTalk, type Talk } from '../talk.ts';

const WATCHERS = 90;
const SOCKETS_OF_ONE = 10;

/** Ninety who look on at one table with a long theme, whose host passes to and fro: each time all is shown to all. */
export const manyWatchers: Attack = {
  name: '90 watchers at a long-theme table',
  from: 4,
  run: async (field) => {
    const { place } = field;
    const [ann, bob] = [await Stranger.arrive(place, 'Star'), await Stranger.arrive(place, 'Second')];
    const table = await ann?.make({ capacity: 2, options: { theme: longTheme(), leader: 0 } });
    const talks: Talk[] = [];
    while (talks.length < WATCHERS) {
      const guest = await Stranger.arrive(place, `Watcher ${talks.length}`);
      if (guest === undefined) break;
      for (let i = 0; i < SOCKETS_OF_ONE; i++) talks.push(openTalk(field, guest));
      await Promise.all(talks.map(({ opened }) => opened));
    }
    if (ann !== undefined && bob !== undefined && table !== undefined) {
      await bob.do(table, 'sit');
      await ann.do(table, 'start');
    }
    await field.ready();
    if (ann === undefined || bob === undefined || table === undefined) return;
    const passing = keepSending(field, { perSecond: 4, atOnce: 2 }, async () => {
      await ann.do(table, 'pass-host', { seat: 1 });
      await bob.do(table, 'pass-host', { seat: 0 });
    });
    for (const talk of talks) talk.say({ type: 'watch', table });
    // And from the beginning, again and again.
    const watching = keepSending(field, { perSecond: 30 }, (number) =>
      talks[number % talks.length]?.say({ type: 'watch', table }),
    );
    await Promise.all([passing, watching]);
    for (const talk of talks) talk.end();
  },
};
