import { type Attack, countReply, keepSending } from '../attack.ts';
import { Stranger } from '../stranger.ts';
import { openTalk } from '../talk.ts';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const guess = (): string =>
  Array.from({ length: 7 }, () => SIGNS[Math.floor(Math.random() * SIGNS.length)]).join('');

/** Codes of tables, recovery codes and the token of the host of the site, guessed. */
export const guesses: Attack = {
  name: 'guessed codes',
  from: 2,
  run: async (field) => {
    const guest = await Stranger.arrive(field.place, 'Guesser');
    await field.ready();
    if (guest === undefined) return;
    const talk = openTalk(field, guest);
    await keepSending(field, { perSecond: 12 }, async (number) => {
      talk.say({ type: 'watch', table: guess() });
      if (number % 3 === 0) countReply(field, (await guest.ask(`/api/tables/${guess()}`)).status);
      if (number % 3 === 1) {
        const code = `${guess()}${guess()}${guess()}`;
        countReply(field, (await guest.ask('/api/identity/recover', { code })).status);
      }
      if (number % 3 === 2)
        countReply(field, (await guest.ask('/api/admin/enter', { token: guess() })).status);
    });
    talk.end();
  },
};
