import { err, ok, type Result } from '../../shared/result.ts';
import { fromBase64Url, toBase64Url } from '../base/base64-url.ts';

/** Addresses longer than this are cut off by some messengers and mail programs. */
const LONGEST_LINK = 8000;
const MARK = '#r=';

/** Far more than any game: what unpacks to more than that is none. */
const LONGEST_RECORD_BYTES = 1024 * 1024;
/** A link is unpacked in slices, so that at most a thousand times as much is unpacked before it is looked at. */
const SLICE_BYTES = 256;

const packed = async (text: string): Promise<Uint8Array> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** What bytes unpack to, as a text; undefined where that is too long. Throws where it is nothing that was packed so. */
const unpacked = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> => {
  let next = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (stream) => {
        if (next >= bytes.length) return stream.close();
        stream.enqueue(bytes.slice(next, next + SLICE_BYTES));
        next += SLICE_BYTES;
      },
    },
    { highWaterMark: 0 },
  );
  const reader = slices.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > LONGEST_RECORD_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};

/** The address that shows a record, which lies in it packed: no server keeps or sees it. Undefined where it would be too long. */
export const linkToRecord = async (record: string): Promise<string | undefined> => {
  const link = `${location.origin}/replay${MARK}${toBase64Url(await packed(record))}`;
  return link.length > LONGEST_LINK ? undefined : link;
};

/** The record that lies in an address; undefined where none does, else why it cannot be had. */
export const recordInLink = async (
  hash: string,
): Promise<Result<string, 'broken' | 'too-long'> | undefined> => {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    const text = await unpacked(fromBase64Url(hash.slice(MARK.length)));
    return text === undefined ? err('too-long') : ok(text);
  } catch {
    return err('broken');
  }
};
