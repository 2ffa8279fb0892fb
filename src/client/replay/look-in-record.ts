import { NOBODY } from '../../protocol/nobody.ts';
import type { SeatLook } from '../../protocol/wire.ts';
import { lookFrom, parseLook } from '../../shared/looks.ts';

/** How somebody looks, as a record tells it (`formatSeatLook`). One that does not say gives everybody with a name a face. */
export const lookInRecord = (face: string | undefined, name: string): SeatLook => {
  if (!face) return name === NOBODY ? {} : lookFrom(name);
  return parseLook(face) ?? { bot: face };
};
