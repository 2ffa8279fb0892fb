import type { ServerMessage } from '../../../src/protocol/wire.ts';
import { type Attack, type Field, keepSending } from '../attack.ts';
import { Stranger } from '../stranger.ts';
import { openTalk } from '../talk.ts';

const TABLES = 4;
const LAYOUTS_BETWEEN = 30;

type CardsView = { readonly seats: readonly { readonly cards: string | null }[] };

/** Lays the same cards out and takes them back, without end. */
const layOut = async (field: Field, guest: Stranger, table: string, seat: number): Promise<void> => {
  let cards = '';
  const hear = (message: ServerMessage): void => {
    if (message.type !== 'table' && message.type !== 'update') return;
    const own = (message.view as CardsView | null)?.seats?.[seat]?.cards;
    if (own) cards = own.split(' ').slice(0, 3).join(' ');
  };
  const talk = openTalk(field, guest, hear);
  await keepSending(field, { perSecond: 14 }, async (number) => {
    // All that has happened, from the beginning, in both ways.
    if (number % LAYOUTS_BETWEEN === 0) await guest.ask(`/api/tables/${table}/record`);
    if (cards === '' || number % LAYOUTS_BETWEEN === 0) return talk.say({ type: 'watch', table });
    const action = number % 2 === 0 ? `layout ${cards}` : 'layout none';
    talk.say({ type: 'act', table, id: crypto.randomUUID(), action });
  });
  talk.end();
};

/** `layout`, which everybody may do at any time, repeated by everybody at some tables of cards. */
export const layouts: Attack = {
  name: 'layout without end',
  from: 0,
  run: async (field) => {
    const seats: (() => Promise<void>)[] = [];
    for (let i = 0; i < TABLES; i++) {
      const [ann, bob] = [
        await Stranger.arrive(field.place, `Layer ${i}`),
        await Stranger.arrive(field.place, `Other layer ${i}`),
      ];
      const code = await ann?.make({ game: 'choose-your-words', capacity: 2 });
      if (ann === undefined || bob === undefined || code === undefined) break;
      await bob.do(code, 'sit');
      await ann.do(code, 'start');
      seats.push(
        () => layOut(field, ann, code, 0),
        () => layOut(field, bob, code, 1),
      );
    }
    await field.ready();
    await Promise.all(seats.map((begin) => begin()));
  },
};
