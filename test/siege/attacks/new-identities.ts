import { type Attack, countReply, keepSending } from '../attack.ts';
import { askFrom } from '../stranger.ts';

/** A new guest with every request. */
export const newIdentities: Attack = {
  name: 'new identities',
  from: 0,
  run: async (field) => {
    await field.ready();
    await keepSending(field, { perSecond: 10 }, async (number) => {
      const body = { name: `Nobody ${number}`, language: 'fr' };
      countReply(field, (await askFrom(field.place, '/api/identity', { body })).status);
    });
  },
};
