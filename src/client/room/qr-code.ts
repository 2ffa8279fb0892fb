import { encode } from 'uqr';

/** Light modules around a code, so that cameras find it. */
const QUIET_ZONE = 4;

/** The modules of the QR code of a text, row by row, true where dark; about 15 % of them may be lost. */
export const qrCode = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
