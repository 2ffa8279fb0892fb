/**
 * Weights as text that a module can hold: base 64 of each part as the size of its largest weight (a 32-bit float) and 16-bit shares
 * of it.
 */
import { bytesOfText, textOfBytes } from '../../bytes-text.ts';
import { emptyWeights, PART_NAMES, PARTS, type Weights } from './value-net.ts';

const MOST = 32_767;
const BYTES = PART_NAMES.reduce((sum, name) => sum + 4 + 2 * PARTS[name], 0);

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
  return textOfBytes(bytes);
};

/** Reads weights from their text; throws where it is not as long as they are. */
export const unpackWeights = (text: string): Weights => {
  if (text.length !== Math.ceil(BYTES / 3) * 4)
    throw new Error('These are not the weights of a BuyWord bot.');
  const bytes = bytesOfText(text);
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
