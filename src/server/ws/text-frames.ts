/**
 * Texts as frames of the WebSocket protocol (RFC 6455, 5.2): whole, unmasked, as servers send them. Frames made here are one
 * buffer and go out with one call; ws writes head and text apart, and the text anew for each of those who get the same.
 */

/** The last frame of a message, of text. */
const WHOLE_TEXT = 0x81;
/** Up to this a length is told in the second byte; above it that says where the length is. */
const LONGEST_SHORT = 125;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;
const LONGEST_MEDIUM = 0xffff;

const headBytes = (length: number): number => {
  if (length <= LONGEST_SHORT) return 2;
  return length <= LONGEST_MEDIUM ? 4 : 10;
};

/** Writes a frame into a buffer, and gives back where it ends. */
const writeFrame = (into: Buffer, start: number, text: string, length: number): number => {
  into[start] = WHOLE_TEXT;
  if (length <= LONGEST_SHORT) into[start + 1] = length;
  else if (length <= LONGEST_MEDIUM) {
    into[start + 1] = LENGTH_IN_TWO_BYTES;
    into.writeUInt16BE(length, start + 2);
  } else {
    into[start + 1] = LENGTH_IN_EIGHT_BYTES;
    into.writeBigUInt64BE(BigInt(length), start + 2);
  }
  const textAt = start + headBytes(length);
  into.write(text, textAt);
  return textAt + length;
};

/** The frame of a text. */
const oneFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(headBytes(length) + length);
  writeFrame(frame, 0, text, length);
  return frame;
};

let lastText = '';
let lastFrame = oneFrame(lastText);

/** The frame of a text, made once for all who get it one after the other. It must not be written to. */
export const textFrame = (text: string): Buffer => {
  if (text !== lastText) {
    lastFrame = oneFrame(text);
    lastText = text;
  }
  return lastFrame;
};

/** The frames of two texts that go to the same socket, in one buffer. */
export const twoTextFrames = (first: string, second: string): Buffer => {
  const [length, nextLength] = [Buffer.byteLength(first), Buffer.byteLength(second)];
  const frames = Buffer.allocUnsafe(headBytes(length) + length + headBytes(nextLength) + nextLength);
  writeFrame(frames, writeFrame(frames, 0, first, length), second, nextLength);
  return frames;
};
