import { describe, expect, it, vi } from 'vitest';
import { linkToRecord, recordInLink } from './record-link.ts';

const MB = 1024 * 1024;

/** A link that holds something, packed as records are. */
const linkOf = async (parts: BlobPart[]): Promise<string> => {
  const packed = new Blob(parts).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#r=${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

describe('a record in a link', () => {
  it('comes back as it was', async () => {
    vi.stubGlobal('location', { origin: 'https://example.org' });
    const record = `[Game "buyword"]\n${'1. Renée sells «ÉTÉ» 💶\n'.repeat(300)}`;
    const link = await linkToRecord(record);
    expect(link).toMatch(/^https:\/\/example\.org\/replay#r=[\w-]+$/);
    expect(await recordInLink(link?.slice('https://example.org/replay'.length) ?? '')).toEqual({
      ok: true,
      value: record,
    });
  });

  it('is refused where it unpacks to far more than a game, before the rest of it is unpacked', async () => {
    const zeros = new Uint8Array(MB);
    const bomb = await linkOf(Array.from({ length: 100 }, () => zeros));
    expect(bomb.length).toBeLessThan(MB / 4);
    let unpackedBytes = 0;
    const Unpacking = DecompressionStream;
    vi.stubGlobal(
      'DecompressionStream',
      class {
        readonly writable: WritableStream;
        readonly readable: ReadableStream;
        constructor(format: CompressionFormat) {
          const real = new Unpacking(format);
          this.writable = real.writable;
          const counting = new TransformStream<Uint8Array, Uint8Array>({
            transform: (chunk, stream) => {
              unpackedBytes += chunk.length;
              stream.enqueue(chunk);
            },
          });
          this.readable = real.readable.pipeThrough(counting);
        }
      },
    );
    expect(await recordInLink(bomb)).toEqual({ ok: false, error: 'too-long' });
    expect(unpackedBytes).toBeLessThan(8 * MB);
  });

  it('is told from one that is broken, and from none', async () => {
    const whole = await linkOf(['x'.repeat(5000)]);
    const noText = await linkOf([new Uint8Array([255])]);
    for (const hash of [whole.slice(0, -4), noText, '#r=', '#r=%%%', '#r=____'])
      expect([hash, await recordInLink(hash)]).toEqual([hash, { ok: false, error: 'broken' }]);
    expect(await recordInLink('#theme')).toBeUndefined();
  });
});
