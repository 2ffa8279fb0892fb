/** Addresses longer than this are cut off by some messengers and mail programs. */
const LONGEST_LINK = 8000;
const MARK = '#r=';

const through = async (bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** The address that shows a record, which lies in it packed: no server keeps or sees it. Undefined where it would be too long. */
export const linkToRecord = async (record: string): Promise<string | undefined> => {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const link = `${location.origin}/replay${MARK}${toText(packed)}`;
  return link.length > LONGEST_LINK ? undefined : link;
};

/** The record that lies in an address; undefined where none does, 'broken' where it cannot be unpacked. */
export const recordInLink = async (hash: string): Promise<string | 'broken' | undefined> => {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    const bytes = await through(toBytes(hash.slice(MARK.length)), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'broken';
  }
};
