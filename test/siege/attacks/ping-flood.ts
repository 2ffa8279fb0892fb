import { type Attack, type Field, keepSending, pause } from '../attack.ts';
import { openUnread, pings, pongs } from '../raw-socket.ts';
import { Stranger } from '../stranger.ts';

const AT_ONCE = 100;
const PER_SECOND = 30_000;
const SOCKETS = 2;
const BACK_OFF_MS = 500;
/** What the system takes no more of stays with us, and that is bounded too. */
const MOST_UNSENT = 256 * 1024;

/** Sends the same frames over one socket after the other, and never reads what comes back. */
const pour = async (field: Field, { cookie }: Stranger, frames: Buffer): Promise<void> => {
  const { place, tally, over } = field;
  while (!over.aborted) {
    const line = await openUnread(place, { cookie });
    if (line === undefined) {
      tally.refused++;
      await pause(field, BACK_OFF_MS);
      continue;
    }
    const cut = new AbortController();
    line.once('close', () => cut.abort());
    await keepSending(
      { ...field, over: AbortSignal.any([over, cut.signal]) },
      { perSecond: PER_SECOND / AT_ONCE },
      () => {
        if (line.writableLength > MOST_UNSENT) return;
        line.write(frames);
        tally.sent += AT_ONCE;
      },
    );
    if (!over.aborted) tally.closed++;
    line.destroy();
  }
};

const flood =
  (frames: Buffer): Attack['run'] =>
  async (field) => {
    const guest = await Stranger.arrive(field.place, 'Pinger');
    await field.ready();
    if (guest === undefined) return;
    await Promise.all(Array.from({ length: SOCKETS }, () => pour(field, guest, frames)));
  };

/** Pings of 125 bytes whose pongs nobody reads. */
export const pingFlood: Attack = { name: 'ping flood, never reading', from: 0, run: flood(pings(AT_ONCE)) };

/** Pongs that nobody has asked for. */
export const pongFlood: Attack = { name: 'unasked pongs', from: 1, run: flood(pongs(AT_ONCE)) };
