/** Weights as bytes: a mark, then each part as the size of its largest weight (a 32-bit float) and 16-bit shares of it. */
import { emptyWeights, PART_NAMES, PARTS, type Weights } from './value-net.ts';

const MARK = 0x57_4e_30_31;
const MOST = 32_767;

const BYTES = PART_NAMES.reduce((sum, name) => sum + 4 + 2 * PARTS[name], 4);

/** Packs weights. */
export const packWeights = (weights: Weights): Uint8Array => {
  const bytes = new Uint8Array(BYTES);
  const data = new DataView(bytes.buffer);
  data.setUint32(0, MARK);
  let at = 4;
  for (const name of PART_NAMES) {
    const part = weights[name];
    const scale = Math.fround(part.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / MOST);
    data.setFloat32(at, scale, true);
    at += 4;
    for (const weight of part) {
      data.setInt16(at, scale === 0 ? 0 : Math.max(-MOST, Math.min(MOST, Math.round(weight / scale))), true);
      at += 2;
    }
  }
  return bytes;
};

/** Reads packed weights; throws where the bytes are none. */
export const unpackWeights = (bytes: Uint8Array): Weights => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength !== BYTES || data.getUint32(0) !== MARK) throw new Error('These are not weights of a BuyWord bot.');
  const weights = emptyWeights();
  let at = 4;
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
