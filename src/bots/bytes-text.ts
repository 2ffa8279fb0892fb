/** Bytes as text that a module can hold: base 64, the same on server and in browsers. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Writes bytes as text, four signs for every three. */
export const textOfBytes = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) parts.push(SIGNS[(three >> shift) & 63] as string);
  }
  return parts.join('');
};

/** Reads bytes from their text; up to two that were not there may follow, of value 0. */
export const bytesOfText = (text: string): Uint8Array => {
  const places = new Map(Array.from(SIGNS, (sign, place) => [sign, place]));
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let at = 0; at < text.length; at += 4) {
    let four = 0;
    for (let i = 0; i < 4; i++) four = (four << 6) | (places.get(text[at + i] as string) ?? 0);
    for (let i = 0; i < 3; i++) bytes[(at / 4) * 3 + i] = (four >> (16 - 8 * i)) & 255;
  }
  return bytes;
};
