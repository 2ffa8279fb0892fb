import { type Attack, countReply, keepSending, longTheme } from '../attack.ts';
import { Stranger } from '../stranger.ts';

/** Records, lobby, tables and a record of a game, as fast as the limits allow and faster. */
export const readLists: Attack = {
  name: 'records, lobby and record, without a pause',
  from: 3,
  run: async (field) => {
    const guest = await Stranger.arrive(field.place, 'Reader');
    const code = await guest?.make({ capacity: 1, options: { theme: longTheme() } });
    if (guest !== undefined && code !== undefined) await guest.do(code, 'start');
    await field.ready();
    const paths = [
      '/api/records?player=a',
      '/api/lobby',
      '/api/tables',
      '/api/tables/mine',
      '/api/turns',
      `/api/tables/${code}`,
      `/api/tables/${code}/record`,
      `/api/records/${code}/1`,
      '/api/identity/export',
      '/api/openapi.json',
    ];
    await keepSending(field, { perSecond: 50 }, async (number) => {
      const reply = await guest?.ask(paths[number % paths.length] as string);
      countReply(field, reply?.status ?? 0);
    });
  },
};
