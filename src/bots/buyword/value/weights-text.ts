/**
 * Weights as text that a module can hold: base 64 of each part as the size of its largest weight (a 32-bit float) and 16-bit shares
 * of it.
 */
import { emptyWeights, PART_NAMES, PARTS, type Weights } from './value-net.ts';

const MOST = 32_767;
const BYTES = PART_NAMES.reduce((sum, name) => sum + 4 + 2 * PARTS[name], 0);
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const toText = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += SIGNS[(three >> shift) & 63];
  }
  return text;
};

const fromText = (text: string): Uint8Array => {
  const places = new Map(Array.from(SIGNS, (sign, place) => [sign, place]));
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let at = 0; at < text.length; at += 4) {
    let four = 0;
    for (let i = 0; i < 4; i++) four = (four << 6) | (places.get(text[at + i] as string) ?? 0);
    for (let i = 0; i < 3; i++) bytes[(at / 4) * 3 + i] = (four >> (16 - 8 * i)) & 255;
  }
  return bytes.subarray(0, BYTES);
};

/** Writes weights as text; what is read back is the same to a few millionths. */
export const packWeights = (weights: Weights): string => {
  const bytes = new Uint8Array(BYTES);
  const data = new DataView(bytes.buffer);
  let at = 0;
  for (const name of PART_NAMES) {
    const part = weights[name];
    const largest = part.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const scale = Math.fround(largest / MOST);
    data.setFloat32(at, scale, true);
    at += 4;
    for (const weight of part) {
      const share = scale === 0 ? 0 : Math.round(weight / scale);
      data.setInt16(at, Math.max(-MOST, Math.min(MOST, share)), true);
      at += 2;
    }
  }
  return toText(bytes);
};

/** Reads weights from their text; throws where it is not as long as they are. */
export const unpackWeights = (text: string): Weights => {
  if (text.length !== Math.ceil(BYTES / 3) * 4)
    throw new Error('These are not the weights of a BuyWord bot.');
  const bytes = fromText(text);
  const data = new DataView(bytes.buffer);
  const weights = emptyWeights();
  let at = 0;
  for (const name of PART_NAMES) {
    const scale = data.getFloat32(at, true);
    at += 4;
    const part = weights[name];
    for (let i = 0; i < part.length; i++) {
      part[i] = data.getInt16(at, true) * scale;
      at += 2;
    }
  }
  return weights;
};
