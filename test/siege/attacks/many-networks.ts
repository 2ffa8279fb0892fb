import { type Attack, countReply, keepSending } from '../attack.ts';
import { askFrom } from '../stranger.ts';

const group = (number: number): string => (number % 0x10000).toString(16);

/**
 * Somebody who says with each request to come from another network of a /48 of IPv6, to fill what counts them: forged, unless the
 * server trusts a proxy (`--proxy`).
 */
export const manyNetworks: Attack = {
  name: 'a new IPv6 network with each request',
  from: 4,
  run: async (field) => {
    await field.ready();
    await keepSending(field, { perSecond: 100 }, async (number) => {
      const headers = { 'x-forwarded-for': `2001:db8:17:${group(number)}::${group(number * 7)}` };
      const path = number % 2 === 0 ? '/api/identity' : '/api/tables/ZZZZZZZ';
      countReply(field, (await askFrom(field.place, path, { headers })).status);
    });
  },
};
