import { type Attack, countReply, keepSending } from '../attack.ts';
import { askFrom, Stranger } from '../stranger.ts';

const JUST_FITS = 127 * 1024;
const FAR_TOO_LARGE = 1024 * 1024;

const BODIES = [
  // As deep as it is long.
  Buffer.from('['.repeat(JUST_FITS / 2) + ']'.repeat(JUST_FITS / 2)),
  // Full of things that nobody asks for.
  Buffer.from(JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`key${i}`, i])))),
  Buffer.from(JSON.stringify({ game: 'x', capacity: 1, options: { theme: 'y'.repeat(JUST_FITS - 100) } })),
  Buffer.alloc(FAR_TOO_LARGE, 'x'),
];

/** Bodies as large as they may be, and larger. */
export const largeBodies: Attack = {
  name: 'large bodies',
  from: 2,
  run: async (field) => {
    const { place } = field;
    const cookie = (await Stranger.arrive(place, 'Porter'))?.cookie;
    await field.ready();
    await keepSending(field, { perSecond: 12, atOnce: 6 }, async (number) => {
      const raw = BODIES[number % BODIES.length] as Buffer;
      countReply(field, (await askFrom(place, '/api/tables', { cookie, raw })).status);
    });
  },
};
