import { type Attack, countReply, keepSending, longTheme } from '../attack.ts';
import { Stranger } from '../stranger.ts';

const TABLES = 20;

/** The host's seat passed to oneself, and to and fro, at public tables with long themes; after each, the lobby is read. */
export const passHost: Attack = {
  name: 'pass-host to oneself and to and fro, with the lobby',
  from: 1,
  run: async (field) => {
    const [ann, bob] = [
      await Stranger.arrive(field.place, 'Passer'),
      await Stranger.arrive(field.place, 'Catcher'),
    ];
    const codes: string[] = [];
    for (let i = 0; i < TABLES && ann !== undefined && bob !== undefined; i++) {
      const code = await ann.make({ capacity: 2, public: true, options: { theme: longTheme() } });
      if (code === undefined) break;
      await bob.do(code, 'sit');
      codes.push(code);
    }
    await field.ready();
    if (ann === undefined || bob === undefined || codes.length === 0) return;
    await keepSending(field, { perSecond: 20, atOnce: 8 }, async (number) => {
      const code = codes[number % codes.length] as string;
      // Whoever of them is host: to oneself, then to the other.
      for (const [who, seat] of [
        [ann, 0],
        [ann, 1],
        [bob, 0],
      ] as const)
        countReply(field, await who.do(code, 'pass-host', { seat }));
      countReply(field, (await ann.ask('/api/lobby')).status);
    });
  },
};
