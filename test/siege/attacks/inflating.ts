import { once } from 'node:events';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { type Attack, countReply, keepSending } from '../attack.ts';
import { openUnread } from '../raw-socket.ts';
import { askFrom, Stranger } from '../stranger.ts';

const INFLATED = 20 * 1024 * 1024;
const BOMB = gzipSync(Buffer.alloc(INFLATED, ' '));
const OFFER = { 'sec-websocket-extensions': 'permessage-deflate' };

/** A frame of text of some length, masked with nothing; the head says whether it is packed and whether more follows. */
const frame = (head: number, bytes: Buffer): Buffer => {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes.length));
  return Buffer.concat([Buffer.from([head, 0xff]), length, Buffer.alloc(4), bytes]);
};
const PACKED_TEXT = frame(0xc1, deflateRawSync(Buffer.alloc(INFLATED, ' ')));
const TEXT_WITHOUT_END = frame(0x01, Buffer.alloc(4096, ' '));

/** What is small on the way and large when it is there: packed bodies, packed frames, messages without an end. */
export const inflating: Attack = {
  name: 'bodies and frames that inflate',
  from: 3,
  run: async (field) => {
    const { place, tally, over } = field;
    const cookie = (await Stranger.arrive(place, 'Balloon'))?.cookie;
    await field.ready();
    if (cookie === undefined) return;
    await keepSending(field, { perSecond: 3, atOnce: 4 }, async (number) => {
      if (number % 3 === 0) {
        const headers = { 'content-encoding': 'gzip' };
        countReply(field, (await askFrom(place, '/api/tables', { cookie, raw: BOMB, headers })).status);
        return;
      }
      const line = await openUnread(place, { cookie, ...OFFER });
      tally.sent++;
      if (line === undefined) {
        tally.refused++;
        return;
      }
      const closed = once(line, 'close', { signal: over }).catch(() => {});
      line.resume();
      line.write(number % 3 === 1 ? PACKED_TEXT : TEXT_WITHOUT_END);
      for (let more = 0; more < 8 && number % 3 === 2; more++)
        line.write(frame(0x00, TEXT_WITHOUT_END.subarray(-4096)));
      await closed;
      if (!over.aborted) tally.closed++;
      line.destroy();
    });
  },
};
